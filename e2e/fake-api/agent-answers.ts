import { randomUUID } from 'node:crypto'
import { completeClaim, registerAgent, rotateKey } from '#contract/agents.ts'
import { getHealth } from '#contract/health.ts'
import { answer, type FakeResponse } from './answer.ts'
import { createDesk } from './desk.ts'
import { Refusal } from './refusal.ts'

/** The code that a user of the fake API would see. */
export const fakeCode = '424242'

const createKey = () => `service_agent_${randomUUID().replaceAll('-', '')}`

/** Registration, rotation and health, with what the document lists and nothing else. */
export const agentAnswers: readonly FakeResponse[] = [
  answer(getHealth, () => ({
    status: 200,
    body: {
      status: 'healthy',
      checks: { cache: true, database: true },
      timestamp: new Date().toISOString(),
      version: '1.0.0',
    },
  })),
  answer(registerAgent, ({ claims }) => {
    const claim_token = `clm_${randomUUID()}`
    claims.add(claim_token)
    return { status: 200, body: { claim_token } }
  }),
  answer(completeClaim, ({ claims, desks }, { body }) => {
    if (!claims.has(body.claim_token)) throw new Refusal(401, 'invalid_claim_token', 'No such claim.')
    if (body.otp !== fakeCode) throw new Refusal(401, 'otp_invalid', 'Wrong code.')
    claims.delete(body.claim_token)
    const agent_api_key = createKey()
    desks.set(agent_api_key, createDesk())
    return { status: 200, body: { agent_api_key } }
  }),
  answer(rotateKey, ({ desk, desks }) => {
    const agent_api_key = createKey()
    for (const [key, owned] of desks) if (owned === desk) desks.delete(key)
    desks.set(agent_api_key, desk)
    return {
      status: 200,
      body: { agent_id: desk.agentId, agent_api_key, message: 'The old key has expired.' },
    }
  }),
]
