import type { ComparableTable, EvidenceSource } from '../writer.ts'
import type { Answer } from './answers.ts'
import { arrangeParagraphs } from './arrange.ts'
import { escapeLine, escapeMarkdown, linkTarget } from './escape-markdown.ts'
import type { ArticleTable } from './figure-table.ts'
import type { Outline } from './outline.ts'
import type { Pace } from './pace.ts'
import { plainText } from './plain-text.ts'
import { quotePassage } from './quote-passage.ts'
import type { Ranked } from './rank-sentences.ts'
import type { Sentence } from './sentence.ts'
import { sourceName } from './source-name.ts'
import { type Pen, writeOwn, writeParagraph, writeQuote } from './write-paragraph.ts'
import { writeTable } from './write-table.ts'

export type Composition = {
  /** Without the list of sources. */
  body: string
  sources: string
  tables: ComparableTable[]
  /** Headings of the sections, as plain text. */
  headings: string[]
}

function writeTakeaway(sentence: Sentence, pen: Pen): string {
  if (sentence.own) return writeOwn([sentence], pen, true)
  const { evidence, ledger, phrases } = pen
  const quoted = quotePassage(evidence, [sentence], ledger, phrases)
  const cited = evidence[sentence.source]
  if (quoted === '' || cited === undefined) return ''
  const name = escapeMarkdown(
    sourceName(cited, { open: phrases.quotes.innerOpen, close: phrases.quotes.innerClose }),
  )
  const gap = phrases.space
  return gap === ''
    ? `${quoted}（${name}）[${ledger.refer(sentence.source)}]${phrases.stop}`
    : `${quoted} (${name}) [${ledger.refer(sentence.source)}]${phrases.stop}`
}

function writeAnswer({ question, sentences }: Answer, pen: Pen): string {
  const answer = sentences[0]?.own ? writeOwn(sentences, pen, true) : writeQuote(sentences, null, pen)
  return answer === '' ? '' : `### ${escapeLine(question)}\n\n${answer}`
}

/** The numbered list of what was cited: title, link where there is one, and whose it is. */
function writeSources({ ledger, phrases, evidence }: Pen): string {
  const lines = ledger.sources().map(({ reference, id, title, url }) => {
    const target = linkTarget(url)
    const name = escapeMarkdown(title === '' ? (url ?? id) : title).replaceAll('`', '')
    const isOwn = evidence.find((source) => source.id === id)?.own ?? false
    const mark = isOwn && url === null ? ` (${phrases.own})` : ''
    return `${reference}. ${target === null ? name : `[${name}](${target})`}${mark}`
  })
  return [`## ${phrases.sources}`, lines.join('\n')].join('\n\n')
}

/** Writes the outline out, in its order, and fills the ledger as it goes. */
export async function compose(
  outline: Outline,
  ranked: Ranked,
  pen: Pen,
  takeawaysHeading: string,
  pace: Pace,
): Promise<Composition> {
  const parts: string[] = []
  const tables: ComparableTable[] = []
  const headings: string[] = []
  const points = outline.takeaways
    .map((sentence) => writeTakeaway(sentence, pen))
    .filter((point) => point !== '')
  if (points.length > 0) parts.push(`## ${takeawaysHeading}`, points.map((point) => `- ${point}`).join('\n'))
  const addTable = (table: ArticleTable, heading: string) => {
    const { markdown, comparable } = writeTable(table, heading, pen)
    parts.push(markdown)
    tables.push(comparable)
  }
  for (const { heading, passages, tables: shown } of outline.sections) {
    await pace()
    const paragraphs = arrangeParagraphs(passages, ranked)
      .map((paragraph) => writeParagraph(paragraph, pen))
      .filter((text) => text !== '')
    if (paragraphs.length === 0 && shown.length === 0) continue
    parts.push(`## ${escapeLine(heading)}`, ...paragraphs)
    headings.push(plainText(heading))
    for (const table of shown) addTable(table, heading)
  }
  const answers = outline.answers.map((answer) => writeAnswer(answer, pen)).filter((text) => text !== '')
  if (answers.length > 0) parts.push(`## ${pen.phrases.faq}`, ...answers)
  return { body: parts.join('\n\n'), sources: writeSources(pen), tables, headings }
}

/** The sources that the text came to cite. */
export function citedEvidence({ ledger, evidence }: Pen): EvidenceSource[] {
  return ledger.sources().flatMap(({ id }) => evidence.find((source) => source.id === id) ?? [])
}
