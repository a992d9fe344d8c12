'use client'
import { useRef } from 'react'

/**
 * Idempotency keys for what a form sends. The same request keeps its key, so that a lost answer never means that it is
 * done and paid for twice; a changed one gets another.
 * @returns `keyFor` the body of a request, and `settle` where the same body, sent again, shall be another request.
 */
export function useRequestKey() {
  const sent = useRef<{ body: string; key: string }>(undefined)
  return {
    keyFor: (input: unknown): string => {
      const body = JSON.stringify(input)
      if (sent.current?.body !== body) sent.current = { body, key: crypto.randomUUID() }
      return sent.current.key
    },
    settle: () => {
      sent.current = undefined
    },
  }
}
