import { claimAgent, waitForClaimLink } from './agent.ts'
import { expectAccessible } from './expect-accessible.ts'
import { expect, signInWithKey, test } from './journey.ts'

test('a rotated key stops at once, and the session goes on with the new one', async ({
  page,
  stage,
  signedIn,
}) => {
  await page.goto('/settings/connect')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Rotate key…' }).click()
  // A rotation that nobody thought about breaks no other agent.
  await expect(page.getByRole('radio', { name: /Keep it for 1 day/ })).toBeChecked()
  await page.getByRole('radio', { name: /Expire it immediately/ }).check()
  await page.getByRole('button', { name: 'Rotate key', exact: true }).click()
  await expect(page.getByText('You stay signed in with the new key')).toBeVisible()
  expect((await signedIn.ask('GET', '/me')).status).toBe(401)
  await page.getByRole('button', { name: 'Show new key once' }).click()
  const key = (await page.getByText(/^service_agent_/).textContent()) ?? ''
  await expectAccessible(page)
  const me = await fetch(`${stage.serviceUrl}/api/agent/me`, { headers: { authorization: `Bearer ${key}` } })
  expect(me.status).toBe(200)
  await page.getByRole('button', { name: 'Done' }).click()
  await page.goto('/credits')
  await expect(page.getByRole('heading', { level: 1, name: 'Credits' })).toBeVisible()
  await page.goto('/settings/connect')
  await expect(page.getByText(key)).toHaveCount(0)
})

test('a revoked agent is asked to sign in again, and comes back to where it was', async ({
  page,
  stage,
  signedIn,
}) => {
  const other = await claimAgent(stage, signedIn.email, 'Another program')
  await page.goto('/knowledge')
  const { body } = await other.ask('GET', '/agents')
  const agents: { id: string; is_current: boolean }[] = JSON.parse(JSON.stringify(body.agents))
  const doomed = agents.find(({ is_current }) => !is_current)
  expect((await other.ask('DELETE', `/agents/${doomed?.id}`)).status).toBe(200)

  await page.goto('/articles?status=failed')
  await expect(page.getByText('Your API key no longer works')).toBeVisible()
  await expectAccessible(page)
  await signInWithKey(page, other.key, page.url())
  await expect(page).toHaveURL(/\/articles\?status=failed/)
})

test('an agent is revoked from the settings, after saying what that means', async ({
  page,
  stage,
  signedIn,
}) => {
  const other = await claimAgent(stage, signedIn.email, 'Another program')
  await page.goto('/settings/connect')
  await page.getByRole('button', { name: 'Revoke Another program' }).click()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Revoke agent' }).click()
  await expect(page.getByText('Agent revoked')).toBeVisible()
  expect((await other.ask('GET', '/me')).status).toBe(401)
})

test('a key for another agent is created with a mailed code, and shown once', async ({
  page,
  stage,
  signedIn,
}) => {
  await page.goto('/settings/connect')
  await page.getByRole('button', { name: 'Create API key' }).click()
  await page.getByLabel('Name of the agent').fill('Release notes')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Email me a code' }).click()
  await expect(page.getByLabel('6-digit code')).toBeFocused()
  await expectAccessible(page)
  const link = new URL(await waitForClaimLink(stage, signedIn.email, 'Release notes'))
  const shown = await fetch(`${stage.serviceUrl}/agent/auth/claim/attempt/challenge`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ claim_attempt_token: link.searchParams.get('token') }),
  })
  const { challenge }: { challenge: string } = await shown.json()
  const wrong = challenge === '123456' ? '654321' : '123456'
  await page.getByLabel('6-digit code').pressSequentially(wrong)
  await expect(page.getByText("That code isn't right.")).toBeVisible()
  await page.getByLabel('6-digit code').pressSequentially(challenge)
  await expect(page.getByText('Release notes can connect now')).toBeVisible()
  await expectAccessible(page)
  const key = (await page.getByText(/^service_agent_/).textContent()) ?? ''
  const me = await fetch(`${stage.serviceUrl}/api/agent/me`, { headers: { authorization: `Bearer ${key}` } })
  expect(await me.json()).toMatchObject({
    agent: { name: 'Release notes' },
    tenant: { email: signedIn.email },
  })
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('button', { name: 'Revoke Release notes' })).toBeVisible()
  await expect(page.getByText(key)).toHaveCount(0)
})

test('no key is created in the name of an agent that has one', async ({ page, stage, signedIn }) => {
  const other = await claimAgent(stage, signedIn.email, 'Another program')
  await page.goto('/settings/connect')
  await page.getByRole('button', { name: 'Create API key' }).click()
  await page.getByLabel('Name of the agent').fill('another program')
  await page.getByRole('button', { name: 'Email me a code' }).click()
  await expect(page.getByText(/An agent with this name exists/)).toBeVisible()
  expect((await other.ask('GET', '/me')).status).toBe(200)
})
