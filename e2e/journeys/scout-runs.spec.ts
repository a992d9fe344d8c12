import { expectAccessible } from './expect-accessible.ts'
import { expect, test } from './journey.ts'

test('from a query to scored posts, and from a post to an article', async ({ page, signedIn }) => {
  expect(signedIn.key).toBeTruthy()
  await page.goto('/scout-runs/new')
  await page.getByLabel('Topic').fill('quiet grinder')
  await page.getByLabel('Forums').fill('r/Coffee, espresso, no-such!')
  await page.getByLabel('Forums').blur()
  await expect(page.getByText("“no-such!” isn't a valid forum name")).toBeVisible()
  await page.getByLabel('Forums').fill('r/Coffee, espresso')
  await expect(page.getByText('30 credits')).toBeVisible()
  await expect(page.getByText('170 left')).toBeVisible()
  await page.getByRole('button', { name: 'Start scout run' }).click()
  await page.waitForURL(/\/scout-runs\/[0-9a-f-]{36}/)

  const posts = page.getByRole('list', { name: 'Posts, sorted' })
  await expect(posts.getByRole('listitem')).toHaveCount(6)
  const best = posts.getByRole('listitem').first()
  await expect(best.getByRole('heading')).toHaveText(/Looking for a quiet grinder/)
  await best.getByRole('button', { name: /^Why/ }).click()
  await expect(best.getByRole('row', { name: /Freshness/ })).toBeVisible()
  await expect(page.getByText('Promotion restricted').first()).toBeVisible()
  await expectAccessible(page)

  // What one is done with moves below the list, here and in later runs, and can be shown again.
  await best.getByRole('button', { name: /^Mark as handled: Looking for/ }).click()
  await expect(posts.getByRole('listitem')).toHaveCount(5)
  await page.reload()
  await expect(posts.getByRole('listitem')).toHaveCount(5)
  await page.getByText('1 post handled').click()
  await page.getByRole('button', { name: /^Show again: Looking for/ }).click()
  await expect(posts.getByRole('listitem')).toHaveCount(6)

  await page.getByLabel('Type').selectOption({ label: 'Complaint (1)' })
  await expect(page).toHaveURL(/type=complaint/)
  await expect(posts.getByRole('listitem')).toHaveCount(1)
  await expect(posts.getByText('1 near-duplicate merged')).toBeVisible()
  const file = await page.request.get(
    (await page.getByRole('link', { name: 'CSV' }).getAttribute('href')) ?? '',
  )
  expect((await file.text()).split('\n')[0]).toContain('score,type,title')

  await page.getByRole('link', { name: 'Write an article' }).click()
  await expect(page.getByRole('textbox', { name: 'Topic' })).toHaveValue(/Terrible customer service/)
  await page.goto('/scout-runs')
  await expect(page.getByRole('link', { name: 'quiet grinder' })).toBeVisible()
  await page.getByRole('columnheader', { name: 'Topic' }).getByRole('link').click()
  await expect(page).toHaveURL(/sort=query/)
  await expect(page.getByRole('columnheader', { name: 'Topic' })).toHaveAttribute('aria-sort', 'ascending')
  await expect(page.getByRole('link', { name: 'quiet grinder' })).toBeVisible()
})

test('a run that finds no forum says why, gives the credits back, and can be tried again', async ({
  page,
  signedIn,
}) => {
  const { body } = await signedIn.ask('POST', '/scout/reddit', { query: 'grinder', subreddits: ['NoSuch'] })
  await page.goto(`/scout-runs/${body.run_id}`)
  await expect(page.getByText('There is no r/NoSuch')).toBeVisible()
  await expect(page.getByText('Credits refunded')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByLabel('Forums')).toHaveValue('r/NoSuch')
})
