import { screenBlocks } from '../evidence/screen-blocks.ts'
import type { EvidenceSource, WriteRequest } from '../writer.ts'
import { baseLanguage, findLexicon } from './lexicon/find-lexicon.ts'
import type { Lexicon } from './lexicon/lexicon.ts'
import type { Yielder } from './pace.ts'
import { sourceLines } from './source-text.ts'
import { splitWords } from './split-words.ts'
import { termsOf } from './terms-of.ts'
import type { Topic } from './topic.ts'
import { centroid, cosine, createVectors, spread } from './vectors.ts'

export type Screened = {
  used: EvidenceSource[]
  /** Sources that hardly speak of the topic, in its words or in others. */
  offTopic: EvidenceSource[]
  /** Words of the topic, as the caller wrote them, that no used source mentions. */
  missing: string[]
}

/** A source that mentions less of the topic than this has to resemble one that mentions more. */
const minCoverage = 0.34
const minResemblance = 0.12
/** Characters of a line that are looked at; more is no line that anybody wrote. */
const maxLineLength = 20_000

/**
 * Keeps the sources that speak of the topic: they mention its words, or they resemble those that do (a page on the
 * inbox for the topic "email deliverability"). A source in another language cannot be compared by words and stays
 * when nothing else speaks of the topic either.
 */
export async function screenSources(request: WriteRequest, topic: Topic, pace: Yielder): Promise<Screened> {
  const evidence = request.evidence.map((source) => ({
    ...source,
    blocks: screenBlocks(source.blocks, source.language),
  }))
  if (!topic.given) return { used: evidence, offTopic: [], missing: [] }
  const documents: string[][] = []
  for (const source of evidence) {
    const lexicon = findLexicon(source.language)
    const terms: string[] = []
    for (const line of [source.title, ...sourceLines(source)]) {
      await pace()
      for (const term of termsOf(line.slice(0, maxLineLength), lexicon)) terms.push(term)
    }
    documents.push(terms)
  }
  const lacks = evidence.map(({ language }, at) => {
    const said = new Set(documents[at])
    return topic.terms(language).filter((term) => !said.has(term))
  })
  const shares = evidence.map(({ language }, at) => {
    const wanted = topic.terms(language).length
    return wanted === 0 ? 1 : 1 - (lacks[at]?.length ?? 0) / wanted
  })
  const speakers = new Set(evidence.filter((_, at) => (shares[at] ?? 0) >= minCoverage))
  const { vectors, size } = await createVectors(documents, pace)
  const voice = spread(
    centroid(evidence.flatMap((source, at) => (speakers.has(source) ? (vectors[at] ?? []) : []))),
    size,
  )
  const used = evidence.filter((source, at) => {
    const vector = vectors[at]
    if (speakers.has(source)) return true
    if (speakers.size === 0) return baseLanguage(source.language) !== baseLanguage(request.language)
    return vector !== undefined && cosine(voice, vector) >= minResemblance
  })
  const [first] = [...speakers]
  const stems = (first === undefined ? [] : (lacks[evidence.indexOf(first)] ?? [])).filter((term) =>
    evidence.every((source, at) => !speakers.has(source) || lacks[at]?.includes(term)),
  )
  return {
    used,
    offTopic: evidence.filter((source) => !used.includes(source)),
    missing: wordsOf(topic.text, stems, findLexicon(first?.language ?? request.language)),
  }
}

/** The words of a text behind some stems: nobody asked for "nois". */
function wordsOf(text: string, stems: string[], lexicon: Lexicon): string[] {
  const words = splitWords(text).filter((word) => termsOf(word, lexicon).some((term) => stems.includes(term)))
  return [...new Set(words)]
}
