'use client'
import dynamic from 'next/dynamic'
import { FormSkeleton } from '#components/ui/form-skeleton.tsx'
import { loadPatiently } from '#components/ui/load-patiently.ts'

/**
 * The form brings the schemas, which a list does without until somebody opens it. Without `ssr` it waits by itself, and
 * not the whole page with it.
 */
export const LazyEndpointForm = dynamic(
  () => loadPatiently(() => import('./endpoint-form.tsx').then((module) => module.EndpointForm)),
  {
    ssr: false,
    // About as high as the form, so that the dialog does not grow under the pointer.
    loading: () => (
      <div className="h-72 overflow-hidden">
        <FormSkeleton />
      </div>
    ),
  },
)
