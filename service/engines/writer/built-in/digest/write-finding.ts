import type { EvidenceSource } from '../../writer.ts'
import { escapeLine } from '../escape-markdown.ts'
import type { Ledger } from '../ledger.ts'
import type { Phrases } from '../phrases/phrases.ts'
import { quotePassage } from '../quote-passage.ts'
import type { Sentence } from '../sentence.ts'
import { isSpaceless } from '../split-words.ts'
import { withReference } from '../write-sentence.ts'
import type { Finding } from './finding.ts'
import type { SourceNames } from './name-sources.ts'

/** All that turning findings into Markdown needs to know. */
export type Pen = { sources: EvidenceSource[]; ledger: Ledger; phrases: Phrases; names: SourceNames }

/** What a finding says, with its reference: our own words as they are, a third party's in quotation marks. Empty when said before. */
export function writeStatement(sentences: Sentence[], { sources, ledger, phrases }: Pen): string {
  const [first] = sentences
  if (first === undefined || sentences.some(ledger.hasSaid)) return ''
  if (!first.own) {
    const quoted = quotePassage(sources, sentences, ledger, phrases)
    return quoted === '' ? '' : `${quoted}${phrases.space}${ledger.refer(first.source)}`
  }
  for (const sentence of sentences) ledger.state(sentence)
  const gap = isSpaceless(first.text.slice(-12)) ? '' : ' '
  return withReference(sentences.map(({ text }) => text).join(gap), ledger.refer(first.source), true)
}

/** A finding as an item of a list; `speaker` says who says it, where nothing above does; `under` is the heading it is under. Empty when all of it was said before. */
export function writeFinding(
  finding: Finding,
  speaker: string | null,
  under: string | null,
  pen: Pen,
): string {
  const { ledger, phrases, names } = pen
  const name = speaker === null ? '' : `${speaker}${colonOf(phrases)}${phrases.space}`
  const statement = writeStatement(finding.sentences, pen)
  const items = finding.items.flatMap((item) => {
    const text = writeStatement([item], pen)
    return text === '' ? [] : [`  - ${text}`]
  })
  if (statement === '' && items.length === 0) return ''
  const also = finding.also
    .filter((source) => ledger.refer(source) !== '')
    .map((source) => phrases.also.replace('{x}', () => `${names.short(source)} ${ledger.refer(source)}`))
    .join(', ')
  const lead = [statement, also === '' ? '' : `(${also})`].filter(Boolean).join(phrases.space)
  if (items.length === 0) return `- ${name}${lead}`
  const heading = finding.section.heading
  // The section has the heading of the list already.
  if (lead === '' && heading === under && speaker === null)
    return items.map((item) => item.slice(2)).join('\n')
  if (lead === '' && heading === under)
    return [`- ${speaker} ${ledger.refer(finding.source)}${colonOf(phrases)}`, ...items].join('\n')
  const listed =
    lead !== '' || heading === null ? lead : `${escapeLine(heading)} ${ledger.refer(finding.source)}`.trim()
  return [`- ${name}${listed}`, ...items].join('\n')
}

/** The colon of a language, with the space French has before it. */
export function colonOf({ according }: Phrases): string {
  return /\s?[:：]$/u.exec(according)?.[0] ?? ':'
}
