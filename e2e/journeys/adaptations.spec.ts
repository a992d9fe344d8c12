import type { Page } from '@playwright/test'
import { mastodonToken } from '#test-support/loopback/mastodon.ts'
import { expectAccessible } from './expect-accessible.ts'
import { expect, test } from './journey.ts'

test('an article is adapted, edited within its limits, and posted to a connected account', async ({
  page,
  stage,
  signedIn,
}) => {
  const article = await signedIn.write()
  await page.goto(`/articles/${article}`)
  await page.getByText('Social', { exact: true }).click()
  await expect(page.getByText('Choose up to 3 formats')).toBeVisible()
  await expectAccessible(page)
  // Nothing is chosen to begin with.
  await expect(page.getByText('5 credits each')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Create \d/ })).toHaveCount(0)
  await page.getByRole('checkbox', { name: 'Post thread', exact: true }).check()
  await page.getByRole('checkbox', { name: 'Instagram reel' }).check()
  await page.getByRole('button', { name: 'Create 2 posts' }).click()
  const thread = page.getByRole('article', { name: 'Post thread', exact: true })
  await expect(thread.getByText(/\d+ \/ 280/).first()).toBeVisible()
  await fromTheTop(page)
  await page.getByRole('button', { name: 'Instagram reel' }).click()
  await expect(
    page.getByRole('article', { name: 'Instagram reel' }).getByText('Script').first(),
  ).toBeVisible()
  await expect(page.getByRole('link', { name: 'Copy and open Instagram' })).toBeVisible()
  await page
    .getByRole('button', { name: /^Post thread/ })
    .first()
    .click()
  // Those that are written stay in the list, as the way to their post; the others can still be chosen.
  await expect(page.getByRole('checkbox', { name: 'Post thread', exact: true })).toHaveCount(0)
  await expect(page.getByRole('checkbox', { name: 'LinkedIn' })).toBeVisible()

  // Where no account is connected, a post is published by hand.
  const link = (name: string) => page.getByRole('link', { name })
  await expect(link('Copy and open Instagram')).toHaveCount(0)
  await expect(link('Copy and open X')).toHaveAttribute('href', /^https:\/\/x\.com\/intent\/post\?text=/)
  await expect(link('Copy and open Bluesky')).toHaveAttribute('href', /^https:\/\/bsky\.app\//)
  await expect(link('Copy and open Mastodon')).toBeVisible()

  await page.getByRole('button', { name: 'Edit the post for Post thread' }).click()
  const first = page.getByRole('textbox', { name: /^Post 1 of/ })
  await first.fill('a'.repeat(281))
  await expect(thread.getByText('281 / 280 · 1 too many')).toBeVisible()
  await fromTheTop(page)
  const family = '👨‍👩‍👧‍👦'
  await first.fill(`In our own words ${family} https://acme.example/${'a'.repeat(300)}`)
  await expect(thread.getByText('43 / 280')).toBeVisible()
  await thread.getByRole('button', { name: 'Save' }).click()
  await expect(thread.getByText('Edited', { exact: true })).toBeVisible()

  // Without an account there is nothing to press on a post, and one way to connect one.
  await expect(page.getByRole('button', { name: /^Post… to / })).toHaveCount(0)
  await page.getByRole('link', { name: 'Connect an account' }).click()
  await page.waitForURL('**/settings/accounts')
  await page.getByRole('button', { name: 'Connect Mastodon' }).click()
  await page.getByLabel('Instance').fill(stage.mastodonUrl)
  await page.getByLabel('Access token').fill('wrong')
  await page.getByRole('button', { name: 'Connect', exact: true }).click()
  await expect(page.getByText('does not accept this access token')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Access token').fill(mastodonToken)
  await page.getByRole('button', { name: 'Connect', exact: true }).click()
  await expect(page.getByRole('link', { name: '@acme@mastodon.example' })).toBeVisible()
  await expectAccessible(page)

  await page.goto(`/articles/${article}?view=social`)
  await page.getByRole('button', { name: 'Post… to @acme@mastodon.example' }).click()
  await expect(page.getByRole('radio', { name: /@acme@mastodon.example/ })).toBeChecked()
  await page.getByRole('button', { name: 'Post publicly' }).click()
  await expect(thread.getByRole('link', { name: 'View post' })).toBeVisible()
  await fromTheTop(page)
  const { body } = await signedIn.ask('GET', `/adaptations?article_id=${article}&platform=x_thread`)
  expect(body).toMatchObject({
    adaptations: [{ published: true, posts: [{ status: 'posted', version: 2 }] }],
  })
  const { body: me } = await signedIn.ask('GET', '/me')
  expect(me.tenant_balance).toMatchObject({ credits: 200 - 17 - 10, held: 0 })
})

/** On a phone the bar at the top stays; whatever it half covers would count as too small to press. */
async function fromTheTop(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, 0))
  await expectAccessible(page)
}
