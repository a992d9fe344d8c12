import type { ReactNode } from 'react'
import { FormPage } from '#components/ui/form-page.tsx'
import { FormSkeleton } from '#components/ui/form-skeleton.tsx'
import { PageHeader } from '#components/ui/page-header.tsx'

/** The page around the form; without one, what stands for it. */
export function NewArticleFrame({
  title = 'New article',
  children = <FormSkeleton priced />,
}: {
  title?: string
  children?: ReactNode
}) {
  return (
    <FormPage>
      <PageHeader
        title={title}
        lead="From your knowledge and the pages you name, with a source for every statement."
        parent={{ label: 'Articles', href: '/articles' }}
      />
      {children}
    </FormPage>
  )
}
