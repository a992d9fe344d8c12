import type { Metadata } from 'next'
import { KnowledgeTabs } from '#components/knowledge/knowledge-tabs.tsx'
import { PassagesPage } from '#components/knowledge/passages-page.tsx'
import { LinkButton } from '#components/ui/link-button.tsx'
import { PageHeader } from '#components/ui/page-header.tsx'
import { requireSession } from '#lib/session.ts'

export const metadata: Metadata = { title: 'Search knowledge' }

export default async function SearchKnowledgePage() {
  await requireSession()
  return (
    <>
      <PageHeader
        title="Knowledge"
        lead="Documents your articles can use and cite."
        actions={
          <LinkButton variant="primary" href="/knowledge?add=document">
            <span>
              Add <span className="max-sm:sr-only">documents</span>
            </span>
          </LinkButton>
        }
      />
      <KnowledgeTabs current="search" />
      <PassagesPage />
    </>
  )
}
