import type { ReactNode } from 'react'
import { FormPage } from '#components/ui/form-page.tsx'
import { FormSkeleton } from '#components/ui/form-skeleton.tsx'
import { PageHeader } from '#components/ui/page-header.tsx'

/** The page around the form; without one, what stands for it. */
export function NewSessionFrame({ children = <FormSkeleton priced /> }: { children?: ReactNode }) {
  return (
    <FormPage>
      <PageHeader
        title="New session"
        lead="Writes articles on a schedule from a queue of topics."
        parent={{ label: 'Sessions', href: '/sessions' }}
      />
      {children}
    </FormPage>
  )
}
