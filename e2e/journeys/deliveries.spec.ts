import { randomUUID } from 'node:crypto'
import { eventually } from '#test-support/eventually.ts'
import { verifyWebhook } from '#test-support/loopback/webhook-receiver.ts'
import { expectAccessible } from './expect-accessible.ts'
import { readWebhooks } from './expect-webhooks.ts'
import { expect, test } from './journey.ts'

test('a delivery that was given up is sent again, with the same id and a valid signature', async ({
  page,
  stage,
  signedIn,
}) => {
  // Its first answer says that it is gone: the delivery is given up and the endpoint switched off.
  const hook = `/first/410/${randomUUID()}`
  const { body: endpoint } = await signedIn.ask('POST', '/webhooks', {
    url: stage.hooksUrl + hook,
    event_types: ['article.generated'],
  })
  const secret = String(endpoint.secret)
  await signedIn.write()
  await eventually(async () => {
    const { body } = await signedIn.ask('GET', '/webhooks/deliveries?status=dead_lettered')
    return body.total === 1 ? true : undefined
  })

  await page.goto('/webhooks/deliveries?status=dead_lettered')
  await expect(page.getByText('Failures by endpoint')).toBeVisible()
  // The count in the navigation is at most a few seconds old.
  await expect(async () => {
    await page.reload()
    await expect(page.getByRole('link', { name: /^Deliveries.*1/ })).toBeVisible({ timeout: 3000 })
  }).toPass()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'article.generated' }).click()
  await expect(page.getByRole('dialog').getByText('410').first()).toBeVisible()
  await expectAccessible(page)
  // A resend to a disabled endpoint would be refused: enabling it comes with it.
  await expect(page.getByRole('dialog').getByText('Enables the endpoint first.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Enable and resend' })).toBeVisible()

  await page.goto('/webhooks/deliveries?status=dead_lettered')
  const search = page.getByRole('searchbox', { name: 'Search deliveries' })
  await search.fill('nothing like it')
  await expect(page.getByText('No deliveries match')).toBeVisible()
  await search.fill('')
  const reasons = page.getByRole('region', { name: 'Failures by endpoint' })
  await reasons.getByRole('button', { name: /^Enable endpoint and resend 1/ }).click()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Enable endpoint and resend 1 delivery' }).click()
  const generated = await eventually(async () => {
    const told = await readWebhooks(stage, hook)
    return told.length === 2 ? told : undefined
  })
  for (const webhook of generated) verifyWebhook(secret, webhook)
  await page.goto('/webhooks/deliveries?status=delivered')
  await expect(page.getByRole('link', { name: 'article.generated' })).toBeVisible()
  expect(new Set(generated.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
})

test('an endpoint is tried, gets a new secret, and is sent again what it missed while it was gone', async ({
  page,
  stage,
  signedIn,
}) => {
  const hook = `/first/410/${randomUUID()}`
  await signedIn.ask('POST', '/webhooks', { url: stage.hooksUrl + hook, event_types: ['article.generated'] })
  await signedIn.write()
  await eventually(async () => {
    const { body } = await signedIn.ask('GET', '/webhooks/deliveries?status=dead_lettered')
    return body.total === 1 ? true : undefined
  })

  await page.goto('/webhooks')
  await page.getByRole('button', { name: 'Enable and resend 1' }).click()
  await expectAccessible(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Enable and resend 1' }).click()
  await expect(page.getByText('1 delivery queued for resending.', { exact: true }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Done' }).click()
  await eventually(async () => ((await readWebhooks(stage, hook)).length === 2 ? true : undefined))

  await page.getByRole('button', { name: /^Actions for/ }).click()
  await page.getByRole('menuitem', { name: 'Rotate secret' }).click()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Rotate secret' }).click()
  const secret = await page.getByText(/^whsec_/).textContent()
  await page.getByRole('button', { name: "I've copied it" }).click()

  await page.getByRole('button', { name: /^Actions for/ }).click()
  await page.getByRole('menuitem', { name: 'Send test event' }).click()
  await page.getByRole('button', { name: 'Send test' }).click()
  await expect(page.getByRole('dialog').getByText('Delivered', { exact: true })).toBeVisible()
  await expectAccessible(page)
  const tried = (await readWebhooks(stage, hook)).at(-1)
  if (!tried || !secret) throw new Error('The test arrived, and the secret was shown.')
  verifyWebhook(secret, tried)

  // One delivery is a line of text, and no chart.
  await page.keyboard.press('Escape')
  const { body } = await signedIn.ask('GET', '/webhooks')
  const [endpoint]: { id: string }[] = JSON.parse(JSON.stringify(body.webhooks))
  await page.goto(`/webhooks/${endpoint?.id}`)
  const card = page.getByRole('region', { name: 'Activity' })
  await expect(card.getByText('1 delivered in the last 7 days')).toBeVisible()
  await expect(card.getByRole('img')).toHaveCount(0)
})
