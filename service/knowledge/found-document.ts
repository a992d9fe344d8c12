import { WebAddress } from '#contract/primitives.ts'
import type { DocumentRow } from './document-json.ts'
import { passageMarkdown } from './passage-markdown.ts'
import type { RankedPassage } from './rank-passages.ts'

/** A document with some or all of its passages, in reading order. */
export type FoundDocument = {
  documentId: string
  title: string
  /** An http or https address, or null. */
  sourceUrl: string | null
  /** BCP 47. */
  language: string
  role: DocumentRow['role']
  /** `text` is Markdown; no sentence of one is in the next again. */
  passages: { text: string; headingPath: string[] }[]
}

type StoredPassage = Pick<RankedPassage, 'position' | 'text' | 'headingPath'>

export function foundDocument(
  document: Pick<RankedPassage, 'documentId' | 'title' | 'sourceUrl' | 'language' | 'role'>,
  passages: readonly StoredPassage[],
): FoundDocument {
  const { documentId, title, sourceUrl, language, role } = document
  return {
    documentId,
    title,
    sourceUrl: WebAddress.safeParse(sourceUrl).success ? sourceUrl : null,
    language,
    role,
    passages: joinPassages(passages.toSorted((a, b) => a.position - b.position)),
  }
}

/** Passages of one document in reading order, as Markdown, none repeating the end of the one before it. */
export function joinPassages(passages: readonly StoredPassage[]): FoundDocument['passages'] {
  return passages.flatMap((passage, place) => {
    const previous = passages[place - 1]
    // A passage repeats the end of another only within a section.
    const follows =
      previous !== undefined &&
      previous.position === passage.position - 1 &&
      previous.headingPath.join('\n') === passage.headingPath.join('\n')
    const text = follows ? withoutOverlap(passage.text, previous.text) : passage.text
    return text === '' ? [] : [{ text: passageMarkdown(text), headingPath: passage.headingPath }]
  })
}

const maxOverlap = 1000

/** What a passage says beyond the whole sentences of the one before it that it begins with. */
function withoutOverlap(text: string, previous: string): string {
  for (let length = Math.min(maxOverlap, text.length, previous.length); length > 0; length -= 1) {
    const isRepeated = previous.endsWith(text.slice(0, length))
    if (
      isRepeated &&
      isBetweenSentences(previous, previous.length - length) &&
      isBetweenSentences(text, length)
    )
      return text.slice(length).replace(/^[\n ]+/, '')
  }
  return text
}

/** False within a word or a number: "2024" does not end as "41 shops" begins. */
function isBetweenSentences(text: string, at: number): boolean {
  return (
    at === 0 || at === text.length || /\s$|[。！？]$/u.test(text.slice(0, at)) || /^\s/u.test(text.slice(at))
  )
}
