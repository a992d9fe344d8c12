import type { ComparableTable, EvidenceSource } from '../writer.ts'
import type { Answer } from './answers.ts'
import { arrangeParagraphs, type Paragraph } from './arrange.ts'
import { escapeLine, escapeMarkdown, linkTarget } from './escape-markdown.ts'
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
  for (const { heading, passages, tables: shown } of outline.sections) {
    await pace()
    const arranged = arrangeParagraphs(passages, ranked)
    // What followed a table in its source ("The figures…") follows it here as well.
    const follows = (paragraph: Paragraph) =>
      shown.some((table) =>
        paragraph.some(
          ({ source, sentences, items }) =>
            source === table.source && ([...sentences, ...items][0]?.block ?? 0) > table.block,
        ),
      )
    const write = (paragraphs: Paragraph[]) =>
      paragraphs.map((paragraph) => writeParagraph(paragraph, pen)).filter((text) => text !== '')
    const before = write(arranged.filter((paragraph) => !follows(paragraph)))
    const illustrations = shown.map((table) => writeTable(table, heading, pen))
    const after = write(arranged.filter(follows))
    const section = [...before, ...illustrations.map(({ markdown }) => markdown), ...after]
    if (section.length === 0) continue
    parts.push(`## ${escapeLine(heading)}`, ...section)
    headings.push(plainText(heading))
    tables.push(...illustrations.map(({ comparable }) => comparable))
  }
  const answers = outline.answers.map((answer) => writeAnswer(answer, pen)).filter((text) => text !== '')
  if (answers.length > 0) parts.push(`## ${pen.phrases.faq}`, ...answers)
  return { body: parts.join('\n\n'), sources: writeSources(pen), tables, headings }
}

/** The sources that the text came to cite. */
export function citedEvidence({ ledger, evidence }: Pen): EvidenceSource[] {
  return ledger.sources().flatMap(({ id }) => evidence.find((source) => source.id === id) ?? [])
}
