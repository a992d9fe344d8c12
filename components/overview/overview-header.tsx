import { LinkButton } from '#components/ui/link-button.tsx'
import { PageHeader } from '#components/ui/page-header.tsx'
import { SiteLink } from './site-link.tsx'

export type OverviewHeaderProps = {
  /** Whether anything can be read on the published site. */
  hasSite: boolean
  /** Whether the next article is what one comes for; before the first, its step says it. */
  isWriting: boolean
}

export function OverviewHeader({ hasSite, isWriting }: OverviewHeaderProps) {
  return (
    <PageHeader
      title="Overview"
      actions={
        <>
          {hasSite && <SiteLink />}
          <LinkButton variant={isWriting ? 'primary' : 'secondary'} href="/articles/new">
            Write an article
          </LinkButton>
        </>
      }
    />
  )
}
