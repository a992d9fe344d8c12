'use client'
import dynamic from 'next/dynamic'
import { loadPatiently } from '#components/ui/load-patiently.ts'

/**
 * The form brings the schemas, which a list does without until somebody opens it. Without `ssr` it waits by itself, and
 * not the whole page with it.
 */
export const LazyEndpointForm = dynamic(
  () => loadPatiently(() => import('./endpoint-form.tsx').then((module) => module.EndpointForm)),
  {
    ssr: false,
  },
)
