import { afterAll, beforeAll, expect, test } from 'vitest'
import { Draft } from '#contract/drafts.ts'
import { type ArticleDesk, openArticleDesk } from '#test-support/desks/article-desk.ts'
import type { TestTenant } from '#test-support/test-service.ts'

let desk: ArticleDesk
beforeAll(async () => {
  desk = await openArticleDesk()
  await desk.service.startWorker()
})
afterAll(() => desk.close())

async function generate(tenant: TestTenant, options = {}): Promise<Draft> {
  const { body } = await desk.call(tenant, 'POST', '/autopilot', {
    topic: 'How cold brew keeps its aroma',
    source_urls: [desk.site.url('/cold-brew')],
    ...options,
  })
  return Draft.parse((await desk.call(tenant, 'GET', `/articles/${body.article_id}/draft`)).body)
}

/** What an editor sends back: the draft with some changes. */
const edited = ({ version, title, slug, description, markdown, tags }: Draft, changes: Partial<Draft>) => ({
  version,
  title,
  slug,
  description,
  markdown,
  tags,
  ...changes,
})

const save = (tenant: TestTenant, id: string, input: unknown) =>
  desk.call(tenant, 'PUT', `/articles/${id}/draft`, input)

test('an edit is a new version; the text as it was generated stays', async () => {
  const tenant = await desk.service.createTenant()
  const draft = await generate(tenant)
  const markdown = draft.markdown.replace(/^/, 'A first word from the editor.\n\n')
  const { status, body } = await save(
    tenant,
    draft.article_id,
    edited(draft, { markdown, title: 'New title' }),
  )
  expect(status).toBe(200)
  const saved = Draft.parse(body)
  expect(saved).toMatchObject({ version: 2, title: 'New title', markdown })
  expect(saved.generated_markdown).toBe(draft.markdown)
  expect(saved.versions.map(({ version, origin }) => [version, origin])).toEqual([
    [2, 'edited'],
    [1, 'generated'],
  ])
  const { body: old } = await desk.call(tenant, 'GET', `/articles/${draft.article_id}/draft?version=1`)
  expect(old).toMatchObject({ version: 1, title: draft.title, markdown: draft.markdown })
  expect((await desk.call(tenant, 'GET', `/articles/${draft.article_id}/draft?version=3`)).status).toBe(404)
})

test('an edit cites a document that the article had no source of, and is checked against it', async () => {
  const tenant = await desk.service.createTenant()
  const draft = await generate(tenant)
  const { body: uploaded } = await desk.call(tenant, 'POST', '/products', {
    title: 'Records',
    content: 'Our roastery sold 4,711 bags of zebra coffee in Lisbon.',
  })
  const reference = Math.max(0, ...draft.sources.map((source) => source.reference)) + 1
  const sentence = 'Our roastery sold 4,711 bags of zebra coffee in Lisbon'
  const { status, body } = await save(tenant, draft.article_id, {
    ...edited(draft, { markdown: `${draft.markdown}\n\n${sentence} [${reference}].` }),
    sources: [{ reference, document_id: uploaded.document_id ?? uploaded.id }],
  })
  expect(status).toBe(200)
  const saved = Draft.parse(body)
  expect(saved.sources.at(-1)).toMatchObject({ reference, kind: 'knowledge', title: 'Records' })
  expect(saved.evidence?.at(-1)).toMatchObject({ reference, title: 'Records' })
  const typed = saved.claims.filter(({ text }) => text.startsWith('Our roastery sold'))
  expect(typed).toMatchObject([{ supported: true, reference }])
})

test('of ten edits of one version exactly one is saved, and the others receive the newest version', async () => {
  const tenant = await desk.service.createTenant()
  const draft = await generate(tenant)
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, n) =>
      save(tenant, draft.article_id, edited(draft, { markdown: `${draft.markdown}\n\nEdit ${n}.` })),
    ),
  )
  const [saved, ...others] = answers.toSorted((a, b) => a.status - b.status)
  expect(saved?.status).toBe(200)
  for (const { status, body } of others) {
    expect([status, body.code, body.version]).toEqual([409, 'version_conflict', 2])
    expect(body.message).toContain('2')
  }
  const { body } = await desk.call(tenant, 'GET', `/articles/${draft.article_id}/draft`)
  expect(body.markdown).toBe(saved?.body.markdown)
})

test('saving what is there already makes no version', async () => {
  const tenant = await desk.service.createTenant()
  const draft = await generate(tenant)
  const { body } = await save(tenant, draft.article_id, edited(draft, {}))
  expect(body.version).toBe(1)
})

test('a new figure that no passage has is marked, and a claim whose words are gone is dropped', async () => {
  const tenant = await desk.service.createTenant()
  const draft = await generate(tenant)
  const [gone] = draft.claims
  const markdown = '## Aroma\n\nCold brew sold 98765 bottles in 1987 [1].'
  const { body } = await save(
    tenant,
    draft.article_id,
    edited(draft, { markdown, description: 'How much was sold.' }),
  )
  const claims = Draft.parse(body).claims
  expect(claims.map(({ id }) => id)).not.toContain(gone?.id)
  expect(claims.find(({ text }) => text.includes('98765'))).toMatchObject({ supported: false })
  const article = await desk.call(tenant, 'GET', `/articles/${draft.article_id}`)
  expect(article.body).toMatchObject({ trust_level: 'mixed', version: 2 })
})

test('a claim that stays keeps its passage', async () => {
  const tenant = await desk.service.createTenant()
  const draft = await generate(tenant)
  const markdown = `An introduction by hand.\n\n${draft.markdown}`
  const { body } = await save(tenant, draft.article_id, edited(draft, { markdown }))
  expect(Draft.parse(body).claims).toEqual(expect.arrayContaining(draft.claims))
})

test('an edit of a published article changes its page, and its old address leads to the new one', async () => {
  const tenant = await desk.service.createTenant()
  const draft = await generate(tenant, { auto_publish: true })
  await desk.settled(tenant, draft.article_id, 'published')
  const input = edited(draft, { markdown: 'Entirely new words.', slug: 'a-new-address', title: 'Renamed' })
  expect((await save(tenant, draft.article_id, input)).status).toBe(200)
  const get = (path: string) => desk.service.app().request(`/${tenant.handle}/${path}`)
  while (!(await (await get('a-new-address')).text()).includes('Entirely new words.')) {
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  const moved = await get(draft.slug)
  expect([moved.status, moved.headers.get('location')]).toEqual([302, `/${tenant.handle}/a-new-address`])
  const { body } = await desk.call(tenant, 'GET', `/articles/${draft.article_id}`)
  expect(body).toMatchObject({ status: 'published', slug: 'a-new-address' })
  expect(await desk.eventTypes(tenant)).toEqual(['article.generated', 'article.published'])
})

test('an address that another article has, or the site itself, is refused', async () => {
  const tenant = await desk.service.createTenant()
  const [one, other] = [await generate(tenant), await generate(tenant)]
  expect(other.slug).toBe(`${one.slug}-2`)
  const taken = await save(tenant, other.article_id, edited(other, { slug: one.slug }))
  expect([taken.status, taken.body.code]).toEqual([409, 'slug_taken'])
  const reserved = await save(tenant, other.article_id, edited(other, { slug: 'tags' }))
  expect([reserved.status, reserved.body.details[0]?.path]).toEqual([400, 'slug'])
})

test('words are counted as the writer counted them, so that an edit of the title changes nothing', async () => {
  const tenant = await desk.service.createTenant()
  const draft = await generate(tenant)
  const { body } = await save(tenant, draft.article_id, edited(draft, { title: 'Another title' }))
  const [now, before] = Draft.parse(body).versions
  expect(now?.word_count).toBe(before?.word_count)
})
