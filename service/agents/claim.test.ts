import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CompletedClaim, Registration } from '#contract/agents.ts'
import { createTestService, type TestService } from '#test-support/test-service.ts'
import { registrations, tenants } from '../db/schema/agents.ts'
import { creditBalances } from '../db/schema/credits.ts'
import { desc, eq } from '../db/sql.ts'
import type { MailMessage } from '../engines/mail/mail.ts'
import { hashToken } from '../secrets/sealing.ts'
import { challengeClaim, rejectClaim } from './challenge-claim.ts'
import { sendClaimMail } from './send-claim-mail.ts'

let service: TestService
let now = new Date('2026-03-01T12:00:00Z')
const mails: MailMessage[] = []

beforeAll(async () => {
  const limits = {
    registration: { limit: 1000, window_seconds: 60 },
    'claim-attempt': { limit: 10_000, window_seconds: 60 },
  }
  service = await createTestService({
    environment: { RATE_LIMITS: JSON.stringify(limits) },
    change: (ctx) => ({
      ...ctx,
      now: () => now,
      engines: { ...ctx.engines, mail: { name: 'test', send: async (mail) => void mails.push(mail) } },
    }),
  })
})
afterAll(() => service.close())

const post = (path: string, body: unknown) =>
  service.app().request(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
const identity = (email: string, agent_name = 'Newsroom bot') => ({
  type: 'identity_assertion',
  assertion_type: 'verified_email',
  assertion: email,
  requested_credential_type: 'api_key',
  agent_name,
})

/** Registers, runs the email job and reads the link's token from the email, as a person would. */
async function register(
  email: string,
  agentName?: string,
): Promise<{ claimToken: string; linkToken: string }> {
  const response = await post('/agent/auth', identity(email, agentName))
  expect(response.status).toBe(200)
  const registration = (await response.json()) as Registration
  await sendClaimMail(service.ctx, registration.registration_id ?? '')
  const linkToken = /token=([\w-]+)/.exec(mails.at(-1)?.text ?? '')?.[1] ?? ''
  return { claimToken: registration.claim_token, linkToken }
}

async function codeOf(linkToken: string): Promise<string> {
  const response = await post('/agent/auth/claim/attempt/challenge', { claim_attempt_token: linkToken })
  return ((await response.json()) as { challenge: string }).challenge
}

const complete = (claim_token: string, otp: string) =>
  post('/agent/auth/claim/complete', { claim_token, otp })
const errorOf = async (response: Response) => [
  response.status,
  ((await response.json()) as { error: string }).error,
]

test('email, page, code and one key: the key works and the tenant has its free credits', async () => {
  const { claimToken, linkToken } = await register('ada@first.example')
  expect(await errorOf(await complete(claimToken, '123456'))).toEqual([400, 'otp_not_generated'])
  const claimed = await complete(claimToken, await codeOf(linkToken))
  expect(claimed.status).toBe(200)
  const { credential, agent_api_key, status } = (await claimed.json()) as CompletedClaim
  expect(credential).toBe(agent_api_key)
  expect(status).toBe('claimed')
  const me = await service
    .app()
    .request('/api/agent/me', { headers: { authorization: `Bearer ${credential}` } })
  expect(await me.json()).toMatchObject({
    agent: { name: 'Newsroom bot' },
    tenant: { handle: 'first', email: 'ada@first.example' },
    tenant_balance: { credits: 200, held: 0, status: 'healthy' },
  })
})

test('opening the mailed link changes nothing; only its button makes a code', async () => {
  const { claimToken, linkToken } = await register('scan@first.example', '<img src=x onerror=alert(1)>')
  const view = await service.app().request(`/agent/auth/claim/view?token=${linkToken}`)
  const page = await view.text()
  expect(view.status).toBe(200)
  expect(page).not.toContain('<img')
  expect(page).toContain('&lt;img')
  expect(await errorOf(await complete(claimToken, '000000'))).toEqual([400, 'otp_not_generated'])
  const form = await service.app().request('/agent/auth/claim/attempt/challenge', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ claim_attempt_token: linkToken }),
  })
  const code = />(\d{6})</.exec(await form.text())?.[1] ?? ''
  expect((await complete(claimToken, code)).status).toBe(200)
})

test('of 50 concurrent completions one gives the key, and the others hear that it was given', async () => {
  const { claimToken, linkToken } = await register('twice@race.example')
  const code = await codeOf(linkToken)
  const answers = await Promise.all(Array.from({ length: 50 }, () => complete(claimToken, code)))
  expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1)
  const losers = await Promise.all(answers.filter((answer) => answer.status !== 200).map(errorOf))
  expect(losers).toEqual(Array.from({ length: 49 }, () => [409, 'previously_claimed']))
  const [tenant] = await service.ctx.db.select().from(tenants).where(eq(tenants.email, 'twice@race.example'))
  const [balance] = await service.ctx.db
    .select()
    .from(creditBalances)
    .where(eq(creditBalances.tenantId, tenant?.id ?? ''))
  expect(balance?.available).toBe(200)
})

test('claiming again with the same name re-issues the key, stops the old one and grants nothing', async () => {
  const first = await register('again@re.example')
  const old = (await (
    await complete(first.claimToken, await codeOf(first.linkToken))
  ).json()) as CompletedClaim
  const second = await register('again@re.example')
  const fresh = (await (
    await complete(second.claimToken, await codeOf(second.linkToken))
  ).json()) as CompletedClaim
  expect(fresh.agent_id).toBe(old.agent_id)
  const ask = (key?: string) =>
    service.app().request('/api/agent/me', { headers: { authorization: `Bearer ${key}` } })
  expect((await ask(old.credential)).status).toBe(401)
  const me = (await (await ask(fresh.credential)).json()) as { tenant_balance: { credits: number } }
  expect(me.tenant_balance.credits).toBe(200)
})

test('a wrong code says how many attempts are left, five kill the code, and three dead codes the registration', async () => {
  const { claimToken, linkToken } = await register('guess@wrong.example')
  for (let dead = 0; dead < 3; dead++) {
    const code = await codeOf(linkToken)
    const wrong = code === '000000' ? '000001' : '000000'
    for (let left = 4; left >= 0; left--) {
      const answer = await complete(claimToken, wrong)
      const next = left > 0 ? 'left' : dead < 2 ? 'shows a new one' : 'the registration has ended'
      expect([answer.status, await answer.json()]).toMatchObject([
        401,
        { error: 'otp_invalid', attempts_left: left, message: expect.stringContaining(next) },
      ])
    }
    if (dead < 2) expect(await errorOf(await complete(claimToken, code))).toEqual([400, 'otp_not_generated'])
  }
  expect(await errorOf(await complete(claimToken, '000000'))).toEqual([410, 'claim_expired'])
})

test('what is no code costs none of the attempts', async () => {
  const { claimToken, linkToken } = await register('typing@wrong.example')
  const code = await codeOf(linkToken)
  for (const otp of ['12345', 'abcdef', '1234567']) {
    const answer = await complete(claimToken, otp)
    expect([answer.status, await answer.json()]).toMatchObject([
      401,
      { error: 'otp_invalid', attempts_left: 5 },
    ])
  }
  expect((await complete(claimToken, code)).status).toBe(200)
})

test('concurrent guesses do not share one count', async () => {
  const { claimToken, linkToken } = await register('parallel@wrong.example')
  const code = await codeOf(linkToken)
  const wrong = code === '000000' ? '000001' : '000000'
  const answers = await Promise.all(Array.from({ length: 20 }, () => complete(claimToken, wrong)))
  const judged = await Promise.all(answers.map(errorOf))
  expect(judged.filter(([, error]) => error === 'otp_invalid')).toHaveLength(5)
  expect(judged.filter(([, error]) => error === 'otp_not_generated')).toHaveLength(15)
  const late = await complete(claimToken, code)
  expect(await late.json()).toMatchObject({
    error: 'otp_not_generated',
    message: expect.stringContaining('after 5 wrong attempts'),
  })
})

test('whoever ends a registration or asks for a code while it is completed hears what became of it', async () => {
  for (let round = 0; round < 10; round++) {
    const { claimToken, linkToken } = await register(`both${round}@race.example`)
    const code = await codeOf(linkToken)
    const token = { claim_attempt_token: linkToken }
    const [completed, ended, asked] = await Promise.allSettled([
      complete(claimToken, code),
      rejectClaim(service.ctx, token),
      challengeClaim(service.ctx, token),
    ])
    const [row] = await service.ctx.db
      .select({ status: registrations.status })
      .from(registrations)
      .where(eq(registrations.claimTokenHash, hashToken(claimToken)))
    const claimed = completed.status === 'fulfilled' && completed.value.status === 200
    expect(row?.status).toBe(claimed ? 'claimed' : 'ended')
    expect(ended.status).toBe(claimed ? 'rejected' : 'fulfilled')
    if (asked.status === 'rejected')
      expect(asked.reason.problem.code).toBe(claimed ? 'previously_claimed' : 'claim_expired')
  }
})

test('codes and links live ten minutes, a registration a day', async () => {
  const start = now
  const { claimToken, linkToken } = await register('late@time.example')
  const code = await codeOf(linkToken)
  now = new Date(start.getTime() + 10 * 60_000 + 1)
  expect(await errorOf(await complete(claimToken, code))).toEqual([410, 'otp_expired'])
  const late = await post('/agent/auth/claim/attempt/challenge', { claim_attempt_token: linkToken })
  expect(await errorOf(late)).toEqual([410, 'claim_expired'])
  now = new Date(start.getTime() + 24 * 3600_000 + 1)
  expect(await errorOf(await complete(claimToken, code))).toEqual([410, 'claim_expired'])
  now = start
})

test('a completed, a replaced and a refused registration each say so', async () => {
  const done = await register('done@state.example')
  const code = await codeOf(done.linkToken)
  await complete(done.claimToken, code)
  expect(await errorOf(await complete(done.claimToken, code))).toEqual([409, 'previously_claimed'])
  const old = await register('old@state.example')
  await register('old@state.example')
  expect(await errorOf(await complete(old.claimToken, '123456'))).toEqual([410, 'claim_superseded'])
  const refused = await register('no@state.example')
  await service.app().request('/agent/auth/claim/attempt/refuse', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ claim_attempt_token: refused.linkToken }),
  })
  expect(await errorOf(await complete(refused.claimToken, '123456'))).toEqual([410, 'claim_expired'])
  expect(await errorOf(await complete('clm_unknown', '123456'))).toEqual([401, 'invalid_claim_token'])
})

/** Presses a button of the mailed page, and reads the code from the page that follows. */
async function pressShowCode(linkToken: string, choice: Record<string, string> = {}): Promise<string> {
  const response = await service.app().request('/agent/auth/claim/attempt/challenge', {
    method: 'POST',
    body: new URLSearchParams({ claim_attempt_token: linkToken, ...choice }),
  })
  return /<p class="code" id="code">(\d{6})</.exec(await response.text())?.[1] ?? ''
}

const nameOf = async (key: string) => {
  const headers = { authorization: `Bearer ${key}` }
  const response = await service.app().request('/api/agent/me', { headers })
  return response.ok ? ((await response.json()) as { agent: { name: string } }).agent.name : response.status
}

const claimByPage = async (email: string, choice?: Record<string, string>) => {
  const { claimToken, linkToken } = await register(email, 'Chrome on Windows')
  const page = await service.app().request(`/agent/auth/claim/view?token=${linkToken}`)
  const claimed = await complete(claimToken, await pressShowCode(linkToken, choice))
  return { asked: await page.text(), key: ((await claimed.json()) as CompletedClaim).credential ?? '' }
}

test('a second device of the same name is asked whether the first stays signed in, and both can be', async () => {
  const first = await claimByPage('two@devices.example')
  expect(first.asked).not.toContain('already signed in')
  const second = await claimByPage('two@devices.example', { keep: 'yes' })
  expect(second.asked).toContain('already signed in')
  expect(await nameOf(first.key)).toBe('Chrome on Windows')
  expect(await nameOf(second.key)).toBe('Chrome on Windows 2')
  const third = await claimByPage('two@devices.example', { keep: 'yes' })
  expect(await nameOf(third.key)).toBe('Chrome on Windows 3')
  const replacing = await claimByPage('two@devices.example')
  expect(await nameOf(replacing.key)).toBe('Chrome on Windows')
  expect(await nameOf(first.key)).toBe(401)
  expect(await nameOf(second.key)).toBe('Chrome on Windows 2')
})

test.each([
  [{ type: 'anonymous' }, 'anonymous_not_enabled'],
  [{ ...identity('a@b.example'), assertion_type: 'id_token' }, 'issuer_not_enabled'],
  [{ ...identity('a@b.example'), requested_credential_type: 'oauth_token' }, 'unsupported_credential_type'],
  [{ ...identity('not an address') }, 'invalid_request'],
  [{}, 'invalid_request'],
])('what is not offered is named: %j', async (body, error) => {
  expect(await errorOf(await post('/agent/auth', body))).toEqual([400, error])
})

test('a type that does not exist is refused with what it must be', async () => {
  const answer = await post('/agent/auth', { ...identity('a@b.example'), type: 'email' })
  expect(answer.status).toBe(400)
  expect(await answer.json()).toMatchObject({
    error: 'invalid_request',
    details: [{ path: 'type', message: 'Must be identity_assertion.' }],
  })
})

test('known and unknown email addresses get the same response', async () => {
  const shape = async (email: string) =>
    Object.keys((await (await post('/agent/auth', identity(email))).json()) as object).toSorted()
  expect(await shape('nobody@never.example')).toEqual(await shape('ada@first.example'))
})

test('a sixth email within an hour is refused with when it can be sent, and ends nothing that was sent', async () => {
  const email = 'flood@first.example'
  for (let n = 0; n < 5; n++) expect((await post('/agent/auth', identity(email))).status).toBe(200)
  for (let n = 0; n < 2; n++) {
    const answer = await post('/agent/auth', identity(email))
    expect(answer.status).toBe(429)
    const { error, message, retry_after, rate_limit } = Object(await answer.json())
    expect(error).toBe('rate_limited')
    expect(message).toContain('No email was sent: 5 were sent to this address in the last hour.')
    expect(Number(answer.headers.get('retry-after'))).toBe(retry_after)
    expect(rate_limit).toMatchObject({ name: 'registration-mailbox', limit: 5, window_seconds: 3600 })
    expect(rate_limit.resets_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/)
    expect(answer.headers.get('ratelimit')).toBe(`"registration-mailbox";r=0;t=${retry_after}`)
    expect(answer.headers.get('ratelimit-policy')).toBe('"registration-mailbox";q=5;w=3600')
    expect(retry_after).toBeGreaterThan(3500)
    expect(retry_after).toBeLessThanOrEqual(3600)
  }
  const jobs = await service.ctx.queue.findJobs<{ registration_id: string }>('mail.claim')
  const rows = await service.ctx.db.select().from(registrations).where(eq(registrations.email, email))
  const ids = new Set(rows.map((row) => row.id))
  expect(jobs.filter((job) => ids.has(job.data.registration_id))).toHaveLength(5)
  expect(rows.filter(({ status }) => status === 'pending')).toHaveLength(1)
})

test('tokens and codes are stored as hashes only', async () => {
  const { claimToken, linkToken } = await register('hash@only.example')
  const code = await codeOf(linkToken)
  const [row] = await service.ctx.db
    .select()
    .from(registrations)
    .orderBy(desc(registrations.createdAt))
    .limit(1)
  const text = JSON.stringify(row)
  for (const secret of [claimToken, linkToken, code]) expect(text).not.toContain(secret)
})
