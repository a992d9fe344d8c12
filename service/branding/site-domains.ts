import { randomBytes } from 'node:crypto'
import type { Site, SiteDomain } from '#contract/site.ts'
import type { AgentContext } from '../core/context.ts'
import { conflict, invalid, notFound } from '../core/errors.ts'
import { siteDomains } from '../db/schema/site.ts'
import { and, count, eq, isNotNull, ne, sql } from '../db/sql.ts'
import { inTransaction } from '../db/transaction.ts'
import { ReadError } from '../outbound/read-error.ts'
import { domainUrl } from '../site/find-site.ts'
import { renderSiteAgain } from '../site/render-again.ts'
import { describeSite, domainJson } from './describe-site.ts'
import { proofPath, proofRecord } from './domain-proof.ts'
import { normalizeDomain } from './normalize-domain.ts'

type DomainRow = typeof siteDomains.$inferSelect

const maxDomains = 10
const lookUpMs = 10_000

/**
 * Names a domain for the caller's site and answers what proves it. Naming one that is there already changes nothing.
 * @throws {ServiceError} `invalid` for what is no host name; `conflict` when another site has proven it
 */
export async function addDomain(ctx: AgentContext, given: string): Promise<SiteDomain> {
  const domain = normalizeDomain(given)
  if (domain === undefined) throw invalid('domain', 'Must be a host name such as blog.example.com.')
  if (domain === new URL(ctx.config.serviceUrl).hostname)
    throw invalid('domain', 'This is the address of the desk itself.')
  const { tenantId } = ctx.caller
  const [taken] = await ctx.db
    .select({ tenantId: siteDomains.tenantId })
    .from(siteDomains)
    .where(
      and(
        eq(siteDomains.domain, domain),
        isNotNull(siteDomains.verifiedAt),
        ne(siteDomains.tenantId, tenantId),
      ),
    )
  if (taken) throw conflict('domain_taken', 'Another site has proven this domain.')
  const [counted] = await ctx.db
    .select({ total: count() })
    .from(siteDomains)
    .where(and(eq(siteDomains.tenantId, tenantId), ne(siteDomains.domain, domain)))
  if ((counted?.total ?? 0) >= maxDomains)
    throw conflict('too_many_domains', `A site has at most ${maxDomains} domains. Remove one first.`)
  await ctx.db
    .insert(siteDomains)
    .values({ tenantId, domain, token: randomBytes(18).toString('hex'), createdAt: ctx.now() })
    .onConflictDoNothing()
  return domainJson(ctx, await getDomain(ctx, domain))
}

/**
 * Looks for the proof of a domain, in the DNS and at its well-known address. When found, the domain is the site's address
 * from now on, and its earlier ones lead there.
 * @throws {ServiceError} `not_found`; `conflict` when another site was faster
 */
export async function verifyDomain(ctx: AgentContext, domain: string): Promise<SiteDomain> {
  const row = await getDomain(ctx, domain)
  const problem = await findProblem(ctx, row)
  const own = and(eq(siteDomains.tenantId, row.tenantId), eq(siteDomains.domain, domain))
  if (problem !== undefined) {
    // A domain that was proven stays: its record may be gone for good reasons, and its readers would be lost.
    await ctx.db.update(siteDomains).set({ problem, checkedAt: ctx.now() }).where(own)
    return domainJson(ctx, await getDomain(ctx, domain))
  }
  await inTransaction(ctx, async (tx) => {
    // Two sites that prove it at once are told apart here, not by the index.
    await tx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`site domain ${domain}`}, 0))`)
    const [other] = await tx.db
      .select({ tenantId: siteDomains.tenantId })
      .from(siteDomains)
      .where(
        and(
          eq(siteDomains.domain, domain),
          isNotNull(siteDomains.verifiedAt),
          ne(siteDomains.tenantId, row.tenantId),
        ),
      )
    if (other) throw conflict('domain_taken', 'Another site has proven this domain.')
    await renderSiteAgain(tx)
    await tx.db.update(siteDomains).set({ isMain: false }).where(eq(siteDomains.tenantId, row.tenantId))
    await tx.db
      .update(siteDomains)
      .set({
        isMain: true,
        problem: null,
        checkedAt: tx.now(),
        verifiedAt: sql`coalesce(${siteDomains.verifiedAt}, ${tx.now().toISOString()})`,
      })
      .where(own)
  })
  ctx.cached.domains.forget()
  return domainJson(ctx, await getDomain(ctx, domain))
}

/** Removes a domain; the newest of the proven ones that are left, or else the address below the desk, takes its place. */
export async function removeDomain(ctx: AgentContext, domain: string): Promise<Site> {
  const { tenantId } = await getDomain(ctx, domain)
  await inTransaction(ctx, async (tx) => {
    await renderSiteAgain(tx)
    const ofTenant = eq(siteDomains.tenantId, tenantId)
    await tx.db.delete(siteDomains).where(and(ofTenant, eq(siteDomains.domain, domain)))
    const [main] = await tx.db
      .select()
      .from(siteDomains)
      .where(and(ofTenant, eq(siteDomains.isMain, true)))
    if (main) return
    await tx.db.execute(sql`
      update site_domains set is_main = true
      where tenant_id = ${tenantId} and domain = (
        select domain from site_domains where tenant_id = ${tenantId} and verified_at is not null
        order by verified_at desc limit 1)`)
  })
  ctx.cached.domains.forget()
  return describeSite(ctx)
}

async function getDomain(ctx: AgentContext, domain: string): Promise<DomainRow> {
  const [row] = await ctx.db
    .select()
    .from(siteDomains)
    .where(and(eq(siteDomains.tenantId, ctx.caller.tenantId), eq(siteDomains.domain, domain)))
  if (!row) throw notFound('domain')
  return row
}

/** Why a domain is not proven, in words for a person; undefined when it is. */
async function findProblem(ctx: AgentContext, row: DomainRow): Promise<string | undefined> {
  const { name, value } = proofRecord(row)
  const { txt } = await ctx.engines.mailRecords.find(name, AbortSignal.timeout(lookUpMs))
  if (txt?.includes(value)) return undefined
  const said = await readProof(ctx, row)
  if (said === value) return undefined
  const record =
    txt === null
      ? `The name servers did not answer for ${name}.`
      : txt.length === 0
        ? `There is no TXT record at ${name}.`
        : `The TXT record at ${name} has another value.`
  return `${record} ${said === undefined ? `There is no such file at ${row.domain} either.` : `The file at ${row.domain} has another text.`} A new record can take an hour to be seen.`
}

/** The first line of the file; undefined where it cannot be read. */
async function readProof(ctx: AgentContext, { domain }: DomainRow): Promise<string | undefined> {
  const hosts = new Set([domainUrl(ctx, domain), `https://${domain}`, `http://${domain}`])
  for (const host of hosts) {
    try {
      const { body } = await ctx.engines.guardedFetch(`${host}${proofPath}`, {
        timeoutMs: 5_000,
        maxBytes: 1_000,
        overflow: 'cut',
        maxRedirects: 0,
        onlyOk: true,
      })
      return new TextDecoder().decode(body).split('\n')[0]?.trim()
    } catch (error) {
      if (!(error instanceof ReadError)) throw error
    }
  }
  return undefined
}
