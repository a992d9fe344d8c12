import { ownDocument } from '#test-support/loopback/source-site.ts'
import { expectAccessibleInBothSchemes } from '../expect-accessible.ts'
import { expect, test } from '../journey.ts'
import { dayFromNow, toMessage } from './days.ts'

test('on Monday a session is planned against the budget, and the gaps of the calendar are filled', async ({
  page,
  signedIn,
  hand,
}) => {
  await signedIn.ask('POST', '/products', ownDocument)
  await signedIn.ask('PUT', '/settings', { publishSchedule: { slots: ['23:59'], postsPerDay: 1 } })
  const draft = await signedIn.write()
  const { body: article } = await signedIn.ask('GET', `/articles/${draft}`)

  // 199 credits of the welcome, less the draft: too few for two articles a day, enough for one every four days.
  await page.goto('/sessions')
  await hand.press(page.getByRole('link', { name: 'New session' }).first())
  await hand.fill(page.getByLabel('Categories', { exact: true }), 'Grinders\nCleaning')
  await hand.press(page.getByRole('checkbox', { name: /^Compare with sources/ }))
  await hand.fill(page.getByLabel('One article every'), '12')
  await hand.choose(page.getByLabel('Unit'), 'hours')
  await expect(
    page.getByText('Your 182 credits pay for 12 articles: about 6 days, if nothing else is charged.'),
  ).toBeVisible()
  await expect(page.getByText(/You need 718 more for 30 days/)).toBeVisible()
  await hand.fill(page.getByLabel('One article every'), '4')
  await hand.choose(page.getByLabel('Unit'), 'days')
  await expect(page.getByText('7 articles, each up to 15 credits')).toBeVisible()
  await expect(page.getByText(/^(?:At least|About) 77 left after it$/)).toBeVisible()
  await expect(page.getByText('167 left after the first')).toBeVisible()
  await expectAccessibleInBothSchemes(page)
  await hand.press(page.getByRole('button', { name: 'Start session' }))
  await page.waitForURL(/\/sessions\/[0-9a-f-]{36}/)
  await expect(page.getByText('One mini article every 4 days')).toBeVisible()

  await hand.press(page.getByRole('link', { name: 'Schedule', exact: true }))
  await expect(page.getByText('Session writes it, as a draft')).toBeVisible()
  await hand.press(page.getByText('List', { exact: true }))
  const gap = page.getByRole('button', { name: `Add article at 23:59 on ${toMessage(dayFromNow(1))}` })
  await hand.press(gap)
  await hand.press(page.getByRole('button', { name: String(article.title), exact: true }))
  await expect(page.getByText(`scheduled for ${toMessage(dayFromNow(1))}, 23:59`)).toBeVisible()
  await expect(gap).toBeHidden()
  await expectAccessibleInBothSchemes(page)

  await hand.press(page.getByRole('link', { name: 'Overview', exact: true }))
  await expect(page.getByText('6 gaps in the next 7 days')).toBeVisible()
  await expect(page.getByText('Session writes it').first()).toBeVisible()
  const { body } = await signedIn.ask('GET', '/schedule/gaps?days=7')
  expect(body).toMatchObject({ totalGaps: 6 })
})
