'use client'
import { usePathname } from 'next/navigation'
import { Button } from '#components/ui/button.tsx'
import { LinkButton } from '#components/ui/link-button.tsx'
import { FullPageMessage } from './full-page-message.tsx'
import { missingRecord } from './missing-record.ts'
import { nearestArea } from './nearest-area.ts'
import { preparePalette, useShellCommand } from './shell-commands.tsx'

/** Where nothing is: what was looked for, where it may be instead, and the search. */
export function MissingPage() {
  const pathname = usePathname()
  const run = useShellCommand()
  const record = missingRecord(pathname)
  const near = record ? undefined : nearestArea(pathname)
  const { title, action, href } = record ?? {
    title: 'Page not found',
    action: near ? `Go to ${near.title}` : 'Go to Overview',
    href: near?.href ?? '/',
  }
  return (
    <FullPageMessage
      title={title}
      action={
        <>
          <LinkButton variant="primary" href={href}>
            {action}
          </LinkButton>
          <Button
            onPointerEnter={preparePalette}
            onFocus={preparePalette}
            onClick={() => run('open_palette')}
          >
            Search the workspace
          </Button>
        </>
      }
    >
      {record ? (
        <p>It may have been deleted, or the link belongs to another workspace.</p>
      ) : (
        <p>
          There is no page at{' '}
          <code className="wrap-anywhere rounded-sm bg-well px-1 py-0.5 font-mono text-ink text-xs">
            {shortened(pathname)}
          </code>
          {near ? `. Did you mean ${near.title}?` : '. Check the URL for a typo.'}
        </p>
      )}
    </FullPageMessage>
  )
}

function shortened(pathname: string): string {
  return pathname.length > 80 ? `${pathname.slice(0, 79)}…` : pathname
}
