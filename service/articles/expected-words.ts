import type { WrittenArticle } from '../engines/writer/writer.ts'

/** How long an article will probably be, and how long it can become: the price is said for the latter. */
export type ExpectedWords = { words: number; maxWords: number }

/** A model explains what the sources state; more than this beyond them it can only make up. */
const modelShare = 1.2
const modelExtraWords = 120

/** A short own document is told whole, a longer one in its parts on the topic. */
const wholeDocument = 260
const shareOfLong = 0.75
/** Of a page a digest quotes what copyright and its other sources leave room for. */
const minQuoted = 150
const shortPage = 600
const shareOfShort = 0.6
const maxPerPage = 420
const pageShare = 0.9
/** Beside the company's own, where it is asked about. */
const pageShareBesideOwn = 0.2
/** Opening, headings and names. */
const frameWords = 60
/** What a web search usually adds. */
const searchWords = 110
/** Ten digests of known sources came out at 0.7 to 1.4 of what was expected. */
const leeway = 1.5

const rounded = (words: number) => Math.round(words / 10) * 10

/**
 * Without evidence a model explains the topic from general knowledge, at the length that was asked for.
 * @param evidenceWords words of the passages on the topic
 */
export function expectModelWords(evidenceWords: number, targetWords: number): ExpectedWords {
  if (evidenceWords === 0) return { words: targetWords, maxWords: targetWords }
  const words = rounded(Math.min(targetWords, modelExtraWords + evidenceWords * modelShare))
  return { words, maxWords: words }
}

/** Of a digest that was drafted: a brief has nothing to rest on. */
export function expectDraftWords({
  form,
  wordCount,
}: Pick<WrittenArticle, 'form' | 'wordCount'>): ExpectedWords {
  if (form === 'brief') return { words: 0, maxWords: 0 }
  return { words: Math.max(10, rounded(wordCount)), maxWords: wordCount }
}

/** What a digest carries whose sources are not all known, or too long to draft it. It is as long as its evidence; of a guess nothing above what was asked is promised, and nothing above it is charged. */
export function expectDigestWords(
  evidence: {
    /** Words of each own document on the topic, as far as they bear on it. */
    documents: readonly number[]
    /** All words of each page: a URL of the request, or a page on the topic. */
    pages: readonly number[]
    /** The topic is about the company, which has a document on it. */
    isAboutOurselves: boolean
    searches: boolean
  },
  targetWords: number,
): ExpectedWords {
  const { documents, pages, isAboutOurselves, searches } = evidence
  if (documents.length + pages.length === 0 && !searches) return { words: 0, maxWords: 0 }
  const own = documents.reduce(
    (sum, words) => sum + (words <= wholeDocument ? words : words * shareOfLong),
    0,
  )
  const quoted = pages.reduce((sum, words) => sum + Math.min(maxPerPage, quotable(words)), 0)
  const share = isAboutOurselves ? pageShareBesideOwn : pageShare
  const carried = frameWords + own + quoted * share + (searches ? searchWords : 0)
  return {
    words: rounded(Math.min(targetWords, carried)),
    maxWords: rounded(Math.min(targetWords, carried * leeway)),
  }
}

/** At most a third of a page; more of a short one; a few sentences of any. */
function quotable(words: number): number {
  return Math.min(words, Math.max(minQuoted, Math.min(words, shortPage) * shareOfShort, words / 3))
}
