import type { EvidenceSource } from '../writer.ts'
import type { Paragraph } from './arrange.ts'
import type { Attribute } from './attribute.ts'
import type { Ledger } from './ledger.ts'
import type { Phrases } from './phrases/phrases.ts'
import { quotePassage } from './quote-passage.ts'
import type { Sentence } from './sentence.ts'
import { isSpaceless } from './split-words.ts'
import { withReference } from './write-sentence.ts'

/** All that turning sentences into Markdown needs to know. */
export type Pen = { evidence: EvidenceSource[]; ledger: Ledger; phrases: Phrases; attribute: Attribute }

/** Our own sentences, each with its reference; said only once. */
export function writeOwn(sentences: Sentence[], { ledger }: Pen, isLineStart: boolean): string {
  let text = ''
  for (const sentence of sentences) {
    if (ledger.hasSaid(sentence)) continue
    ledger.state(sentence)
    const gap = text === '' || isSpaceless(text.slice(-12)) ? '' : ' '
    text += gap + withReference(sentence.text, ledger.refer(sentence.source), isLineStart && text === '')
  }
  return text
}

/** A stranger's sentences with who says so: `According to Example: “…” [2].` Empty when said before. */
export function writeQuote(sentences: Sentence[], before: number | null, pen: Pen): string {
  const [first] = sentences
  if (first === undefined) return ''
  const quoted = quotePassage(pen.evidence, sentences, pen.ledger, pen.phrases)
  if (quoted === '') return ''
  const { space, stop } = pen.phrases
  return `${pen.attribute(first.source, before)}${space}${quoted}${space}[${pen.ledger.refer(first.source)}]${stop}`
}

function writeList({ sentences, items, own, source }: Paragraph[number], pen: Pen): string {
  const { phrases, ledger, attribute } = pen
  const intro = own ? writeOwn(sentences, pen, true) : ''
  const lines = items.flatMap((item) => {
    if (own) {
      const line = writeOwn([item], pen, true)
      return line === '' ? [] : [`- ${line}`]
    }
    const quoted = quotePassage(pen.evidence, [item], ledger, phrases)
    return quoted === '' ? [] : [`- ${quoted}${phrases.space}[${ledger.refer(source)}]`]
  })
  if (lines.length === 0) return intro
  const announced = own ? intro : writeAnnouncement(sentences, source, pen, attribute(source, null))
  return [announced, lines.join('\n')].filter((part) => part !== '').join('\n\n')
}

/** What a stranger announces a list with is quoted too; without it, who speaks is enough. */
function writeAnnouncement(sentences: Sentence[], source: number, pen: Pen, attribution: string): string {
  const quoted = sentences.length === 0 ? '' : quotePassage(pen.evidence, sentences, pen.ledger, pen.phrases)
  const { space } = pen.phrases
  return quoted === '' ? attribution : `${attribution}${space}${quoted}${space}[${pen.ledger.refer(source)}]:`
}

/** A paragraph or list of the article as Markdown; empty when all of it was said before. */
export function writeParagraph(paragraph: Paragraph, pen: Pen): string {
  const [only] = paragraph
  if (only !== undefined && only.items.length > 0) return writeList(only, pen)
  let text = ''
  let before: number | null = null
  for (const { sentences, own, source } of paragraph) {
    const next: string = own
      ? writeOwn(sentences, pen, text === '')
      : writeQuote(sentences, text === '' ? null : before, pen)
    if (next === '') continue
    text += (text === '' || isSpaceless(text.slice(-12)) ? '' : ' ') + next
    before = source
  }
  return text
}
