import type { ReactNode } from 'react'
import { getArticle } from '#contract/articles.ts'
import { readForPanel } from '#lib/session-page.ts'
import { RecordLayout } from '../../record-layout.tsx'

export default async function ArticleLayout({
  params,
  children,
}: {
  params: Promise<{ id: string }>
  children: ReactNode
}) {
  return (
    <RecordLayout found={await readForPanel(getArticle, { params: { id: (await params).id } })}>
      {children}
    </RecordLayout>
  )
}
