import type { ReactNode } from 'react'
import { AppShell } from '#components/shell/app-shell.tsx'
import { HydratedQueries } from '#components/shell/hydrated-queries.tsx'
import { getMe } from '#lib/agent-api/agents.ts'
import { countDeadLetters } from '#lib/agent-api/webhooks.ts'
import { deadLettersQuery } from '#lib/queries/dead-letters.ts'
import { meQuery } from '#lib/queries/me.ts'
import { requireSession } from '#lib/session.ts'
import { readForPanel } from '#lib/session-page.ts'
import { signOutAction } from './sign-out-action.ts'

export default async function DashboardLayout({ children }: { children: ReactNode }) {
  const { agentId, agentName, email } = await requireSession()
  // The browser takes both for new and asks again only after a while: an answer remembered from before would stay.
  const fresh = { fresh: true }
  const [me, deadLetters] = await Promise.all([
    readForPanel((session) => getMe(session, fresh)),
    readForPanel((session) => countDeadLetters(session, fresh)),
  ])
  return (
    <HydratedQueries
      entries={[
        [meQuery.queryKey, me],
        [deadLettersQuery.queryKey, deadLetters],
      ]}
    >
      <AppShell agent={{ id: agentId, name: agentName, email }} signOut={signOutAction}>
        {children}
      </AppShell>
    </HydratedQueries>
  )
}
