'use client'
import { useSyncExternalStore } from 'react'
import { sendDeletion } from '#lib/queries/knowledge.ts'
import { leaveBehind, takeLeftBehind } from './pending-deletions-storage.ts'

/** How long a deletion can be undone; as long as its toast is visible. */
export const undoMs = 8_000

type Pending = { timer: ReturnType<typeof setTimeout>; send: () => void; isSent: boolean }

// For the whole tab and not for one page: navigating within the dashboard neither hastens nor loses a deletion.
const pending = new Map<string, Pending>()
const listeners = new Set<() => void>()
const none: ReadonlySet<string> = new Set()
let hidden = none
let leftBehind: readonly string[] | undefined

function changed() {
  hidden = new Set([...pending.keys(), ...(leftBehind ?? [])])
  for (const listener of listeners) listener()
}

/** Whoever closes the page has had the chance to undo. */
function sendAll() {
  leaveBehind(sessionStorage, [...pending.keys()], Date.now())
  for (const { send } of pending.values()) send()
}

/**
 * Hides a document immediately and deletes it unless it is undone in time, or when the page is left.
 * @param onSent told whether it is gone; when not, it is shown again.
 */
export function deleteLater(id: string, onSent: (gone: boolean) => void): void {
  if (pending.has(id)) return
  if (pending.size === 0) window.addEventListener('pagehide', sendAll)
  const send = async () => {
    const deletion = pending.get(id)
    if (!deletion || deletion.isSent) return
    deletion.isSent = true
    clearTimeout(deletion.timer)
    const gone = await sendDeletion(id)
    forget(id)
    onSent(gone)
  }
  pending.set(id, { send, timer: setTimeout(send, undoMs), isSent: false })
  changed()
}

/** Takes a deletion back; false when it was sent already. */
export function undoDeletion(id: string): boolean {
  const deletion = pending.get(id)
  if (!deletion || deletion.isSent) return false
  clearTimeout(deletion.timer)
  forget(id)
  return true
}

function forget(id: string) {
  pending.delete(id)
  if (pending.size === 0) window.removeEventListener('pagehide', sendAll)
  changed()
}

function takeOver() {
  const { ids, ttlMs } = takeLeftBehind(sessionStorage, Date.now())
  leftBehind = ids
  if (ids.length === 0) return
  changed()
  setTimeout(() => {
    leftBehind = []
    changed()
  }, ttlMs)
}

/** The documents that are about to be deleted, to be left out of every list. */
export function usePendingDeletions(): ReadonlySet<string> {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      if (!leftBehind) takeOver()
      return () => listeners.delete(listener)
    },
    () => hidden,
    () => none,
  )
}
