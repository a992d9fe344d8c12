'use client'
import { useInsertionEffect, useRef } from 'react'
import { readEnteredEarly } from './entered-early.ts'
import { useIsHydrated } from './use-is-hydrated.ts'

/**
 * What was typed, chosen or ticked before this page's scripts ran, by the names of the controls. A form that takes over
 * its controls writes its own values over it, so it is read just before that happens.
 * @returns reads it, once everything is mounted; empty on every page that was not sent as a whole.
 */
export function useEnteredEarly(names: () => readonly string[]): () => Record<string, unknown> {
  const isHydrated = useIsHydrated()
  const entered = useRef<Record<string, unknown>>({})
  useInsertionEffect(() => {
    // That one time only: from then on what is entered goes to the form itself.
    if (!isHydrated) entered.current = readEnteredEarly(names())
  }, [isHydrated, names])
  return () => entered.current
}
