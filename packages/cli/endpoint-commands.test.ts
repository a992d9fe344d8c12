import { afterAll, beforeAll, expect, test } from 'vitest'
import { runCommandLine } from '#test-support/fixtures/command-line.ts'
import { type ListeningService, startListeningService } from '#test-support/listening-service.ts'
import { startWebhookReceiver, type WebhookReceiver } from '#test-support/loopback/webhook-receiver.ts'

let service: ListeningService
let receiver: WebhookReceiver
beforeAll(async () => {
  receiver = await startWebhookReceiver()
  service = await startListeningService({ OUTBOUND_ALLOW: receiver.allow })
})
afterAll(async () => {
  await service?.close()
  await receiver?.close()
})

const program = 'node packages/cli/masthead.mjs'
const cli = (args: string[], env: Record<string, string>, input?: string) =>
  runCommandLine(args, { MASTHEAD_URL: service.baseUrl, ...env }, input)

/** An endpoint of a tenant of its own. */
async function endpoint(path: string) {
  const env = { MASTHEAD_KEY: (await service.createTenant()).key }
  const added = await cli(['webhooks', receiver.url(path), '--json'], env)
  const { id, secret }: { id: string; secret: string } = JSON.parse(added.out)
  return { env, id, secret }
}

test('a test says what the endpoint answered, and ends with 1 where that was no success', async () => {
  const good = await endpoint('/good')
  expect(await cli(['test-webhook', good.id, '--event', 'article.published'], good.env)).toMatchObject({
    code: 0,
    out: `article.published to ${receiver.url('/good')}: delivered, 204\n`,
  })
  expect(receiver.received('/good')).toHaveLength(1)
  const bad = await endpoint('/first/500/bad')
  const failed = await cli(['test-webhook', bad.id], bad.env)
  expect([failed.code, failed.out]).toEqual([1, expect.stringMatching(/: \w+, 500\n$/)])
  expect(failed.said.trim().split('\n').at(-1)).toContain('500')
  const misspelt = await cli(['test-webhook', bad.id, '--event', 'article.publishd'], bad.env)
  expect(misspelt).toMatchObject({
    code: 2,
    said: expect.stringContaining('--event: Did you mean article.published?'),
  })
})

test('a secret is replaced after a question, and the new one is shown once', async () => {
  const { env, id, secret } = await endpoint('/rotated')
  expect(await cli(['rotate-secret', id], env)).toMatchObject({
    code: 2,
    out: '',
    said: expect.stringMatching(
      /The old one signs for 24 more hours\. \(y\/n\).*The secret was not replaced\./s,
    ),
  })
  const rotated = await cli(['rotate-secret', id, '--overlap', '0'], env, 'y\n')
  const [, fresh] = /^Endpoint \S+\nSecret, shown once: (whsec_\S+)\n$/.exec(rotated.out) ?? []
  expect([rotated.code, fresh === secret]).toEqual([0, false])
  expect(rotated.said).toContain('The old one stops at once.')
  expect(await cli(['rotate-secret', id, '--overlap', 'long', '--yes'], env)).toMatchObject({
    code: 2,
    said: '--overlap is a number of hours, 0 to 72.\n',
  })
  expect(await cli(['rotate-secret', id, '--overlap', '90', '--yes'], env)).toMatchObject({
    code: 2,
    said: expect.stringMatching(/^--overlap: Must be at most 72\./),
  })
})

test('an endpoint is disabled and enabled, and deleted after a question', async () => {
  const { env, id } = await endpoint('/gone')
  const url = receiver.url('/gone')
  expect((await cli(['disable-webhook', id], env)).out).toBe(`${url}: disabled\n`)
  expect((await cli(['webhooks'], env)).out).toContain(`  disabled  ${id}  `)
  expect((await cli(['enable-webhook', id], env)).out).toBe(`${url}: enabled\n`)
  expect(await cli(['delete-webhook', id], env, 'n\n')).toMatchObject({
    code: 2,
    said: expect.stringContaining('The endpoint was not deleted.'),
  })
  expect(await cli(['delete-webhook', id, '--yes'], env)).toMatchObject({ code: 0, out: `${url}: deleted\n` })
  expect((await cli(['webhooks'], env)).said).toContain('There are no endpoints yet.')
  expect(await cli(['delete-webhook'], env)).toMatchObject({
    code: 2,
    said: `ID is missing: ${program} delete-webhook ID\n`,
  })
})
