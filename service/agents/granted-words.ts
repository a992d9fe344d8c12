import type { AccessScope } from '#contract/access-scopes.ts'

/** What the code of a claim lets a program do, after “it can”; a key (null) may do everything. */
export function grantedWords(scope: AccessScope | null): string {
  return scope === 'agent:read'
    ? 'read your articles, knowledge, results and settings, but not change, publish or spend anything'
    : 'publish in your name and spend your credits'
}
