import { polesOf } from './compare-directions.ts'
import type { Comparison, Finding } from './comparison.ts'
import type { Reading } from './read-text.ts'

const restates = 0.5
/** Words of a claim that say how much and which way, not of what. */
const ofMeaning = new Set(['more', 'less', 'change', 'unchanged', 'bound'])

/** Finds what rose, fell or improved in the sentence where the source says that it stayed as it was. */
export function compareStability({ said, nearby, weigh }: Comparison): Finding | undefined {
  if (polesOf(said).length === 0 || saysUnchanged(said, () => true)) return undefined
  const isMeaning = (index: number) =>
    said.marks.some(({ kind, at, length }) => ofMeaning.has(kind) && index >= at && index < at + length)
  const wanted = said.words.flatMap(({ isContent, stem }, index) =>
    isContent && !isMeaning(index) ? [stem] : [],
  )
  const total = wanted.reduce((sum, stem) => sum + weigh(stem), 0)
  if (total === 0 || said.values.length > 0) return undefined
  for (const sentence of nearby) {
    const reading = sentence.read()
    for (const clause of new Set(reading.words.map((word) => word.clause))) {
      if (!saysUnchanged(reading, (each) => each === clause)) continue
      const stems = new Set(
        reading.words.flatMap((word) => (word.clause === clause && word.isContent ? [word.stem] : [])),
      )
      const shared = wanted.reduce((sum, stem) => sum + (stems.has(stem) ? weigh(stem) : 0), 0)
      if (shared / total >= restates)
        return { discrepancy: 'direction', isContradicted: true, at: sentence, text: null }
    }
  }
  return undefined
}

function saysUnchanged({ marks, words }: Reading, isIn: (clause: number) => boolean): boolean {
  const here = marks.filter(({ at }) => isIn(words[at]?.clause ?? -1))
  if (here.some(({ kind }) => kind === 'unchanged')) return true
  const isDenied = here.some(
    ({ kind, value }) => kind === 'negator' || (kind === 'quantifier' && value === 'none'),
  )
  return isDenied && here.some(({ kind }) => kind === 'change')
}
