import { groupBlocks } from './cluster-blocks.ts'
import { type Group, groupWords } from './group.ts'
import { joinList } from './join-list.ts'
import { english } from './lexicon/en.ts'
import type { Pace } from './pace.ts'
import type { Phrases } from './phrases/phrases.ts'
import type { Ranked } from './rank-sentences.ts'
import { findLeadPhrase, findSalientPhrases } from './salient-phrase.ts'
import { splitWords } from './split-words.ts'
import { fold } from './stem.ts'
import { fitTitle } from './title.ts'
import type { Topic } from './topic.ts'

/** How often a word stands in small letters in the evidence, to tell names from words that a headline capitalises. */
export type Casing = Map<string, number>

export function readCasing(ranked: Ranked): Casing {
  const casing: Casing = new Map()
  for (const { text } of ranked.sentences) {
    for (const [word] of text.matchAll(/(?<=\s)\p{L}[\p{L}'’-]*/gu)) {
      const lower = word.toLowerCase()
      casing.set(lower, (casing.get(lower) ?? 0) + (word === lower ? 1 : -1))
    }
  }
  return casing
}

/** "How To Warm Up Your Domain" as "How to warm up your domain": words that the evidence writes small become small. */
export function sentenceCase(heading: string, casing: Casing): string {
  const isOtherThanCapitalised = (word: string) => !/^\P{L}*\p{Lu}[\p{Ll}'’-]*\P{L}*$/u.test(word)
  const rest = heading
    .split(' ')
    .slice(1)
    .filter((word) => !isOtherThanCapitalised(word) || /^\p{Ll}/u.test(word))
  const telling = rest.filter((word) => !english.stopwords.has(word.toLowerCase()))
  if (telling.length > 0 && telling.some((word) => /^\p{Ll}/u.test(word))) return heading
  return heading
    .split(' ')
    .map((word, at, words) => {
      const bare = word.toLowerCase().replace(/[^\p{L}'’-]/gu, '')
      const isStart = at === 0 || /[:?!.]$/.test(words[at - 1] ?? '')
      if (isStart || isOtherThanCapitalised(word)) return word
      return (casing.get(bare) ?? 0) >= 0 || english.stopwords.has(bare) ? word.toLowerCase() : word
    })
    .join(' ')
}

const capitalise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const MOST_LEADS = 3
const LONGEST_NAME = 70
/** Enough sentences of other sections to tell what is common everywhere. */
const MOST_OTHERS = 800

/** A heading for every group, no two alike: its own, else the subject for what opens, else what stands out in it. */
export async function nameSections(
  groups: Group[],
  ranked: Ranked,
  topic: Topic,
  phrases: Phrases,
  pace: Pace,
): Promise<Map<Group, string>> {
  const casing = readCasing(ranked)
  const names = new Map<Group, string>()
  const taken = new Set<string>()
  const known = new Set(splitWords(fold(topic.text)))
  const subject = fitTitle(topic.text)
  const basics = subject !== '' && subject.length <= 40 ? phrases.basics.replace('{x}', () => subject) : ''
  const findSalient = (group: Group): string[] => {
    const others = groups
      .filter((other) => other !== group)
      .flatMap(({ sentences }) => sentences)
      .slice(0, MOST_OTHERS)
    const paragraphs = groupBlocks(group.sentences, ranked).sort((a, b) => groupWords(b) - groupWords(a))
    const leads = paragraphs
      .slice(0, MOST_LEADS)
      .flatMap(({ sentences }) => findLeadPhrase(sentences, others, known) ?? [])
    const distinct = leads.filter((lead, at) => leads.findIndex((other) => fold(other) === fold(lead)) === at)
    const found = [
      joinList(distinct, phrases.language),
      ...leads,
      ...findSalientPhrases(group.sentences, others, known, 2),
    ]
    return found.filter((name) => name.length <= LONGEST_NAME).map(capitalise)
  }
  const isFree = (name: string) => name !== '' && !taken.has(fold(name))
  for (const group of groups) {
    await pace()
    const { heading, kind } = group
    const given =
      heading === null
        ? kind === 'definition'
          ? basics
          : ''
        : phrases.language === 'en'
          ? sentenceCase(heading, casing)
          : heading
    const name = isFree(given)
      ? given
      : ([...findSalient(group), subject].find(isFree) ?? `${subject || '…'} (${taken.size + 1})`)
    taken.add(fold(name))
    names.set(group, name)
  }
  return names
}
