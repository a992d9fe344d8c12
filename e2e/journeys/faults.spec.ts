import type { BrowserContext, ConsoleMessage, Locator, Page } from '@playwright/test'
import { type Fault, faultsPath } from '../fake-api/faults.ts'
import { readStage } from '../stage/stage.ts'
import type { Agent } from './agent.ts'
import { expectAccessible } from './expect-accessible.ts'
import { expect, type FaultyDesk, openSession, test } from './journey.ts'
import { pages } from './pages.ts'
import { writeButton } from './write-button.ts'

async function order(
  { agent }: { agent: Agent },
  fault: Fault | 'none',
  operation?: string,
  times?: number,
): Promise<void> {
  const body = JSON.stringify({ fault, key: agent.key, operation, times })
  await fetch(readStage().faultyFrontUrl + faultsPath, { method: 'POST', body })
}

/** What no reader should ever see. */
const nonsense = /.{0,40}(?:undefined|\bNaN\b|\[object |Invalid Date|RangeError|TypeError).{0,20}/

/**
 * Axe looks at a few of the pages, for they all fail by the same parts: a panel or a record that could not be read, and
 * one that the service does not offer. What a disfigured answer becomes is words in the markup of a page that stands.
 */
function isLookedAt(path: string, fault: Fault): boolean {
  const isPlain = !path.includes('?')
  const isPart = path === '/' || path === '/brand-scans'
  const isRecord = /^\/(articles|brand-scans)\/[0-9a-f-]{36}/.test(path)
  return (fault === '403' || fault === '405') && isPlain && (isPart || isRecord)
}

/** What a page says of itself when nothing more will come: the complaints, if there are any. */
async function complaintsOf(page: Page, path: string, fault: Fault): Promise<string[]> {
  const complaints: string[] = []
  const threw = (error: Error) => complaints.push(`threw: ${error.message}`)
  const complained = (message: ConsoleMessage) => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      complaints.push(`console: ${message.text()}`)
  }
  page.on('pageerror', threw).on('console', complained)
  try {
    await page.goto(path)
    // A heading to read; a page that is white until its scripts have run has none before.
    const standing = page.getByRole('heading').or(page.getByRole('alert'))
    await expect(standing.first(), 'a white page').toBeVisible()
    const waiting = page.getByRole('status').filter({ hasText: 'Loading' })
    await expect(waiting, 'an endless skeleton').toHaveCount(0)
    const said = await page.evaluate(() => {
      const copy = document.body.cloneNode(true) as HTMLElement
      // Code to copy may say `undefined`; the page may not.
      for (const code of copy.querySelectorAll('pre, code, script, style')) code.remove()
      return copy.textContent ?? ''
    })
    const found = nonsense.exec(said)?.[0]
    if (found) complaints.push(`says ${found}`)
    if (said.trim().length < 20) complaints.push('is white')
    // Something to press or follow, where the page does not go on by itself.
    const leads = page.locator('main').locator('a, button, input').or(page.getByText(goesOn))
    if ((await leads.count()) === 0) complaints.push('leads nowhere')
    if ((await page.title()) === 'owned') complaints.push('ran markup')
    const [wide, room] = await page.evaluate(() => [
      document.documentElement.scrollWidth,
      document.documentElement.clientWidth,
    ])
    // Ten thousand characters in a cell of a table may scroll the page; names at their longest may not.
    if (fault !== 'hostile_text' && (wide ?? 0) > (room ?? 0))
      complaints.push(`is ${wide} px wide in a window of ${room}`)
    if (isLookedAt(path, fault)) await expectAccessible(page)
  } catch (error) {
    complaints.push(String(error).slice(0, 300))
  }
  page.off('pageerror', threw).off('console', complained)
  return complaints.map((complaint) => `${path} ${complaint}`)
}

/** What a page says that waits for a limit to end. */
const goesOn = /continues by itself/

/** A connection that was kept may close just when it is used again. */
const maxRetries = 2

/** The same of what the dashboard sends, before any script runs. */
async function complaintsOfHtml(desk: FaultyDesk, path: string): Promise<string[]> {
  const answer = await desk.context.request.get(path, { maxRetries })
  // The framework sends what an unknown record is answered with as data, and draws it in the browser.
  if (answer.status() === 404) return []
  const html = (await answer.text()).replace(/<(pre|code|script|style)\b.*?<\/\1>/gs, ' ')
  const found = nonsense.exec(html.replace(/<[^>]*>/g, ' '))?.[0]
  return [
    ...(answer.status() >= 500 ? [`answers ${answer.status()}`] : []),
    ...(found ? [`says ${found}`] : []),
    ...(/<h[1-6]\b|role="(?:alert|status)"/.test(html) ? [] : ['has no heading']),
    ...(/<main\b.*<(?:a|button|input)\b/s.test(html) || goesOn.test(html) ? [] : ['leads nowhere']),
  ].map((complaint) => `${path} ${complaint}`)
}

/**
 * Every page as it is sent, and a sixth of them in the browser: another sixth with the next fault. Several at once, for
 * what takes time is waiting for second tries.
 */
const pathsOf = ({ records }: FaultyDesk): string[] => [...pages, ...records]

async function walk(desk: FaultyDesk, fault: Fault): Promise<string[]> {
  const turn = [...answered, ...remembered].indexOf(fault)
  const left = [...pathsOf(desk).entries()]
  const complaints: string[] = []
  const tab = async () => {
    // One page for all: the browser keeps what it compiled.
    const page = await desk.context.newPage()
    for (let next = left.shift(); next; next = left.shift()) {
      const [place, path] = next
      const inBrowser = (place + turn) % 6 === 0
      complaints.push(
        ...(inBrowser ? await complaintsOf(page, path, fault) : await complaintsOfHtml(desk, path)),
      )
    }
    await page.close()
  }
  await Promise.all(Array.from({ length: 4 }, tab))
  return complaints
}

const answered: Fault[] = [
  '400',
  '402',
  '403',
  '409',
  '422',
  '429_without_retry_after',
  '500',
  'cut',
  'html',
  'other_shape',
  'unknown_words',
  'missing_members',
  'nulls',
  'huge_numbers',
  'hostile_text',
]

/** What a server lacks, and when it wants to be asked again, the dashboard remembers by the key. */
const remembered: Fault[] = ['429', '404', '405']

test('pages stand, and lead on, when the service does not answer at all', async ({ faultyDesk: desk }) => {
  const record = pathsOf(desk).find((path) => path.startsWith('/webhooks/deliveries/')) ?? ''
  await order(desk, 'timeout')
  try {
    const open = async (path: string) => {
      const page = await desk.context.newPage()
      const complaints = await complaintsOf(page, path, 'timeout')
      // A list that asks again by itself would hide its reason once more.
      await page.waitForTimeout(2_500)
      await expect(page.getByText('The server took too long to respond.').first()).toBeVisible()
      await page.close()
      return complaints
    }
    expect((await Promise.all(['/articles', record].map(open))).flat()).toEqual([])
  } finally {
    await order(desk, 'none')
  }
})

/** Clicks a button that the server rendered: until React has hydrated it, a click is lost. */
async function clickOnceHydrated(button: Locator): Promise<void> {
  const isHydrated = (element: HTMLElement | SVGElement) =>
    Object.keys(element).some((name) => name.startsWith('__reactProps'))
  await expect.poll(() => button.evaluate(isHydrated), { timeout: 120_000 }).toBe(true)
  await button.click()
}

test('once an outage is over, Try again also brings back what the page had drawn on the server', async ({
  faultyDesk: desk,
}) => {
  const page = await desk.context.newPage()
  const again = page.locator('main').getByRole('button', { name: 'Try again' }).first()
  const delivery = pathsOf(desk).find((path) => path.startsWith('/webhooks/deliveries/')) ?? ''
  try {
    await order(desk, '500')
    await page.goto(delivery)
    await expect(again).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Delivery')
    await order(desk, 'none')
    await clickOnceHydrated(again)
    // The title of what it is about, where there is one, or its event.
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Delivery')
    await expect(page.getByRole('region', { name: 'Outcome' })).toBeVisible()
    await order(desk, '500')
    await page.goto('/')
    await expect(again).toBeVisible()
    const pace = page.getByText(/^(Spent on \d+ of the last|About [\d.,]+ credits per day)/)
    await expect(pace).toHaveCount(0)
    await order(desk, 'none')
    await clickOnceHydrated(again)
    await expect(pace).toBeVisible()
  } finally {
    await order(desk, 'none')
    await page.close()
  }
})

test('past a limit a page says how long it waits, goes on by itself, and the last known balance stays', async ({
  faultyDesk: desk,
}) => {
  const page = await desk.context.newPage()
  const balance = page.getByRole('link', { name: /^[\d,]+ credits?\b/ }).first()
  try {
    await page.goto('/articles')
    await expect(balance).toBeVisible()
    // The server renders it, so it is visible before this browser has stored it.
    await page.waitForFunction(() =>
      Object.keys(localStorage).some((name) => name.startsWith('masthead.balance.')),
    )
    await order(desk, '429')
    await page.goto('/articles')
    const said = page.getByRole('alert').filter({ hasText: 'Too many requests' })
    await expect(said).toContainText(/This continues by itself in \d+ seconds?/)
    await expect(said).not.toContainText(/requests per/)
    await expect(said.getByRole('button')).toHaveCount(0)
    await expect(balance).toBeVisible()
    await order(desk, 'none')
    await expect(said).toHaveCount(0, { timeout: 10_000 })
    await expect(page.getByRole('table', { name: 'Articles' })).toBeVisible()
  } finally {
    await order(desk, 'none')
    await page.close()
  }
})

test('a count in the frame that comes late does not draw the page again', async ({ unusedKeyDesk: desk }) => {
  const page = await desk.context.newPage()
  const drawn: string[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname === '/schedule' && searchParams.has('_rsc')) drawn.push(request.url())
  })
  await order(desk, 'timeout', 'listDeliveries', 1)
  const counted = page.waitForResponse((response) => response.url().includes('/api/read/listDeliveries'))
  await page.goto('/schedule')
  expect((await counted).ok()).toBe(true)
  await page.getByText('List', { exact: true }).click()
  await expect(page).toHaveURL(/view=list/)
  expect(drawn).toEqual([])
  await page.close()
})

/** What the page of a record is read by, by how its address begins. */
const reads = [
  ['/articles/', 'getArticle'],
  ['/brand-scans/', 'getBrandScan'],
  ['/knowledge/', 'getDocument'],
  ['/lead-magnets/', 'getLeadMagnet'],
  ['/scout-runs/', 'getScoutRun'],
  ['/sessions/', 'getSession'],
  ['/warm-leads/', 'getWarmLead'],
  ['/webhooks/deliveries/', 'getDelivery'],
] as const

test("while a record's service takes its time, its page shows what is to come", async ({
  faultyDesk: desk,
}) => {
  const page = await desk.context.newPage()
  const heading = page.getByRole('heading', { level: 1 })
  for (const [start, operation] of reads) {
    const path = desk.records.find((one) => one.startsWith(start))
    // The last of the credits may not reach for each of them.
    if (!path) continue
    await order(desk, 'slow', operation)
    await page.goto(path, { waitUntil: 'commit' })
    await expect(heading, path).toHaveText('Loading')
    await expect(page.getByRole('navigation').first()).toBeVisible()
    await order(desk, 'none', operation)
    await expect(heading, path).not.toHaveText('Loading')
  }
  await page.close()
})

test('a page that is drawn again in its place keeps what is open in it, however slow its service was or becomes', async ({
  faultyDesk: desk,
}) => {
  const page = await desk.context.newPage()
  await page.setViewportSize({ width: 390, height: 844 })
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  try {
    for (const [before, after] of [
      ['none', 'slow'],
      ['slow', 'none'],
      ['slow', 'slow'],
    ] as const) {
      await order(desk, before)
      await page.goto('/credits')
      const button = page.getByRole('button', { name: 'Filters' })
      await expect(button).toBeVisible()
      await order(desk, after)
      await button.click()
      // Drawn anew by the framework, the sheet would be another, closed one.
      await sheet.evaluate((element) => element.setAttribute('data-first', ''))
      await sheet.getByRole('combobox', { name: 'Outcome' }).selectOption('hold')
      await page.waitForURL(/kind=hold/)
      await expect(sheet.getByRole('link', { name: 'Clear' })).toBeVisible()
      await expect(sheet, `${before}, then ${after}`).toHaveAttribute('data-first')
    }
  } finally {
    await order(desk, 'none')
    await page.close()
  }
})

async function expectStandingPages(desk: FaultyDesk, fault: Fault): Promise<void> {
  await order(desk, fault)
  try {
    expect(await walk(desk, fault)).toEqual([])
  } finally {
    await order(desk, 'none')
  }
}

const standing = 'every page stands, and leads on, when the service answers'
for (const fault of answered) {
  test(`${standing} ${fault}`, async ({ faultyDesk }) => expectStandingPages(faultyDesk, fault))
}
for (const fault of remembered) {
  test(`${standing} ${fault}`, async ({ unusedKeyDesk }) => expectStandingPages(unusedKeyDesk, fault))
}

test('a key that stopped working leads every page to signing in, and back to itself', async ({
  unusedKeyDesk: desk,
}) => {
  const page = await desk.context.newPage()
  await order(desk, '401')
  try {
    for (const [place, path] of pathsOf(desk).entries()) {
      const signIn = place % 4 === 0 ? await followed(page, path) : await sentTo(desk.context, path)
      expect([signIn.pathname, signIn.searchParams.get('next') ?? '/']).toEqual(['/sign-in', path])
    }
  } finally {
    await order(desk, 'none')
    await page.close()
  }
})

async function followed(page: Page, path: string): Promise<URL> {
  await page.goto(path)
  await expect(page.getByText('Your API key no longer works'), path).toBeVisible()
  if (path === '/') await expectAccessible(page)
  return new URL(page.url())
}

/** Where a page sends on, by its status or, once its frame is on the way, from within. */
async function sentTo({ request }: BrowserContext, path: string): Promise<URL> {
  const answer = await request.get(path, { maxRedirects: 0, maxRetries })
  const within = /http-equiv="refresh" content="\d+;url=([^"]+)"/.exec(await answer.text())?.[1]
  return new URL(answer.headers().location ?? within?.replaceAll('&amp;', '&') ?? '', answer.url())
}

const refused: [Fault, RegExp][] = [
  ['401', /signed out/i],
  ['402', /not enough credits|you need \d+ more credit/i],
  ['403', /have access to this|no access/i],
  ['405', /not supported by this server/i],
  ['409', /can't do this right now/i],
  ['422', /can't do this right now/i],
  ['429', /try again in/i],
  ['500', /had an error/i],
  ['cut', /may have been started and charged/i],
  ['html', /unexpected response from the server/i],
]

test('whatever a service answers to a form, what was typed stays, also after a reload', async ({
  page,
  stage,
  agent,
}) => {
  const desk = { stage, agent }
  await openSession(page.context(), agent.key, stage.faultyDashboardUrl)
  await page.goto(`${stage.faultyDashboardUrl}/articles/new`)
  const topic = page.getByRole('textbox', { name: 'Topic' })
  const submit = page.getByRole('button', { name: writeButton })
  const notice = page.locator('main').getByRole('alert').or(page.locator('main').getByRole('status'))
  await topic.fill('Typed with care')
  for (const [fault, words] of refused) {
    await order(desk, fault, 'generateArticle')
    await submit.click()
    await expect(notice.filter({ hasText: words }).first(), fault).toBeVisible()
    await expect(topic).toHaveValue('Typed with care')
    if (fault === '402' || fault === '429') await expectAccessible(page)
    await page.reload()
    await expect(topic).toHaveValue('Typed with care')
  }
  await order(desk, 'none', 'generateArticle')
})

test('an accepted order whose answer was lost is not paid twice', async ({ page, stage, agent }) => {
  const desk = { stage, agent }
  const charges = async () => {
    const { body } = await agent.ask('GET', '/credits/ledger')
    const entries: { kind: string; operation?: string }[] = JSON.parse(JSON.stringify(body.entries))
    return entries.filter(({ kind, operation }) => kind === 'hold' && operation === 'createBrandScan').length
  }
  await openSession(page.context(), agent.key, stage.faultyDashboardUrl)
  await page.goto(`${stage.faultyDashboardUrl}/brand-scans/new`)
  await page.getByRole('textbox', { name: 'Brand' }).fill('Acme Grinders')
  await order(desk, 'cut', 'createBrandScan')
  const submit = page.getByRole('button', { name: /^Start practice scan/ })
  await submit.click()
  await expect(page.getByText(/may have been started and charged/).first()).toBeVisible()
  await order(desk, 'none', 'createBrandScan')
  await submit.click()
  await page.waitForURL(/\/brand-scans\/[0-9a-f-]{36}/)
  expect(await charges()).toBe(1)
})

test('a draft that the service refuses to publish has no button to ask again', async ({
  faultyDesk: desk,
}) => {
  const page = await desk.context.newPage()
  await page.goto(`/articles/${desk.draft}`)
  await page.getByRole('button', { name: /^Publish(?: digest)?$/ }).click()
  const publish = page.getByRole('button', { name: 'Publish now' })
  const asIs = page.getByRole('checkbox', { name: 'Publish as is' })
  await expect(publish).toBeVisible()
  if (await asIs.isVisible()) await asIs.check()
  await order(desk, '409', 'publishArticle')
  try {
    await publish.click()
    await expect(page.getByText("Can't do this right now")).toBeVisible()
    await expect(publish).toHaveCount(0)
  } finally {
    await order(desk, 'none', 'publishArticle')
    await page.close()
  }
})
