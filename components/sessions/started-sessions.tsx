'use client'
import { useSyncExternalStore } from 'react'
import { LinkButton } from '#components/ui/link-button.tsx'
import { EmptyState, ListSkeleton } from '#components/ui/list-states.tsx'
import { Notice } from '#components/ui/notice.tsx'
import { SessionsTable } from './sessions-table.tsx'
import { useKeptSessions } from './use-kept-sessions.ts'

const subscribeToNothing = () => () => undefined

/** Where the service has no list: the sessions that were started in this browser, as they were told then. */
export function StartedSessions() {
  // The server does not know what this browser keeps, which is not the same as nothing.
  const known = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )
  const { sessions } = useKeptSessions()
  return (
    <>
      <div className="pb-3">
        <Notice>
          A list of sessions is not offered by this service. These were started in this browser and are shown
          as they were told then.
        </Notice>
      </div>
      {!known ? (
        <ListSkeleton rows={3} columns={5} />
      ) : sessions.length === 0 ? (
        <EmptyState
          title="No session was started in this browser yet."
          action={
            <LinkButton variant="primary" href="/sessions/new">
              Start a session
            </LinkButton>
          }
        >
          What you start here is kept in this browser and shown again.
        </EmptyState>
      ) : (
        <SessionsTable sessions={sessions} />
      )}
    </>
  )
}
