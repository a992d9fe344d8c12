import { clientPackagePath } from '../config/client-package.ts'
import type { Context } from '../core/context.ts'
import { invalid } from '../core/errors.ts'
import { ReadError } from '../outbound/read-error.ts'

/**
 * Refuses what could never be delivered to. A name that DNS does not know is only warned of, since an endpoint is often
 * added before its host is there, and every delivery asks again.
 * @returns what to tell whoever gave the address
 * @throws {ServiceError} `invalid` at `url`: not http(s), a user name, a closed port, an address that is not public
 */
export async function checkWebhookUrl({ config, engines }: Context, url: string): Promise<string[]> {
  try {
    await engines.vetAddress(url)
    return []
  } catch (error) {
    if (!(error instanceof ReadError)) throw error
    if (error.failure === 'name_not_found') {
      return [`${error.message} Until then every delivery fails and is retried.`]
    }
    const instead =
      error.failure === 'not_public'
        ? ` On your own machine, follow GET /api/agent/events with Accept: text/event-stream instead, or run npx ${config.serviceUrl}${clientPackagePath} listen --forward-to URL, which posts each event to it.`
        : ''
    throw invalid('url', `${error.message}${instead}`)
  }
}
