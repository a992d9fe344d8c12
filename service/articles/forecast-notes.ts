import { isFormWord } from '../knowledge/framing-words.ts'
import { noWebSearch } from '../models/find-web-search.ts'
import { shorten } from '../text/shorten.ts'
import { minArticleWords } from './delivered-size.ts'
import { isSameLanguage } from './is-same-language.ts'

export type ForecastFacts = {
  language: string
  writes: 'model' | 'digest'
  /** Languages of the evidence that bears on the topic, and how many words each has. */
  languages: ReadonlyMap<string, number>
  /** Languages of the documents where nothing bears on the topic and none of them is in the requested one. */
  foreign: readonly string[]
  missing: readonly { word: string }[]
  hasEvidence: boolean
  /** A draft would have said the length, and took too long. */
  isUndrafted: boolean
  /** The digest would hardly have a figure, a list or a step. */
  isThin: boolean
  /** Figures were asked for, and none is foreseen. */
  hasNoFigure: boolean
  /** Number of URLs without a response so far. */
  reading: number
  /** False for an estimate, which reads no page. */
  reads: boolean
  /** Titles of URLs that are not relevant to the topic. */
  offTopic: readonly string[]
  search: 'none' | 'missing' | { name: string }
  wordsExpected: number
  /** So long it can become; the price is said for it. */
  maxWords: number
  targetWords: number
}

const maxTitle = 80

/** Notes to read before an article is written, in plain sentences, the gravest first. */
export function forecastNotes(facts: ForecastFacts): string[] {
  const notes: string[] = []
  if (facts.foreign.length > 0) {
    const asked = languageName(facts.language)
    const theirs = new Intl.ListFormat('en').format(facts.foreign.slice(0, 3).map(languageName))
    notes.push(`None of your documents are in ${asked}. They're in ${theirs}.`)
    notes.push(`Choose ${languageName(facts.foreign[0] ?? '')}, or add a document or source URL in ${asked}.`)
  } else if (!facts.hasEvidence && facts.reading === 0 && typeof facts.search === 'string') {
    notes.push(
      facts.writes === 'model'
        ? 'None of your sources cover this topic. The model would explain it from general knowledge, without a source to check it by. Add a document or a source URL.'
        : "None of your sources cover this topic. You'd get a brief with open questions. For an article, add a document or a source URL.",
    )
  }
  const unnamed = facts.missing.filter(({ word }) => !isFormWord(word)).map(({ word }) => `“${word}”`)
  // A topic in one language is not mentioned in documents of another, whatever they say.
  if (unnamed.length > 0 && facts.foreign.length === 0) {
    notes.push(`None of your documents or source URLs mention ${list(unnamed)}.`)
  }
  for (const title of facts.offTopic) notes.push(`“${shorten(title, maxTitle)}” doesn't cover the topic.`)
  const other = otherLanguage(facts)
  if (other !== undefined) {
    const [theirs, asked] = [languageName(other), languageName(facts.language)]
    notes.push(
      facts.writes === 'model'
        ? `Most of your sources are in ${theirs}. The article will be written from them in ${asked}.`
        : `Your sources are in ${theirs}. Without a model we can't translate them, so we can't write in ${asked}.`,
    )
  }
  if (facts.search === 'missing') {
    notes.push(noWebSearch)
  } else if (facts.search !== 'none') {
    notes.push(`Pages that ${facts.search.name} finds are added when the article is written.`)
  }
  notes.push(...lengthNotes(facts))
  if (facts.isThin) notes.push('Your sources have hardly a figure, list or step that answers the topic.')
  if (facts.hasNoFigure && facts.wordsExpected > 0) {
    notes.push(
      'No figure is expected: your sources have no table with numbers to compare. Images are then free.',
    )
  }
  return notes
}

/** At most one: what is known of the length, and what that means for the price. */
function lengthNotes(facts: ForecastFacts): string[] {
  const { wordsExpected, maxWords, targetWords } = facts
  if (facts.reading > 0) return [readingNote(facts)]
  if (wordsExpected === 0) return []
  if (facts.isUndrafted) return ['The length is a guess: drafting takes longer than 5 seconds.']
  if (maxWords < minArticleWords)
    return ['Your sources only carry a few sentences. Fewer than 80 words are free.']
  if (wordsExpected >= targetWords * 0.8) return []
  return ['Your sources carry less than the size you chose. You pay for the length you get.']
}

function readingNote({ reading, reads }: Pick<ForecastFacts, 'reading' | 'reads'>): string {
  if (reads) return reading === 1 ? 'One URL is still being read.' : `${reading} URLs are still being read.`
  return reading === 1
    ? "An estimate doesn't open URLs. One hasn't been read lately, so the length isn't known yet."
    : `An estimate doesn't open URLs. ${reading} haven't been read lately, so the length isn't known yet.`
}

/** The language of most of the evidence if it is not the requested one. */
export function otherLanguage({
  languages,
  language,
}: Pick<ForecastFacts, 'languages' | 'language'>): string | undefined {
  const [most] = [...languages].toSorted(([, a], [, b]) => b - a)
  return most && !isSameLanguage(most[0], language) ? most[0] : undefined
}

function list(words: readonly string[]): string {
  return new Intl.ListFormat('en', { type: 'disjunction' }).format(words.slice(0, 4))
}

function languageName(tag: string): string {
  try {
    return new Intl.DisplayNames('en', { type: 'language' }).of(tag) ?? tag
  } catch {
    return tag
  }
}
