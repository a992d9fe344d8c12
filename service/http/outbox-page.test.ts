import { parseHTML } from 'linkedom'
import { expect, onTestFinished, test } from 'vitest'
import { eventually } from '#test-support/eventually.ts'
import { startListeningService } from '#test-support/listening-service.ts'
import { createTestService } from '#test-support/test-service.ts'

test('a program of this machine reads the mailed link in the outbox as JSON, and gets its code as the guide says', async () => {
  const service = await startListeningService()
  onTestFinished(() => service.close())
  const guide = await (await fetch(`${service.baseUrl}/docs/guides/first-article.md`)).text()
  expect(guide).toContain(`curl ${service.baseUrl}/outbox -H 'Accept: application/json'`)
  const commands = guide.split('```bash\n').slice(1)
  const post = async (at: string, values: Record<string, string>) => {
    const shown = commands.find((one) => one.startsWith(`curl -X POST ${service.baseUrl}${at} `))
    const body = Object(JSON.parse(/-d '(\{.*?\})'/s.exec(shown ?? '')?.[1] ?? ''))
    const answer = await fetch(`${service.baseUrl}${at}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...body, ...values }),
    })
    expect(answer.status).toBe(200)
    return Object(await answer.json())
  }
  const { claim_token } = await post('/agent/auth', {})
  const emails = await eventually(async () => {
    const answer = await fetch(`${service.baseUrl}/outbox`, { headers: { accept: 'application/json' } })
    const { emails: listed } = Object(await answer.json())
    return listed.length > 0 ? listed : undefined
  })
  expect(emails).toEqual([
    {
      subject: expect.any(String),
      to: 'you@example.com',
      from: expect.any(String),
      sent_at: expect.any(String),
      text: expect.stringContaining('token=cla_'),
    },
  ])
  const [, claim_attempt_token = ''] = /token=(cla_[\w-]+)/.exec(emails[0].text) ?? []
  const { challenge } = await post('/agent/auth/claim/attempt/challenge', { claim_attempt_token })
  expect(challenge).toMatch(/^\d{6}$/)
  const claimed = await post('/agent/auth/claim/complete', { claim_token, otp: challenge })
  expect(claimed.agent_api_key).toMatch(/^service_agent_/)
  const page = await fetch(`${service.baseUrl}/outbox`, { headers: { accept: 'text/html' } })
  expect(page.headers.get('content-type')).toContain('text/html')
  const opened = async (query: string) => {
    const shown = await fetch(`${service.baseUrl}/outbox${query}`, { headers: { accept: 'text/html' } })
    const { document } = parseHTML(await shown.text())
    return document.querySelector('[aria-current] b')?.textContent
  }
  expect(await opened('')).toBe(emails[0].subject)
  expect(await opened(`?at=${encodeURIComponent(emails[0].sent_at)}`)).toBe(emails[0].subject)
  // What is gone by now leads to the newest.
  expect(await opened('?at=long+ago')).toBe(emails[0].subject)
})

test('a service with a mail server speaks of no outbox', async () => {
  const service = await createTestService({ environment: { SMTP_URL: 'smtp://127.0.0.1:2525' } })
  onTestFinished(() => service.close())
  for (const path of ['/docs/guides/first-article.md', '/auth.md']) {
    const text = await (await service.app().request(path)).text()
    expect(text).toContain('/agent/auth/claim/attempt/challenge')
    expect(text).not.toMatch(/outbox|\{\{/)
  }
})
