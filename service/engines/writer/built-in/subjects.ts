import { english } from './lexicon/en.ts'
import type { Outline } from './outline.ts'
import { findSalientPhrases } from './salient-phrase.ts'
import { splitWords } from './split-words.ts'
import { fold } from './stem.ts'
import type { Topic } from './topic.ts'

/** What the text dwells on apart from the topic itself: short phrases, the most frequent first. */
export function findSubjects(outline: Outline, topic: Topic): string[] {
  const sentences = [
    ...outline.takeaways,
    ...outline.sections.flatMap(({ passages }) =>
      passages.flatMap((passage) => [...passage.sentences, ...passage.items]),
    ),
  ]
  const words = splitWords(fold(topic.text))
  const known = new Set([
    ...words,
    ...words.map((word) => `${word}s`),
    ...words.map((word) => word.replace(/s$/, '')),
  ])
  return findSalientPhrases(sentences, [], known, 30).filter(
    (phrase) => phrase.length <= 40 && !english.stopwords.has(fold(phrase)),
  )
}
