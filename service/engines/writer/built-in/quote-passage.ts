import type { EvidenceSource } from '../writer.ts'
import { escapeMarkdown } from './escape-markdown.ts'
import type { Ledger } from './ledger.ts'
import type { Phrases } from './phrases/phrases.ts'
import { plainText } from './plain-text.ts'
import type { Sentence } from './sentence.ts'
import { nestMarks } from './typeset.ts'

/** The text of the block or list item that a sentence stands in. */
function placeText(evidence: EvidenceSource[], { source, block, item }: Sentence): string {
  const place = evidence[source]?.blocks[block]
  if (place === undefined) return ''
  if (place.kind === 'list') return place.items[item ?? 0] ?? ''
  return place.kind === 'table' ? '' : place.text
}

/** Neighbouring sentences as the one passage they are in their source. */
function passageOf(evidence: EvidenceSource[], sentences: Sentence[]): string {
  const first = sentences[0]
  const last = sentences.at(-1)
  if (first === undefined || last === undefined) return ''
  return placeText(evidence, first).slice(first.start, last.end)
}

/**
 * A stranger's words in the quotation marks of the article's language, without the full stop, which comes after the
 * reference. Empty when all of it was said before.
 */
export function quotePassage(
  evidence: EvidenceSource[],
  sentences: Sentence[],
  ledger: Ledger,
  phrases: Phrases,
): string {
  const [first] = sentences
  if (first === undefined || sentences.some(ledger.hasSaid)) return ''
  for (const sentence of sentences) ledger.state(sentence)
  const passage = passageOf(evidence, sentences)
  const text = plainText(passage).replace(/\s*[.。।۔:：]$/u, '')
  ledger.quote(first.source, text, passage)
  return `${phrases.quotes.open}${escapeMarkdown(nestMarks(text, phrases))}${phrases.quotes.close}`
}
