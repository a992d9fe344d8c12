import { english } from './lexicon/en.ts'
import type { Outline } from './outline.ts'
import { findSalientPhrases } from './salient-phrase.ts'
import type { Sentence } from './sentence.ts'
import { splitWords } from './split-words.ts'
import { fold } from './stem.ts'
import type { Topic } from './topic.ts'

const FEWEST_MENTIONS = 3

function sentencesOf(outline: Outline): Sentence[] {
  return [
    ...outline.takeaways,
    ...outline.answers.flatMap(({ sentences }) => sentences),
    ...outline.sections.flatMap(({ passages }) =>
      passages.flatMap((passage) => [...passage.sentences, ...passage.items]),
    ),
  ]
}

/** The abbreviations that the text speaks of again and again ("SPF"), the most frequent first. */
export function findAbbreviations(outline: Outline, topic: Topic): string[] {
  const known = new Set(splitWords(topic.text))
  const counts = new Map<string, number>()
  for (const { text } of sentencesOf(outline)) {
    for (const word of new Set(splitWords(text))) {
      if (/^\p{Lu}[\p{Lu}\p{N}]+$/u.test(word) && !known.has(word))
        counts.set(word, (counts.get(word) ?? 0) + 1)
    }
  }
  const frequent = [...counts].filter(([, count]) => count >= FEWEST_MENTIONS)
  return frequent.sort((a, b) => b[1] - a[1]).map(([word]) => word)
}

/** What the text dwells on apart from the topic itself: short phrases, the most frequent first. */
export function findSubjects(outline: Outline, topic: Topic): string[] {
  const sentences = sentencesOf(outline)
  const words = splitWords(fold(topic.text))
  const known = new Set([
    ...words,
    ...words.map((word) => `${word}s`),
    ...words.map((word) => word.replace(/s$/, '')),
  ])
  return findSalientPhrases(sentences, [], known, 12).filter(
    (phrase) => phrase.length <= 40 && !english.stopwords.has(fold(phrase)),
  )
}
