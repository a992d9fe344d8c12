import { afterAll, beforeAll, expect, test } from 'vitest'
import { addTestArticle } from '#test-support/fixtures/add-test-article.ts'
import { createTestService, type TestService, type TestTenant } from '#test-support/test-service.ts'
import { updateSite } from '../branding/update-site.ts'
import { articles } from '../db/schema/articles.ts'
import type { HttpApp } from '../http/app.ts'
import { figureKey } from '../site/figure-key.ts'
import { finishPublishing } from './finish-publishing.ts'
import { getArticleRow } from './get-article-row.ts'
import { saveDraft } from './save-draft.ts'
import { resetCover, setCover } from './set-cover.ts'
import { signArticle } from './sign-article.ts'

let service: TestService
let app: HttpApp
beforeAll(async () => {
  service = await createTestService()
  app = service.app()
})
afterAll(() => service.close())

const author = (name: string) => ({ name, line: '', picture: null, url: null })
const picture = (color: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"><rect width="400" height="400" fill="${color}"/></svg>`,
  ).toString('base64')
const read = async (path: string) => (await app.request(path)).text()
const coverOf = async ({ agent }: TestTenant, id: string) => {
  const row = await getArticleRow(agent, id)
  const file = row.cover?.file ?? ''
  return { row, file, bytes: (await service.ctx.engines.files.find(figureKey(row, file)))?.bytes }
}

async function publish({ agent }: TestTenant, title: string) {
  const id = await addTestArticle(agent, { title })
  await finishPublishing(service.ctx, id)
  return { id, slug: (await getArticleRow(agent, id)).slug ?? '' }
}

test('the author that was chosen signs the page, its structured data and the feeds; others keep the first', async () => {
  const tenant = await service.createTenant()
  const { handle, agent } = tenant
  await updateSite(agent, { authors: [author('Bob First'), author('Ada Second')] })
  const other = await publish(tenant, 'Signed by the first')
  const { id, slug } = await publish(tenant, 'Signed by the second')
  await signArticle(agent, { articleId: id, input: { author: 'Ada Second' } })
  await finishPublishing(service.ctx, id)
  const page = await read(`/${handle}/${slug}`)
  expect(page).toContain('<b><bdi>Ada Second</bdi></b>')
  expect(page).toContain('"author":{"@type":"Person","name":"Ada Second"}')
  expect(page).not.toContain('Bob First')
  expect(await read(`/${handle}/${other.slug}`)).toContain('<b><bdi>Bob First</bdi></b>')
  const rss = await read(`/${handle}/feed.xml`)
  expect(rss.match(/<dc:creator>[^<]+/g)).toEqual(['<dc:creator>Ada Second', '<dc:creator>Bob First'])
  expect(await read(`/${handle}/atom.xml`)).toContain('<author><name>Ada Second</name></author>')
  expect(JSON.parse(await read(`/${handle}/feed.json`))).toMatchObject({
    authors: [{ name: 'Bob First' }],
    items: [{ authors: [{ name: 'Ada Second' }] }, {}],
  })
  await expect(signArticle(agent, { articleId: id, input: { author: 'Nobody' } })).rejects.toThrow(
    'no author',
  )
  await updateSite(agent, { authors: [author('Bob First')] })
  await finishPublishing(service.ctx, id)
  expect(await read(`/${handle}/${slug}`)).toContain('<b><bdi>Bob First</bdi></b>')
})

test('a cover of one’s own is on the page and in lists, and outlives another title and other colours', async () => {
  const tenant = await service.createTenant()
  const { handle, agent } = tenant
  await updateSite(agent, { layout: 'magazine' })
  const { id, slug } = await publish(tenant, 'Covered')
  const { cover } = await setCover(agent, {
    articleId: id,
    input: { content: picture('#123456'), alt: 'A sea' },
  })
  expect(cover).toMatchObject({ width: 1200, height: 630, alt: 'A sea', role: 'cover' })
  await updateSite(agent, { accent: '#005500' })
  await finishPublishing(service.ctx, id)
  const page = await read(`/${handle}/${slug}`)
  expect(page).toContain(`src="/${handle}/${slug}/${cover.file}" alt="A sea"`)
  expect(page).toMatch(new RegExp(`og:image" content="[^"]*/${cover.file}"`))
  expect(await read(`/${handle}`)).toContain(`src="/${handle}/${slug}/${cover.file}"`)
  expect((await app.request(`/${handle}/${slug}/${cover.file}`)).status).toBe(200)
  await resetCover(agent, id)
  await finishPublishing(service.ctx, id)
  expect((await coverOf(tenant, id)).file).toBe('cover.png')
  expect((await app.request(`/${handle}/${slug}/${cover.file}`)).status).toBe(404)
  expect(await read(`/${handle}/${slug}`)).not.toContain(cover.file)
})

test('what is no picture, or is one with a script in it, is refused', async () => {
  const { agent } = await service.createTenant()
  const id = await addTestArticle(agent)
  for (const bad of ['nothing', '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>']) {
    const input = { content: Buffer.from(bad).toString('base64'), alt: '' }
    await expect(setCover(agent, { articleId: id, input })).rejects.toThrow('cannot be used')
  }
})

test('a drawn cover is drawn again in other colours, and only then', async () => {
  const tenant = await service.createTenant()
  const { id } = await publish(tenant, 'Drawn')
  const first = await coverOf(tenant, id)
  await finishPublishing(service.ctx, id)
  expect((await coverOf(tenant, id)).row.cover).toEqual(first.row.cover)
  await updateSite(tenant.agent, { accent: '#005500' })
  await finishPublishing(service.ctx, id)
  const second = await coverOf(tenant, id)
  expect(Buffer.compare(Buffer.from(first.bytes ?? []), Buffer.from(second.bytes ?? []))).not.toBe(0)
  expect(second.row.cover?.look).not.toBe(first.row.cover?.look)
})

test('a table that can be compared has a chart, which follows its figures and the site’s colours', async () => {
  const tenant = await service.createTenant()
  const { handle, agent } = tenant
  const [like] = await agent.db.select({ input: articles.input }).from(articles).limit(1)
  if (!like) throw new Error('Other tests made articles.')
  const table = (price: string) => `| City | Price |\n|---|---|\n| Oslo | ${price} |\n| Bergen | €98 |`
  const id = await addTestArticle(agent, {
    title: 'Charted',
    input: { ...like.input, illustrations: true },
    markdown: `## Prices\n\n${table('€12')}\n\n## Words\n\n| City | Says |\n|---|---|\n| Oslo | no |\n| Bergen | yes |`,
  })
  const chartOf = async () => {
    await finishPublishing(service.ctx, id)
    const { slug } = await getArticleRow(agent, id)
    const page = await read(`/${handle}/${slug}`)
    const images = [...page.matchAll(/<figure><img src="([^"]+\.svg)" alt="([^"]*)"/g)]
    const answer = await app.request(images[0]?.[1] ?? '/')
    expect(answer.headers.get('content-type')).toBe('image/svg+xml')
    return { alts: images.map(([, , alt]) => alt), svg: await answer.text() }
  }
  const first = await chartOf()
  expect(first.alts).toEqual(['Prices. Oslo: €12; Bergen: €98'])
  const { title, slug, description, markdown, version } = await getArticleRow(agent, id)
  const edited = String(markdown).replace(table('€12'), table('€120'))
  const text = { title: title ?? '', slug: slug ?? '', description: description ?? '' }
  await saveDraft(agent, { articleId: id, input: { ...text, markdown: edited, version } })
  const second = await chartOf()
  expect(second.alts).toEqual(['Prices. Oslo: €120; Bergen: €98'])
  expect(second.svg).not.toBe(first.svg)
  await updateSite(agent, { accent: '#005500' })
  expect((await chartOf()).svg).toContain('fill="#005500"')
  expect(await read(`/${handle}/${slug}.md`)).toContain(`/${slug}/chart-1.png)\n\n| City | Price |`)
})

test('a chart goes from its address and from the store with its table, and one that is kept stays', async () => {
  const tenant = await service.createTenant()
  const { handle, agent } = tenant
  const like = await getArticleRow(agent, await addTestArticle(agent))
  const table = (...prices: string[]) =>
    `| City | Price |\n|---|---|\n${prices.map((price, at) => `| City ${at} | ${price} |`).join('\n')}`
  const [kept, dropped] = [table('€12', '€98'), table('€40', '€7')]
  const id = await addTestArticle(agent, {
    title: 'Two charts',
    input: { ...like.input, illustrations: true },
    markdown: `## Now\n\n${kept}\n\n## Then\n\n${dropped}`,
  })
  await finishPublishing(service.ctx, id)
  const { title, slug, description, markdown, version, ...row } = await getArticleRow(agent, id)
  const files = ['chart-1.png', 'chart-1.svg', 'chart-2.png', 'chart-2.svg']
  const statuses = () =>
    Promise.all(files.map(async (file) => (await app.request(`/${handle}/${slug}/${file}`)).status))
  expect(await statuses()).toEqual([200, 200, 200, 200])
  const text = { title: title ?? '', slug: slug ?? '', description: description ?? '' }
  const edited = String(markdown).replace(dropped, 'No prices.')
  await saveDraft(agent, { articleId: id, input: { ...text, markdown: edited, version } })
  await finishPublishing(service.ctx, id)
  expect(await statuses()).toEqual([200, 200, 404, 404])
  expect(await service.ctx.engines.files.find(figureKey({ ...row, id }, 'chart-2.png'))).toBeUndefined()
})

test('a chart that an author took out of the text does not come back, and one that was put into it is shown once', async () => {
  const tenant = await service.createTenant()
  const { agent } = tenant
  const like = await getArticleRow(agent, await addTestArticle(agent))
  const table = '| City | Price |\n|---|---|\n| Oslo | €12 |\n| Bergen | €98 |'
  const id = await addTestArticle(agent, {
    title: 'Chart by hand',
    input: { ...like.input, illustrations: true },
    markdown: `## Prices\n\n${table}`,
  })
  const imagesWith = async (markdown: string) => {
    const { title, slug, description, version } = await getArticleRow(agent, id)
    const text = { title: title ?? '', slug: slug ?? '', description: description ?? '' }
    await saveDraft(agent, { articleId: id, input: { ...text, markdown, version } })
    await finishPublishing(service.ctx, id)
    const page = await read(`/${tenant.handle}/${slug}`)
    return [...page.matchAll(/<figure><img src="[^"]*\/([^"/]+\.svg)"/g)].map(([, file]) => file)
  }
  await finishPublishing(service.ctx, id)
  expect(await imagesWith(`## Prices\n\n![](chart-1.png)\n\n${table}`)).toEqual(['chart-1.svg'])
  const other = table.replace('Price', 'Rent')
  expect(await imagesWith(`## Rents\n\n${other}\n\n## Prices\n\n![](chart-1.png)\n\n${table}`)).toEqual([
    'chart-2.svg',
    'chart-1.svg',
  ])
  expect(await imagesWith(`## Prices\n\n${table}`)).toEqual([])
})

test('another tenant can change neither author nor cover', async () => {
  const tenant = await service.createTenant()
  const stranger = await service.createTenant()
  const id = await addTestArticle(tenant.agent)
  const input = { content: picture('red'), alt: '' }
  await expect(setCover(stranger.agent, { articleId: id, input })).rejects.toMatchObject({
    problem: { kind: 'not_found' },
  })
  await expect(signArticle(stranger.agent, { articleId: id, input: { author: null } })).rejects.toMatchObject(
    { problem: { kind: 'not_found' } },
  )
})
