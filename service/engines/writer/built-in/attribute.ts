import type { EvidenceSource, Voice } from '../writer.ts'
import { escapeMarkdown } from './escape-markdown.ts'
import { ATTRIBUTIONS, type Phrases } from './phrases/phrases.ts'
import { sourceName } from './source-name.ts'

/** Says who is quoted. `before` is the source that spoke last in the same paragraph, null at its start. */
export type Attribute = (source: number, before: number | null) => string

/** Takes the voice's ways of quoting in turn, and does not name somebody twice in a row. */
export function createAttribute(
  evidence: EvidenceSource[],
  voice: Voice['slug'],
  phrases: Phrases,
): Attribute {
  let turn = 0
  return (source, before) => {
    if (source === before) return phrases.again
    const cited = evidence[source]
    const name =
      cited === undefined
        ? ''
        : escapeMarkdown(
            sourceName(cited, { open: phrases.quotes.innerOpen, close: phrases.quotes.innerClose }),
          )
    const ways = ATTRIBUTIONS[voice]
    const way = before === null ? (ways[turn++ % ways.length] ?? 'according') : 'adds'
    return phrases.attribution[way].replace('{x}', () => name)
  }
}
