'use client'
import { type ReactNode, Suspense, useState } from 'react'

export type SoonBoundaryProps = {
  /** What it holds is still coming. */
  isSlow: boolean
  /** Stands in its place meanwhile. */
  fallback?: ReactNode
  children: ReactNode
}

/**
 * A boundary for what is slow at first, and none for what is quick. It stays what it was when the page is drawn again in its
 * place, quick or slow: React would throw away what is open and typed in it if a boundary came or went.
 */
export function SoonBoundary({ isSlow, fallback, children }: SoonBoundaryProps) {
  const [hasBoundary] = useState(isSlow)
  return hasBoundary ? <Suspense fallback={fallback}>{children}</Suspense> : children
}
