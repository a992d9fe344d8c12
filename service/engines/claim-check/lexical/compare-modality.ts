import type { Comparison, Finding } from './comparison.ts'
import { isNegated } from './comparison.ts'
import type { EvidenceSentence } from './evidence.ts'
import type { Reading } from './read-text.ts'
import type { MarkKind } from './word-marks.ts'

const sameSubject = 0.35
const someLikeness = 0.2
const sameClause = 0.4

/** Finds what the source holds for possible and the sentence for certain, and causes where it saw only a connection. */
export function compareModality(comparison: Comparison): Finding | undefined {
  const { said, aligned, nearby } = comparison
  const best = aligned[0]
  if (!best || best.score < someLikeness) return undefined
  const at = best.sentence
  const finding = (where: EvidenceSentence): Finding => ({
    discrepancy: 'modality',
    isContradicted: true,
    at: where,
    text: null,
  })
  const isAsserted = !said.marks.some(({ kind }) => kind === 'hedged') && !/[?？]\s*$/.test(said.text)
  if (has(said, 'certain') && !nearby.some((sentence) => has(sentence.read(), 'certain'))) return finding(at)
  if (has(said, 'causal') && isAsserted && !has(said, 'associated')) {
    const weaker = aligned
      .filter(({ score }, index) => index < 3 && score >= best.score * 0.6)
      .find(({ sentence }) => isOnlyConnected(sentence.read()))?.sentence
    if (
      weaker &&
      !aligned
        .slice(0, 2)
        .some(({ sentence }) => has(sentence.read(), 'causal') && !isOnlyConnected(sentence.read()))
    )
      return finding(weaker)
  }
  if (!isAsserted || has(said, 'able') || best.score < sameSubject) return undefined
  const hedged = aligned
    .filter(({ score }) => score >= best.score * 0.8)
    .find(({ sentence }) => isHedgedHere(said, sentence, comparison.weigh))
  return hedged && hedged === best ? finding(hedged.sentence) : undefined
}

function has(reading: Reading, kind: MarkKind): boolean {
  return reading.marks.some((mark) => mark.kind === kind && !isNegated(reading, mark))
}

/** "Goes with", and "we do not know whether one leads to the other". */
function isOnlyConnected({ marks, words }: Reading): boolean {
  const isDoubted = marks.some(
    ({ kind }) => kind === 'negator' || kind === 'implicit_negative' || kind === 'hedged',
  )
  return (
    words.length > 0 && marks.some(({ kind }) => kind === 'associated' || (kind === 'causal' && isDoubted))
  )
}

/** True when the hedge is in the clause that the sentence restates. */
function isHedgedHere(said: Reading, sentence: EvidenceSentence, weigh: (stem: string) => number): boolean {
  const reading = sentence.read()
  const wanted = new Set(said.words.flatMap((word) => (word.isContent ? [word.stem] : [])))
  const total = [...wanted].reduce((sum, stem) => sum + weigh(stem), 0) || 1
  return reading.marks.some((mark) => {
    // "May not enter" forbids; it does not doubt.
    if (mark.kind !== 'hedged' || isNegated(reading, mark)) return false
    const clause = reading.words[mark.at]?.clause
    const stems = new Set(
      reading.words.flatMap((word) => (word.isContent && word.clause === clause ? [word.stem] : [])),
    )
    const shared = [...wanted].reduce((sum, stem) => sum + (stems.has(stem) ? weigh(stem) : 0), 0)
    return shared / total >= sameClause
  })
}
