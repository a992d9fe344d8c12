import { expectAccessible } from './expect-accessible.ts'
import { mouse, untilCarriable } from './hand.ts'
import { expect, test } from './journey.ts'
import { writeButton } from './write-button.ts'

const dayMs = 86_400_000
/** A day so many days from now in Kathmandu, whose clocks are 5:45 ahead and never change. */
const dayIn = (days: number) =>
  new Date(Date.now() + 5.75 * 3_600_000 + days * dayMs).toISOString().slice(0, 10)
/** The Monday on this day or next after it. */
const mondayFrom = (day: string) =>
  new Date(Date.parse(day) + ((8 - new Date(day).getUTCDay()) % 7) * dayMs).toISOString().slice(0, 10)
const toMessage = (day: string) =>
  new Intl.DateTimeFormat('en-GB', { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' })
    .format(new Date(day))
    .replace(',', '')

/** `24 Nov 2026`. */
const toDate = (day: string) =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(day))

/** `Tuesday 24 November 2026`. */
const formatLong = (day: string) =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: 'UTC' })
    .format(new Date(day))
    .replaceAll(',', '')

test('a draft is carried into the calendar, moved by keys, taken back, and a subscriber sees it', async ({
  page,
  signedIn,
}) => {
  await signedIn.ask('PUT', '/settings', {
    targetTimezone: 'Asia/Kathmandu',
    publishSchedule: { slots: ['09:00', '18:00'], postsPerDay: 2 },
  })
  const id = await signedIn.write()
  const { body } = await signedIn.ask('GET', `/articles/${id}`)
  const title = String(body.title)
  const at = async () => (await signedIn.ask('GET', `/articles/${id}`)).body.scheduled_at
  // Of one week, which begins on Monday.
  const start = mondayFrom(dayIn(14))
  const days = [0, 1, 2].map((n) => new Date(Date.parse(start) + n * dayMs).toISOString().slice(0, 10))
  const [first = '', second = '', third = ''] = days

  await page.goto(`/schedule?view=week&date=${first}`)
  await expect(page.getByText('Times in Asia/Kathmandu')).toBeVisible()
  await expectAccessible(page)

  const free = page.getByRole('button', { name: `Add article at 18:00 on ${toMessage(first)}` })
  const draft = page.getByRole('button', { name: `Drag ${title} to a day` })
  await draft.waitFor()
  await free.waitFor()
  await mouse(page).carry(draft, free, { day: toMessage(first), time: '18:00' })
  await expect(page.getByText(`scheduled for ${toMessage(first)}, 18:00`)).toBeVisible()
  await expect.poll(at).toBe(`${first}T12:15:00.000Z`)

  // A day has room below its last time only while something is carried, which may be dropped there.
  const column = page.getByRole('region', { name: formatLong(first) })
  const below = async () => {
    const [whole, last] = await Promise.all([
      column.boundingBox(),
      column.locator(':scope > div').last().boundingBox(),
    ])
    return whole && last ? whole.y + whole.height - (last.y + last.height) : Number.NaN
  }
  expect(await below()).toBeLessThan(4)
  // By keys alone: to the next day, and up to the slot of the morning.
  await page.getByRole('button', { name: `${title} , Scheduled, ${toMessage(first)}` }).focus()
  await page.keyboard.press('Space')
  // It takes keys once it says where it is.
  await expect(page.getByText(`Over ${formatLong(first)}`)).toBeAttached()
  expect(await below()).toBeGreaterThan(24)
  await page.keyboard.press('ArrowRight')
  await expect(page.getByText(`Over ${toMessage(second)}, 18:00.`)).toBeAttached()
  await page.keyboard.press('ArrowUp')
  await expect(page.getByText(`Over ${toMessage(second)}, 9:00.`)).toBeAttached()
  await page.keyboard.press('Space')
  await expect.poll(at).toBe(`${second}T03:15:00.000Z`)
  const told = page.getByRole('listitem').filter({ hasText: `scheduled for ${toMessage(second)}, 9:00` })
  await told.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(at).toBe(`${first}T12:15:00.000Z`)

  // And without carrying.
  await page.getByRole('button', { name: `${title} , Scheduled, ${toMessage(first)}` }).click()
  await expectAccessible(page)
  await page.getByRole('button', { name: /^Date and time: / }).click()
  await expect(page.getByRole('button', { name: formatLong(first), exact: true })).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await page.getByRole('textbox', { name: 'Time' }).fill('10:30')
  await page.getByRole('button', { name: 'Move here' }).click()
  await expect.poll(at).toBe(`${third}T04:45:00.000Z`)
  await page
    .getByRole('button', { name: 'Month' })
    .or(page.getByText('Month', { exact: true }))
    .first()
    .click()
  await expect(page.getByText(title).first()).toBeVisible()

  await page.getByRole('button', { name: 'Calendar feed' }).click()
  await page.getByRole('button', { name: 'Create URL' }).click()
  const address = page.getByText(/\/api\/calendar\//)
  await expect(address).toBeVisible()
  await expectAccessible(page)
  const calendar = await (await fetch((await address.textContent()) ?? '')).text()
  expect(calendar).toContain(`DTSTART:${third.replaceAll('-', '')}T044500Z`)
  await page.getByRole('button', { name: 'Close' }).last().click()

  await page.goto(`/schedule?view=list&date=${first}`)
  await page.getByRole('button', { name: `Actions for ${title}` }).click()
  await page.getByRole('button', { name: 'Unschedule' }).click()
  await expect.poll(at).toBeUndefined()
})

test('a gap leads to an article that is written for it, and publishing offers its time', async ({
  page,
  stage,
  signedIn,
}) => {
  await signedIn.ask('PUT', '/settings', { targetTimezone: 'Asia/Kathmandu' })
  const day = dayIn(3)
  await page.goto('/schedule')
  await page.getByText('List', { exact: true }).click()
  await expect(page).toHaveURL(/view=list/)
  await page.getByRole('button', { name: `Add article at 9:00 on ${toMessage(day)}` }).click()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Write an article for this day' }).click()
  await page.getByLabel('Source URL').fill(`${stage.sourceUrl}/grinders`)
  await expect(page.getByText(/When the draft is ready, Publish suggests this/)).toBeVisible()
  await page.getByRole('button', { name: writeButton }).click()
  await page.waitForURL(/\/articles\/[0-9a-f-]{36}/)
  await expect(page.getByRole('article', { name: 'The text' })).toBeVisible()
  await page.getByRole('button', { name: 'Publish digest' }).click()
  await expect(page.getByRole('button', { name: /^Date and time \(Asia\/Kathmandu\): / })).toHaveText(
    toDate(day),
  )
  await expect(page.getByRole('textbox', { name: 'Time' })).toHaveValue('9:00')
  await page.getByText('Next free slot').click()
  await expectAccessible(page)
  await page.getByText('Pick a time', { exact: true }).click()
  await page.getByRole('button', { name: 'Schedule', exact: true }).click()
  await expect(page.getByText(/Publishes \w{3} /)).toBeVisible()
  await page.goto(`/schedule?view=week&date=${day}`)
  await expect(page.getByRole('button', { name: new RegExp(`Scheduled, ${toMessage(day)}`) })).toBeVisible()
})

test('the month begins with this week; what is carried goes to next week by pointer and by page keys', async ({
  page,
  signedIn,
}) => {
  await signedIn.ask('PUT', '/settings', {
    targetTimezone: 'Asia/Kathmandu',
    publishSchedule: { slots: ['09:00'], postsPerDay: 1 },
  })
  const id = await signedIn.write()
  const title = String((await signedIn.ask('GET', `/articles/${id}`)).body.title)
  const at = async () => (await signedIn.ask('GET', `/articles/${id}`)).body.scheduled_at
  const start = mondayFrom(dayIn(14))
  const later = (days: number) => new Date(Date.parse(start) + days * dayMs).toISOString().slice(0, 10)
  const when = (day: string) => `${day}T03:15:00.000Z`
  await signedIn.ask('PATCH', `/articles/${id}`, { action: 'schedule', at: when(start) })

  // All seven days are in view at 1024, and today is above the fold.
  await page.setViewportSize({ width: 1024, height: 768 })
  await page.goto('/schedule')
  await expect(page.getByRole('button', { name: `Open ${toMessage(dayIn(0))}` })).toBeInViewport()
  for (const name of ['Mon', 'Sun'])
    await expect(page.getByText(name, { exact: true }).first()).toBeInViewport({ ratio: 1 })
  await expectAccessible(page)
  const chip = (day: string) => page.getByRole('button', { name: `${title} , Scheduled, ${toMessage(day)}` })
  await page.goto(`/schedule?date=${start}`)
  await chip(start).waitFor()
  await untilCarriable(page)
  await chip(start).focus()
  await page.keyboard.press('Space')
  await expect(page.getByText(`Over ${formatLong(start)}`)).toBeAttached()
  await page.keyboard.press('Escape')

  await page.goto(`/schedule?view=week&date=${start}`)
  await chip(start).waitFor()
  await untilCarriable(page)
  const from = await chip(start).boundingBox()
  const next = await page.getByRole('button', { name: 'Next week' }).boundingBox()
  const third = page.getByRole('region', { name: formatLong(later(2)) })
  const to = await third.boundingBox()
  if (!from || !next || !to) throw new Error('The entry, the button and the day are on screen.')
  await page.mouse.move(from.x + 20, from.y + 8)
  await page.mouse.down()
  await page.mouse.move(next.x + 8, next.y + 8, { steps: 10 })
  await third.waitFor({ state: 'detached' })
  await page.mouse.move(to.x + 30, to.y + 300, { steps: 10 })
  await page.mouse.up()
  // While it is held there the weeks go on turning: a slow machine may turn more than one.
  const thirds = [1, 2, 3, 4, 5].map((weeks) => later(2 + 7 * weeks))
  await expect.poll(async () => thirds.map(when).includes(String(await at()))).toBe(true)
  await page
    .getByRole('listitem')
    .filter({ hasText: `scheduled for ${toMessage(later(2)).slice(0, 3)}` })
    .getByRole('button', { name: 'Undo' })
    .click()
  await expect.poll(at).toBe(when(start))

  await page.goto(`/schedule?view=week&date=${start}`)
  await untilCarriable(page)
  const target = page.getByRole('region', { name: formatLong(later(9)) })
  await chip(start).focus()
  await page.keyboard.press('Space')
  await expect(page.getByText(`Over ${formatLong(start)}`)).toBeAttached()
  await page.keyboard.press('PageDown')
  await target.waitFor()
  // The free times of a week are asked for when it is turned to; until they are there, a day is one place.
  await page.getByRole('button', { name: `Add article at 9:00 on ${toMessage(later(8))}` }).waitFor()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByText(`Over ${toMessage(later(8))}, 9:00`)).toBeAttached()
  await page.keyboard.press('Enter')
  await expect.poll(at).toBe(when(later(8)))
})

test('a phone opens the list, and a day of it has its week above', async ({ page, signedIn }) => {
  await signedIn.ask('PUT', '/settings', { targetTimezone: 'Asia/Kathmandu' })
  const id = await signedIn.write()
  const title = String((await signedIn.ask('GET', `/articles/${id}`)).body.title)
  const day = dayIn(3)
  await signedIn.ask('PATCH', `/articles/${id}`, { action: 'schedule', at: `${day}T03:15:00.000Z` })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/schedule')
  await expect(page.getByRole('radio', { name: 'List' })).toBeChecked()
  await expect(page.getByRole('link', { name: title })).toBeVisible()
  await page.goto(`/schedule?view=day&date=${dayIn(20)}`)
  await expect(page.getByRole('link', { name: 'Plan a session' })).toBeVisible()
  await page.goto(`/schedule?view=day&date=${day}`)
  await expect(page.getByRole('link', { name: title })).toBeVisible()
  await expectAccessible(page)
  await page.getByText('Month', { exact: true }).click()
  await page.getByRole('button', { name: `Open ${toMessage(day)}` }).click()
  await expect(page.getByRole('link', { name: title })).toBeVisible()
})
