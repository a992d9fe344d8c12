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
  const [me, deadLetters] = await Promise.all([readForPanel(getMe), readForPanel(countDeadLetters)])
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
