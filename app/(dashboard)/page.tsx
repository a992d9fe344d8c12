import type { Metadata } from 'next'
import { OverviewSkeleton } from '#components/overview/overview-skeleton.tsx'
import { SiteLink } from '#components/overview/site-link.tsx'
import { drawSoon } from '#components/shell/draw-soon.tsx'
import { LinkButton } from '#components/ui/link-button.tsx'
import { PageHeader } from '#components/ui/page-header.tsx'
import { OverviewDesk } from './overview-desk.tsx'

export const metadata: Metadata = { title: 'Overview' }

export default function OverviewPage() {
  return (
    <>
      <PageHeader
        title="Overview"
        actions={
          <>
            <SiteLink />
            <LinkButton variant="primary" href="/articles/new">
              Write an article
            </LinkButton>
          </>
        }
      />
      {/* Not loading.tsx, which every page below would take for its own. */}
      {drawSoon(OverviewDesk(), <OverviewSkeleton />)}
    </>
  )
}
