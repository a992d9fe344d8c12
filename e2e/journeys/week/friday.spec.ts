import { randomUUID } from 'node:crypto'
import { eventually } from '#test-support/eventually.ts'
import { verifyWebhook } from '#test-support/loopback/webhook-receiver.ts'
import { expectAccessibleInBothSchemes } from '../expect-accessible.ts'
import { readWebhooks } from '../expect-webhooks.ts'
import { expect, test } from '../journey.ts'

test('on Friday deliveries that an endpoint missed are found, understood and recovered after a dry run', async ({
  page,
  stage,
  signedIn,
  hand,
}) => {
  // The first answer says that it is gone: what comes after is kept for it.
  const hook = `/first/410/${randomUUID()}`
  const { body: endpoint } = await signedIn.ask('POST', '/webhooks', {
    url: stage.hooksUrl + hook,
    description: 'The shop',
    event_types: ['article.generated', 'article.published'],
  })
  const deadLetters = (total: number) =>
    eventually(async () => {
      const { body } = await signedIn.ask('GET', '/webhooks/deliveries?status=dead_lettered')
      return body.total === total ? body.total : undefined
    })
  const article = await signedIn.write()
  // Sent side by side, the second event would be taken while the first is told that the endpoint is gone.
  await deadLetters(1)
  expect((await signedIn.ask('POST', `/articles/${article}/publish`)).status).toBe(200)
  expect(await deadLetters(2)).toBe(2)

  await page.goto('/')
  await expect(page.getByRole('link', { name: /1 webhook endpoint disabled/ })).toBeVisible()
  await hand.press(page.getByRole('link', { name: /2 events not delivered/ }))
  const reasons = page.getByRole('region', { name: 'Failures by endpoint' })
  await expect(reasons.getByText('410', { exact: true })).toBeVisible()
  await expectAccessibleInBothSchemes(page)
  await hand.press(page.getByRole('link', { name: 'article.generated' }))
  const delivery = page.getByRole('dialog')
  await expect(delivery.getByText('410').first()).toBeVisible()
  await expect(delivery.getByText('Grinders for a coffee bar').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(delivery).toBeHidden()

  // Each endpoint's are sent again where they stand; what an endpoint missed is sent again at the endpoint.
  await expect(
    reasons.getByRole('button', { name: /^Enable endpoint and resend (all )?\d/ }).first(),
  ).toBeVisible()
  await hand.press(page.getByRole('link', { name: 'Webhooks', exact: true }).first())
  await hand.press(page.getByRole('button', { name: 'Enable and resend' }))
  const recovery = page.getByRole('dialog', { name: 'Enable and resend' })
  await expect(recovery.getByText('2 events not delivered.')).toBeVisible()
  await expect(recovery.getByText('article.published')).toBeVisible()
  expect(await readWebhooks(stage, hook)).toHaveLength(1)
  await expectAccessibleInBothSchemes(page)
  await hand.press(recovery.getByRole('button', { name: 'Enable and resend 2' }))
  await expect(page.getByText('2 deliveries queued for resending.', { exact: true }).first()).toBeVisible()
  await hand.press(page.getByRole('button', { name: 'Done' }))
  const told = await eventually(async () => {
    const all = await readWebhooks(stage, hook)
    return all.length === 3 ? all : undefined
  })
  for (const webhook of told) verifyWebhook(String(endpoint.secret), webhook)

  await hand.press(page.getByRole('link', { name: 'Overview', exact: true }))
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible()
  await expect(page.getByText(/events? not delivered/)).toBeHidden()
})
