import type { EvidenceSource } from '../../writer.ts'
import { findLexicon } from '../lexicon/find-lexicon.ts'
import { sourceLines } from '../source-text.ts'
import { isSpaceless } from '../split-words.ts'
import { fold } from '../stem.ts'
import { findAnswerWords } from './answer-words/find-answer-words.ts'
import { findMeasures } from './measure.ts'
import { readParts } from './read-parts.ts'
import { prepareText, type Subject } from './subject.ts'

const maxRead = 40_000
/** Letters of a noun in a script without spaces. */
const maxLetters = 12
const maxNouns = 3
/** What stands between the nouns of a topic in a script without spaces: particles, numbers, marks. */
const between =
  /[のはがをにでもへ、・。?？!！\s\p{N}]+|(?<=\p{sc=Han})[いっん][ただ](?=[\p{L}])|から|まで|より|どう|何/u
/** 「加湿器」, 「フィルター掃除」: signs, or syllables of foreign words, are in every noun. */
const noun = /^[\p{L}ー]*(?:\p{sc=Han}|[\p{sc=Kana}ー]{2})[\p{L}ー]*$/u
/** A unit is no thing. */
const unit =
  /^(?:[A-Z]{3}|percent|second|month|byte|gram|pound|metre|mile|foot|litre|celsius|fahrenheit|watt|watt-hour|hertz|pixel)$/u
/** "No se congela", "lo congela": of English and Portuguese words these mean another thing in other languages. */
const foreign: Record<string, RegExp> = {
  es: /^(?:no|lo|o|as)$/i,
  it: /^(?:no|o|os|as)$/i,
  fr: /^(?:no|as)$/i,
}
/** Before them stands a noun, or a word that describes one. */
const determiners =
  "the|an?|of|in|for|with|without|from|your|our|their|its|each|every|this|these|no|le|la|les|l[’']|un|une|des|du|de|d[’']|en|pour|avec|sans|par|ce|cette|chaque|el|los|las|una|del|con|sin|por|para|cada|il|lo|gli|i|uno|della|dello|delle|dei|di|da|per|senza|o|a|os|as|um|uma|do|das|dos|no|na|com|sem"

/**
 * The words of a topic that are nouns by how its sources use them: after an article or a preposition and not before another
 * word of the same phrase; in German those with a capital, in scripts without spaces runs of one script. In the order of the topic.
 */
export function findNouns(subject: Subject, sources: readonly EvidenceSource[]): string[] {
  const { text, language, concepts } = subject
  // "Price" and "lifespan" are asked of anything.
  const named = concepts.filter(({ isFrame, isNamed, aspect }) => isNamed && !isFrame && aspect === null)
  const said = sources
    .flatMap((source) => [source.title, ...sourceLines(source)])
    .join('\n')
    .slice(0, maxRead)
  // What a page is about stands over it.
  const heads = sources.map((source) =>
    [source.title, ...source.blocks.flatMap((block) => (block.kind === 'heading' ? [block.text] : []))]
      .join('\n')
      .toLowerCase(),
  )
  const isOverPages = (word: string) =>
    heads.filter((head) => head.includes(word.toLowerCase())).length >= Math.min(minSources, heads.length)
  if (isSpaceless(text)) {
    const frames = new Set(
      concepts.flatMap(({ word, isFrame, aspect }) => (isFrame && aspect === null ? [word] : [])),
    )
    const found = text
      .split(between)
      .filter((word) => word.length > 1 && word.length <= maxLetters && noun.test(word))
    return distinct(found.filter((word) => (isOverPages(word) || said.includes(word)) && !frames.has(word)))
  }
  const parts = readParts(text, language)?.parts ?? []
  const isNoun =
    language === 'de'
      ? (word: string) => /^\p{Lu}/u.test(word) && said.includes(word)
      : nounsIn(said, language)
  const isUnit = (word: string) =>
    findMeasures(`2 ${word}`, findLexicon(language)).some((measure) => unit.test(measure.unit))
  // "How often should you change" changes, and names no change.
  const isDone = (word: string) =>
    language === 'en' &&
    new RegExp(
      `(?<!\\p{L})(?:to|you|we|I|they|one|should|can|must|do|does|did) ${word}(?!\\p{L})`,
      'iu',
    ).test(text)
  const nouns = named.map(({ word }) => word).filter((word) => isNoun(word) && !isUnit(word) && !isDone(word))
  const isAsked = (part: string) => concepts.some(({ word, aspect }) => word === part && aspect !== null)
  const short = parts.filter((part) => !part.includes(' ') && isNoun(part) && !isAsked(part))
  const phrases = findPhrases(subject, sources, isNoun)
  const isInPhrase = (noun: string) =>
    phrases.some((phrase) => phrase.toLowerCase().split(' ').includes(noun.toLowerCase()))
  const single = [...nouns, ...short].filter((noun) => !isInPhrase(noun))
  const telling = single.filter(isOverPages)
  const found = distinct([...phrases, ...(phrases.length + telling.length > 0 ? telling : single)])
  return found.length >= minNouns
    ? found
    : distinct([...found, ...findCommonPhrases(subject, sources, isNoun, found)])
}

/** So few are filled up with what the sources write again and again. */
const minNouns = 2
const minTimes = 3
const minLetters = 4

/**
 * What at least two sources call by two words side by side: "open rate", "synthetic oil"; in German the nouns that they
 * share. The most frequent first, without what the topic names.
 */
function findCommonPhrases(
  { concepts, language }: Subject,
  sources: readonly EvidenceSource[],
  isNoun: (word: string) => boolean,
  found: readonly string[],
): string[] {
  const lexicon = findLexicon(language)
  const says = findAnswerWords(language)
  const isWord = (word: string) =>
    word.length >= minLetters &&
    !lexicon.stopwords.has(fold(word)) &&
    !findMeasures(`2 ${word}`, lexicon).some((measure) => unit.test(measure.unit))
  const isTelling = (word: string) => isWord(word) && !says.frame(word)
  const isAsked = (word: string) => concepts.some((concept) => concept.isIn(prepareText(word, language)))
  const isGerman = language === 'de'
  const candidatesIn = (words: readonly string[]) =>
    words
      .slice(1)
      .map((word, before) => (isGerman ? word : `${words[before] ?? ''} ${word}`))
      .filter((name) => (isGerman ? /^\p{Lu}\p{Ll}+$/u : /^\p{Ll}+ \p{Ll}+$/u).test(name))
  const isName = (name: string) => {
    if (isGerman) return isTelling(name) && !isAsked(name)
    const pair = name.split(' ')
    const [head = '', other = ''] = headFirst.has(language) ? pair : pair.toReversed()
    // "Bounce rate": the head alone may be of anything.
    return isWord(head) && isTelling(other) && isNoun(head) && !pair.every(isAsked)
  }
  const counts = new Map<string, { times: number; writers: Set<number> }>()
  for (const [at, source] of sources.entries())
    for (const run of sourceLines(source)
      .join('\n')
      .slice(0, maxRead)
      .split(/[^\p{L}\p{M} -]+/u))
      for (const name of candidatesIn(run.trim().split(/\s+/u))) {
        const known = counts.get(name) ?? { times: 0, writers: new Set() }
        counts.set(name, { times: known.times + 1, writers: known.writers.add(at) })
      }
  return (
    [...counts]
      .filter(([, { times, writers }]) => times >= minTimes && writers.size >= minSources)
      .filter(([name]) => isName(name))
      // "Climbing roses" beside "roses" says it twice.
      .filter(([name]) => !found.some((noun) => ` ${name} `.includes(` ${noun.toLowerCase()} `)))
      .sort(([, a], [, b]) => b.writers.size - a.writers.size || b.times - a.times)
      .slice(0, 1)
      .map(([name]) => name)
  )
}

/** What joins two nouns to one thing: "mal di schiena". */
const joins = /^(?:di|de|du|da|do|of|del|della)$/iu
/** So many sources write a phrase where it is what the thing is called. */
const minSources = 2

/** Two words of the topic side by side, with "of" between them or nothing, that two sources write so: "aire acondicionado". */
function findPhrases(
  { text, language, concepts }: Subject,
  sources: readonly EvidenceSource[],
  isNoun: (word: string) => boolean,
): string[] {
  const { stopwords } = findLexicon(language)
  const texts = sources.map((source) =>
    [source.title, ...sourceLines(source)].join('\n').slice(0, maxRead).toLowerCase(),
  )
  const isThing = (word: string) => {
    const concept = concepts.find((one) => one.word.toLowerCase() === word.toLowerCase())
    return (
      /^[\p{L}-]+$/u.test(word) &&
      concept !== undefined &&
      !concept.isFrame &&
      concept.aspect === null &&
      !stopwords.has(fold(word))
    )
  }
  const writers = (phrase: string) => {
    const pattern = new RegExp(`(?<!\\p{L})${phrase.toLowerCase()}(?!\\p{L})`, 'u')
    return texts.filter((said) => pattern.test(said)).length
  }
  // All of it, or two words of it that stand side by side.
  const isWritten = (run: readonly string[]) =>
    run.slice(1).some((word, at) => writers(`${run[at]} ${word}`) > 0)
  // Side by side only where no mark stands between them.
  const runs = text.split(/[^\p{L}\p{M}\p{N}\s'’-]+/u).map((run) => run.trim().split(/\s+/u))
  const pairs = runs.flatMap((words) =>
    words.flatMap((word, at) => {
      const next = words[at + 1] ?? ''
      const phrase = joins.test(next) ? [word, next, words[at + 2] ?? ''] : [word, next]
      return isThing(word) && isThing(phrase.at(-1) ?? '') && writers(phrase.join(' ')) >= minSources
        ? [phrase.join(' ')]
        : []
    }),
  )
  // All that stands between two little words: "a Lodestar cargo bike", "ses relevés bancaires".
  const whole = runs.flatMap((words) =>
    words.flatMap((word, at) => {
      const end = words.findIndex((one, place) => place > at && !isThing(one))
      const run = words.slice(at, end === -1 ? words.length : end)
      const isStart = at === 0 || !isThing(words[at - 1] ?? '')
      const head = headFirst.has(language) ? run[0] : run.at(-1)
      const isPhrase = isThing(word) && isStart && run.length > 1 && run.length <= maxRun
      return isPhrase && head !== undefined && isNoun(head) && isWritten(run) ? [run.join(' ')] : []
    }),
  )
  const all = [...whole, ...pairs]
  return all.filter(
    (phrase) => !all.some((other) => other !== phrase && ` ${other} `.includes(` ${phrase} `)),
  )
}

/** The noun comes before what describes it. */
const headFirst: ReadonlySet<string> = new Set(['fr', 'es', 'it', 'pt'])
const maxRun = 3

function nounsIn(said: string, language: string): (word: string) => boolean {
  const { stopwords } = findLexicon(language)
  const own = determiners
    .split('|')
    .filter((word) => !foreign[language]?.test(word))
    .join('|')
  return (word) => {
    const escaped = word.replace(/[^\p{L}\p{N}]/gu, '\\P{L}')
    const used = new RegExp(
      // Where adjectives follow their noun, what stands behind another word may be one.
      `(?<!\\p{L})(?:${own})(?:\\s|(?<=[’']))${headFirst.has(language) ? '' : '(?:\\p{L}+\\s)?'}${escaped}s?(?!\\p{L})(?<after>\\s\\p{L}+)?`,
      'giu',
    )
    return [...said.matchAll(used)].some(({ groups }) => {
      const after = groups?.after?.trim() ?? ''
      return headFirst.has(language) || after === '' || stopwords.has(fold(after))
    })
  }
}

function distinct(nouns: readonly string[]): string[] {
  return nouns
    .filter((noun, at) => nouns.findIndex((other) => other.toLowerCase() === noun.toLowerCase()) === at)
    .slice(0, maxNouns)
}
