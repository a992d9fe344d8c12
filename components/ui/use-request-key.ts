'use client'
import { useRef } from 'react'
import { keyedRequest, parseRequest, type SentRequest, storeRequest } from './request-key.ts'

/**
 * Idempotency keys for what a form sends. The same request keeps its key, so that a lost answer never means that it is
 * done and paid for twice; a changed one gets another.
 * @param name of the form; with it the key outlives a reload, until `settle`
 * @returns `keyFor` the body of a request, and `settle` where the same body, sent again, shall be another request.
 */
export function useRequestKey(name?: string) {
  const sent = useRef<SentRequest>(undefined)
  const storageKey = name && `masthead.request.${name}`
  return {
    keyFor: (input: unknown): string => {
      const before = sent.current ?? (storageKey && parseRequest(sessionStorage.getItem(storageKey)))
      const request = keyedRequest(input, before || undefined)
      sent.current = request
      if (storageKey) storeRequest(sessionStorage, storageKey, request)
      return request.key
    },
    settle: () => {
      sent.current = undefined
      if (storageKey) sessionStorage.removeItem(storageKey)
    },
  }
}
