'use client'
import { useSyncExternalStore } from 'react'

/** How long a deletion can be undone; as long as its message is visible. */
export const undoMs = 10_000

// For the whole tab: going to another page of the dashboard neither hastens nor loses a deletion. Closing the tab does:
// what was not sent by then stays, for nobody could take it back any more.
const hidden = new Map<string, number>()
const listeners = new Set<() => void>()
const none: ReadonlySet<string> = new Set()
let snapshot = none
let rounds = 0

function changed() {
  snapshot = new Set(hidden.keys())
  for (const listener of listeners) listener()
}

/**
 * Hides articles at once and deletes them when the time to undo is over; until then nothing is sent.
 * @param send deletes them; what it leaves is shown again
 * @returns undoes it; false when it is too late
 */
export function deleteLater(ids: readonly string[], send: () => Promise<unknown>): () => boolean {
  rounds += 1
  const round = rounds
  for (const id of ids) hidden.set(id, round)
  changed()
  const show = () => {
    for (const id of ids) if (hidden.get(id) === round) hidden.delete(id)
    changed()
  }
  let isOpen = true
  const timer = setTimeout(() => {
    isOpen = false
    void send().finally(show)
  }, undoMs)
  return () => {
    if (!isOpen) return false
    isOpen = false
    clearTimeout(timer)
    show()
    return true
  }
}

/** The articles that are about to be deleted, to be left out of the list. */
export function useLaterDeletions(): ReadonlySet<string> {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => snapshot,
    () => none,
  )
}
