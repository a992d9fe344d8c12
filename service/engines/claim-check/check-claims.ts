import { detect } from 'tinyld'
import type { Claim } from './claim.ts'
import { createPassageRanking, type Likeness } from './lexical/best-passage.ts'
import { createFactCheck, type Fact } from './lexical/passage-facts.ts'
import { isUnspaced } from './lexical/plain-form.ts'
import { listKnownNames } from './lexical/proper-names.ts'
import { listFacts } from './lexical/sentence-facts.ts'
import { readSentences, type Sentence } from './sentences.ts'

/** A piece of evidence and the reference under which the text cites it; several pieces may share one reference. */
export type CheckablePassage = { reference: number; text: string }

// A cited statement must share some wording with its source; an uncited one must repeat most of a passage.
const citedLikeness = 0.2
const uncitedLikeness = 0.6
const figureLikeness = 0.3
// Detection costs milliseconds a sample, so each source is sampled once.
const sampleCharacters = 600

/**
 * Checks every statement of a Markdown text, and every number, date, name and quotation in it, against passages of
 * evidence. Pure and without a model, so it serves edited drafts as well. A fact is supported when one passage has it,
 * however it is spelled; a statement, when its facts are and it cites a passage that speaks of the same thing. Where
 * text and passage are in two languages only the facts decide. Rounded or computed figures count as unsupported.
 */
export function checkClaims(markdown: string, passages: CheckablePassage[]): Claim[] {
  return createClaimCheck(passages)(markdown)
}

/** The same for many texts over one body of evidence, which is read once. */
export function createClaimCheck(passages: CheckablePassage[]): (markdown: string) => Claim[] {
  const rank = createPassageRanking(passages.map(({ text }) => text))
  const evidence = passages.map(({ reference, text }) => ({
    reference,
    text,
    bears: createFactCheck(text),
  }))
  const languageOf = detectLanguages(passages)
  const named = listKnownNames(passages.map(({ text }) => text))
  return (markdown) => check(readSentences(markdown), { rank, evidence, languageOf, named })
}

type ReadEvidence = {
  rank: ReturnType<typeof createPassageRanking>
  evidence: (CheckablePassage & { bears: (fact: Fact) => boolean })[]
  languageOf: Map<number, string>
  /** Words with a capital that the evidence has in mid-sentence. */
  named: ReadonlySet<string>
}

function check(sentences: Sentence[], { rank, evidence, languageOf, named }: ReadEvidence): Claim[] {
  const prose = sentences.map(({ text }) => text)
  const language = detect(prose.join(' ').slice(0, sampleCharacters))
  const known = new Set([...named, ...listKnownNames(prose)])
  const claims: Omit<Claim, 'id'>[] = []

  for (const sentence of sentences) {
    const ranking = rank(sentence.text)
    const cited = (index: number) => sentence.references.includes(evidence[index]?.reference ?? 0)
    // Cited passages first, the likest first among them: the passage shown is the one that the text points at.
    const inOrder = [
      ...ranking.filter(({ index }) => cited(index)),
      ...ranking.filter(({ index }) => !cited(index)),
    ]
    const facts = listFacts(sentence, known, language === 'de').map((fact) => {
      const found = inOrder.find(
        ({ index, score }) => isAboutFact(fact, cited(index), score) && evidence[index]?.bears(fact),
      )
      return asClaim(fact, found ? evidence[found.index] : undefined)
    })
    if (isStatement(sentence, facts.length)) {
      const best = inOrder[0]
      const passage = best ? evidence[best.index] : undefined
      const isCited = best !== undefined && cited(best.index)
      const isSupported =
        facts.every(({ supported }) => supported) &&
        best !== undefined &&
        isLikeEnough(best, isCited, languageOf.get(passage?.reference ?? 0) !== language)
      const shown = isCited || isSupported ? passage : undefined
      claims.push({
        text: sentence.text,
        kind: 'statement',
        place: 'body',
        sentenceKind: 'fact',
        verdict: isSupported ? 'supported' : 'absent',
        discrepancy: isSupported ? null : 'nothing_like_it',
        checkedBy: 'words',
        supported: isSupported,
        reference: shown?.reference ?? null,
        passage: shown?.text ?? null,
      })
    }
    claims.push(...facts)
  }
  return claims.map((claim, index) => ({ id: `c${index + 1}`, ...claim }))
}

function detectLanguages(passages: CheckablePassage[]): Map<number, string> {
  const samples = new Map<number, string>()
  for (const { reference, text } of passages) {
    const sample = samples.get(reference) ?? ''
    if (sample.length < sampleCharacters)
      samples.set(reference, `${sample} ${text.slice(0, sampleCharacters)}`)
  }
  return new Map([...samples].map(([reference, sample]) => [reference, detect(sample)]))
}

function asClaim(fact: Fact, found: CheckablePassage | undefined): Omit<Claim, 'id'> {
  return {
    text: fact.text,
    kind: fact.kind === 'literal' ? 'number' : fact.kind,
    place: 'body',
    sentenceKind: 'fact',
    verdict: found ? 'supported' : 'absent',
    discrepancy: found ? null : 'nothing_like_it',
    checkedBy: 'words',
    supported: found !== undefined,
    reference: found?.reference ?? null,
    passage: found?.text ?? null,
  }
}

/** Questions ask and sentences that end in a colon announce; a scrap of two words states nothing without a fact in it. */
function isStatement({ text, kind }: Sentence, facts: number): boolean {
  if (kind === 'heading' || /[?？:：]["”»]?$/u.test(text)) return false
  return facts > 0 || isUnspaced(text) || text.split(' ').length > 2
}

/** Any long passage has a "3" somewhere: outside the cited source a figure counts only where the wording is alike. */
function isAboutFact(fact: Fact, isCited: boolean, score: number): boolean {
  return isCited || fact.kind === 'name' || fact.kind === 'quotation' || score >= figureLikeness
}

function isLikeEnough({ score }: Likeness, isCited: boolean, isForeign: boolean): boolean {
  if (isCited) return isForeign || score >= citedLikeness
  return score >= uncitedLikeness
}
