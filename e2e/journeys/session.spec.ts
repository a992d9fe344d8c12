import { ownDocument } from '#test-support/loopback/source-site.ts'
import { expectAccessible } from './expect-accessible.ts'
import { expect, test } from './journey.ts'

test('a session is planned against the balance, its queue put in order, run, paused and stopped', async ({
  page,
  signedIn,
}) => {
  await signedIn.ask('POST', '/products', ownDocument)
  await page.goto('/sessions')
  await page.getByRole('link', { name: 'New session' }).first().click()
  await page.getByLabel('Categories', { exact: true }).fill('Grinders\nWater')
  await page.getByLabel("Your readers' problems").fill('The burrs are worn')
  await page.getByLabel('Languages', { exact: true }).selectOption('de')
  await page.getByRole('checkbox', { name: /^Compare with sources/ }).check()
  await page.getByLabel('One article every').fill('12')
  await page.getByLabel('Unit').selectOption('hours')
  await expect(page.getByText('900')).toBeVisible()
  await expect(
    page.getByText('Your 199 credits pay for 13 articles: about 6 days, if nothing else is charged.'),
  ).toBeVisible()
  await expect(page.getByText('Up to 15 credits', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Start session' }).click()
  await page.waitForURL(/\/sessions\/[0-9a-f-]{36}/)
  const address = page.url()

  const queue = page.getByRole('list', { name: 'Queued topics' })
  const titles = () =>
    queue
      .getByRole('listitem')
      .filter({ has: page.getByRole('button') })
      .locator('p:first-child')
  const first = (await titles().first().textContent()) ?? ''
  const second = (await titles().nth(1).textContent()) ?? ''
  expect(first).not.toBe(second)
  await page.getByRole('button', { name: `Actions for ${first}`, exact: true }).click()
  await page.getByRole('menuitem', { name: 'Down' }).click()
  await expect(titles().first()).toHaveText(second)
  await page.keyboard.press('j')
  await page.keyboard.press('j')
  const saved = page.waitForResponse((response) => response.request().method() === 'POST')
  await page.keyboard.press('Shift+K')
  await saved
  await expect(titles().first()).toHaveText(first)
  await queue
    .getByRole('listitem')
    .filter({ has: page.getByRole('button') })
    .nth(1)
    .getByRole('button', { name: `Actions for ${second}`, exact: true })
    .click()
  await page.getByRole('menuitem', { name: 'Skip' }).click()
  await expect(titles().nth(1)).not.toHaveText(second)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(titles().nth(1)).toHaveText(second)
  // Carried by its handle above the first one, and back by the arrow keys on the handle.
  const handle = page.getByRole('button', { name: `Reorder ${second}`, exact: true })
  const [from, to] = await Promise.all([handle.boundingBox(), titles().first().boundingBox()])
  if (!from || !to) throw new Error('Both topics are on screen.')
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
  await page.mouse.down()
  await page.mouse.move(to.x, to.y - 4, { steps: 8 })
  await page.mouse.up()
  await expect(titles().first()).toHaveText(second)
  await handle.focus()
  const kept = page.waitForResponse((response) => response.request().method() === 'POST')
  await page.keyboard.press('ArrowDown')
  await expect(titles().first()).toHaveText(first)
  await kept
  // On a phone the bar at the top would lie over what is scrolled half under it.
  await page.evaluate(() => window.scrollTo(0, 0))
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Run now' }).click()
  const run = page.getByRole('list', { name: 'Runs' }).getByRole('listitem')
  await expect(run.getByText('Draft', { exact: true })).toBeVisible()
  await expect(run.getByText('English · Manual')).toBeVisible()
  await page.evaluate(() => window.scrollTo(0, 0))
  await expectAccessible(page)

  await page.goto('/sessions/new')
  await page.getByLabel('Categories', { exact: true }).fill('Tea')
  await page.getByRole('button', { name: 'Start session' }).click()
  await page.getByRole('link', { name: 'View session' }).click()
  await page.waitForURL(address)
  await page.getByRole('button', { name: 'Pause' }).click()
  await expect(page.getByText('None while paused')).toBeVisible()
  await page.goto('/sessions')
  const card = page.getByRole('article', { name: /Grinders/ })
  await expect(card).toContainText('Paused')
  await expect(card).toContainText('1 written')
  await card.getByRole('button', { name: 'Resume' }).click()
  await expect(card).toContainText('Running')
  await card.getByRole('button', { name: 'Pause' }).click()
  await expect(card).toContainText('Paused')
  await expect(card.getByText('Draft', { exact: true })).toBeVisible()
  await expectAccessible(page)
  // Past two sessions they are a table, with what is done to several.
  for (const topic of ['Tea', 'Milk']) {
    const { body } = await signedIn.ask('POST', '/session', { categories: [topic] })
    await signedIn.ask('PATCH', `/session/${body.session_id}`, { action: 'stop' })
  }
  await page.goto('/sessions')
  await page.getByRole('checkbox', { name: /^Select (Grinders|Water)/ }).check()
  await page.getByRole('button', { name: 'Resume 1' }).click()
  await expect(page.getByText('1 of 1 resumed.')).toBeVisible()
  await expect(page.getByRole('row', { name: /Grinders/ })).toContainText('Running')
  await expectAccessible(page)
  await page.goto(address)
  await page.getByRole('button', { name: 'Stop' }).click()
  await page.getByRole('button', { name: 'Stop session' }).click()
  await expect(page.getByText('Stopped', { exact: true })).toBeVisible()
  // A run of few words costs nothing: what the article says it used is what left the balance.
  const { articles } = JSON.parse(JSON.stringify((await signedIn.ask('GET', '/articles')).body))
  expect(articles).toMatchObject([{ status: 'generated', credits_used: expect.any(Number) }])
  const { body } = await signedIn.ask('GET', '/me')
  expect(body.tenant_balance).toMatchObject({ credits: 199 - articles[0].credits_used, held: 0 })
})
