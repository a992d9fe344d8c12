import { type Client, createWarmLead, getWarmLead, listWarmLeads, type Output } from '../client/src/index.ts'
import { columns } from './columns.ts'
import { command } from './command.ts'
import { runJob } from './job-commands.ts'
import { readLimit } from './read-limit.ts'
import type { Terminal } from './terminal.ts'
import { UnfinishedError } from './usage-error.ts'

export type WarmLeadOptions = { 'buyer-role'?: string[]; yes?: boolean }
type Run = Output<'getWarmLead'>

/**
 * Shows the price, asks, reports on a company, and shows its scores, whom its pages name and the drafts.
 * @throws {UnfinishedError} where a rule stopped it
 */
export async function warmLead(
  terminal: Terminal,
  client: Client,
  domain: string,
  { 'buyer-role': buyerRoles, yes }: WarmLeadOptions,
): Promise<void> {
  const body = { domain, ...(buyerRoles !== undefined && { buyerRoles }) }
  const job = {
    // The defaults are the service's.
    call: { operation: 'createWarmLead', input: body } as const,
    question: 'Report on it?',
    noun: 'Warm-lead report',
    reads: 'getWarmLead',
    cancels: 'cancelWarmLead',
    async start(to: Client) {
      const { run, warnings } = await createWarmLead(to, { body })
      return { id: run.id, warnings }
    },
    get: getWarmLead,
    at: (runId: string) => ({ path: { runId } }),
    lines(run: Run) {
      if (run.status === 'blocked')
        throw new UnfinishedError(
          `A rule stopped the report on ${domain}: ${run.blocked_reason ?? 'unknown'}. Nothing was charged.`,
        )
      return reportOf(run)
    },
    charged: ({ credits_charged }: Run) => credits_charged,
  }
  await runJob(terminal, client, job, yes)
}

/** The newest warm-lead reports, one a line. */
export async function warmLeads(terminal: Terminal, client: Client, limit = '20'): Promise<void> {
  const { runs } = await listWarmLeads(client, { query: { limit: readLimit(limit) } })
  if (runs.length === 0)
    terminal.note(`There are no warm-lead reports yet. To start one: ${command} warm-lead DOMAIN`)
  else terminal.heading(columns(terminal, 'CREATED', 'STATUS', 'ID', 'COMPANY'))
  for (const one of runs) {
    const company = [one.company_name, one.normalized_domain].filter(Boolean).join(', ')
    terminal.show(columns(terminal, one.created_at, one.status, one.id, company), one)
  }
}

function reportOf(run: Run): string[] {
  const { company_name: name, normalized_domain: domain, result } = run
  return [
    [name, domain].filter(Boolean).join(', '),
    `Fit: ${scoreOf(run.fit_score)}. Intent: ${scoreOf(run.intent_score)}.`,
    ...(result?.contacts ?? []).map((one) => `Contact: ${texts(one, ['name', 'role', 'email']).join(', ')}`),
    ...(result?.drafts ?? []).flatMap((one) => ['', ...texts(one, ['subject', 'body'])]),
    ...(result?.warnings ?? []),
  ]
}

const scoreOf = (score: number | null | undefined) =>
  typeof score === 'number' ? `${score} of 100` : 'too little is known'

/** The document leaves the members of a report open. */
function texts(record: Readonly<Record<string, unknown>>, names: readonly string[]): string[] {
  return names.map((name) => record[name]).filter((value) => typeof value === 'string')
}
