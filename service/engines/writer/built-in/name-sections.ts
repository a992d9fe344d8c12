import type { Group } from './group.ts'
import type { Phrases } from './phrases/phrases.ts'
import type { Ranked } from './rank-sentences.ts'
import { findSalientPhrases } from './salient-phrase.ts'
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
  const words = heading.split(' ')
  const capitals = words.filter((word) => /^\p{Lu}\p{Ll}/u.test(word)).length
  if (words.length < 3 || capitals < words.length * 0.6) return heading
  return words
    .map((word, at) => {
      const lower = word.toLowerCase()
      const bare = lower.replace(/[^\p{L}'’-]/gu, '')
      const isStart = at === 0 || /[:?!.]$/.test(words[at - 1] ?? '')
      if (isStart || !/^\P{L}*\p{Lu}[\p{Ll}'’-]*\P{L}*$/u.test(word)) return word
      return (casing.get(bare) ?? 0) > 0 ||
        /^(?:a|an|and|the|to|of|in|on|for|with|your|from|or|vs|at|by|is|are|do|does|you)$/.test(bare)
        ? lower
        : word
    })
    .join(' ')
}

/** A heading for every group, no two alike: its own, else the subject for what opens, else what stands out in it. */
export function nameSections(
  groups: Group[],
  ranked: Ranked,
  topic: Topic,
  phrases: Phrases,
): Map<Group, string> {
  const casing = readCasing(ranked)
  const names = new Map<Group, string>()
  const taken = new Set<string>()
  const known = new Set(splitWords(fold(topic.text)))
  const subject = fitTitle(topic.text)
  const isEnglish = phrases.language === 'en'
  const candidates = (group: Group): string[] => {
    const others = groups.filter((other) => other !== group).flatMap(({ sentences }) => sentences)
    const salient = () => {
      const found = findSalientPhrases(group.sentences, others, known, 2)
      return found.map((phrase) => phrase.charAt(0).toUpperCase() + phrase.slice(1))
    }
    if (group.heading !== null)
      return [isEnglish ? sentenceCase(group.heading, casing) : group.heading, ...salient()]
    const opening =
      group.kind === 'definition' && subject !== '' && subject.length <= 40
        ? [phrases.basics.replace('{x}', () => subject)]
        : []
    return [...opening, ...salient(), subject]
  }
  for (const group of groups) {
    const name =
      candidates(group).find((candidate) => candidate !== '' && !taken.has(fold(candidate))) ??
      `${subject || '…'} (${taken.size + 1})`
    taken.add(fold(name))
    names.set(group, name)
  }
  return names
}
