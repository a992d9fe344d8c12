import { LoadError, NotOffered } from '#components/ui/list-states.tsx'
import { Panel } from '#components/ui/panel.tsx'
import type { Problem } from '#lib/action-result.ts'
import { RetryLink } from './retry-link.tsx'

export type UnreadPanelProps = {
  title: string
  /** What is missing, as a sentence begins. */
  what: string
  /** The same for a service that does not have it. */
  offer?: string
  problem: Problem
  /** The page to try again. */
  href: string
  className?: string
}

/** A panel whose content the server could not read: why, and the way to try again. */
export function UnreadPanel({ title, what, offer = what, problem, href, className }: UnreadPanelProps) {
  const { kind, message, requestId } = problem
  return (
    <Panel flush title={title} className={className}>
      {kind === 'not_offered' ? (
        <NotOffered dense what={offer} />
      ) : (
        <LoadError
          dense
          what={what}
          message={message}
          requestId={requestId}
          action={<RetryLink problem={problem} href={href} />}
        />
      )}
    </Panel>
  )
}
