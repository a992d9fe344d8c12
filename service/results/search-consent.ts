import { z } from 'zod'
import type { Sent } from '#contract/always-sent.ts'
import type {
  CompleteSearchConsentInput,
  RequestSearchConsentInput,
  SearchConsentRequest,
  SearchConsole,
} from '#contract/search-console.ts'
import type { AgentContext } from '../core/context.ts'
import { conflict, invalid } from '../core/errors.ts'
import type { SearchConsent } from '../engines/search-console/search-console.ts'
import { seal, unseal } from '../secrets/sealing.ts'
import { asConflict, connectAccount } from './search-connection.ts'

const validMs = 15 * 60_000
const State = z.object({ tenantId: z.string(), property: z.string(), expires: z.number() })

/**
 * The page on which a person lets the service read a property. What to connect travels to Google and back, sealed.
 * @throws {ServiceError} `conflict` where the operator registered no client
 */
export async function requestSearchConsent(
  ctx: AgentContext,
  { property }: RequestSearchConsentInput,
): Promise<SearchConsentRequest> {
  const expires = ctx.now().getTime() + validMs
  const { tenantId } = ctx.caller
  const state = seal(ctx.config.sealingKey, label, JSON.stringify({ tenantId, property, expires }))
  return {
    url: consentOf(ctx).urlFor({ state, returnTo: returnTo(ctx) }),
    expires_at: new Date(expires).toISOString(),
  }
}

/**
 * Connects with what Google returned. Only the tenant that started can complete: a person who was tricked into opening
 * someone else's link connects their property to no one.
 * @throws {ServiceError} `invalid` for a `state` of another tenant or an expired one, `conflict` with what to do when Google refuses
 */
export async function completeSearchConsent(
  ctx: AgentContext,
  { state, code }: CompleteSearchConsentInput,
  signal: AbortSignal,
): Promise<Sent<typeof SearchConsole>> {
  const consent = consentOf(ctx)
  const { property } = readState(ctx, state)
  const account = await consent.redeem({ code, returnTo: returnTo(ctx), signal }).catch(asConflict)
  return connectAccount(ctx, { account, property, signal })
}

const label = 'search console consent'

/** A page of the dashboard: only there is it known who came back. */
function returnTo({ config }: AgentContext): string {
  return `${config.dashboardUrl}/api/results/search-console`
}

function consentOf({ engines }: AgentContext): SearchConsent {
  const { consent } = engines.searchConsole
  if (!consent)
    throw conflict(
      'consent_not_offered',
      'This server has no client registered with Google. Connect with a service account instead.',
    )
  return consent
}

function readState(ctx: AgentContext, state: string): z.infer<typeof State> {
  const wrong = () =>
    invalid('state', 'This request has expired or was started in another workspace. Connect again.')
  let read: z.infer<typeof State>
  try {
    read = State.parse(JSON.parse(unseal(ctx.config.sealingKey, label, state)))
  } catch {
    throw wrong()
  }
  if (read.tenantId !== ctx.caller.tenantId || read.expires < ctx.now().getTime()) throw wrong()
  return read
}
