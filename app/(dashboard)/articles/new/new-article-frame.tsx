import type { ReactNode } from 'react'
import { NewArticleHeader } from '#components/articles/new-article-header.tsx'
import { FormPage } from '#components/ui/form-page.tsx'
import { FormSkeleton } from '#components/ui/form-skeleton.tsx'

/** The page around the form; without one, what stands for it. */
export function NewArticleFrame({
  title,
  children = <FormSkeleton priced />,
}: {
  title?: string
  children?: ReactNode
}) {
  return (
    <FormPage>
      <NewArticleHeader title={title} />
      {children}
    </FormPage>
  )
}
