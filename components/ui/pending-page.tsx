'use client'
import { useLinkStatus } from 'next/link'
import { useEffect, useEffectEvent } from 'react'
import { createPortal } from 'react-dom'

export type PendingPageProps = {
  /** Told when the page of the link around it is waited for, and when no longer. */
  onChange?: ((pending: boolean) => void) | undefined
}

/** A thin bar at the top of the window while the page of the link around it is on its way; a quick one shows none. */
export function PendingPage({ onChange }: PendingPageProps) {
  const { pending } = useLinkStatus()
  const tell = useEffectEvent((now: boolean) => onChange?.(now))
  useEffect(() => {
    if (!pending) return
    tell(true)
    return () => tell(false)
  }, [pending])
  if (!pending) return null
  return createPortal(
    <div
      aria-hidden
      data-pending-page
      className="fixed inset-x-0 top-0 z-60 h-0.5 animate-wait-in overflow-hidden"
    >
      <div className="h-full w-1/3 animate-pass bg-accent" />
    </div>,
    document.body,
  )
}
