import { findLexicon } from '../lexicon/find-lexicon.ts'
import { splitWords } from '../split-words.ts'
import { fold } from '../stem.ts'
import { prepareText, type Subject } from './subject.ts'

/** "Wood or gas", "Holz oder Gas", "bois ou gaz", "madera o gas", "legno o gas", "madeira ou gás", "wood vs gas". */
const joins = new Set('or oder ou o vs versus или atau'.split(' '))

/**
 * The alternatives that a topic names, each as a test of whether a text is about it alone; none where it names none.
 */
export function findSides(subject: Subject): (text: string) => number | null {
  const { stopwords } = findLexicon(subject.language)
  const words = splitWords(fold(subject.text.slice(0, 500)))
  const at = words.findIndex((word) => joins.has(word))
  if (at === -1) return () => null
  const isTelling = (word: string) => word.length > 2 && !stopwords.has(word)
  const before = words
    .slice(Math.max(0, at - 3), at)
    .filter(isTelling)
    .at(-1)
  const after = words.slice(at + 1, at + 4).find(isTelling)
  const sides = [before, after].map((word) =>
    subject.concepts.find((concept) => word !== undefined && fold(concept.word) === word),
  )
  const [one, other] = sides
  if (one === undefined || other === undefined || one === other) return () => null
  return (text) => {
    const prepared = prepareText(text, subject.language)
    const [isOne, isOther] = [one.isIn(prepared), other.isIn(prepared)]
    return isOne === isOther ? null : isOne ? 0 : 1
  }
}
