import type { ReactNode } from 'react'
import { FormPage } from '#components/ui/form-page.tsx'
import { FormSkeleton } from '#components/ui/form-skeleton.tsx'
import { PageHeader } from '#components/ui/page-header.tsx'

/** The page around the form; without one, what stands for it. */
export function NewLeadMagnetFrame({ children = <FormSkeleton priced /> }: { children?: ReactNode }) {
  return (
    <FormPage>
      <PageHeader
        title="New lead magnet"
        lead="A PDF from your knowledge that visitors get in exchange for their email."
        parent={{ label: 'Lead magnets', href: '/lead-magnets' }}
      />
      {children}
    </FormPage>
  )
}
