import { AsyncLocalStorage } from 'node:async_hooks'
import { subscribe } from 'node:diagnostics_channel'
import { IncomingMessage } from 'node:http'
import { requestLocale } from './format-locale.ts'
import { localeOf } from './locale-of-request.ts'

/**
 * From now on every request is answered in the locale that it asks for, wherever on the way something is written: pages
 * are drawn by functions that wait for nothing, and neither Next's headers() nor a React context reaches all of them.
 */
export function captureRequestLocale(): void {
  if (requestLocale.store) return
  const store = new AsyncLocalStorage<string>()
  requestLocale.store = store
  // Published by Node just before it hands the request on, within the same call.
  subscribe('http.server.request.start', (message) => {
    store.enterWith(localeOf(acceptLanguageOf(message)))
  })
}

/** @param message `{ request, … }`, as Node documents it */
function acceptLanguageOf(message: unknown): string | undefined {
  if (typeof message !== 'object' || message === null || !('request' in message)) return undefined
  return message.request instanceof IncomingMessage ? message.request.headers['accept-language'] : undefined
}
