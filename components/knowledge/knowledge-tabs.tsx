import { LinkTabs } from '#components/ui/link-tabs.tsx'

/** The two sides of the knowledge base: what is in it, and what comes out. */
export function KnowledgeTabs({ current }: { current: 'documents' | 'search' }) {
  return (
    <LinkTabs
      label="Knowledge"
      tabs={[
        { label: 'Documents', href: '/knowledge', current: current === 'documents' },
        { label: 'Search', href: '/knowledge/search', current: current === 'search' },
      ]}
    />
  )
}
