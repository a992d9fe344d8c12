import { ModelError, type TokenCount } from '../chat-model/chat-model.ts'
import type { CheckSource } from './check-source.ts'
import type { CheckableText } from './checkable-text.ts'
import type { Claim } from './claim.ts'
import type { ClaimJudge } from './claim-judge.ts'
import { askForVerdicts } from './judge/ask-for-verdicts.ts'
import { askYesOrNo } from './judge/ask-yes-or-no.ts'
import { isShortSum } from './judge/is-short-sum.ts'
import { isDerived, isTotalOf, isWorkedOut, readFigures, showsWorking } from './judge/is-worked-out.ts'
import { shortenSources } from './judge/shorten-sources.ts'
import { type SentencePatch, takePatches } from './judge/take-patches.ts'
import type { ModelVerdict, Question } from './judge/verdict.ts'
import { type CheckedPiece, createPieceCheck, type PieceCheck } from './lexical/check-pieces.ts'
import { findLanguage } from './lexical/find-language.ts'
import { wordForm } from './lexical/plain-form.ts'
import { listStems } from './lexical/read-text.ts'

export type JudgedArticle = {
  /** The text with the patches taken over: use it instead of the one that was given. */
  text: CheckableText
  /** Of the patched text. */
  claims: Claim[]
  /** Sentences that were replaced, as they were and are in the Markdown with their references. */
  patches: SentencePatch[]
  /** What the judge's endpoint counted; null without a judge or where it does not count. */
  tokens: TokenCount | null
  /** What the judge said, to be handed in when the text is judged again after a change. */
  verdicts: Verdicts
}

/** What a model said, by the words of the sentence. */
export type Verdicts = ReadonlyMap<string, ModelVerdict>

export type JudgeOptions = {
  /** Verdicts that still hold: only other sentences are judged. */
  known?: Verdicts
  /** Why the writer keeps a sentence that was not found, by its words: shown to the judge for its second look. */
  remarks?: ReadonlyMap<string, string>
  /** False: the judge's replacements are not put in, so that the writer may repair the sentences first. */
  replaces?: boolean
}

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
  { known = new Map(), remarks = new Map(), replaces = true }: JudgeOptions = {},
): Promise<JudgedArticle> {
  const pieceCheck = createPieceCheck(sources)
  const pieces = pieceCheck.check(text)
  if (!judge) {
    return { text, claims: listClaims(pieces, known, null), patches: [], tokens: null, verdicts: known }
  }
  const session = judge.model.openSession(signal)
  const questions = listQuestions(pieces, pieceCheck, { language: text.language, judge, known, remarks })
  const byNumber = await ask().catch((error: unknown) => {
    if (signal.aborted || !(error instanceof ModelError) || error.reason === 'cancelled') throw error
    return new Map<number, ModelVerdict>()
  })
  const said = questions.flatMap(({ n, text: sentence }): [string, ModelVerdict][] => {
    const verdict = byNumber.get(n)
    const settled =
      verdict &&
      settleFigures(verdict, sentence, {
        pieces,
        answers: judge.answers,
        evidence: pieceCheck.evidence,
        remark: remarks.get(sentence) ?? '',
      })
    return settled ? [[sentence, settled]] : []
  })
  const verdicts: Verdicts = new Map([...known, ...said])
  const patched = replaces ? takePatches(text, pieces, verdicts, pieceCheck) : { text, patches: [] }
  const judged = patched.patches.length > 0 ? pieceCheck.check(patched.text) : pieces
  return { ...patched, claims: listClaims(judged, verdicts, judge), tokens: session.tokens(), verdicts }

  function ask(): Promise<Map<number, ModelVerdict>> {
    if (questions.length === 0) return Promise.resolve(new Map())
    if (judge?.answers === 'yes_no') return askYesOrNo(session, questions, pieceCheck.evidence)
    return askForVerdicts(
      session,
      questions,
      shortenSources(sources, questions, pieceCheck.evidence, judge?.model),
      languageOf(text),
    )
  }
}

const rowsAround = 8

/**
 * What the words know better than a judge: a row or a sentence that shows the working of a figure is an inference, whatever
 * the judge finds for it; a figure that neither its passage and what stands beside that has, nor any other place of the
 * source, is not borne out by it.
 * @returns undefined where the judge's verdict does not count
 */
function settleFigures(
  verdict: ModelVerdict,
  sentence: string,
  {
    pieces,
    answers,
    evidence,
    remark,
  }: {
    pieces: CheckedPiece[]
    answers: ClaimJudge['answers']
    evidence: PieceCheck['evidence']
    /** Why the writer keeps the sentence, which the judge has read; empty where nobody asked. */
    remark: string
  },
): ModelVerdict | undefined {
  const at = pieces.findIndex((piece) => piece.sentence.text === sentence)
  const piece = pieces[at]
  if (piece === undefined) return verdict
  const around = {
    before: textsOf(pieces.slice(Math.max(0, at - rowsAround), at)),
    after: textsOf(pieces.slice(at + 1, at + 1 + rowsAround)),
  }
  if (verdict.verdict === 'absent') return isShown(piece, around) ? asWorkedOut(verdict) : verdict
  const isFound = verdict.verdict === 'supported' && verdict.sentenceKind === 'fact'
  if (!isFound || answers === 'yes_no' || piece.sentence.kind === 'heading') return verdict
  const passage = verdict.passage ?? ''
  const missing = listMissing(piece, passage)
  if (missing.length === 0 || listMissing(piece, passageWithNeighbours(passage, evidence)).length === 0)
    return verdict
  const open = missing.map(({ text }) => text)
  // One passage cannot have what a sentence says of two sources.
  if (isOfCited(piece, open, evidence)) return verdict
  if (around.after.slice(0, 1).some((next) => isTotalOf(open, next))) return verdict
  // "… and these 143, too, are rather high": the figure was told, and judged, a sentence or two before.
  const justTold = around.before.slice(-sentencesBeside)
  if (haveFigures(justTold, open)) return verdict
  if (isDerived(open, passage, justTold)) return asWorkedOut(verdict)
  const isShownHere = showsWorking(sentence, open, around.before.slice(-2))
  const isGiven = isExplained(missing, remark) || isOfBody(piece, open, pieces)
  if (isShownHere || isShown(piece, around) || isGiven) return asWorkedOut(verdict)
  return missing.every(({ supported }) => supported) ? verdict : undefined
}

const textsOf = (some: CheckedPiece[]) => some.map((each) => each.sentence.text)

/** Whether a sentence cites several sources and they have its figures among them. */
function isOfCited(
  { sentence }: CheckedPiece,
  open: readonly string[],
  evidence: PieceCheck['evidence'],
): boolean {
  const cited = new Set(sentence.references)
  if (cited.size < 2) return false
  const said = evidence.sentences.filter(
    ({ source }) => source.reference !== null && cited.has(source.reference),
  )
  return haveFigures(
    said.map(({ text }) => text),
    open,
  )
}

/** Title and description may carry a result of the text, which is checked where it is worked out. */
function isOfBody(
  { place }: CheckedPiece,
  open: readonly string[],
  pieces: readonly CheckedPiece[],
): boolean {
  if (place !== 'title' && place !== 'description') return false
  const body = pieces.filter((piece) => piece.place === 'body' && piece.checked.verdict !== 'contradicted')
  return haveFigures(textsOf(body), open)
}

function haveFigures(texts: readonly string[], figures: readonly string[]): boolean {
  const known = new Set(texts.flatMap(readFigures).map(({ value }) => value))
  return figures.flatMap(readFigures).every(({ value }) => known.has(value))
}

/** Smaller ones are often written as words. */
const minMissing = 20

/** The numbers of a sentence whose figures a passage does not have. */
function listMissing({ claims }: CheckedPiece, passage: string): CheckedPiece['claims'] {
  const there = readFigures(passage)
  return claims.filter(({ kind, text }) => {
    const figures = kind === 'number' ? readFigures(text) : []
    return figures.some(({ value }) => value > minMissing && !there.some((other) => other.value === value))
  })
}

const sentencesBeside = 3

/** A passage is short: what it counts is often said in the sentence before it, or under its heading. */
function passageWithNeighbours(passage: string, { sentences }: PieceCheck['evidence']): string {
  const words = wordForm(passage)
  const at = sentences.findIndex(({ text }) => {
    const own = wordForm(text)
    return own.includes(words) || (own.trim().includes(' ') && words.includes(own))
  })
  const source = sentences[at]?.source
  return sentences
    .slice(Math.max(0, at - sentencesBeside), at + 1 + sentencesBeside)
    .filter((each) => at >= 0 && each.source === source)
    .map(({ text }) => text)
    .join(' ')
}

function isShown(piece: CheckedPiece, { before, after }: { before: string[]; after: string[] }): boolean {
  const { sentence, claims } = piece
  const namesMore = claims.some(
    ({ kind, supported }) => !supported && ['name', 'date', 'quotation'].includes(kind),
  )
  if (namesMore) return false
  if (sentence.kind === 'table') return isWorkedOut(sentence.text, [...before, ...after])
  return sentence.kind === 'prose' && isShortSum(sentence.text, before.slice(-2))
}

const minTerms = 2

/** "7.1 gallons × 365 at $14.20 per 1,000 …, together $146.28", of $146: the judge has read where the figure comes from. */
function isExplained(missing: CheckedPiece['claims'], remark: string): boolean {
  const given = readFigures(remark)
  const open = missing.flatMap(({ text }) => readFigures(text))
  const isResult = (value: number) =>
    open.some((figure) => Math.abs(figure.value - value) <= figure.tolerance)
  const isThere = ({ value, tolerance }: (typeof open)[number]) =>
    given.some((other) => Math.abs(other.value - value) <= tolerance)
  return (
    open.length > 0 && open.every(isThere) && given.filter(({ value }) => !isResult(value)).length >= minTerms
  )
}

function asWorkedOut(verdict: ModelVerdict): ModelVerdict {
  return {
    ...verdict,
    sentenceKind: 'inference',
    verdict: 'not_needed',
    discrepancy: null,
    reference: null,
    passage: null,
    replacement: null,
  }
}

function languageOf({ language, title, markdown }: CheckableText): string {
  return language?.slice(0, 2).toLowerCase() ?? findLanguage(`${title} ${markdown}`)
}

/** Sentences worth a judge's time. One that only knows Yes and No is asked about facts. */
function listQuestions(
  pieces: CheckedPiece[],
  { evidence }: PieceCheck,
  {
    language,
    judge,
    known,
    remarks,
  }: Required<Pick<JudgeOptions, 'known' | 'remarks'>> & { language: string | undefined; judge: ClaimJudge },
): Question[] {
  const seen = new Set(known.keys())
  return pieces
    .map((piece, index) => ({
      ...piece,
      before: pieces[index - 1]?.sentence.text ?? null,
      after: pieces[index + 1]?.sentence.text ?? null,
    }))
    .filter(({ sentence, checked, claims }) => {
      // "Over 20%:" says little, but what the words do not find in it would stay marked unless it is asked about.
      const isWorthAsking = sentence.text.split(' ').length > 2 || claims.some(({ supported }) => !supported)
      const isNew = !seen.has(sentence.text) && isWorthAsking
      seen.add(sentence.text)
      return (
        isNew &&
        (judge.answers === 'verdicts' || (checked.sentenceKind === 'fact' && sentence.kind !== 'heading'))
      )
    })
    .map(({ sentence, place, before, after }, index) => {
      const cited = new Set(sentence.covered.filter((reference) => evidence.references.has(reference)))
      const ranked = evidence.rank(
        listStems(sentence.text, language ?? evidence.sentences[0]?.language ?? ''),
        () => true,
      )
      const isOwn = sentence.references.length > 0
      const ofCited = ranked.filter(
        ({ sentence: { source } }) =>
          cited.size === 0 || (source.reference !== null && cited.has(source.reference)),
      )
      return {
        n: index + 1,
        text: sentence.text,
        place: sentence.kind === 'table' ? 'table row' : place,
        references: [...cited],
        closest: isOwn ? null : (ranked[0]?.sentence.source ?? null),
        before,
        after,
        remark: remarks.get(sentence.text) ?? null,
        aligned: ofCited.slice(0, 8).map(({ sentence: each }) => each),
      }
    })
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
