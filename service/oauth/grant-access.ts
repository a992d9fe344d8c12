import type Provider from 'oidc-provider'
import type { AccessScope } from '#contract/access-scopes.ts'
import { proveClaim } from '../agents/complete-claim.ts'
import { createOwnAgent } from '../agents/issue-first-key.ts'
import type { Context } from '../core/context.ts'
import { registrations } from '../db/schema/agents.ts'
import { eq } from '../db/sql.ts'
import { storeWithin } from './oauth-store.ts'

/** What the library takes as the end of a sign-in: who it is, and what was consented to. */
export type GrantedAccess = {
  login: { accountId: string; remember: false }
  consent: { grantId: string }
}

/**
 * Ends a sign-in by the mailed code: in one transaction the claim, an agent of its own for the program, and the grant.
 * @throws {ServiceError} a claim error
 */
export function grantAccess(
  ctx: Context,
  provider: Provider,
  consent: {
    registrationId: string
    code: string
    clientId: string
    resources: readonly string[]
    scope: AccessScope
  },
): Promise<GrantedAccess> {
  const { registrationId, code, clientId, resources, scope } = consent
  // The other one is declined, or the library would go on asking for it.
  const declined = scope === 'agent' ? 'agent:read' : 'agent'
  const found = eq(registrations.id, registrationId)
  return proveClaim(ctx, { found, code }, async (tx, claim) => {
    const accountId = await createOwnAgent(tx, claim)
    const grant = new provider.Grant({ accountId, clientId })
    for (const resource of resources) {
      grant.addResourceScope(resource, scope)
      grant.rejectResourceScope(resource, declined)
    }
    // The library asks for each scope twice: of the resource, and of itself.
    grant.addOIDCScope(scope)
    grant.rejectOIDCScope(declined)
    const grantId = await storeWithin(tx, () => grant.save())
    return { login: { accountId, remember: false }, consent: { grantId } }
  })
}
