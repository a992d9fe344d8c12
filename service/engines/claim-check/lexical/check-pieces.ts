import { type CheckSource, textOf } from '../check-source.ts'
import type { CheckableText } from '../checkable-text.ts'
import type { Claim } from '../claim.ts'
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
export function createPieceCheck(sources: CheckSource[]): PieceCheck {
  const evidence = createEvidence(sources)
  const named = listKnownNames(sources.flatMap((source) => [source.title, textOf(source)]))
  const check: PieceCheck['check'] = (text) => {
    const pieces = listPieces(text)
    const prose = pieces.map(({ sentence }) => sentence.text)
    const language = text.language?.slice(0, 2).toLowerCase() ?? findLanguage(prose.join(' '))
    const known = new Set([...named, ...listKnownNames(prose)])
    return pieces.map(({ place, sentence }) => {
      const checked = checkSentence(sentence, { evidence, language, known })
      return { place, sentence, checked, claims: claimsOf(sentence, place, checked, evidence) }
    })
  }
  return { evidence, check }
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
