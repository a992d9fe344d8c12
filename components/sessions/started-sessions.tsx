'use client'
import { StartedList } from '#components/jobs/started-list.tsx'
import { LinkButton } from '#components/ui/link-button.tsx'
import { SessionsTable } from './sessions-table.tsx'
import { useSavedSessions } from './use-kept-sessions.ts'

/** Where the service has no list: the sessions that were started in this browser, as they were told then. */
export function StartedSessions() {
  const { sessions } = useSavedSessions()
  return (
    <StartedList
      notice="This server can't list sessions. Showing the ones started in this browser, as they were when started."
      isEmpty={sessions.length === 0}
      empty={{
        title: 'No sessions started in this browser yet',
        action: (
          <LinkButton variant="primary" href="/sessions/new">
            New session
          </LinkButton>
        ),
      }}
      skeleton={{ rows: 3, columns: 5 }}
    >
      <SessionsTable sessions={sessions} />
    </StartedList>
  )
}
