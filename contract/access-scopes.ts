/** The scopes of OAuth: what an access token may do. A key may do everything. */
export const accessScopes = {
  agent: 'Everything that a tool may do: read, write, publish and spend credits.',
  'agent:read':
    'Reading alone: every GET, and the calls that change nothing, such as `estimate`, `searchKnowledge` and `forecastArticle`.',
} as const

/** The one that is given unless another is asked for or chosen, first. */
export const accessScopeNames = ['agent', 'agent:read'] as const satisfies (keyof typeof accessScopes)[]

export type AccessScope = keyof typeof accessScopes
