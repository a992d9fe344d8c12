import { AsyncLocalStorage } from 'node:async_hooks'
import { subscribe } from 'node:diagnostics_channel'
import { requestLocale } from './format-locale.ts'

/**
 * From now on every request is answered in the locale that it asks for, wherever on the way something is written: pages
 * are drawn by functions that wait for nothing, and neither Next's headers() nor a React context reaches all of them.
 */
export function keepRequestLocale(): void {
  if (requestLocale.store) return
  const store = new AsyncLocalStorage<string | undefined>()
  requestLocale.store = store
  // Published by Node just before it hands the request on, within the same call.
  subscribe('http.server.request.start', (message) => {
    store.enterWith(acceptLanguageOf(message))
  })
}

function acceptLanguageOf(message: unknown): string | undefined {
  if (typeof message !== 'object' || message === null || !('request' in message)) return undefined
  const { request } = message
  if (typeof request !== 'object' || request === null || !('headers' in request)) return undefined
  const { headers } = request
  if (typeof headers !== 'object' || headers === null || !('accept-language' in headers)) return undefined
  const asked = headers['accept-language']
  return typeof asked === 'string' ? asked : undefined
}
