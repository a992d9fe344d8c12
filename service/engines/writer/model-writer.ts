import { type ChatModel, ModelError } from '../chat-model/chat-model.ts'
import { addTokens } from './model/add-tokens.ts'
import { applyReview } from './model/apply-review.ts'
import { critique } from './model/critique-step.ts'
import { finishArticle, type ModelText } from './model/finish-article.ts'
import { writeHeadline } from './model/headline-step.ts'
import { improveText, type ShortReason, translate } from './model/improve-text.ts'
import { listBearing, type Plan, planArticle } from './model/plan-step.ts'
import { listUnused, type PreparedJob, prepareJob } from './model/prepare-job.ts'
import { dropRepeated } from './model/repeated-paragraphs.ts'
import { type ScreenedEvidence, screenEvidence } from './model/screen-evidence.ts'
import { writeBySections } from './model/section-by-section.ts'
import { writeInOneCall } from './model/single-call.ts'
import { writeWholeText } from './model/text-step.ts'
import { writeMessage } from './model/write-message.ts'
import { WriteError, type WriteRequest, type WrittenArticle } from './writer.ts'

/**
 * An article by the model of the request: plan, text, headline, critique, check. What the model says is never trusted:
 * every fact is compared with the sources, and what is not found there is marked unsupported.
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

type DraftedText = ModelText & { shortReason: ShortReason | null; bearing: number[] | null }

async function write(request: WriteRequest, model: ChatModel): Promise<WrittenArticle> {
  const screened = screenEvidence(request.evidence, request.topic)
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
  const { judgeTokens, body, ...article } = await finishArticle(job, draft)
  const unused = listUnused(offered, draft.bearing, draft.text)
  return {
    ...article,
    engine: model.name,
    tokens: addTokens(session.tokens(), judgeTokens),
    message: writeMessage(
      job,
      { ...article, body, judgeTokens },
      {
        offTopic: [...screened.offTopic, ...unused],
        shortReason: draft.shortReason,
        isUnfounded: draft.bearing?.length === 0,
      },
    ),
  }
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
      const used = plan === null ? [] : listBearing(plan)
      const job = prepareJob(request, screened, { model, session, share, used })
      return { job, offered, draft: await writeInSteps(job, plan) }
    } catch (error) {
      if (!(error instanceof ModelError) || error.reason !== 'too_long' || share <= 0.25) throw error
    }
  }
}

async function writeInSteps(job: PreparedJob, plan: Plan | null): Promise<DraftedText> {
  await job.report('writing', 25, 'Writing the text')
  const first = plan && !job.isWhole ? await writeBySections(job, plan) : await writeWholeText(job, plan)
  if (first === '') return emptyDraft
  const improved = await improveText(job, first)
  await job.report('writing', 76, 'Writing title and description')
  const headline = await writeHeadline(job, improved.text)
  await job.report('checking', 82, 'Editing the finished text')
  const review = await critique(job, improved.text, headline)
  const reviewed = applyReview(improved.text, headline, review.patches)
  return {
    text: reviewed.text,
    headline: reviewed.headline,
    changes: [...improved.changes, ...reviewed.applied],
    answersTopic: review.answersTopic,
    shortReason: improved.shortReason,
    bearing: plan?.sources_that_bear_on_the_topic ?? null,
  }
}

async function writeTurbo(job: PreparedJob): Promise<DraftedText> {
  await job.report('writing', 25, 'Writing in one pass')
  const { text: first, headline } = await writeInOneCall(job)
  if (first === '') return emptyDraft
  const { text, dropped } = dropRepeated(await translate(job, first))
  return { headline, text, changes: dropped, answersTopic: null, shortReason: null, bearing: null }
}

const emptyDraft: DraftedText = {
  headline: { title: '', description: '', tags: [], takeawaysHeading: '', takeaways: [], sourcesHeading: '' },
  text: '',
  changes: [],
  answersTopic: null,
  shortReason: null,
  bearing: null,
}
