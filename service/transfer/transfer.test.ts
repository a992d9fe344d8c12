import JSZip from 'jszip'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addTestArticle } from '#test-support/fixtures/add-test-article.ts'
import { createTestService, type TestService, type TestTenant } from '#test-support/test-service.ts'
import { finishPublishing } from '../articles/finish-publishing.ts'
import { publishArticle } from '../articles/publish-article.ts'
import { updateSite } from '../branding/update-site.ts'
import { uploadSitePicture } from '../branding/upload-site-picture.ts'
import type { AgentContext } from '../core/context.ts'
import { articles } from '../db/schema/articles.ts'
import { eq } from '../db/sql.ts'
import { findPage } from '../site/find-page.ts'
import { describeExport, exportSite, openExport } from './export-site.ts'
import { importArticles } from './import-articles.ts'
import { maxUnpackedBytes } from './unpack-files.ts'

let service: TestService
beforeAll(async () => {
  service = await createTestService()
})
afterAll(() => service.close())

const shape = (text: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="200"><rect width="${text.length * 10}" height="100" fill="red"/></svg>`
const base64 = (content: string | Uint8Array) => Buffer.from(content).toString('base64')
const file = (name: string, content: string | Uint8Array) => ({ name, content: base64(content) })

async function zipOf(files: Readonly<Record<string, string>>): Promise<Uint8Array> {
  const archive = new JSZip()
  for (const [path, content] of Object.entries(files)) archive.file(path, content)
  return archive.generateAsync({ type: 'uint8array', compression: 'DEFLATE' })
}

async function publish(tenant: TestTenant, id: string): Promise<void> {
  await publishArticle(tenant.agent, id)
  await finishPublishing(service.ctx, id)
}

async function unzip(ctx: AgentContext, query: Parameters<typeof exportSite>[1]): Promise<JSZip> {
  const { content } = await exportSite(ctx, query)
  return JSZip.loadAsync(await new Response(content).arrayBuffer())
}

const rowOf = async (id: string) => {
  const [row] = await service.ctx.db.select().from(articles).where(eq(articles.id, id))
  if (!row) throw new Error('The article is there.')
  return row
}

const post = `---
title: "Descale: how often?"
description: Hard water, and what to do.
date: 2024-03-01
tags: [coffee, water]
author: { name: Ada }
canonicalURL: https://old.example/descale
cover:
  image: cover.svg
  alt: A kettle
---

# Descale: how often?

Look at it: ![The \\[scale\\]](./shots/scale%20one.svg "Scale") and ![gone](missing.png).

\`![not a picture](./shots/scale%20one.svg)\` stays code.
`

test('a bundle of Markdown and pictures becomes a draft with everything that its front matter says', async () => {
  const tenant = await service.createTenant()
  await updateSite(tenant.agent, {
    authors: [
      { name: 'Bob', line: '', picture: null, url: null },
      { name: 'Ada', line: '', picture: null, url: null },
    ],
  })
  const bundle = await zipOf({
    'blog/content/posts/2024-03-01-descale/index.md': post,
    'blog/content/posts/2024-03-01-descale/shots/scale one.svg': shape('one'),
    'blog/content/posts/2024-03-01-descale/cover.svg': shape('cover'),
    'blog/README.md': '# Not an article',
  })
  const before = await service.ctx.db
    .select()
    .from(articles)
    .where(eq(articles.tenantId, tenant.agent.caller.tenantId))
  const { imported, refused } = await importArticles(tenant.agent, { files: [file('blog.zip', bundle)] })
  expect({ before: before.length, refused }).toEqual({ before: 0, refused: [] })
  const [made] = imported
  expect(made).toMatchObject({ title: 'Descale: how often?', slug: 'descale', pictures: 2 })
  expect(made?.notes).toEqual([expect.stringContaining('missing.png')])
  const row = await rowOf(String(made?.article_id))
  expect(row).toMatchObject({
    status: 'generated',
    description: 'Hard water, and what to do.',
    tags: ['coffee', 'water'],
    author: 'Ada',
    canonicalUrl: 'https://old.example/descale',
    firstPublishedAt: new Date('2024-03-01'),
    publishedAt: null,
    language: 'en',
    credits: 0,
    cover: { file: expect.stringMatching(/^cover-[0-9a-f]{12}\.png$/), alt: 'A kettle', own: true },
  })
  expect(row.markdown).toContain('![The \\[scale\\]](figure-1.png) and ![gone](missing.png)')
  expect(row.markdown).toContain('`![not a picture](./shots/scale%20one.svg)` stays code.')
  expect(row.markdown).not.toContain('# Descale')
})

test('an imported article keeps its date and says where it was first, once it is published', async () => {
  const tenant = await service.createTenant()
  const { imported } = await importArticles(tenant.agent, { files: [file('descale.md', post)] })
  const id = String(imported[0]?.article_id)
  await publish(tenant, id)
  const row = await rowOf(id)
  expect(row.publishedAt).toEqual(new Date('2024-03-01'))
  const { handle } = tenant
  const page = await findPage(service.ctx, { handle, slug: row.slug ?? '', encoding: 'identity' })
  expect(String(page?.bytes)).toContain('<link rel="canonical" href="https://old.example/descale">')
})

test('what is exported for each generator comes back the same when it is imported', async () => {
  const tenant = await service.createTenant()
  const other = await service.createTenant()
  const bundle = await zipOf({
    'descale/index.md': post.replace('./shots/scale%20one.svg "Scale"', 'one.svg'),
    'descale/one.svg': shape('one'),
    'descale/cover.svg': shape('cover'),
  })
  const { imported } = await importArticles(tenant.agent, { files: [file('blog.zip', bundle)] })
  const id = String(imported[0]?.article_id)
  await publish(tenant, id)
  const was = await rowOf(id)
  for (const format of ['astro', 'hugo', 'eleventy'] as const) {
    const archive = await unzip(tenant.agent, { format })
    const again = await importArticles(other.agent, {
      files: [file('site.zip', await archive.generateAsync({ type: 'uint8array' }))],
    })
    expect(again.refused).toEqual([])
    expect(again.imported).toHaveLength(1)
    const is = await rowOf(String(again.imported[0]?.article_id))
    const { title, description, tags, markdown, canonicalUrl, language } = was
    expect(is).toMatchObject({ title, description, tags, markdown, canonicalUrl, language })
    expect(is.firstPublishedAt).toEqual(was.publishedAt)
    expect(is.cover).toMatchObject({ alt: 'A kettle', own: true })
    expect(is.figures).toHaveLength(1)
  }
})

test('every link and picture of the static site leads to one of its files', async () => {
  const tenant = await service.createTenant()
  const { file: mark } = await uploadSitePicture(tenant.agent, { role: 'mark', content: base64(shape('m')) })
  await updateSite(tenant.agent, { layout: 'magazine', mark, name: 'Acme' })
  for (let n = 0; n < 22; n++) {
    await publish(
      tenant,
      await addTestArticle(tenant.agent, { title: `Coffee ${n}`, tags: ['coffee', 'a/b?'] }),
    )
  }
  const archive = await unzip(tenant.agent, { format: 'static', address: 'https://acme.example/blog/' })
  const paths = Object.keys(archive.files)
  expect(paths).toEqual(
    expect.arrayContaining([
      'index.html',
      'page/2/index.html',
      'tags/a-b-/index.html',
      'tags/a-b-/feed.xml',
      'feed.xml',
      'sitemap.xml',
      '404.html',
    ]),
  )
  const broken: string[] = []
  for (const path of paths.filter((one) => one.endsWith('/index.html') || one === 'index.html')) {
    const html = String(await archive.file(path)?.async('text'))
    const at = new URL(path.replace(/index\.html$/, ''), 'https://any.example/deep/')
    const links = [...html.matchAll(/ (?:href|src)="([^"#]*)|url\(([^)]+)\)/g)].map(
      ([, one, two]) => one ?? two ?? '',
    )
    for (const link of links.filter((one) => one !== '' && !/^[a-z]+:/i.test(one))) {
      const to = decodeURIComponent(new URL(link, at).pathname.replace(/^\/deep\//, ''))
      if (!paths.includes(to.endsWith('/') || to === '' ? `${to}index.html` : to))
        broken.push(`${path}: ${link}`)
    }
    expect(html).toMatch(/<link rel="canonical" href="https:\/\/acme\.example\/blog\/([^"]*\/)?">/)
    expect(html).not.toContain('<script data-page')
  }
  expect(broken).toEqual([])
  const empty = await Promise.all(
    paths.map(async (path) => ((await archive.file(path)?.async('uint8array'))?.length ? [] : [path])),
  )
  expect(empty.flat()).toEqual([])
  const sitemap = String(await archive.file('sitemap.xml')?.async('text'))
  expect(sitemap).toContain('<loc>https://acme.example/blog/tags/a-b-/</loc>')
})

test('the address of an export works without a key, for its own tenant, unchanged and until it stops', async () => {
  const tenant = await service.createTenant()
  const described = await describeExport(tenant.agent, { format: 'hugo' })
  const { pathname, searchParams } = new URL(described.url)
  const given = {
    wanted: pathname.split('/').at(-1) ?? '',
    expires: searchParams.get('expires') ?? '',
    signature: searchParams.get('signature') ?? '',
  }
  expect((await openExport(service.ctx, given))?.fileName).toBe(described.fileName)
  const forged = {
    ...JSON.parse(Buffer.from(given.wanted, 'base64url').toString()),
    tenantId: (await service.createTenant()).agent.caller.tenantId,
  }
  const wanted = Buffer.from(JSON.stringify(forged)).toString('base64url')
  expect(await openExport(service.ctx, { ...given, wanted })).toBeUndefined()
  const later = { ...service.ctx, now: () => new Date(Date.parse(described.expiresAt) + 1000) }
  expect(await openExport(later, given)).toBeUndefined()
})

const hostile: [string, () => Promise<{ name: string; content: string }>, string][] = [
  [
    'leads out of itself',
    async () => file('a.zip', await zipOf({ '../../etc/passwd.md': 'x' })),
    'leads out of it',
  ],
  ['is damaged', async () => file('a.zip', (await zipOf({ 'a.md': 'x' })).subarray(0, 40)), 'damaged'],
  [
    'unpacks to far more than it is',
    async () => file('a.zip', await zipOf({ 'a.md': '![a](b.png)', 'b.md': 'x'.repeat(maxUnpackedBytes) })),
    'more than 40 MB',
  ],
  [
    'has thousands of files',
    async () =>
      file(
        'a.zip',
        await zipOf(Object.fromEntries(Array.from({ length: 2001 }, (_, n) => [`${n}.md`, 'x']))),
      ),
    'at most 2000',
  ],
  ['has no article', async () => file('a.png', 'x'), 'None of the files is Markdown'],
]

test.each(hostile)('an upload that %s is refused in words', async (_, make, words) => {
  const { agent } = await service.createTenant()
  await expect(importArticles(agent, { files: [await make()] })).rejects.toThrow(words)
})

test('a file that is no article is named with the reason, and the others are imported', async () => {
  const { agent } = await service.createTenant()
  const { imported, refused } = await importArticles(agent, {
    files: [
      file('toml.md', '+++\ntitle = "x"\n+++\ntext'),
      file('broken.md', '---\ntitle: [\n---\ntext'),
      file('aliases.md', `---\na: &a [x]\nb: [${'*a,'.repeat(30)}]\n---\ntext`),
      file('latin.md', Buffer.from([0x61, 0xe9, 0x62])),
      file('empty.md', '---\ntitle: x\n---\n'),
      file('tags.md', 'The word tags is an address of the site.'),
      file('good.md', '# Good\n\nText.'),
    ],
  })
  expect(refused.map(({ file: name }) => name)).toEqual([
    'toml.md',
    'broken.md',
    'aliases.md',
    'latin.md',
    'empty.md',
  ])
  for (const { message } of refused) expect(message).toMatch(/^\S.*\.$/)
  expect(imported.map(({ slug, title }) => [slug, title])).toEqual([
    ['tags-2', 'tags'],
    ['good', 'Good'],
  ])
})
