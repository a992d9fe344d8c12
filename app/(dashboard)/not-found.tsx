import type { Metadata } from 'next'
import { FullPageMessage } from '#components/shell/full-page-message.tsx'
import { LinkButton } from '#components/ui/link-button.tsx'

export const metadata: Metadata = { title: 'Not found' }

export default function NotFound() {
  return (
    <FullPageMessage
      title="Page not found"
      action={
        <LinkButton variant="primary" href="/">
          Go to Overview
        </LinkButton>
      }
    >
      Check the URL. The page may have been deleted.
    </FullPageMessage>
  )
}
