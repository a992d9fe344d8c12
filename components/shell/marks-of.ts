import { wordsOf } from './match-action.ts'

/** Where words of a title begin with typed words, as offsets in UTF-16 units: what a row was found by. */
export function marksOf(title: string, typed: string): [number, number][] {
  const wanted = wordsOf(typed)
  return [...title.matchAll(/[\p{L}\p{M}\p{N}]+/gu)].flatMap(({ 0: word, index }): [number, number][] => {
    const begun = wanted
      .filter((start) => word.toLowerCase().startsWith(start))
      .toSorted((a, b) => b.length - a.length)[0]
    return begun === undefined ? [] : [[index, index + begun.length]]
  })
}
