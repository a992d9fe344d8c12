import { ModelError, type TokenCount } from '../chat-model/chat-model.ts'
import type { CheckSource } from './check-source.ts'
import type { CheckableText } from './checkable-text.ts'
import type { Claim } from './claim.ts'
import type { ClaimJudge } from './claim-judge.ts'
import { askForVerdicts } from './judge/ask-for-verdicts.ts'
import { askYesOrNo } from './judge/ask-yes-or-no.ts'
import { replaceSentence } from './judge/replace-sentence.ts'
import { shortenSources } from './judge/shorten-sources.ts'
import type { ModelVerdict, Question } from './judge/verdict.ts'
import { type CheckedPiece, createPieceCheck, type PieceCheck } from './lexical/check-pieces.ts'
import { listStems } from './lexical/read-text.ts'

export type JudgedArticle = {
  /** The text with the patches taken over: use it instead of the one that was given. */
  text: CheckableText
  /** Of the patched text. */
  claims: Claim[]
  /** Sentences that were replaced, as they were and are in the Markdown with their references. */
  patches: { before: string; after: string; reason: string }[]
  /** What the judge's endpoint counted; null without a judge or where it does not count. */
  tokens: TokenCount | null
}

/** What a model said, by the words of the sentence. */
type Verdicts = Map<string, ModelVerdict>

/**
 * Checks a text word by word and then, where there is a judge, sentence by sentence by that model, whose verdicts win.
 * A judge that cannot be reached or answers nonsense leaves the lexical verdicts (`checkedBy: 'words'`).
 * @throws {ModelError} only `cancelled`, when `signal` ended it
 */
export async function judgeArticle(
  text: CheckableText,
  sources: CheckSource[],
  judge: ClaimJudge | null,
  signal: AbortSignal,
): Promise<JudgedArticle> {
  const pieceCheck = createPieceCheck(sources)
  const pieces = pieceCheck.check(text)
  if (!judge) return { text, claims: listClaims(pieces, new Map(), null), patches: [], tokens: null }
  const session = judge.model.openSession(signal)
  const questions = listQuestions(pieces, pieceCheck, text.language, judge)
  const byNumber = await ask().catch((error: unknown) => {
    if (signal.aborted || !(error instanceof ModelError) || error.reason === 'cancelled') throw error
    return new Map<number, ModelVerdict>()
  })
  const verdicts: Verdicts = new Map(
    questions.flatMap(({ n, text: sentence }) => {
      const verdict = byNumber.get(n)
      return verdict ? [[sentence, verdict]] : []
    }),
  )
  const patched = takePatches(text, pieces, verdicts, pieceCheck)
  const judged = patched.patches.length > 0 ? pieceCheck.check(patched.text) : pieces
  return { ...patched, claims: listClaims(judged, verdicts, judge), tokens: session.tokens() }

  function ask(): Promise<Map<number, ModelVerdict>> {
    if (questions.length === 0) return Promise.resolve(new Map())
    if (judge?.answers === 'yes_no') return askYesOrNo(session, questions, pieceCheck.evidence)
    return askForVerdicts(
      session,
      questions,
      shortenSources(sources, questions, pieceCheck.evidence, judge?.model),
    )
  }
}

/** Sentences worth a judge's time. One that only knows Yes and No is asked about facts. */
function listQuestions(
  pieces: CheckedPiece[],
  { evidence }: PieceCheck,
  language: string | undefined,
  judge: ClaimJudge,
): Question[] {
  const seen = new Set<string>()
  return pieces
    .filter(({ sentence, checked }) => {
      const isNew = !seen.has(sentence.text) && sentence.text.split(' ').length > 2
      seen.add(sentence.text)
      return (
        isNew &&
        (judge.answers === 'verdicts' || (checked.sentenceKind === 'fact' && sentence.kind !== 'heading'))
      )
    })
    .map(({ sentence }, index) => {
      const known = new Set(sentence.covered.filter((reference) => evidence.references.has(reference)))
      const aligned = evidence
        .rank(listStems(sentence.text, language ?? evidence.sentences[0]?.language ?? ''), ({ reference }) =>
          known.size === 0 ? true : reference !== null && known.has(reference),
        )
        .slice(0, 8)
        .map(({ sentence: each }) => each)
      return { n: index + 1, text: sentence.text, references: [...known], aligned }
    })
}

/** Takes the replacements that the lexical check finds supported; all others are dropped. */
function takePatches(
  text: CheckableText,
  pieces: CheckedPiece[],
  verdicts: Verdicts,
  { check }: PieceCheck,
): Pick<JudgedArticle, 'text' | 'patches'> {
  const patches: JudgedArticle['patches'] = []
  let patched = text
  for (const { place, sentence, claims } of pieces) {
    const verdict = verdicts.get(sentence.text)
    const replacement = verdict?.replacement
    if (!verdict || !replacement || sentence.kind === 'table' || sentence.kind === 'quotation') continue
    if (/[\n|<>]|\[\d/.test(replacement) || replacement.length > 2 * sentence.text.length + 80) continue
    const marks = sentence.covered.map((reference) => `[${reference}]`).join('')
    const checked = check({ ...text, title: '', description: '', markdown: `${replacement} ${marks}` })
    if (checked.length !== 1 || !checked.every((piece) => piece.claims.every(({ supported }) => supported)))
      continue
    const field = place === 'title' || place === 'description' ? place : 'markdown'
    const replaced = replaceSentence(patched[field], sentence.text, replacement)
    if (!replaced) continue
    patched = { ...patched, [field]: replaced.markdown }
    const reason = reasonOf(verdict, claims[0]?.passage ?? null)
    patches.push({ before: replaced.before, after: replaced.after, reason })
  }
  return { text: patched, patches }
}

function reasonOf({ verdict, passage, reference }: ModelVerdict, near: string | null): string {
  const source = reference === null ? 'The source' : `Source ${reference}`
  if (verdict === 'absent') return 'No source says it.'
  const words = passage ?? near
  return words ? `${source} says something else: “${words}”` : `${source} says something else.`
}

function listClaims(pieces: CheckedPiece[], verdicts: Verdicts, judge: ClaimJudge | null): Claim[] {
  return pieces
    .flatMap((piece) => {
      const verdict = verdicts.get(piece.sentence.text)
      return verdict && judge ? judgedClaims(piece, verdict, judge) : piece.claims
    })
    .map((claim, index) => ({ id: `c${index + 1}`, ...claim }))
}

function judgedClaims(piece: CheckedPiece, said: ModelVerdict, judge: ClaimJudge): CheckedPiece['claims'] {
  const { sentence, place, checked, claims } = piece
  // A model that says Yes more easily than it counts does not outweigh a figure that the source gives otherwise.
  if (judge.answers === 'yes_no' && checked.verdict === 'contradicted') return claims
  const isSupported = said.verdict === 'supported' || said.verdict === 'not_needed'
  const shared = { sentenceKind: said.sentenceKind, checkedBy: judge.model.name }
  if (sentence.kind === 'heading' && isSupported && claims.length === 0) return []
  const statement = {
    ...shared,
    text: sentence.text,
    kind: 'statement' as const,
    place,
    verdict: said.verdict,
    supported: isSupported,
    discrepancy: said.discrepancy,
    reference: said.reference,
    passage: said.passage,
  }
  const facts = claims
    .filter(({ kind }) => kind !== 'statement')
    .map((fact) => {
      if (!isSupported || fact.supported) return { ...fact, sentenceKind: said.sentenceKind }
      return {
        ...fact,
        ...shared,
        verdict: said.verdict,
        supported: true,
        discrepancy: null,
        reference: said.reference,
        passage: said.passage,
      }
    })
  const states = said.sentenceKind !== 'transition' || !isSupported
  return [...(states ? [statement] : []), ...(said.verdict === 'not_needed' ? [] : facts)]
}
