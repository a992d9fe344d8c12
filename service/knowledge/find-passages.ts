import { WebAddress } from '#contract/primitives.ts'
import type { AgentContext } from '../context.ts'
import { compileQuery } from './compile-query.ts'
import { passageMarkdown } from './passage-markdown.ts'
import { type RankedPassage, rankPassages } from './rank-passages.ts'

/** A document with those of its passages that rank for a query, in reading order. */
export type FoundDocument = {
  documentId: string
  title: string
  /** An http or https address, or null. */
  sourceUrl: string | null
  /** BCP 47. */
  language: string
  /** `text` is Markdown; no sentence of one is in the next again. */
  passages: { text: string; headingPath: string[] }[]
}

/** What scores less than this part of the best passage is about something else. */
const leastShare = 0.25

/** The passages a writer can rest on, of at most `limit`, by document; the document of the best passage comes first. */
export async function findPassages(
  ctx: AgentContext,
  input: { query: string; limit: number },
): Promise<FoundDocument[]> {
  const query = await compileQuery(ctx, input.query)
  if (!query) return []
  const ranked = await rankPassages(ctx, query, { having: 'any', limit: input.limit })
  const best = ranked[0]?.score ?? 0
  const near = ranked.filter(({ score }) => score >= best * leastShare)
  const byDocument = Map.groupBy(near, ({ documentId }) => documentId)
  return [...byDocument.values()].flatMap((passages) => {
    const [first] = passages
    return first ? [foundDocument(first, passages)] : []
  })
}

function foundDocument(document: RankedPassage, ranked: readonly RankedPassage[]): FoundDocument {
  return {
    documentId: document.documentId,
    title: document.title,
    sourceUrl: WebAddress.safeParse(document.sourceUrl).success ? document.sourceUrl : null,
    language: document.language,
    passages: joinPassages(ranked.toSorted((a, b) => a.position - b.position)),
  }
}

/** Passages of one document in reading order, as Markdown, none repeating the end of the one before it. */
export function joinPassages(
  passages: readonly Pick<RankedPassage, 'position' | 'text' | 'headingPath'>[],
): FoundDocument['passages'] {
  return passages.flatMap((passage, place) => {
    const previous = passages[place - 1]
    const follows = previous !== undefined && previous.position === passage.position - 1
    const text = follows ? withoutOverlap(passage.text, previous.text) : passage.text
    return text === '' ? [] : [{ text: passageMarkdown(text), headingPath: passage.headingPath }]
  })
}

const longestOverlap = 1000

/** What a passage says beyond the end of the one before it. */
function withoutOverlap(text: string, previous: string): string {
  for (let length = Math.min(longestOverlap, text.length, previous.length); length > 0; length -= 1) {
    if (previous.endsWith(text.slice(0, length))) return text.slice(length).replace(/^[\n ]+/, '')
  }
  return text
}
