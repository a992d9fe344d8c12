import type { ModelEndpoint } from '../../config.ts'
import { findLocalOllama } from '../ollama/find-local-ollama.ts'
import { createGuardedWebFetch } from '../reader/guarded-web-fetch.ts'
import { allowanceOfEndpoint } from '../reader/outbound-allowance.ts'
import { createBuiltInLeadMagnetWriter } from './built-in-lead-magnet-writer.ts'
import type { LeadMagnetWriter } from './lead-magnet-writer.ts'
import { createModelLeadMagnetWriter } from './model-lead-magnet-writer.ts'

const ollamaTimeoutMs = 500

/** Writes lead magnets with the model that writes the articles, where there is one; else with the built-in writer. */
export async function chooseLeadMagnetWriter(settings: ModelEndpoint | undefined): Promise<LeadMagnetWriter> {
  if (settings) {
    const { url, model, key } = settings
    return createModelLeadMagnetWriter({ baseUrl: url, model, apiKey: key, fetch: fetchOf(url) })
  }
  const fetch = fetchOf('http://127.0.0.1:11434')
  const local = await findLocalOllama({ fetch, timeoutMs: ollamaTimeoutMs })
  if (local) return createModelLeadMagnetWriter({ ...local, fetch })
  await fetch.close()
  return createBuiltInLeadMagnetWriter()
}

/** The operator named the endpoint, so it may be on this machine or network; nothing else becomes reachable by it. */
function fetchOf(url: string) {
  return createGuardedWebFetch({ allow: allowanceOfEndpoint(url) })
}
