import type { ReactNode } from 'react'
import { FormPage } from '#components/ui/form-page.tsx'
import { FormSkeleton } from '#components/ui/form-skeleton.tsx'
import { PageHeader } from '#components/ui/page-header.tsx'

/** The page around the form; without one, what stands for it. */
export function NewBrandScanFrame({ children = <FormSkeleton priced /> }: { children?: ReactNode }) {
  return (
    <FormPage>
      <PageHeader
        title="New brand scan"
        lead="Asks answer engines about a brand and scores how they mention it."
        parent={{ label: 'Brand visibility', href: '/brand-scans' }}
      />
      {children}
    </FormPage>
  )
}
