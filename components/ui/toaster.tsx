'use client'
import dynamic from 'next/dynamic'
import { useEffect, useState } from 'react'
import { ConnectionNote } from './connection-note.tsx'
import { loadPatiently } from './load-patiently.ts'
import { whenToastsWanted } from './toast.ts'

const ShownToasts = dynamic(
  () => loadPatiently(() => import('./shown-toasts.tsx').then((m) => m.ShownToasts)),
  { ssr: false },
)

/** The place of toasts; once, in the root layout. Empty, and no part of the first load, until there is one. */
export function Toaster() {
  const [wanted, setWanted] = useState(false)
  useEffect(() => whenToastsWanted(() => setWanted(true)), [])
  return (
    <>
      <ConnectionNote />
      {wanted && <ShownToasts />}
    </>
  )
}
