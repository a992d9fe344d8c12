import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SocialPreviewReport } from '#contract/page-reports.ts'
import { openPageToolDesk, type PageToolDesk, told } from '#test-support/desks/page-tool-desk.ts'
import { coverPicture } from '#test-support/loopback/checked-page.ts'

let desk: PageToolDesk
beforeAll(async () => {
  desk = await openPageToolDesk()
})
afterAll(() => desk.close())

const head = (...tags: string[]) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>The title</title>${tags.join('\n')}</head><body><p>x</p></body></html>`
const og = (name: string, content: string) => `<meta property="og:${name}" content="${content}">`

test('each network shows its first choice, or what it falls back to, and says which', async () => {
  desk.site.pages.set('/cover.png', { headers: { 'content-type': 'image/png' }, body: coverPicture })
  const report = await desk.preview(
    head(
      og('title', 'For networks'),
      og('image', '/cover.png'),
      og('image:width', '1200'),
      '<meta name="description" content="D">',
    ),
    { include_pictures: true },
  )
  const shown = report.networks.map(({ network, layout, title, description, picture }) => [
    network,
    layout,
    title?.from,
    description?.from,
    picture?.from,
  ])
  expect(shown).toEqual([
    ['google', 'result', 'title', 'description', undefined],
    ['x', 'small_picture', 'og:title', 'description', 'og:image'],
    ['linkedin', 'large_picture', 'og:title', 'description', 'og:image'],
    ['facebook', 'large_picture', 'og:title', 'description', 'og:image'],
    ['slack', 'large_picture', 'og:title', 'description', 'og:image'],
  ])
  expect(report.pictures).toMatchObject([
    {
      from: 'og:image',
      format: 'png',
      width: 1200,
      height: 630,
      bytes: coverPicture.length,
      declared_width: 1200,
    },
  ])
  expect(report.pictures[0]?.data_url).toBe(`data:image/png;base64,${coverPicture.toString('base64')}`)
  expect(told(report)).toEqual(
    expect.arrayContaining(['error relative_picture og:image', 'warning no_twitter_card twitter:card']),
  )
})

test('images that no network can use are reported with the reason', async () => {
  desk.site.pages.set('/drawn.svg', {
    headers: { 'content-type': 'image/svg+xml' },
    body: '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"/>',
  })
  desk.site.pages.set('/not.png', { headers: { 'content-type': 'image/png' }, body: 'no image' })
  const report = await desk.preview(
    head(
      og('image', desk.site.url('/drawn.svg')),
      og('image', desk.site.url('/not.png')),
      og('image', desk.site.url('/gone.png')),
      og('image', 'http://169.254.169.254/latest/meta-data'),
      og('image', 'data:image/png;base64,AAAA'),
    ),
  )
  expect(report.pictures.map(({ error, format }) => error ?? format)).toEqual([
    'svg',
    expect.stringContaining('measure the image'),
    expect.stringContaining('status 404'),
    expect.any(String),
    expect.stringContaining('data URLs'),
  ])
  expect(report.networks.filter(({ picture }) => picture)).toEqual([])
  expect(report.pictures.some(({ data_url }) => data_url)).toBe(false)
})

test('reports crawlers that robots.txt blocks, noindex, canonical and tags in the body', async () => {
  desk.site.pages.set('/robots.txt', {
    headers: { 'content-type': 'text/plain' },
    body: 'User-agent: Twitterbot\nDisallow: /',
  })
  desk.site.pages.set('/told', {
    headers: { 'x-robots-tag': 'noindex' },
    body: `<!doctype html><html><head><title>T</title><div>broken head</div>${og('title', 'Late')}<link rel="canonical" href="/a"><link rel="canonical" href="/b"></head></html>`,
  })
  desk.site.pages.set('/moved', { status: 301, headers: { location: '/told' } })
  const { body } = await desk.ask(await desk.service.createTenant(), 'og-preview', {
    url: desk.site.url('/moved'),
  })
  desk.site.pages.delete('/robots.txt')
  const report: SocialPreviewReport = body.data
  expect(report.page).toMatchObject({
    url: desk.site.url('/moved'),
    final_url: desk.site.url('/told'),
    redirects: [desk.site.url('/moved')],
  })
  expect(report.robots).toEqual({ header: 'noindex', indexable: false, blocked: ['Twitterbot'] })
  expect(report.networks.map(({ layout }) => layout)).toMatchObject(['link', 'link', 'text', 'text', 'text'])
  expect(told(report)).toEqual(
    expect.arrayContaining([
      'error tags_in_body og:title',
      'error several_canonicals canonical',
      'warning noindex robots',
      'warning no_language html lang',
    ]),
  )
})
