import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { GenerateArticleInput } from '#contract/articles.ts'
import { type ArticleDesk, openArticleDesk } from '#test-support/desks/article-desk.ts'
import {
  type LoopbackModel,
  type ReceivedCall,
  type Reply,
  startLoopbackModel,
} from '#test-support/loopback/model-server.ts'
import { articleAnswers, articles } from '../db/schema/articles.ts'
import { eq } from '../db/sql.ts'
import { createChatModel } from '../engines/chat-model/create-chat-model.ts'
import { performRun } from '../runs/perform-run.ts'
import { articleRun } from './article-run.ts'
import { createArticle } from './create-article.ts'

let desk: ArticleDesk
let server: LoopbackModel
let reply: (call: ReceivedCall, index: number) => Reply

const headline = {
  patches: [],
  limits: [],
  title: 'Cold brew keeps its aroma',
  description: 'Why cold water keeps what hot water drives out.',
  tags: ['coffee'],
  takeaways: [],
  takeaways_heading: '',
  sources_heading: 'Sources',
}

/** A model that writes plain text wherever it can, which the steps around the text do without. */
function answer({ user }: ReceivedCall): Reply {
  if (user.includes('related words')) return { text: JSON.stringify({ words: [] }) }
  if (user.includes('# Task: title and description')) return { text: JSON.stringify(headline) }
  return { text: 'Cold brew keeps its aroma because cold water draws less acid.' }
}

beforeAll(async () => {
  server = await startLoopbackModel((call, index) => reply(call, index))
  const writing = createChatModel({
    baseUrl: server.baseUrl,
    model: 'scribe-1',
    fetch,
    settings: { url: 'URL', model: 'MODEL', key: 'KEY' },
    timing: { backoffMs: 1 },
  })
  desk = await openArticleDesk({
    change: (ctx) => ({ ...ctx, engines: { ...ctx.engines, models: { ...ctx.engines.models, writing } } }),
  })
})
afterEach(() => {
  server.calls.length = 0
})
afterAll(async () => {
  await desk.close()
  await server.close()
})

async function accept() {
  const { agent } = await desk.service.createTenant()
  const input = GenerateArticleInput.parse({
    topic: 'How cold brew keeps its aroma',
    source_urls: [desk.site.url('/cold-brew')],
  })
  return (await createArticle(agent, input)).id
}

const write = (runId: string, signal = new AbortController().signal) =>
  performRun(desk.service.ctx, articleRun, { runId, signal })

async function read(id: string) {
  const { db } = desk.service.ctx
  const [article] = await db.select().from(articles).where(eq(articles.id, id))
  return { article, answers: await db.$count(articleAnswers, eq(articleAnswers.articleId, id)) }
}

/** Starts an article whose worker stops while the model thinks about its call of this number. */
async function interruptAt(count: number): Promise<string> {
  const id = await accept()
  reply = (call, index) => (index < count - 1 ? answer(call) : { hang: true })
  const stopped = new AbortController()
  const run = write(id, stopped.signal)
  await vi.waitFor(() => expect(server.calls).toHaveLength(count), { timeout: 60_000 })
  stopped.abort(new Error('The worker stops.'))
  await expect(run).rejects.toThrow('The worker stops.')
  return id
}

test('an article that was interrupted goes on where it was: no answer is asked for twice, and the tokens of all are counted', async () => {
  const id = await interruptAt(5)
  // The other words of the topic are kept elsewhere, for a day.
  expect((await read(id)).answers).toBe(3)
  reply = answer
  await write(id)
  const asked = server.calls.map(({ system, user }) => `${system}\n${user}`)
  // Only what was being asked when the worker stopped is asked again.
  expect(asked.length - new Set(asked).size).toBe(1)
  const { article, answers } = await read(id)
  expect(article).toMatchObject({ status: 'generated', tokens: { input: (asked.length - 2) * 100 } })
  expect(answers).toBe(0)
})

test('answers of an article that fails are forgotten, so that writing it again asks anew', async () => {
  const id = await interruptAt(4)
  reply = () => ({ refusal: 'I cannot write about this.' })
  await write(id)
  const { article, answers } = await read(id)
  expect(article).toMatchObject({ status: 'failed' })
  expect(answers).toBe(0)
})
