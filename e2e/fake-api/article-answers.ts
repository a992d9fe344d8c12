import { randomUUID } from 'node:crypto'
import { type Article, generateArticle, getArticle, publishArticle } from '#contract/articles.ts'
import { answer, type FakeContext, type FakeResponse } from './answer.ts'
import type { FakeArticle } from './desk.ts'
import { Refusal, rejectUnknown } from './refusal.ts'

const articleCredits = 20
/** A topic that ends in this fails, so that a failure can be looked at. */
const failing = 'please fail'

/** Article: `processing` -> `generated` | `failed`; `generated` -> `publishing` -> `published`. Time alone moves it. */
export const articleAnswers: readonly FakeResponse[] = [
  answer(generateArticle, (ctx, { body: input }) => {
    const { desk, stageMs } = ctx
    if (desk.credits < articleCredits) {
      throw new Refusal(402, 'Payment Required', 'Too few credits.', {
        credits_required: articleCredits,
        topup: {
          recommended_package_credits: 500,
          recommended_package_price_usd: 5,
          topup_url: `${ctx.baseUrl}/top-up`,
        },
      })
    }
    desk.credits -= articleCredits
    const id = randomUUID()
    const title = `About ${input.topic ?? 'what the pages say'}`
    const slug = `about-${id.slice(0, 8)}`
    const waited = input.wait_for_completion
    const acceptedAt = waited ? Date.now() - stageMs : Date.now()
    const article: FakeArticle = { id, input, title, slug, credits: articleCredits, acceptedAt }
    desk.articles.set(id, article)
    const { topic } = input
    if (!waited) {
      const queued = { id, status: 'processing' as const, queued: true as const, message: 'Accepted.' }
      return { status: 202, body: { ...queued, ...(topic !== undefined && { topic }) } }
    }
    const status = input.auto_publish ? 'publishing' : 'generated'
    if (input.auto_publish) article.publishedAt = Date.now() + stageMs
    return {
      status: 200,
      body: { article_id: id, title, slug, status, word_count: 812, credits_used: articleCredits },
    }
  }),
  answer(getArticle, (ctx, { params }) => ({ status: 200, body: poll(ctx, find(ctx, params.id)) })),
  answer(publishArticle, (ctx, { params }) => {
    const article = find(ctx, params.id)
    const { status } = poll(ctx, article)
    if (status === 'failed' || status === 'processing')
      throw new Refusal(409, 'Conflict', `An article with status ${status} cannot be published.`)
    if (status === 'generated') article.publishedAt = Date.now() + ctx.stageMs
    return {
      status: 200,
      body: {
        article_id: article.id,
        status: status === 'published' ? status : 'publishing',
        message: 'Soon.',
      },
    }
  }),
]

function find({ desk }: FakeContext, id: string): FakeArticle {
  const article = desk.articles.get(id)
  if (!article) throw rejectUnknown()
  return article
}

function poll(ctx: FakeContext, article: FakeArticle): Article {
  const { id, input, title, slug, credits } = article
  const { topic } = input
  const common = { id, queued: true, ...(topic !== undefined && { topic }) }
  const writtenAt = article.acceptedAt + ctx.stageMs
  if (Date.now() < writtenAt) return { ...common, status: 'processing', message: 'Writing.' }
  if (topic?.endsWith(failing))
    return { ...common, status: 'failed', reason: 'writer_failed', error: 'The writer gave up.' }
  if (input.auto_publish) article.publishedAt ??= writtenAt + ctx.stageMs
  const { publishedAt } = article
  const status =
    publishedAt === undefined ? 'generated' : Date.now() < publishedAt ? 'publishing' : 'published'
  return {
    ...common,
    status,
    article_id: id,
    title,
    slug,
    article_url: `${ctx.baseUrl}/blog/${slug}`,
    mode: input.mode,
    word_count: 812,
    credits_used: credits,
    trust_level: 'strong',
  }
}
