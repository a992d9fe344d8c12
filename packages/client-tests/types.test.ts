import { expect, test } from 'vitest'
import { compileStrictly } from './compile-strictly.ts'

/** What the compiler says of a program that imports the client, in the strictest way there is. */
const compile = (program: string) =>
  compileStrictly({ 'program.ts': program }, { noUncheckedIndexedAccess: true, skipLibCheck: false })

const opening = `import { createClient, estimate, generateArticle, getArticle } from '@masthead/client'
const masthead = createClient({ baseUrl: 'http://127.0.0.1:4000', key: 'service_agent_x' })
`

test('every schema is imported by its name, and what an operation answers is called by it', async () => {
  const said = await compile(`${opening}
import type { Article, BrandScan, Estimate, HeldBy, WebhookEndpoint } from '@masthead/client'
export const article: Article = await getArticle(masthead, { path: { id: 'a' } })
export const price: Estimate = await estimate(masthead, { body: { operation: 'createBrandScan', input: { brandName: 'A' } } })
export const titles = (scans: BrandScan[], hooks: WebhookEndpoint[], held: HeldBy[]) => [scans, hooks, held]
export const wrong: number = await getArticle(masthead, { path: { id: 'a' } })
`)
  expect(said).toContain("Type 'Article' is not assignable to type 'number'.")
  expect(said.match(/error TS/g)).toHaveLength(1)
})

test('an article that was waited for has its address, and a queued one has none', async () => {
  const said = await compile(`${opening}
const waited = await generateArticle(masthead, { body: { topic: 'Tea', wait_for_completion: true } })
export const address: string | undefined = waited.article_url
const queued = await generateArticle(masthead, { body: { topic: 'Tea', wait_for_completion: false } })
export const none = queued.article_url
`)
  expect(said).toContain("Property 'article_url' does not exist on type 'QueuedArticle'.")
  expect(said.match(/error TS/g)).toHaveLength(1)
})

test('an article that was waited for has a text, and is in no state in which it is not done', async () => {
  const said = await compile(`${opening}
import { waitFor } from '@masthead/client'
const done = await waitFor(getArticle, masthead, { path: { id: 'a' } })
export const [title, words]: [string, number] = [done.title, done.word_count]
const states: Record<'processing', number> = { processing: 1 }
export const wrong = states[done.status]
`)
  expect(said).toMatch(/error TS/)
  expect(said).not.toContain('"processing" |')
  expect(said.match(/error TS/g)).toHaveLength(1)
})

test('a wrong input of an estimate is told by the operation that is named', async () => {
  const said = await compile(`${opening}
await estimate(masthead, { body: { operation: 'createLeadMagnet', input: { kind: 1, topic: 'Tea' } } })
`)
  expect(said).toContain("'kind' does not exist in type")
  expect(said).toContain('topic: string')
  expect(said).not.toContain('categories')
})
