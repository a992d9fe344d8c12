import { ReadError } from './read-error.ts'

/** Hosts that this product fills in or asks by itself: nobody typed them, so nobody misspelt them. */
export const ownHosts: ReadonlySet<string> = new Set([
  'api.anthropic.com',
  'api.exa.ai',
  'api.groq.com',
  'api.mistral.ai',
  'api.openai.com',
  'api.perplexity.ai',
  'api.search.brave.com',
  'api.tavily.com',
  'api.webflow.com',
  'bsky.social',
  'dev.to',
  'generativelanguage.googleapis.com',
  'openrouter.ai',
  'www.googleapis.com',
])

/** A host without an address, with what to do about it. */
export function unknownName(host: string, advice: string): ReadError {
  const message = ownHosts.has(host)
    ? `This server can't reach ${host}. Ask the operator to check its network.`
    : advice
  return new ReadError('name_not_found', message)
}
