import type { ReactNode } from 'react'
import { FormPage } from '#components/ui/form-page.tsx'
import { FormSkeleton } from '#components/ui/form-skeleton.tsx'
import { PageHeader } from '#components/ui/page-header.tsx'

/** The page around the form; without one, what stands for it. */
export function NewWatchFrame({ children = <FormSkeleton priced /> }: { children?: ReactNode }) {
  return (
    <FormPage>
      <PageHeader
        title="New watch"
        lead="Repeats a scan, a report or a page check, and tells you what changed."
        parent={{ label: 'Watches', href: '/watches' }}
      />
      {children}
    </FormPage>
  )
}
