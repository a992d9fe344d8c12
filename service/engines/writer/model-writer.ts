import { shorten } from '../../text/shorten.ts'
import { type ChatModel, ModelError } from '../chat-model/chat-model.ts'
import { readReferences } from '../claim-check/references.ts'
import { addTokens } from './model/add-tokens.ts'
import type { Answered } from './model/answered.ts'
import { applyPatches } from './model/apply-patches.ts'
import { applyReview, type ReviewedText } from './model/apply-review.ts'
import { findShape } from './model/article-kind.ts'
import { createBorrowCheck } from './model/borrowed-references.ts'
import { containsChange } from './model/contains-change.ts'
import { editFinishedText } from './model/edit-finished-text.ts'
import { writeMemo } from './model/editors-memo.ts'
import { type ModelText, storeWrittenArticle } from './model/finish-article.ts'
import { writeHeadline } from './model/headline-step.ts'
import {
  explainShort,
  type ImprovedText,
  improveText,
  type ShortReason,
  translate,
} from './model/improve-text.ts'
import { keepWithin } from './model/keep-within.ts'
import { locatePassage } from './model/locate-passage.ts'
import { writeNextDraft } from './model/next-draft.ts'
import { whyNoOffer, withoutOffer } from './model/next-step.ts'
import { asPlainLine } from './model/plain-line.ts'
import { listBearing, type Plan, planArticle } from './model/plan-step.ts'
import { listUnused, type PreparedJob, prepareJob } from './model/prepare-job.ts'
import { dropRepeated } from './model/repeated-paragraphs.ts'
import { type ScreenedEvidence, screenEvidence } from './model/screen-evidence.ts'
import { writeBySections } from './model/section-by-section.ts'
import { type LeftOut, writeInOneCall } from './model/single-call.ts'
import { createStepsInTime, type OptionalStep, type StepsInTime } from './model/steps-in-time.ts'
import { type EditStep, roomOf } from './model/text-length.ts'
import { writeWholeText } from './model/text-step.ts'
import { writeMessage } from './model/write-message.ts'
import { type SentenceChange, WriteError, type WriteRequest, type WrittenArticle } from './writer.ts'

/**
 * An article by the model of the request. What the model says is never trusted: every fact is compared with the sources,
 * and what is not found there is marked unsupported.
 *
 * Calls of the writing model: ten at most, fewer where a slow one would not come to its end (plan; text; an editor's memo and the
 * second draft; another memo and the third; an editor's changes to that; title, description and takeaways; an editor's
 * changes to all of it, twice), and two in `turbo` (plan and text in one; an editor's changes to both text and title). One more each for a
 * text in another language, too short, too long or copied (not in `turbo`, but for the language), for a title too long, for
 * facts that the judge did not find, and for lines around the text that it no longer bears out. The judge's calls are its own.
 * @throws {WriteError}
 */
export async function writeWithModel(request: WriteRequest): Promise<WrittenArticle> {
  const { model } = request
  if (model === null) throw new WriteError('unreachable', 'No model is connected. Connect one in Settings.')
  try {
    return await write(request, model)
  } catch (error) {
    if (error instanceof WriteError) throw error
    if (request.signal.aborted) throw new WriteError('cancelled', 'Writing was cancelled.')
    if (error instanceof ModelError) throw new WriteError(error.reason, error.message)
    throw error
  }
}

type DraftedText = ModelText & {
  shortReason: ShortReason | null
  /** Null where the model did not say. */
  bearing: number[] | null
  leftOut: readonly LeftOut[]
  missed: SentenceChange[]
  /** Changes of the review for which there was no room. */
  withoutRoom: SentenceChange[]
  /** Steps for which a slow model left no time. */
  skipped: OptionalStep[]
  /** False where the model gave no title, and the topic is its title. */
  isTitled: boolean
  /** Why the call to action does not suit the text; null where it does, or nobody said. */
  noOffer: string | null
}

async function write(request: WriteRequest, model: ChatModel): Promise<WrittenArticle> {
  const screened = screenEvidence(request.evidence, request.topic, request.profile)
  if (request.topic === null && screened.facts.length === 0) {
    throw new WriteError(
      'empty',
      'There is nothing to write about. Give a topic, or an address that can be read.',
    )
  }
  const session = model.openSession(request.signal)
  const { job, offered, draft } = await withLessEvidence(request, screened, { model, session })
  if (draft.text === '') {
    throw new WriteError(
      'empty',
      `The model "${model.model}" wrote headings without text. Write again, or use another model.`,
    )
  }
  await job.report('checking', 90, 'Checking every statement against its source')
  const { judgeTokens, body, unkept, ...article } = await storeWrittenArticle(
    draft.noOffer === null ? job : withoutOffer(job),
    draft,
  )
  const unused = listUnused(offered, draft.bearing, draft.text)
  return {
    ...article,
    engine: model.name,
    tokens: addTokens(session.tokens(), judgeTokens),
    message: writeMessage(
      job,
      { ...article, body, judgeTokens, unkept },
      {
        offTopic: [...screened.offTopic, ...unused],
        shortReason: draft.shortReason,
        isUnfounded: draft.bearing?.length === 0,
        topicReason: draft.answersTopic === false ? draft.topicReason : '',
        whyLeftOut: explainLeftOut(offered, draft.leftOut),
        missed: draft.missed,
        withoutRoom: draft.withoutRoom,
        skipped: draft.skipped,
        isTitled: draft.isTitled,
        noOffer: draft.noOffer,
      },
    ),
  }
}

const maxWhy = 120

/** The model's words on a source that it set aside, by the id of the source. */
function explainLeftOut({ sources }: PreparedJob, leftOut: readonly LeftOut[]): Map<string, string> {
  return new Map(
    leftOut.flatMap(({ source: number, why }): [string, string][] => {
      const found = sources.find((one) => one.number === number)
      const reason = shorten(asPlainLine(why).replace(/[.。]$/, ''), maxWhy, '')
      return found && reason !== '' ? [[found.source.id, reason]] : []
    }),
  )
}

/** Begins again with half the evidence, twice, when a prompt does not fit the model's context. */
async function withLessEvidence(
  request: WriteRequest,
  screened: ScreenedEvidence,
  { model, session }: Pick<PreparedJob, 'model' | 'session'>,
): Promise<{ job: PreparedJob; offered: PreparedJob; draft: DraftedText }> {
  for (let share = 1; ; share /= 2) {
    const offered = prepareJob(request, screened, { model, session, share })
    const { report } = offered
    await report('reading', 5, `Reading ${screened.facts.length} sources`)
    await report('ranking', 10, 'Choosing what bears on the topic')
    try {
      if (request.mode === 'turbo') return { job: offered, offered, draft: await writeTurbo(offered) }
      await report('outlining', 15, 'Planning the article')
      const plan = await planArticle(offered)
      const used = plan === null ? [] : listBearing(plan, offered.sources)
      const job = prepareJob(request, screened, { model, session, share, used })
      return { job, offered, draft: await writeInSteps(job, plan) }
    } catch (error) {
      if (!(error instanceof ModelError) || error.reason !== 'too_long' || share <= 0.25) throw error
    }
  }
}

async function writeInSteps(given: PreparedJob, plan: Plan | null): Promise<DraftedText> {
  const noOffer = plan === null ? null : whyNoOffer(plan.next_step)
  const job = noOffer === null ? given : withoutOffer(given)
  const steps = createStepsInTime(job.session)
  const drafted = await writeDrafts(job, plan, steps)
  if (drafted === null) return emptyDraft
  const { text, improved } = drafted
  await job.report('checking', 78, 'Editing the last draft')
  const edit = steps.hasTimeFor('edit')
    ? await editFinishedText(job, text, { plan, step: 'edit', earlier: drafted.earlier })
    : { patches: null, answersTopic: null, topicReason: '' }
  const fitting = keepWithin(text, edit.patches ?? [], roomOf(job.words, job.request.mode, 'edit'))
  const edited = applyPatches({ text }, fitting.patches, createBorrowCheck(job.sources))
  await job.report('checking', 82, 'Writing title and description')
  const headed = await writeHeadline(job, edited.texts.text, {
    changes: edited.applied,
    undone: listUndone(edited.missed, fitting.missed),
    shape: plan && findShape(plan.kind),
    isReviewed: edit.patches !== null,
  })
  // Fresh eyes find what an edit did not see or made; where one found hardly anything, the next would not, either.
  await job.report('checking', 85, 'Editing the finished text')
  const second =
    edit.patches?.length && steps.hasTimeFor('second edit')
      ? await editWithHeadline(job, headed, { plan, step: 'second edit' })
      : unedited(headed)
  await job.report('checking', 87, 'Editing the finished text once more')
  const third =
    second.found >= minFound && steps.hasTimeFor('third edit')
      ? await editWithHeadline(job, second, { plan, step: 'third edit' })
      : unedited(second)
  // What a draft left unanswered the next one may answer.
  const judged =
    [third, second, edit, ...drafted.reviews].find(({ answersTopic }) => answersTopic !== null) ?? edit
  const isOpen = createOpenCheck(third.text)
  return {
    text: third.text,
    headline: third.headline,
    changes: [...improved.changes, ...edited.applied, ...headed.applied, ...second.applied, ...third.applied],
    answersTopic: judged.answersTopic,
    topicReason: judged.topicReason,
    shortReason: improved.shortReason,
    bearing: plan && listBearing(plan, job.sources),
    leftOut: plan?.left_out ?? [],
    missed: lastOfPlace([
      ...[...edited.missed, ...headed.missed].filter(isOpen(text)),
      ...second.missed.filter(isOpen(headed.text)),
      ...third.missed,
    ]),
    withoutRoom: lastOfPlace([
      ...[...fitting.missed, ...headed.withoutRoom].filter(isOpen(text)),
      ...second.withoutRoom.filter(isOpen(headed.text)),
      ...third.withoutRoom,
    ]),
    skipped: steps.skipped,
    isTitled: headed.isTitled,
    noOffer,
  }
}

/** Changes of an edit from which on another one is worth its call. */
const minFound = 3

/**
 * Whether a change that was asked for and not made is still to be told. What was changed in other words since then is done;
 * what was never in the text that the edit read is not.
 */
function createOpenCheck(final: string): (read: string) => (change: SentenceChange) => boolean {
  const has = (whole: string, sentence: string) => locatePassage(whole, sentence.trim()).length > 0
  return (read) => (change) => {
    const { before, after } = change
    const isMade = (after.trim() !== '' && has(final, after)) || containsChange(change, final)
    return !isMade && (has(final, before) || !has(read, before))
  }
}

type Edited = ReviewedText &
  Answered & {
    withoutRoom: SentenceChange[]
    /** How many changes the editor asked for. */
    found: number
  }

/** The editor's work on the finished text and all that is around it. */
async function editWithHeadline(
  job: PreparedJob,
  { text, headline }: Pick<ReviewedText, 'text' | 'headline'>,
  { plan, step }: { plan: Plan | null; step: EditStep },
): Promise<Edited> {
  const { patches, answersTopic, topicReason } = await editFinishedText(job, text, { plan, step, headline })
  const fitting = keepWithin(text, patches ?? [], roomOf(job.words, job.request.mode, step))
  return {
    ...applyReview(text, headline, fitting.patches, createBorrowCheck(job.sources)),
    withoutRoom: fitting.missed,
    found: patches?.length ?? 0,
    answersTopic,
    topicReason,
  }
}

function unedited({ text, headline }: Pick<ReviewedText, 'text' | 'headline'>): Edited {
  return {
    text,
    headline,
    applied: [],
    missed: [],
    withoutRoom: [],
    found: 0,
    answersTopic: null,
    topicReason: '',
  }
}

type Drafts = {
  text: string
  /** The draft before it. */
  earlier: string
  improved: ImprovedText
  /** What the memos say of the topic, the last first. */
  reviews: Answered[]
}

/**
 * The text, written again by two memos; by none where the first asks for nothing or there is no time. Null when there is no
 * text.
 */
async function writeDrafts(job: PreparedJob, plan: Plan | null, steps: StepsInTime): Promise<Drafts | null> {
  await job.report('writing', 25, 'Writing the text')
  const first = plan && !job.isWhole ? await writeBySections(job, plan) : await writeWholeText(job, plan)
  if (first === '') return null
  if (!steps.hasTimeFor('second draft')) {
    const improved = await improveText(job, first)
    return { text: improved.text, earlier: first, improved, reviews: [] }
  }
  await job.report('writing', 45, 'Reading the first draft against the sources')
  const review = await writeMemo(job, first, { plan })
  await job.report('writing', 52, 'Writing the second draft')
  const second = await writeNextDraft(job, first, { ...review, step: 'second' })
  const improved = await improveText(job, second)
  if (second === first || !steps.hasTimeFor('third draft'))
    return { text: improved.text, earlier: first, improved, reviews: [review] }
  await job.report('writing', 62, 'Reading the second draft against the sources')
  const next = await writeMemo(job, improved.text, { plan, earlier: first })
  await job.report('writing', 70, 'Writing the third draft')
  const third = await writeNextDraft(job, improved.text, { ...next, step: 'third' })
  const earlier = third === improved.text ? first : improved.text
  return { text: third, earlier, improved, reviews: [next, review] }
}

/** Each place once, with the wording of the last step that named it. */
function lastOfPlace<T extends SentenceChange>(changes: readonly T[]): T[] {
  return [...new Map(changes.map((change) => [change.before.trim(), change])).values()]
}

/** What the edit asked for in vain, with the reason. */
function listUndone(
  failed: readonly SentenceChange[],
  crowded: readonly SentenceChange[],
): (SentenceChange & { why: string })[] {
  return lastOfPlace([
    ...failed.map((change) => ({ ...change, why: 'its place was not found' })),
    ...crowded.map((change) => ({ ...change, why: 'there was no room' })),
  ])
}

/** Two calls, against ten of the other way: the text with its plan and title in one, and one edit of all of it. */
async function writeTurbo(given: PreparedJob): Promise<DraftedText> {
  await given.report('writing', 25, 'Writing in one pass')
  const { text: first, headline, leftOut, noOffer } = await writeInOneCall(given)
  const job = noOffer === null ? given : withoutOffer(given)
  if (first === '') return emptyDraft
  const { text, dropped } = dropRepeated(await translate(job, first))
  await job.report('checking', 70, 'Editing the finished text')
  const edited = await editWithHeadline(job, { text, headline }, { plan: null, step: 'third edit' })
  const setAside = leftOut.map(({ source }) => source)
  const cited = readReferences(edited.text)
  return {
    text: edited.text,
    headline: edited.headline,
    changes: [...dropped, ...edited.applied],
    answersTopic: edited.answersTopic,
    topicReason: edited.topicReason,
    shortReason: explainShort(job, edited.text),
    // What it neither cites nor sets aside it may have read all the same.
    bearing:
      setAside.length === 0
        ? null
        : job.sources
            .map(({ number }) => number)
            .filter((number) => cited.includes(number) || !setAside.includes(number)),
    leftOut,
    missed: edited.missed,
    withoutRoom: edited.withoutRoom,
    skipped: [],
    isTitled: true,
    noOffer,
  }
}

const emptyDraft: DraftedText = {
  headline: { title: '', description: '', tags: [], takeawaysHeading: '', takeaways: [], sourcesHeading: '' },
  text: '',
  changes: [],
  answersTopic: null,
  topicReason: '',
  shortReason: null,
  bearing: null,
  leftOut: [],
  missed: [],
  withoutRoom: [],
  skipped: [],
  isTitled: true,
  noOffer: null,
}
