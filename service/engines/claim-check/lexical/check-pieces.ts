import { type CheckSource, textOf } from '../check-source.ts'
import type { CheckableText } from '../checkable-text.ts'
import type { Claim } from '../claim.ts'
import { isShortSum } from '../judge/is-short-sum.ts'
import { readSentences, type Sentence } from '../sentences.ts'
import { type CheckedFact, type CheckedSentence, checkSentence, isStatement } from './check-sentence.ts'
import { createEvidence, type Evidence, type EvidenceSentence } from './evidence.ts'
import { findLanguage } from './find-language.ts'
import { listKnownNames } from './proper-names.ts'

/** One sentence of a text with the claims in it. */
export type CheckedPiece = {
  place: Claim['place']
  sentence: Sentence
  checked: CheckedSentence
  /** A statement first, where it states anything. */
  claims: Omit<Claim, 'id'>[]
}

export type PieceCheck = {
  evidence: Evidence
  check(text: CheckableText): CheckedPiece[]
}

/** A paragraph up to this length is shown whole beside a claim, a longer one by its sentence. */
const maxPassage = 500

/** Reads the sources once; `check` may be called for many texts. */
export function createPieceCheck(sources: CheckSource[], { isTyped = false } = {}): PieceCheck {
  const evidence = createEvidence(sources)
  const named = listKnownNames(sources.flatMap((source) => [source.title, textOf(source)]))
  const check: PieceCheck['check'] = (text) => {
    const pieces = listPieces(text)
    const prose = pieces.map(({ sentence }) => sentence.text)
    const language = text.language?.slice(0, 2).toLowerCase() ?? findLanguage(prose.join(' '))
    const running = pieces
      .filter(({ sentence }) => sentence.kind !== 'table')
      .map(({ sentence }) => sentence.text)
    const known = new Set([...named, ...listKnownNames(running)])
    const before: Checked[] = []
    return pieces.map(({ place, sentence }) => {
      const lone = checkSentence(sentence, { evidence, language, known, isTyped })
      const checked = allowShortSum({ place, sentence, checked: lone }, before.slice(-2))
      before.push({ place, sentence, checked })
      return { place, sentence, checked, claims: claimsOf(sentence, place, checked, evidence) }
    })
  }
  return { evidence, check }
}

type Checked = Pick<CheckedPiece, 'place' | 'sentence' | 'checked'>

/** "That's 66%." after the two figures that it comes from, which the sources have, is worked out and needs no source. */
function allowShortSum({ place, sentence, checked }: Checked, before: readonly Checked[]): CheckedSentence {
  const isOpen = checked.facts.some(({ verdict }) => verdict === 'absent')
  const isOther = checked.facts.some(({ kind, verdict }) => kind !== 'number' || verdict === 'contradicted')
  if (sentence.kind !== 'prose' || place !== 'body' || !isOpen || isOther) return checked
  const borneOut = before.filter(
    (one) => one.place === place && one.sentence.kind === 'prose' && one.checked.verdict !== 'contradicted',
  )
  const figured = borneOut.filter(({ checked: { facts } }) =>
    facts.every(({ verdict }) => verdict !== 'absent'),
  )
  if (
    !isShortSum(
      sentence.text,
      figured.map((one) => one.sentence.text),
    )
  )
    return checked
  return {
    ...checked,
    sentenceKind: 'inference',
    verdict: 'not_needed',
    discrepancy: null,
    facts: checked.facts.map((fact) => ({ ...fact, verdict: 'not_needed', discrepancy: null })),
  }
}

function listPieces({
  title,
  description,
  markdown,
}: CheckableText): { place: Claim['place']; sentence: Sentence }[] {
  return [
    ...readSentences(title === '' ? '' : `# ${title}`).map((sentence) => ({
      place: 'title' as const,
      sentence,
    })),
    ...readSentences(description).map((sentence) => ({ place: 'description' as const, sentence })),
    ...readSentences(markdown).map((sentence) => ({
      place: sentence.kind === 'heading' ? ('heading' as const) : ('body' as const),
      sentence,
    })),
  ]
}

function claimsOf(
  sentence: Sentence,
  place: Claim['place'],
  checked: CheckedSentence,
  evidence: Evidence,
): CheckedPiece['claims'] {
  const asClaim = (kind: Claim['kind'], text: string, result: CheckedSentence | CheckedFact) => ({
    text,
    kind,
    place,
    sentenceKind: checked.sentenceKind,
    checkedBy: 'words',
    verdict: result.verdict,
    supported: result.verdict === 'supported' || result.verdict === 'not_needed',
    discrepancy: result.discrepancy,
    reference: result.at?.source.reference ?? null,
    passage: result.at ? passageOf(result.at, evidence) : null,
  })
  const isHeading = sentence.kind === 'heading'
  const isWorthSaying = isHeading ? checked.verdict === 'contradicted' : isStatement(sentence, checked)
  return [
    ...(isWorthSaying ? [asClaim('statement', sentence.text, checked)] : []),
    ...checked.facts.map((fact) => asClaim(fact.kind, fact.text, fact)),
  ]
}

function passageOf(at: EvidenceSentence, evidence: Evidence): string {
  if (at.isRow) return at.text
  const whole = evidence
    .blockOf(at)
    .map(({ text }) => text)
    .join(' ')
  return whole.length <= maxPassage ? whole : at.text
}
