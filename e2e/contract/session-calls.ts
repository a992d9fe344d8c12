import { expect } from 'vitest'
import type { CreateSessionInput } from '#contract/sessions.ts'
import * as sessions from '#lib/agent-api/sessions.ts'
import { anyPage, call, idempotent, page, under } from './call.ts'
import type { ContractDesk } from './contract-desk.ts'

const sessionMembers =
  'session_id status categories languages interval_minutes article_size estimated_credits_per_article topic_catalog_size next_run_at created_at'
const ownSessionMembers =
  'problems disable_competition message next_language topics_queued runs_count articles_count credits_used updated_at'
const runMembers = 'id status trigger topic topic_id language article_id started_at'
const session: CreateSessionInput = {
  categories: ['Conical burrs'],
  problems: ['The coffee tastes bitter'],
  languages: ['en', 'de'],
  interval_minutes: 720,
  article_size: 'mini',
  disable_competition: false,
}

export const sessionCalls = [
  call('createSession', sessionMembers, (desk) => sessions.createSession(desk, session)),
  call(
    'listSessions',
    `${under('sessions.0', `${sessionMembers} ${ownSessionMembers}`)} ${page}`,
    async (desk) => {
      await startSession(desk)
      return sessions.listSessions(desk, { ...anyPage, status: 'running' })
    },
  ),
  call(
    'getSession',
    `${sessionMembers} ${ownSessionMembers} ${under('topics.0', 'id title status category reason evidence added')} topics.0.evidence.0.document_id runs runs_total`,
    async (desk) => {
      await desk.document()
      const session_id = await startSession(desk)
      return sessions.getSession(desk, session_id, { limit: 5 })
    },
  ),
  call(
    'changeSession',
    `${sessionMembers} ${ownSessionMembers} last_run_at ${under('runs.0', runMembers)} runs_total`,
    async (desk) => {
      const session_id = await startSession(desk)
      return sessions.changeSession(desk, session_id, { action: 'run_now' }, idempotent())
    },
  ),
]

async function startSession(desk: ContractDesk): Promise<string> {
  const started = await sessions.createSession(desk, session)
  if ('existingId' in started) throw new Error('The tenant is new and has no session.')
  expect(await sessions.createSession(desk, session)).toMatchObject({
    existingId: started.session.session_id,
  })
  return started.session.session_id
}
