import type { Metadata } from 'next'
import { KnowledgeTabs } from '#components/knowledge/knowledge-tabs.tsx'
import { PassagesPage } from '#components/knowledge/passages-page.tsx'
import { PageHeader } from '#components/ui/page-header.tsx'
import { requireSession } from '#lib/session.ts'

export const metadata: Metadata = { title: 'Search knowledge' }

export default async function SearchKnowledgePage() {
  await requireSession()
  return (
    <>
      <PageHeader title="Knowledge" lead="Documents your articles can use and cite." />
      <KnowledgeTabs current="search" />
      <PassagesPage />
    </>
  )
}
