import { ownDocument } from '../stage/source-site.ts'
import { expectAccessible } from './expect-accessible.ts'
import { expect, test } from './journey.ts'

const pages = [
  ['/', 'Overview'],
  ['/articles', 'Articles'],
  ['/articles/new', 'New article'],
  ['/sessions', 'Sessions'],
  ['/sessions/new', 'Start a session'],
  ['/warm-leads', 'Warm leads'],
  ['/warm-leads/new', 'Report on a company'],
  ['/warm-leads/suppressions', 'Suppressions'],
  ['/scout-runs', 'Scout'],
  ['/brand-scans', 'Brand visibility'],
  ['/page-tools', 'Page check'],
  ['/schedule', 'Schedule'],
  ['/schedule?view=week', 'Schedule'],
  ['/schedule?view=list', 'Schedule'],
  ['/knowledge', 'Knowledge'],
  ['/knowledge/search', 'Knowledge'],
  ['/webhooks', 'Webhooks'],
  ['/webhooks/deliveries', 'Deliveries'],
  ['/avatars', 'Avatars'],
  ['/credits', 'Credits'],
  ['/settings', 'Settings'],
  ['/settings/accounts', 'Settings'],
  ['/settings/connect', 'Settings'],
] as const

test('every page of an empty desk is accessible and fits the window @phone', async ({ page, signedIn }) => {
  expect(signedIn.key).toBeTruthy()
  for (const [path] of pages) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectAccessible(page)
  }
})

test('every page of a desk at work is accessible and fits the window @dark @phone', async ({
  page,
  stage,
  signedIn,
}) => {
  const hostile = `<img src=x onerror=alert(1)> ${'Unbreakable'.repeat(12)}`
  await signedIn.ask('POST', '/webhooks', {
    url: `${stage.hooksUrl}/first/500/${Date.now()}`,
    description: hostile,
  })
  const { body: document } = await signedIn.ask('POST', '/products', { ...ownDocument, title: hostile })
  const draft = await signedIn.write({ illustrations: true })
  await signedIn.write({ topic: hostile.slice(0, 200), auto_publish: true })
  await signedIn.ask('POST', '/adapt', {
    article_id: draft,
    platforms: ['x_thread', 'reddit', 'youtube_shorts'],
  })
  const { body: failed } = await signedIn.ask('POST', '/autopilot', {
    source_urls: [`${stage.sourceUrl}/nothing`],
    wait_for_completion: false,
  })
  const { body: session } = await signedIn.ask('POST', '/session', {
    categories: ['Grinders', hostile.slice(0, 100)],
    problems: [hostile],
  })
  await signedIn.ask('PATCH', `/session/${session.session_id}`, { action: 'run_now' })
  const { body: scout } = await signedIn.ask('POST', '/scout/reddit', { query: `grinder ${hostile}` })
  await signedIn.ask('POST', '/shorts/avatar', { type: 'student', location: 'park' })
  await signedIn.ask('POST', '/suppressions', {
    value: `${'sub.'.repeat(20)}partner.example`,
    reason: hostile.slice(0, 300),
  })
  const { body: lead } = await signedIn.ask('POST', '/service-warm-lead', { domain: 'acme.example' })
  const report: { id: string } = JSON.parse(JSON.stringify(lead.run))
  const { body: list } = await signedIn.ask('GET', '/webhooks/deliveries')
  const deliveries: { id: string }[] = JSON.parse(JSON.stringify(list.deliveries))
  const { body: scan } = await signedIn.ask('POST', '/tools/brand-scan', { brandName: hostile.slice(0, 100) })
  const records = [
    `/brand-scans/${scan.id}`,
    `/articles/${draft}`,
    `/articles/${draft}?view=edit`,
    `/articles/${draft}?view=social`,
    `/articles/${failed.id}`,
    `/sessions/${session.session_id}`,
    `/scout-runs/${scout.run_id}`,
    `/warm-leads/${report.id}`,
    `/knowledge/${document.id}`,
    '/knowledge/search?q=conical+burrs',
    `/webhooks/deliveries/${deliveries[0]?.id}`,
  ]
  for (const path of [...pages.map(([address]) => address), ...records]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectAccessible(page)
  }
})

test('what does not exist says so, within the desk and outside it', async ({ page, signedIn }) => {
  expect(signedIn.key).toBeTruthy()
  const unknown = '00000000-0000-4000-8000-000000000000'
  const records = ['/articles', '/scout-runs', '/warm-leads', '/knowledge', '/webhooks/deliveries'].map(
    (list) => `${list}/${unknown}`,
  )
  for (const path of [...records, '/nothing']) {
    const answer = await page.goto(path)
    expect([path, answer?.status()]).toEqual([path, 404])
    await expect(page.getByText('This page does not exist.')).toBeVisible()
    await expectAccessible(page)
  }
})
