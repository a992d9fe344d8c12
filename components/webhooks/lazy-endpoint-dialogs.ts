'use client'
import dynamic from 'next/dynamic'
import { loadPatiently } from '#components/ui/load-patiently.ts'

// Seldom opened: their code comes when they are. Without `ssr` each waits by itself, and not the whole page with it.
export const LazyDeleteEndpointDialog = dynamic(
  () =>
    loadPatiently(() => import('./delete-endpoint-dialog.tsx').then((module) => module.DeleteEndpointDialog)),
  { ssr: false },
)
export const LazyTestEndpointDialog = dynamic(
  () => import('./test-endpoint-dialog.tsx').then((module) => module.TestEndpointDialog),
  { ssr: false },
)
export const LazyRotateSecretDialog = dynamic(
  () => loadPatiently(() => import('./rotate-secret-dialog.tsx').then((module) => module.RotateSecretDialog)),
  { ssr: false },
)
export const LazyRecoverDialog = dynamic(
  () => loadPatiently(() => import('./recover-dialog.tsx').then((module) => module.RecoverDialog)),
  { ssr: false },
)
