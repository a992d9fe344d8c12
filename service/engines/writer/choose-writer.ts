import { ConfigError } from '../../config.ts'
import { createGuardedWebFetch } from '../reader/guarded-web-fetch.ts'
import { allowanceOfEndpoint } from '../reader/outbound-allowance.ts'
import { createBuiltInWriter } from './built-in-writer.ts'
import { findLocalOllama } from './local-ollama.ts'
import { createModelWriter } from './model-writer.ts'
import type { Writer } from './writer.ts'

/** WRITER_URL, WRITER_MODEL and WRITER_KEY. */
export type WriterSettings = { url: string; model: string | undefined; key: string | undefined }

/** A service must not wait long at its start for something that is probably not there. */
const ollamaTimeoutMs = 500

/**
 * The writer of this server: the endpoint that is configured, else a model of an Ollama on this machine, else the
 * built-in one. Nothing is asked of a configured endpoint before the first article.
 * @throws {ConfigError} when an endpoint is configured without its model
 */
export async function chooseWriter(settings: WriterSettings | undefined): Promise<Writer> {
  if (settings) {
    const { url, model, key } = settings
    if (model === undefined) {
      throw new ConfigError('WRITER_MODEL is missing: WRITER_URL needs the name of the model that writes.')
    }
    return createModelWriter({ baseUrl: url, model, apiKey: key, fetch: fetchOf(url) })
  }
  const fetch = fetchOf('http://127.0.0.1:11434')
  const local = await findLocalOllama({ fetch, timeoutMs: ollamaTimeoutMs })
  if (local) return createModelWriter({ ...local, fetch })
  await fetch.close()
  return createBuiltInWriter()
}

/** The operator named the endpoint, so it may be on this machine or network; nothing else becomes reachable by it. */
function fetchOf(url: string) {
  return createGuardedWebFetch({ allow: allowanceOfEndpoint(url) })
}
