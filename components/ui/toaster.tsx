'use client'
import dynamic from 'next/dynamic'
import { useEffect, useState } from 'react'
import { whenToastsWanted } from './toast.ts'

const ShownToasts = dynamic(() => import('./shown-toasts.tsx').then((m) => m.ShownToasts), { ssr: false })

/** The place of toasts; once, in the root layout. Empty, and no part of the first load, until there is one. */
export function Toaster() {
  const [wanted, setWanted] = useState(false)
  useEffect(() => whenToastsWanted(() => setWanted(true)), [])
  return wanted && <ShownToasts />
}
