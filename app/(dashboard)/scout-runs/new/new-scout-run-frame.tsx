import type { ReactNode } from 'react'
import { FormPage } from '#components/ui/form-page.tsx'
import { FormSkeleton } from '#components/ui/form-skeleton.tsx'
import { PageHeader } from '#components/ui/page-header.tsx'

/** The page around the form; without one, what stands for it. */
export function NewScoutRunFrame({ children = <FormSkeleton priced /> }: { children?: ReactNode }) {
  return (
    <FormPage>
      <PageHeader
        title="New scout run"
        lead="Finds questions and complaints in forums, ranked by opportunity."
        parent={{ label: 'Scout', href: '/scout-runs' }}
      />
      {children}
    </FormPage>
  )
}
