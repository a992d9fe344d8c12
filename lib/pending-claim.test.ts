import { NextRequest } from 'next/server'
import { encode } from 'next-auth/jwt'
import { beforeAll, expect, test } from 'vitest'
import { readSession } from './agent-session.ts'
import { claimMaxAgeSeconds, openClaim, sealClaim } from './pending-claim.ts'

beforeAll(() => {
  process.env.NEXTAUTH_SECRET = 'a-secret-of-more-than-thirty-two-characters'
})

const claim = () => ({
  claimToken: 'clm_secret',
  email: 'ana@acme.example',
  agentName: 'Dashboard',
  mailedAt: Date.now(),
  expiresAt: Date.now() + 3_600_000,
})

test('a sealed claim opens again and shows nothing of its token', async () => {
  const kept = claim()
  const sealed = await sealClaim(kept)
  expect(sealed).not.toContain('clm_')
  expect(await openClaim(sealed)).toEqual(kept)
})

test('a forged, absent or expired claim is no claim', async () => {
  const sealed = await sealClaim(claim())
  expect(await openClaim(`${sealed.slice(0, -4)}AAAA`)).toBeUndefined()
  expect(await openClaim(undefined)).toBeUndefined()
  const over = { ...claim(), expiresAt: Date.now() - 1_000 }
  expect(claimMaxAgeSeconds(over)).toBe(0)
  expect(await openClaim(await sealClaim(over))).toBeUndefined()
})

test('a claim is no session and a session is no claim', async () => {
  const cookie = `next-auth.session-token=${await sealClaim(claim())}`
  expect(await readSession(new NextRequest('http://127.0.0.1:3000', { headers: { cookie } }))).toBeUndefined()
  const agent = { key: 'service_agent_x', agentId: 'a', agentName: 'A' }
  const secret = process.env.NEXTAUTH_SECRET ?? ''
  expect(await openClaim(await encode({ token: { agent }, secret }))).toBeUndefined()
})
