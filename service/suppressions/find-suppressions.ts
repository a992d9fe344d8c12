import type { AgentContext } from '../core/context.ts'
import { suppressions } from '../db/schema/suppressions.ts'
import { and, eq, inArray } from '../db/sql.ts'
import { addressKey, companyOf } from './suppression-key.ts'

/** Whether the tenant suppresses a company, by its registrable domain. */
export async function isCompanySuppressed(ctx: AgentContext, registrable: string): Promise<boolean> {
  return (await findKeys(ctx, 'domain', [registrable])).size > 0
}

/** Of these addresses, those that are suppressed, themselves or with the company that their domain belongs to. */
export async function findSuppressedAddresses(
  ctx: AgentContext,
  addresses: readonly string[],
): Promise<Set<string>> {
  const keyOf = new Map(addresses.map((address) => [address, addressKey(address) ?? address]))
  const companyOfAddress = (address: string) => companyOf(keyOf.get(address)?.split('@')[1] ?? '') ?? ''
  const [keys, companies] = await Promise.all([
    findKeys(ctx, 'address', [...keyOf.values()]),
    findKeys(ctx, 'domain', addresses.map(companyOfAddress)),
  ])
  return new Set(
    addresses.filter(
      (address) => keys.has(keyOf.get(address) ?? '') || companies.has(companyOfAddress(address)),
    ),
  )
}

async function findKeys(
  ctx: AgentContext,
  kind: 'domain' | 'address',
  keys: readonly string[],
): Promise<Set<string>> {
  if (keys.length === 0) return new Set()
  const rows = await ctx.db
    .select({ key: suppressions.key })
    .from(suppressions)
    .where(
      and(
        eq(suppressions.tenantId, ctx.caller.tenantId),
        eq(suppressions.kind, kind),
        inArray(suppressions.key, [...keys]),
      ),
    )
  return new Set(rows.map(({ key }) => key))
}
