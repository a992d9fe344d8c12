'use client'
import { usePathname } from 'next/navigation'
import { LinkButton } from '#components/ui/link-button.tsx'
import { FullPageMessage } from './full-page-message.tsx'
import { missingRecord } from './missing-record.ts'

/** Where nothing is: what was looked for, and its list. */
export function MissingPage() {
  const { title, action, href } = missingRecord(usePathname()) ?? {
    title: 'Page not found',
    action: 'Go to Overview',
    href: '/',
  }
  return (
    <FullPageMessage
      title={title}
      action={
        <LinkButton variant="primary" href={href}>
          {action}
        </LinkButton>
      }
    >
      Check the URL. It may have been deleted.
    </FullPageMessage>
  )
}
