import type { Sentence } from './sentence.ts'
import { isSpaceless, splitWords } from './split-words.ts'
import { fold } from './stem.ts'

const LONGEST_PHRASE = 3
const HYPHENATED = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:[-'’][\p{L}\p{M}\p{N}]+)*/gu
const LENGTH_FACTOR = [0, 1, 1.9, 2.2]

type Phrase = { surface: string; key: string }

const phrasesBySentence = new WeakMap<Sentence, Phrase[]>()

/** The phrases of one sentence, each once: up to three meaningful words in a row, with no mark between them. */
function phrasesOf(sentence: Sentence): Phrase[] {
  const known = phrasesBySentence.get(sentence)
  if (known !== undefined) return known
  const { text, lexicon } = sentence
  const surfaces = new Set<string>()
  for (const clause of text.split(/[\p{P}\p{S}](?![\p{L}\p{N}])|(?<![\p{L}\p{N}])[\p{P}\p{S}]/u)) {
    const isJoined = isSpaceless(clause)
    const words = isJoined ? splitWords(clause) : (clause.match(HYPHENATED) ?? [])
    const joint = isJoined ? '' : ' '
    const isMeaningful = words.map(
      (word) => !lexicon.stopwords.has(fold(word)) && /^\p{L}[\p{L}\p{M}\p{N}'’-]+$/u.test(word),
    )
    for (let from = 0; from < words.length; from++) {
      for (let length = 1; length <= LONGEST_PHRASE && isMeaningful[from + length - 1]; length++) {
        surfaces.add(words.slice(from, from + length).join(joint))
      }
    }
  }
  const phrases = [...surfaces].map((surface) => ({ surface, key: fold(surface) }))
  phrasesBySentence.set(sentence, phrases)
  return phrases
}

/** Frequent English verbs; without them "The running costs depend on…" would be about "running costs depend". */
const VERBS = new Set(
  'add adds affect affects allow allows answer answers appear arrive arrives ask asks become becomes begin begins bring brings build builds buy call calls carry cause causes change changes check checks choose come comes contain contains cost cover covers cut cuts decide decides deliver delivers depend depends describe describes differ differed enter expect expects explain fail fails fall falls find finds follow followed follows gives happen happens help helps hold holds include includes increase increases leads lies lists live lives look looks lower lowered lowers mean means measure measured measures move moves need needs offer offers open pay pays place placed places produce produced produces protect provide provides publish put raise raises reach reached reaches read receive recommend reduce reduces rejects remain remains remove replace require requires rest rises run runs save saves saw sell sends send show shows sits sold stand stands start starts stay stays stop stops supports switch takes tell tells test tested travels turn turns verify wait want watch work works write'.split(
    ' ',
  ),
)

function isNounLike(surface: string, language: string): boolean {
  const words = surface.split(' ')
  if (language === 'de') return /^\p{Lu}/u.test(words.at(-1) ?? '')
  return language !== 'en' || !words.some((word) => VERBS.has(word.toLowerCase()))
}

/**
 * The phrase that tells these sentences from the others: frequent here, rare there, preferably of several words.
 * Null when nothing stands out. `known` are words (folded) that say nothing new, as those of the title.
 */
export function findSalientPhrases(
  sentences: Sentence[],
  others: Sentence[],
  known: Set<string>,
  count: number,
): string[] {
  const elsewhere = new Map<string, number>()
  for (const sentence of others) {
    for (const { key } of phrasesOf(sentence)) elsewhere.set(key, (elsewhere.get(key) ?? 0) + 1)
  }
  const found = new Map<string, { surfaces: Map<string, number>; count: number; words: number }>()
  for (const sentence of sentences) {
    for (const { surface, key } of phrasesOf(sentence)) {
      const entry = found.get(key) ?? {
        surfaces: new Map<string, number>(),
        count: 0,
        words: splitWords(surface).length,
      }
      entry.count++
      entry.surfaces.set(surface, (entry.surfaces.get(surface) ?? 0) + 1)
      found.set(key, entry)
    }
  }
  const language = sentences[0]?.lexicon.language ?? 'und'
  const scored = [...found]
    .filter(([, { surfaces }]) => [...surfaces.keys()].every((surface) => isNounLike(surface, language)))
    .filter(([key]) => !known.has(key) && !key.split(' ').every((word) => known.has(word)))
    .map(([key, entry]) => {
      const rarity = Math.log(1 + (others.length + 1) / (1 + (elsewhere.get(key) ?? 0)))
      const frequency = entry.count >= 2 ? entry.count : 0.4
      // "Mailbox providers" at the start of a sentence and "mailbox providers" inside one: the smaller is the true form.
      const isLower = (surface: string) =>
        Number(/^\p{Ll}/u.test(surface) && !entry.surfaces.has(surface.toUpperCase()))
      const surface =
        [...entry.surfaces].sort((a, b) => isLower(b[0]) - isLower(a[0]) || b[1] - a[1])[0]?.[0] ?? key
      return {
        key,
        surface,
        score: frequency * rarity * (LENGTH_FACTOR[Math.min(entry.words, LONGEST_PHRASE)] ?? 1),
      }
    })
    .sort((a, b) => b.score - a.score)
  const chosen: typeof scored = []
  for (const candidate of scored) {
    if (chosen.length === count) break
    if (chosen.some(({ key }) => key.split(' ').some((word) => candidate.key.split(' ').includes(word))))
      continue
    chosen.push(candidate)
  }
  return chosen.map(({ surface }) => surface)
}

/**
 * What a paragraph is about: the phrase that comes early in its first sentence and seldom elsewhere ("running costs").
 * Undefined where that sentence has no word of its own.
 */
export function findLeadPhrase(
  paragraph: Sentence[],
  others: Sentence[],
  known: Set<string>,
): string | undefined {
  const [first] = paragraph
  if (first === undefined) return
  const elsewhere = new Map<string, number>()
  for (const sentence of others) {
    for (const { key } of phrasesOf(sentence)) elsewhere.set(key, (elsewhere.get(key) ?? 0) + 1)
  }
  const folded = fold(first.text)
  const [best] = phrasesOf(first)
    .filter(({ key, surface }) => {
      const isNew = !known.has(key) && !key.split(' ').every((word) => known.has(word))
      return isNew && isNounLike(surface, first.lexicon.language)
    })
    .map(({ surface, key }) => {
      const rarity = Math.log(1 + (others.length + 1) / (1 + (elsewhere.get(key) ?? 0)))
      const repeats = paragraph.filter((sentence) =>
        phrasesOf(sentence).some((phrase) => phrase.key === key),
      ).length
      const length = LENGTH_FACTOR[Math.min(key.split(' ').length, LONGEST_PHRASE)] ?? 1
      const lateness = Math.max(0, folded.indexOf(key)) / Math.max(folded.length, 1)
      return { surface, score: rarity * length * (repeats > 1 ? 1.6 : 1) * (1 - lateness) ** 2 }
    })
    .sort((a, b) => b.score - a.score)
  return best?.surface
}
