import { randomUUID } from 'node:crypto'
import { createWarmLead, getWarmLead, type WarmLeadRun } from '#contract/warm-leads.ts'
import { answer, type FakeResponse } from './answer.ts'
import type { FakeWarmLead } from './desk.ts'
import { rejectUnknown } from './refusal.ts'

/** A domain that begins with this ends blocked, so that such an end can be looked at. */
const blocking = 'blocked.'

/** Warm-lead reports whose inner members have names of their own, because the document leaves them open. */
export const warmLeadAnswers: readonly FakeResponse[] = [
  answer(createWarmLead, ({ desk, stageMs }, { body }) => {
    const { idempotencyKey } = body
    const earlier = [...desk.warmLeads.values()].find(
      ({ input }) => idempotencyKey !== undefined && input.idempotencyKey === idempotencyKey,
    )
    if (earlier)
      return { status: 200, body: { run: runOf(earlier, stageMs), credits_charged: 0, idempotent: true } }
    const started = { id: randomUUID(), input: body, acceptedAt: Date.now() }
    desk.warmLeads.set(started.id, started)
    return { status: 202, body: { run: runOf(started, stageMs), credits_charged: 40, idempotent: false } }
  }),
  answer(getWarmLead, ({ desk, stageMs }, { params }) => {
    const found = desk.warmLeads.get(params.runId)
    if (!found) throw rejectUnknown()
    return { status: 200, body: runOf(found, stageMs) }
  }),
]

function runOf({ id, input, acceptedAt }: FakeWarmLead, stageMs: number): WarmLeadRun {
  const at = new Date(acceptedAt).toISOString()
  const run = { id, domain: input.domain, credits_charged: 40, created_at: at, updated_at: at }
  if (Date.now() < acceptedAt + stageMs) return { ...run, status: 'queued' }
  if (input.domain.startsWith(blocking))
    return { ...run, status: 'blocked', blocked_reason: 'site_policy', credits_charged: 0, completed_at: at }
  return {
    ...run,
    status: 'completed',
    completed_at: at,
    provider_counters: { lookups: 3 },
    result: {
      runId: id,
      status: 'completed',
      account: { legalName: '<b>Acme GmbH</b>', staff: { min: 11, max: 50 }, tags: ['b2b', 'coffee'] },
      signals: [{ headline: 'Opened a second bar', weight: 7, where: 'https://acme.example/news/2' }],
      contacts: [{ fullName: 'Jo Park', links: ['https://acme.example/team'], verified: true }],
      scoring: { total: 71, parts: { reach: 30, need: 41 } },
      drafts: [
        {
          headline: 'A note for Jo',
          text: 'Hello Jo,\n\n<script>alert(1)</script> good to see the second bar.',
        },
      ],
      policy: { region: 'EU' },
      counters: { pages: 4 },
      exportRows: [{ name: 'Jo Park' }],
      exportUrls: { sheet: 'https://acme.example/export.csv' },
    },
  }
}
