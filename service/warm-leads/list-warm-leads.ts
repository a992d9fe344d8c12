import type { Sent } from '#contract/always-sent.ts'
import type { ListWarmLeadsQuery, WarmLeadList, WarmLeadRun } from '#contract/warm-leads.ts'
import type { AgentContext } from '../core/context.ts'
import { totalOf, totalsOf } from '../counts/row-counts.ts'
import { orderByColumn } from '../db/order-by-column.ts'
import { executePrepared } from '../db/prepared.ts'
import { warmLeadContacts, warmLeadRuns } from '../db/schema/warm-leads.ts'
import { and, count, eq, getTableColumns, ilike, inArray, or, type SQL, sql } from '../db/sql.ts'
import { getSettingsRow } from '../settings/get-settings.ts'
import { bestContact } from './contacts/best-contact.ts'
import type { ContactRow } from './get-warm-lead-row.ts'
import type { StoredReport } from './stored-report.ts'
import { warmLeadJson } from './warm-lead-json.ts'

// A list shows no reports, and they are nearly all of a row.
const { report, ...columnsOfRun } = getTableColumns(warmLeadRuns)
const summaryColumns = {
  ...columnsOfRun,
  // Reports of earlier releases have the name in themselves alone.
  // Of the strongest first: something that happened, before something that is missing.
  topSignal: sql<
    StoredReport['signals'][number] | null
  >`coalesce(jsonb_path_query_first(${report}, '$.signals[*] ? (@.kind != "content_gap")'), ${report} #> '{signals,0}')`,
  companyName: sql<string | null>`coalesce(${warmLeadRuns.companyName}, ${report} #>> '{account,name}')`,
}

/** What each order looks at; the table has an index on each, written the same way. */
const columns = {
  domain: warmLeadRuns.normalizedDomain,
  fit: sql`coalesce(${warmLeadRuns.fitScore}, -1)`,
  intent: sql`coalesce(${warmLeadRuns.intentScore}, -1)`,
  when: warmLeadRuns.createdAt,
}

/** A tenant's runs, newest first unless sorted otherwise. */
export async function listWarmLeads(
  ctx: AgentContext,
  query: ListWarmLeadsQuery,
): Promise<Sent<typeof WarmLeadList>> {
  const { limit, offset, status, q, sort } = query
  const matching = and(eq(warmLeadRuns.tenantId, ctx.caller.tenantId), q ? mentions(q) : undefined)
  const [rows, counts, settings] = await Promise.all([
    ctx.db
      .select(summaryColumns)
      .from(warmLeadRuns)
      .where(and(matching, status && eq(warmLeadRuns.status, status)))
      .orderBy(...orderByColumn(sort, columns, warmLeadRuns))
      .limit(limit)
      .offset(offset),
    q ? countMatching(ctx, matching) : countAll(ctx),
    getSettingsRow(ctx),
  ])
  const retentionDays = settings.contactRetentionDays
  const contacts = await listContactsOf(
    ctx,
    rows.map(({ id }) => id),
  )
  return {
    runs: rows.map(({ topSignal, ...row }) => ({
      ...warmLeadJson(row, { retentionDays }),
      ...(topSignal && { top_signal: signalJson(topSignal) }),
      ...contactMember(bestContact(contacts.filter(({ runId }) => runId === row.id))),
    })),
    counts,
    total: totalOf(counts, status),
    limit,
    offset,
  }
}

function signalJson({ kind, title, date }: StoredReport['signals'][number]) {
  return { kind, title, ...(date && { date }) }
}

/** The contacts of the reports, the best of each first. */
function listContactsOf(ctx: AgentContext, runIds: readonly string[]): Promise<ListedContact[]> {
  const { runId, position, kind, name, role, email } = warmLeadContacts
  return ctx.db
    .select({ runId, kind, name, role, email })
    .from(warmLeadContacts)
    .where(and(eq(warmLeadContacts.tenantId, ctx.caller.tenantId), inArray(runId, [...runIds])))
    .orderBy(runId, position)
}

type ListedContact = Pick<ContactRow, 'runId' | 'kind' | 'name' | 'role' | 'email'>

function contactMember(contact: ListedContact | undefined): Pick<WarmLeadRun, 'best_contact'> {
  if (!contact) return {}
  const { name, role, email } = contact
  return {
    best_contact: {
      ...(name !== null && { name }),
      ...(role !== null && { role }),
      ...(email !== null && { email }),
    },
  }
}

/** A list shows the name and the domain of a company, and either finds it. */
function mentions(words: string): SQL | undefined {
  const pattern = `%${words.replace(/[\\%_]/g, '\\$&')}%`
  return or(ilike(warmLeadRuns.domain, pattern), ilike(warmLeadRuns.companyName, pattern))
}

/** By status; counted as they change, so this reads none of them. */
async function countAll(ctx: AgentContext): Promise<Record<string, number>> {
  const rows = await executePrepared<{ status: string; count: number }>(
    ctx.db,
    sql`select facets[1] as status, count from (${totalsOf(ctx.caller.tenantId, 'warm_leads')}) as totals`,
  )
  return Object.fromEntries(rows.map((row) => [row.status, row.count]))
}

async function countMatching(ctx: AgentContext, matching: SQL | undefined): Promise<Record<string, number>> {
  const rows = await ctx.db
    .select({ status: warmLeadRuns.status, count: count() })
    .from(warmLeadRuns)
    .where(matching)
    .groupBy(warmLeadRuns.status)
  return Object.fromEntries(rows.map((row) => [row.status, row.count]))
}
