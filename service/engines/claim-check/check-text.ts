import { detect } from 'tinyld'
import type { CheckSource } from './check-source.ts'
import type { Claim } from './claim.ts'
import {
  type CheckedFact,
  type CheckedSentence,
  checkSentence,
  isStatement,
} from './lexical/check-sentence.ts'
import { createEvidence, type Evidence, type EvidenceSentence } from './lexical/evidence.ts'
import { listKnownNames } from './lexical/proper-names.ts'
import { readSentences, type Sentence } from './sentences.ts'

/** What is checked. An empty title or description says nothing. */
export type CheckableText = {
  title: string
  description: string
  markdown: string
  /** ISO 639-1; found in the text when it is left out. */
  language?: string
}

const sampleCharacters = 600
/** A paragraph up to this length is shown whole beside a claim, a longer one by its sentence. */
const maxPassage = 500

/**
 * Checks every statement of a text, and the numbers, dates, names and quotations in it, against the sources that it
 * cites. Pure and without a model: the same text and sources always give the same claims. Sentences that need no source
 * (advice, inference, definitions, transitions) have the verdict `not_needed`.
 */
export function checkText(text: CheckableText, sources: CheckSource[]): Claim[] {
  return createTextCheck(sources)(text)
}

/** The same for many texts over one set of sources, which is read once. */
export function createTextCheck(sources: CheckSource[]): (text: CheckableText) => Claim[] {
  const evidence = createEvidence(sources)
  const named = listKnownNames(sources.flatMap(({ title, text }) => [title, text]))
  return (text) => {
    const pieces = listPieces(text)
    const prose = pieces.map(({ sentence }) => sentence.text)
    const language =
      text.language?.slice(0, 2).toLowerCase() ?? detect(prose.join(' ').slice(0, sampleCharacters))
    const known = new Set([...named, ...listKnownNames(prose)])
    const claims = pieces.flatMap(({ place, sentence }) => {
      const checked = checkSentence(sentence, { evidence, language, known })
      return claimsOf(sentence, place, checked, evidence)
    })
    return claims.map((claim, index) => ({ id: `c${index + 1}`, ...claim }))
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

type NewClaim = Omit<Claim, 'id'>

function claimsOf(
  sentence: Sentence,
  place: Claim['place'],
  checked: CheckedSentence,
  evidence: Evidence,
): NewClaim[] {
  const { sentenceKind, facts } = checked
  const shared = { place, sentenceKind, checkedBy: 'words' }
  const asClaim = (kind: Claim['kind'], text: string, result: CheckedSentence | CheckedFact): NewClaim => ({
    text,
    kind,
    ...shared,
    verdict: result.verdict,
    supported: result.verdict === 'supported' || result.verdict === 'not_needed',
    discrepancy: result.discrepancy,
    reference: result.at?.source.reference ?? null,
    passage: result.at ? passageOf(result.at, evidence) : null,
  })
  const states = sentence.kind !== 'heading' && isStatement(sentence, checked)
  const isWorthSaying = sentence.kind === 'heading' ? checked.verdict === 'contradicted' : states
  return [
    ...(isWorthSaying ? [asClaim('statement', sentence.text, checked)] : []),
    ...facts.map((fact) => asClaim(fact.kind, fact.text, fact)),
  ]
}

function passageOf(at: EvidenceSentence, { sentences }: Evidence): string {
  if (at.isRow) return at.text
  const block = sentences.filter(({ source, block: other }) => source === at.source && other === at.block)
  const whole = block.map(({ text }) => text).join(' ')
  return whole.length <= maxPassage ? whole : at.text
}
