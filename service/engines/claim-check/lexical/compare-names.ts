import type { Comparison, Finding } from './comparison.ts'
import type { Evidence, EvidenceSentence } from './evidence.ts'
import { type FoundName, findNames, isNamedIn } from './proper-names.ts'
import type { Reading } from './read-text.ts'

export type NameCheck = {
  names: readonly FoundName[]
  /** Words with a capital in mid-sentence of text and sources. */
  known: ReadonlySet<string>
  evidence: Evidence
}

/** A sentence of the source with this share of the wording restates the sentence. */
const restates = 0.5

/** Checks that each name is in the source, and that no other one stands in its place. */
export function compareNames(comparison: Comparison, check: NameCheck): Finding[] {
  const { aligned, nearby } = comparison
  const sources = [...new Set(nearby.map(({ source }) => source))]
  const best = aligned[0]
  const findings = check.names.flatMap((name): Finding[] => {
    const isKnown = sources.some((source) => isNamedIn(name, check.evidence.wordsOf(source)))
    if (isKnown) return []
    const rival =
      best && best.score >= 0.3 && hasOtherName(best.sentence, comparison, check) ? best.sentence : null
    return [{ discrepancy: 'name', isContradicted: rival !== null, at: rival, text: name.text }]
  })
  const place = comparePlaces(comparison, check)
  return place && findings.length === 0 ? [place] : findings
}

function hasOtherName(sentence: EvidenceSentence, { said }: Comparison, check: NameCheck): boolean {
  return findNames(sentence.text, check.known, sentence.language).some(
    (name) => !said.text.includes(name.text),
  )
}

const prepositions = new Set('in aus nach bei von durch zwischen und am'.split(' '))

/** In German, where all nouns have capitals: "in Kassel" where the same sentence of the source says "in Fulda". */
function comparePlaces(
  { said, aligned, language }: Comparison,
  { evidence }: NameCheck,
): Finding | undefined {
  const best = aligned[0]
  if (language !== 'de' || !best || best.score < restates) return undefined
  const theirs = placesOf(best.sentence.read())
  for (const [preposition, place] of placesOf(said)) {
    if (evidence.wordsOf(best.sentence.source).includes(place.toLowerCase())) continue
    const isReplaced = theirs.some(
      ([other, rival]) => other === preposition && !said.text.toLowerCase().includes(rival.toLowerCase()),
    )
    if (isReplaced) return { discrepancy: 'name', isContradicted: true, at: best.sentence, text: place }
  }
  return undefined
}

function placesOf(reading: Reading): [preposition: string, place: string][] {
  return reading.words.flatMap((word, index): [string, string][] => {
    const before = reading.words[index - 1]
    if (!before || !word.isCapital || !word.isContent || !prepositions.has(before.text)) return []
    return [[before.text, reading.text.slice(word.start, word.end)]]
  })
}
