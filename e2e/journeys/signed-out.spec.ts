import { claimAgent } from './agent.ts'
import { expect, signInWithKey, test } from './journey.ts'
import { writeButton } from './write-button.ts'

test('signed out in another tab: what was typed stays, and signing in leads back to it', async ({
  page,
  context,
  signedIn,
}) => {
  await page.goto('/articles/new')
  const topic = page.getByRole('textbox', { name: 'Topic' })
  await topic.fill('Typed before signing out')
  const other = await context.newPage()
  await other.goto('/')
  await other.getByRole('button', { name: /^Account/ }).click()
  await other.getByRole('menuitem', { name: 'Sign out' }).click()
  await other.waitForURL(/\/sign-in/)
  await other.close()

  await page.getByRole('button', { name: writeButton }).click()
  await page.getByRole('link', { name: 'Sign in' }).first().click()
  await page.waitForURL(/\/sign-in\?next=/)
  await signInWithKey(page, signedIn.key, page.url())
  await expect(page).toHaveURL(/\/articles\/new/)
  await expect(topic).toHaveValue('Typed before signing out')
})

test('a page that polls stops asking, and says so, once the key is gone', async ({
  page,
  stage,
  signedIn,
}) => {
  const { body: queued } = await signedIn.ask('POST', '/autopilot', {
    topic: 'Grinders',
    source_urls: [`${stage.sourceUrl}/slow`],
    wait_for_completion: false,
  })
  await page.goto('/articles')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const other = await claimAgent(stage, signedIn.email, 'Another program')
  const { body } = await other.ask('GET', '/agents')
  const agents: { id: string; is_current: boolean }[] = JSON.parse(JSON.stringify(body.agents))
  await other.ask('DELETE', `/agents/${agents.find(({ is_current }) => !is_current)?.id}`)
  expect(queued.id).toBeTruthy()
  await page.getByRole('link', { name: 'Drafts' }).click()
  await expect(page.getByText('Your API key no longer works')).toBeVisible()
})

test('back and forward lead through filters as they were, and a reload changes nothing', async ({
  page,
  signedIn,
}) => {
  await signedIn.write()
  await page.goto('/articles')
  const tabs = page.getByRole('navigation', { name: 'Articles by status' })
  await tabs.getByRole('link', { name: /Drafts/ }).click()
  await page.waitForURL(/status=unscheduled/)
  await tabs.getByRole('link', { name: /Failed/ }).click()
  await page.waitForURL(/status=failed/)
  await page.goBack()
  await expect(page).toHaveURL(/status=unscheduled/)
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await page.reload()
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await page.goForward()
  await expect(page.getByText('No article has failed')).toBeVisible()
})

test('without a network an order says so, keeps what was typed, and is sent once it is back', async ({
  page,
  context,
  signedIn: _,
}) => {
  await page.goto('/articles/new')
  const topic = page.getByRole('textbox', { name: 'Topic' })
  await topic.fill('Typed on a train')
  await expect(page.getByText("Your sources don't cover this.")).toBeVisible()
  await context.setOffline(true)
  await page.getByRole('button', { name: writeButton }).click()
  await expect(page.getByText("Couldn't reach the dashboard.")).toBeVisible()
  await expect(topic).toHaveValue('Typed on a train')
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.waitForURL(/\/articles\/[0-9a-f-]{36}$/)
})
