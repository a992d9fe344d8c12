import type { Sent } from '#contract/always-sent.ts'
import { CreateWarmLeadInput, type WarmLeadRun, WarmLeadScore, WarmLeadSignal } from '#contract/warm-leads.ts'
import type { ScorePart, WatchSnapshot } from '../../db/schema/watches.ts'
import { findCompany } from '../../warm-leads/company-domain.ts'
import { createWarmLead } from '../../warm-leads/create-warm-lead.ts'
import { getWarmLead } from '../../warm-leads/get-warm-lead.ts'
import { estimateWarmLead } from '../../warm-leads/warm-lead-charge.ts'
import { warmLeadRun } from '../../warm-leads/warm-lead-run.ts'
import { foldSpaces } from '../fold-spaces.ts'
import { watchedKind } from '../watched-kind.ts'

/** A company: the signals that were not there before. */
export const warmLeadWatch = watchedKind({
  input: CreateWarmLeadInput,
  run: warmLeadRun,
  labelOf: ({ domain }) => findCompany(domain).host,
  subjectKeyOf: ({ domain }) => findCompany(domain).host,
  check: ({ domain }) => void findCompany(domain),
  price: (ctx) => estimateWarmLead(ctx).creditsRequired,
  estimate: estimateWarmLead,
  async start(tx, { idempotencyKey: _, ...input }) {
    return (await createWarmLead(tx, input)).run.id
  },
  async read(ctx, runId) {
    const run = await getWarmLead(ctx, runId)
    return { subjectKey: findCompany(run.domain).host, snapshot: warmLeadSnapshot(run) }
  },
})

/** Without people: a watch keeps no personal data. A signal that became old is no news, and says why the score fell. */
export function warmLeadSnapshot(run: Sent<typeof WarmLeadRun>): WatchSnapshot {
  const signals = (run.result?.signals ?? []).flatMap((signal) => {
    const parsed = WarmLeadSignal.safeParse(signal)
    return parsed.success ? [parsed.data] : []
  })
  return {
    score: run.intent_score ?? undefined,
    facts: signals.map(({ kind, title, evidence_url: url }) => ({
      id: `${kind} ${foldSpaces(title)}`,
      added: `New signal: ${title}`,
      removed: `Too old, or no longer there: ${title}`,
      ...(url !== undefined && { url }),
      notable: true,
    })),
    parts: partsOf(run),
  }
}

function partsOf({ result }: Sent<typeof WarmLeadRun>): ScorePart[] {
  const intent = WarmLeadScore.safeParse(result?.scoring.intent)
  return (intent.data?.parameters ?? []).map(({ id, label, contribution }) => ({
    id,
    label,
    points: contribution,
  }))
}
