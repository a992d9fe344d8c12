import { randomUUID } from 'node:crypto'
import type { ConnectDestinationInput, Destination } from '#contract/destinations.ts'
import type { AgentContext } from '../core/context.ts'
import { conflict } from '../core/errors.ts'
import { destinations } from '../db/schema/destinations.ts'
import { and, eq, sql } from '../db/sql.ts'
import type { DestinationFacts, DestinationSecret } from '../engines/destination/destination.ts'
import { answeredTransaction } from '../idempotency/answered-transaction.ts'
import { checkDestinationUrl } from './check-destination-url.ts'
import { destinationJson } from './destination-json.ts'
import { listDestinationRows } from './get-destination-row.ts'
import { sealDestinationSecret } from './seal-destination-secret.ts'
import { testCredentials } from './test-credentials.ts'

const maxDestinations = 20

const noFacts = { account: null, program: null, features: [], authors: [], categories: [], apiRoot: null }

/**
 * Tests address and credentials and stores them sealed.
 * @throws {ServiceError} `invalid` at the field that the destination rejected, `conflict` at the twenty-first
 */
export async function connectDestination(
  ctx: AgentContext,
  input: ConnectDestinationInput,
  signal: AbortSignal,
): Promise<Destination> {
  const url = siteAddress(input.kind, checkDestinationUrl(ctx, input.url))
  const secret = secretOf(input)
  const addressPattern = input.settings.address_pattern ?? null
  const facts = await testCredentials(
    ctx,
    input.kind,
    { url, secret, facts: noFacts, addressPattern, as: input.settings.as },
    signal,
  )
  return answeredTransaction(ctx, async (tx) => {
    await lockDestinations(tx)
    const known = await listDestinationRows(tx)
    if (known.length >= maxDestinations)
      throw conflict(
        'too_many_destinations',
        `You've reached ${maxDestinations} destinations. Disconnect one first.`,
      )
    if (input.is_default) await clearDefault(tx)
    const id = randomUUID()
    const now = tx.now()
    const [row] = await tx.db
      .insert(destinations)
      .values({
        id,
        tenantId: tx.caller.tenantId,
        kind: input.kind,
        name: input.name ?? nameOf(input.kind, url, facts),
        url,
        settings: input.settings,
        facts,
        isDefault: input.is_default,
        sealedSecret: sealDestinationSecret(tx.config, id, secret),
        testedAt: now,
        createdAt: now,
        updatedAt: now,
      })
      .returning()
    if (!row) throw new Error('A written row is returned.')
    return destinationJson(row)
  })
}

/** One change of the tenant's destinations at a time, so that their number and the default stay right. */
export async function lockDestinations({ db, caller }: AgentContext): Promise<void> {
  await db.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`destinations ${caller.tenantId}`}, 0))`,
  )
}

/** Under the lock, before another one becomes the default. */
export async function clearDefault(ctx: AgentContext): Promise<void> {
  await ctx.db
    .update(destinations)
    .set({ isDefault: false })
    .where(and(eq(destinations.tenantId, ctx.caller.tenantId), destinations.isDefault))
}

/** All sites of Webflow have the host of its API. */
function nameOf(kind: string, url: string, { account }: DestinationFacts): string {
  return kind === 'webflow' && account ? account.slice(0, 100) : new URL(url).host
}

/** Several addresses of a site are shown to its owner; all of them lead to the one of its API. */
function siteAddress(kind: string, url: string): string {
  if (kind === 'shopify')
    return url
      .replace(/^https:\/\/admin\.shopify\.com\/store\/([\w-]+).*$/, 'https://$1.myshopify.com')
      .replace(/\/admin(\/.*)?$/, '')
  if (kind === 'devto') return url.replace(/\/api(\/.*)?$/, '')
  return kind === 'ghost' ? url.replace(/\/ghost(\/.*)?$/, '') : url
}

function secretOf(input: ConnectDestinationInput): DestinationSecret {
  switch (input.kind) {
    case 'wordpress':
      return { username: input.username.trim(), app_password: input.app_password.trim() }
    case 'ghost':
      return { admin_key: input.admin_key.trim() }
    case 'devto':
      return { api_key: input.api_key.trim() }
    case 'shopify':
      return { client_id: input.client_id.trim(), client_secret: input.client_secret.trim() }
    case 'webflow':
      return { site_token: input.site_token.trim() }
    case 'webhook':
      return { secret: input.secret.trim() }
  }
}
