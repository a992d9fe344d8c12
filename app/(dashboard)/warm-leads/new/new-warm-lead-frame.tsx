import type { ReactNode } from 'react'
import { FormPage } from '#components/ui/form-page.tsx'
import { FormSkeleton } from '#components/ui/form-skeleton.tsx'
import { PageHeader } from '#components/ui/page-header.tsx'

/** The page around the form; without one, what stands for it. */
export function NewWarmLeadFrame({ children = <FormSkeleton priced /> }: { children?: ReactNode }) {
  return (
    <FormPage>
      <PageHeader
        title="New warm-lead report"
        lead="Reads a company's own site for fit, timing and who to contact."
        parent={{ label: 'Warm leads', href: '/warm-leads' }}
      />
      {children}
    </FormPage>
  )
}
