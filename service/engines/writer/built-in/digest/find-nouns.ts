import type { EvidenceSource } from '../../writer.ts'
import { findLexicon } from '../lexicon/find-lexicon.ts'
import { sourceLines } from '../source-text.ts'
import { isSpaceless } from '../split-words.ts'
import { fold } from '../stem.ts'
import { readParts } from './read-parts.ts'
import type { Subject } from './subject.ts'

const maxRead = 40_000
const maxNouns = 6
/** 「加湿器」, 「フィルター」: a run of signs or of syllables of one script is a noun. */
const run = /\p{sc=Han}{2,8}|[\p{sc=Kana}ー]{3,12}/gu
/** "No se congela", "lo congela": of English and Portuguese words these mean another thing in other languages. */
const foreign: Record<string, RegExp> = { es: /^(?:no|lo|o|as)$/i, it: /^no$/i, fr: /^(?:no|as)$/i }
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
  if (isSpaceless(text)) {
    const frames = new Set(
      concepts.flatMap(({ word, isFrame, aspect }) => (isFrame && aspect === null ? [word] : [])),
    )
    return distinct((text.match(run) ?? []).filter((noun) => said.includes(noun) && !frames.has(noun)))
  }
  const parts = readParts(text, language)?.parts ?? []
  const isNoun =
    language === 'de'
      ? (word: string) => /^\p{Lu}/u.test(word) && said.includes(word)
      : nounsIn(said, language)
  const nouns = named.map(({ word }) => word).filter(isNoun)
  const isAsked = (part: string) => concepts.some(({ word, aspect }) => word === part && aspect !== null)
  const short = parts.filter((part) => !part.includes(' ') && isNoun(part) && !isAsked(part))
  const phrases = findPhrases(subject, sources)
  const isInPhrase = (noun: string) =>
    phrases.some((phrase) => phrase.toLowerCase().split(' ').includes(noun.toLowerCase()))
  return distinct([...phrases, ...[...nouns, ...short].filter((noun) => !isInPhrase(noun))])
}

/** What joins two nouns to one thing: "mal di schiena". */
const joins = /^(?:di|de|du|da|do|of|del|della)$/iu
/** So many sources write a phrase where it is what the thing is called. */
const minSources = 2

/** Two words of the topic side by side, with "of" between them or nothing, that two sources write so: "aire acondicionado". */
function findPhrases({ text, language, concepts }: Subject, sources: readonly EvidenceSource[]): string[] {
  const { stopwords } = findLexicon(language)
  const texts = sources.map((source) =>
    [source.title, ...sourceLines(source)].join('\n').slice(0, maxRead).toLowerCase(),
  )
  const isThing = (word: string) => {
    const concept = concepts.find((one) => one.word.toLowerCase() === word.toLowerCase())
    return concept !== undefined && !concept.isFrame && concept.aspect === null
  }
  const isWritten = (phrase: string) => {
    const pattern = new RegExp(`(?<!\\p{L})${phrase.toLowerCase()}(?!\\p{L})`, 'u')
    return texts.filter((said) => pattern.test(said)).length >= minSources
  }
  // Side by side only where no mark stands between them.
  const runs = text.split(/[^\p{L}\p{M}\p{N}\s'’-]+/u).map((run) => run.trim().split(/\s+/u))
  return runs.flatMap((words) =>
    words.flatMap((word, at) => {
      if (!/^[\p{L}-]+$/u.test(word) || !isThing(word) || stopwords.has(fold(word))) return []
      const next = words[at + 1] ?? ''
      const phrase = joins.test(next) ? [word, next, words[at + 2] ?? ''] : [word, next]
      const last = phrase.at(-1) ?? ''
      if (!/^[\p{L}-]+$/u.test(last) || !isThing(last)) return []
      return isWritten(phrase.join(' ')) ? [phrase.join(' ')] : []
    }),
  )
}

function nounsIn(said: string, language: string): (word: string) => boolean {
  const { stopwords } = findLexicon(language)
  const own = determiners
    .split('|')
    .filter((word) => !foreign[language]?.test(word))
    .join('|')
  return (word) => {
    const escaped = word.replace(/[^\p{L}\p{N}]/gu, '\\P{L}')
    const used = new RegExp(
      `(?<!\\p{L})(?:${own})\\s?(?:\\p{L}+\\s)?${escaped}s?(?<after>\\s\\p{L}+)?`,
      'giu',
    )
    return [...said.matchAll(used)].some(({ groups }) => {
      const after = groups?.after?.trim() ?? ''
      return after === '' || stopwords.has(fold(after))
    })
  }
}

function distinct(nouns: readonly string[]): string[] {
  return nouns
    .filter((noun, at) => nouns.findIndex((other) => other.toLowerCase() === noun.toLowerCase()) === at)
    .slice(0, maxNouns)
}
