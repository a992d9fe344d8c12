import { expect } from 'vitest'
import type { CreateSessionInput } from '#contract/sessions.ts'
import { changeSession, getSession, listSessions } from '#contract/sessions.ts'
import { call } from '#lib/agent-api/client.ts'
import { createSessionOrFind } from '#lib/agent-api/create-session.ts'
import { answers, anyPage, idempotent, page, under } from './call.ts'
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
  answers('createSession', sessionMembers, (desk) => createSessionOrFind(desk, session)),
  answers(
    'listSessions',
    `${under('sessions.0', `${sessionMembers} ${ownSessionMembers}`)} ${page}`,
    async (desk) => {
      await startSession(desk)
      return call(listSessions, { query: { ...anyPage, status: 'running' } }, desk)
    },
  ),
  answers(
    'getSession',
    `${sessionMembers} ${ownSessionMembers} ${under('topics.0', 'id title status category reason evidence added')} topics.0.evidence.0.document_id runs runs_total`,
    async (desk) => {
      await desk.document()
      const session_id = await startSession(desk)
      return call(getSession, { params: { id: session_id }, query: { limit: 5 } }, desk)
    },
  ),
  answers(
    'changeSession',
    `${sessionMembers} ${ownSessionMembers} last_run_at ${under('runs.0', runMembers)} runs_total`,
    async (desk) => {
      const session_id = await startSession(desk)
      return call(
        changeSession,
        { params: { id: session_id }, body: { action: 'run_now' } },
        { key: desk.key, ...idempotent() },
      )
    },
  ),
]

async function startSession(desk: ContractDesk): Promise<string> {
  const started = await createSessionOrFind(desk, session)
  if ('existingId' in started) throw new Error('The tenant is new and has no session.')
  expect(await createSessionOrFind(desk, session)).toMatchObject({
    existingId: started.session.session_id,
  })
  return started.session.session_id
}
