import { z } from 'zod'
import type { AgentContext } from '../core/context.ts'
import { type ChatModel, ModelError } from '../engines/chat-model/chat-model.ts'
import { addressesMachine, hasBalancedMarks } from '../engines/writer/shared.ts'
import { findCoverage } from '../knowledge/find-coverage.ts'
import { getSettingsRow } from '../settings/get-settings.ts'
import { languageDetector } from '../text/language-detector.ts'
import type { TopicCandidate } from './topic-candidate.ts'
import type { TopicWishes } from './topic-candidates.ts'
import { topicEvidence, topicSystem, topicTask } from './topic-prompt.ts'
import { weighTopic } from './weigh-topic.ts'

/** No schema that changes what it reads, so that a server can be shown it. */
const Answer = z.object({
  topics: z.array(
    z.object({
      title: z.string(),
      category: z.string(),
      problem: z.string().nullable(),
      knows: z.array(z.number()),
    }),
  ),
})
type Proposal = z.infer<typeof Answer>['topics'][number]

const maxTopics = 40
const maxHeadings = 150
const maxExisting = 200
const maxCharacters = 16_000
/** Starting a session waits for this. */
const timeoutMs = 75_000
const titleLength = { min: 8, max: 140 }
/** A heading that the model rests a topic on speaks for it, whatever words the title has. */
const strengthOfHeading = 0.6

/**
 * Topics proposed by the model from the categories, the problems, the headings of the documents and the existing
 * titles. Undefined if it returns nothing usable; only the built-in topics remain then.
 */
export async function proposeTopics(
  ctx: AgentContext,
  model: ChatModel,
  wishes: TopicWishes & { language: string; existing: readonly string[] },
): Promise<TopicCandidate[] | undefined> {
  const { profile } = await getSettingsRow(ctx)
  const headings = await listHeadings(ctx, wishes.categories)
  try {
    const session = model.openSession(AbortSignal.timeout(timeoutMs))
    const { topics } = await session.askFor({
      name: 'topics',
      schema: Answer,
      system: topicSystem(profile),
      evidence: topicEvidence(headings, wishes.existing.slice(0, maxExisting)),
      task: topicTask({ ...wishes, most: maxTopics }),
      maxCharacters,
    })
    const usable = topics
      .map((topic) => ({ ...topic, title: topic.title.replace(/\s+/g, ' ').trim() }))
      .filter((topic) => isUsable(topic, wishes, headings))
      .slice(0, maxTopics)
    if (usable.length === 0 || isForeign(usable, wishes.language)) return undefined
    return Promise.all(usable.map((topic) => asCandidate(ctx, topic, { wishes, headings, model })))
  } catch (error) {
    if (!(error instanceof ModelError)) throw error
    ctx.log.warn({ reason: error.reason }, 'model proposed no topics, using the built-in ones')
    return undefined
  }
}

/** `document` is what the model sees; `title` what the tenant calls it. */
type Heading = { documentId: string; document: string; title: string; heading: string }

async function listHeadings(ctx: AgentContext, categories: readonly string[]): Promise<Heading[]> {
  const covering = await Promise.all(
    categories.map((category) => findCoverage(ctx, { text: category, passages: 80 })),
  )
  const all = covering.flat().flatMap(({ documentId, title, headings, isInternal }) =>
    (headings.length > 0 || isInternal ? headings : [title]).map((heading) => ({
      documentId,
      document: isInternal ? 'an internal document: never name it' : title,
      title,
      heading,
    })),
  )
  const byName = new Map(all.map((one) => [`${one.documentId} ${one.heading}`, one]))
  return [...byName.values()].slice(0, maxHeadings)
}

/** A title with an invented figure is a promise that no article could keep. */
function isUsable(
  { title, category }: Proposal,
  wishes: TopicWishes & { language: string },
  headings: readonly Heading[],
): boolean {
  const length = Array.from(title).length
  const material = [...wishes.categories, ...wishes.problems, ...headings.map(({ heading }) => heading)].join(
    ' ',
  )
  const figures = title.match(/\p{N}+(?:[.,]\p{N}+)*/gu) ?? []
  return (
    length >= titleLength.min &&
    length <= titleLength.max &&
    wishes.categories.includes(category) &&
    hasBalancedMarks(title) &&
    !addressesMachine(title) &&
    !isKeywordList(title) &&
    figures.every((figure) => material.includes(figure))
  )
}

/** “Noise, costs, tips”: short pieces between commas, without a question word or a verb. */
function isKeywordList(title: string): boolean {
  const pieces = title.replace(/[?？!.]$/u, '').split(/[,;|/、，]/u)
  return pieces.length >= 3 && pieces.every((piece) => piece.trim().split(/\s+/).length <= 2)
}

function isForeign(topics: readonly Proposal[], language: string): boolean {
  const text = topics.map(({ title }) => title).join(' ')
  const found = text.length < 120 ? '' : languageDetector().detect(text)
  return found !== '' && found !== language.toLowerCase().split(/[-_]/)[0]
}

async function asCandidate(
  ctx: AgentContext,
  { title, category, problem, knows }: Proposal,
  about: { wishes: TopicWishes; headings: readonly Heading[]; model: ChatModel },
): Promise<TopicCandidate> {
  const { wishes, headings, model } = about
  const named = problem !== null && wishes.problems.includes(problem) ? problem : null
  const own = await weighTopic(ctx, title)
  const rests = knows.flatMap((number) => headings[number - 1] ?? [])
  const known = new Set(own.evidence.map(({ document_id }) => document_id))
  const cited = [...Map.groupBy(rests, ({ documentId }) => documentId)]
    .filter(([documentId]) => !known.has(documentId))
    .map(([documentId, each]) => ({
      document_id: documentId,
      title: each[0]?.title ?? '',
      passages: each.length,
    }))
  return {
    title,
    category,
    problem: named,
    evidence: [...own.evidence, ...cited].slice(0, 3),
    strength: Math.max(own.strength, rests.length > 0 ? strengthOfHeading : 0),
    proposedBy: model.name,
  }
}
