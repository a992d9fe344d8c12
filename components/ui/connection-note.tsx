'use client'
import { CloudOff, Wifi } from 'lucide-react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { connection, watchConnection } from './connection.ts'

const backMs = 8_000

/**
 * Says that the network is gone, and that it is back. In every page from the start: what shows other messages is loaded
 * with the first of them, which is too late here.
 */
export function ConnectionNote() {
  const now = useSyncExternalStore(watchConnection, connection, () => 'unknown' as const)
  const [dismissed, setDismissed] = useState<typeof now>()
  if (dismissed !== undefined && dismissed !== now) setDismissed(undefined)
  useEffect(() => {
    if (now !== 'back') return
    const timer = setTimeout(() => setDismissed('back'), backMs)
    return () => clearTimeout(timer)
  }, [now])
  const isShown = now !== 'unknown' && dismissed !== now
  return (
    <div role="status" className="pointer-events-none fixed inset-x-0 top-3 z-60 flex justify-center px-4">
      {isShown && (
        <p className="flex items-center gap-2.5 rounded-md bg-primary px-3.5 py-2 text-on-primary text-sm shadow-lift">
          {now === 'lost' ? (
            <CloudOff aria-hidden className="size-4 shrink-0" />
          ) : (
            <Wifi aria-hidden className="size-4 shrink-0" />
          )}
          {now === 'lost'
            ? "Can't reach the dashboard. What you enter stays here until it's back."
            : "You're back online. Try again what didn't go through."}
        </p>
      )}
    </div>
  )
}
