import { type AdaptationPlatform, platformRules } from '#contract/adaptation-platforms.ts'
import type { AdaptationError } from '#contract/adaptations.ts'
import type { AgentContext } from '../core/context.ts'
import { ModelError } from '../engines/chat-model/chat-model.ts'
import { findModels } from '../models/find-models.ts'
import { shorten } from '../text/shorten.ts'
import { AdaptationRefusal } from './adaptation-refusal.ts'
import { findPostWords } from './find-post-words.ts'
import { type AskedPost, askForPost } from './model/ask-for-post.ts'
import { createFindUnsupported } from './model/find-unsupported.ts'
import { postEvidence, postSystem } from './model/post-prompt.ts'
import type { OpenedDigest } from './open-digest.ts'
import { writeAdaptation } from './write-adaptation.ts'

export type WrittenAdaptation = {
  platform: AdaptationPlatform
  content: string
  /** `built-in`, or `model: <name>`. */
  engine: string
  /** Why the built-in writer wrote it although a model is there. */
  note: string | null
}

export type PlatformRequest = { platform: AdaptationPlatform; variant: number; earlier: string | null }

/** All posts of one request concurrently: the caller waits. */
const modelTimeoutMs = 100_000

/**
 * Writes each platform's text: the model where one is connected, else the built-in writer, which also steps in where the
 * model fails or what it wrote does not hold. Changes nothing.
 */
export async function writeForPlatforms(
  ctx: AgentContext,
  opened: OpenedDigest,
  request: { refLink: string | null; platforms: readonly PlatformRequest[] },
): Promise<{ written: WrittenAdaptation[]; errors: AdaptationError[] }> {
  const ask = await modelFor(ctx, opened, request.refLink)
  const results = await Promise.all(
    request.platforms.map(async (one): Promise<WrittenAdaptation | AdaptationError> => {
      const { platform, variant } = one
      try {
        const asked = await ask?.(one)
        if (asked && 'content' in asked.post)
          return { platform, content: asked.post.content, engine: asked.engine, note: null }
        const { refLink } = request
        const content = writeAdaptation(opened.digest, { platform, refLink, variant })
        return { platform, content, engine: 'built-in', note: asked ? whyBuiltIn(asked) : null }
      } catch (error) {
        if (!(error instanceof AdaptationRefusal)) throw error
        return { platform, error: error.message }
      }
    }),
  )
  return {
    written: results.filter((one): one is WrittenAdaptation => 'content' in one),
    errors: results.filter((one): one is AdaptationError => 'error' in one),
  }
}

type Asked = { engine: string; post: AskedPost }

async function modelFor(
  ctx: AgentContext,
  { digest, claims, profile }: OpenedDigest,
  refLink: string | null,
): Promise<((one: PlatformRequest) => Promise<Asked>) | undefined> {
  const { writing: model, judge } = await findModels(ctx)
  const hasText = digest.sections.some(({ statements }) => statements.length > 0)
  if (model === null || !hasText) return undefined
  const signal = AbortSignal.timeout(modelTimeoutMs)
  const session = model.openSession(signal)
  const shared = {
    session,
    system: postSystem(profile),
    evidence: postEvidence(digest),
    wordsToAvoid: profile.wordsToAvoid ?? [],
    findUnsupported: createFindUnsupported(digest, { claims, judge, signal }),
  }
  return async ({ platform, variant, earlier }) => {
    const rule = platformRules[platform]
    const job = { digest, words: findPostWords(digest.language), rule, refLink, variant }
    try {
      return { engine: model.name, post: await askForPost({ ...shared, platform, job, earlier }) }
    } catch (error) {
      if (!(error instanceof ModelError)) throw error
      const cancelled = 'It took too long to respond.'
      const why = error.reason === 'cancelled' ? cancelled : error.message
      return { engine: model.name, post: { problems: [why] } }
    }
  }
}

function whyBuiltIn({ engine, post }: Asked): string {
  const [why = ''] = 'problems' in post ? post.problems : []
  return shorten(
    `Written by the built-in writer because the text by ${engine.replace(/^model: /, '')} couldn't be used: ${why}`,
    500,
  )
}
