import type { ReactNode } from 'react'
import { RecordLayout } from '../../record-layout.tsx'
import { findArticle } from './find-article.ts'

export default async function ArticleLayout({
  params,
  children,
}: {
  params: Promise<{ id: string }>
  children: ReactNode
}) {
  return <RecordLayout found={await findArticle((await params).id)}>{children}</RecordLayout>
}
