import type { Metadata } from 'next'
import { FullPageMessage } from '#components/shell/full-page-message.tsx'
import { LinkButton } from '#components/ui/link-button.tsx'

export const metadata: Metadata = { title: 'Not found' }

export default function NotFound() {
  return (
    <main>
      <FullPageMessage
        title="This page does not exist."
        action={
          <LinkButton variant="primary" href="/">
            Go to the overview
          </LinkButton>
        }
      >
        The address may be mistyped, or what it named was deleted.
      </FullPageMessage>
    </main>
  )
}
