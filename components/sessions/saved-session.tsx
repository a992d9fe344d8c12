'use client'
import { sessionName } from '#components/jobs/session-name.ts'
import { NotOffered } from '#components/ui/list-states.tsx'
import { PageHeader } from '#components/ui/page-header.tsx'
import { intervalWords } from './interval-words.ts'
import { SessionFacts } from './session-facts.tsx'
import { useSavedSessions } from './use-kept-sessions.ts'

/** Where the service does not tell of a session: what it told when it was started in this browser. */
export function SavedSession({ id }: { id: string }) {
  const session = useSavedSessions().sessions.find(({ session_id }) => session_id === id)
  return (
    <>
      <PageHeader
        title={session ? sessionName(session) : 'Session'}
        parent={{ label: 'Sessions', href: '/sessions' }}
        lead={
          session &&
          `One ${session.article_size} article ${intervalWords(session.interval_minutes)}, as started.`
        }
      />
      {session && (
        <div className="max-w-xl pb-6">
          <SessionFacts session={session} />
        </div>
      )}
      <NotOffered what="Reading and changing a session">
        This server runs the session but doesn't show more about it. Its articles are written as usual.
      </NotOffered>
    </>
  )
}
