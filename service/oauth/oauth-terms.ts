import { type AccessScope, accessScopeNames } from '#contract/access-scopes.ts'

/** As the library takes them: of both, a consent grants one. */
export const bothScopes = accessScopeNames.join(' ')

/**
 * What the library is asked for, of what a program asks for (RFC 6749, section 3.3): reading alone where it asks for no
 * more, else both, and the person chooses. Of none the library would ask nothing, and deny what was not asked for. Where
 * the program names only scopes that there are not, reading stands first: nobody asked for more.
 */
export function askedScopes(asked: unknown): string {
  const words = typeof asked === 'string' ? asked.split(' ').filter(Boolean) : []
  if (words.length === 0 || words.includes('agent')) return bothScopes
  return words.includes('agent:read') ? 'agent:read' : 'agent:read agent'
}

/** What the person may grant, of what the library was asked for; the first is chosen unless they choose. */
export function offeredScopes(asked: unknown): AccessScope[] {
  return String(asked)
    .split(' ')
    .flatMap((word) => accessScopeNames.find((scope) => scope === word) ?? [])
}

/** What tokens are given for. */
export const grantTypes = ['authorization_code', 'refresh_token']

/** A page waits as long as a mailed link works. */
export const waitSeconds = 20 * 60

const monthSeconds = 30 * 24 * 3600

/** How long things live. A consent that no token was fetched for ends soon; then it lives as long as its newest token. */
export const tokenSeconds = {
  AccessToken: 3600,
  AuthorizationCode: 60,
  RefreshToken: monthSeconds,
  Grant: waitSeconds,
}

/** How long a refresh token that was used gives its successor again, to a program that lost the answer. */
export const graceSeconds = 60

/** What the metadata says of the authorization server (RFC 8414), beside what it says of keys. */
export function oauthMetadata(base: string): Record<string, unknown> {
  return {
    authorization_endpoint: `${base}/oauth/authorize`,
    token_endpoint: `${base}/oauth/token`,
    registration_endpoint: `${base}/oauth/register`,
    revocation_endpoint: `${base}/oauth/revoke`,
    response_types_supported: ['code'],
    response_modes_supported: ['query'],
    grant_types_supported: grantTypes,
    code_challenge_methods_supported: ['S256'],
    token_endpoint_auth_methods_supported: ['none'],
    revocation_endpoint_auth_methods_supported: ['none'],
    authorization_response_iss_parameter_supported: true,
    client_id_metadata_document_supported: true,
  }
}
