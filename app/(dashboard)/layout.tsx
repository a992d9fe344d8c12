import { setTimeout } from 'node:timers/promises'
import type { ReactNode } from 'react'
import { AppShell } from '#components/shell/app-shell.tsx'
import { HydratedQueries } from '#components/shell/hydrated-queries.tsx'
import { type ActionResult, failed } from '#lib/action-result.ts'
import { getMe } from '#lib/agent-api/agents.ts'
import { toProblem } from '#lib/agent-api/problem.ts'
import { countDeadLetters } from '#lib/agent-api/webhooks.ts'
import { deadLettersQuery } from '#lib/queries/dead-letters.ts'
import { meQuery } from '#lib/queries/me.ts'
import { requireSession } from '#lib/session.ts'
import { readForPanel } from '#lib/session-page.ts'
import { signOutAction } from './sign-out-action.ts'

/** Nothing is drawn before the frame is: what it does not have by then, the browser asks for. */
const timeoutMs = 3_000

function soon<T>(reading: Promise<ActionResult<T>>): Promise<ActionResult<T>> {
  const late = failed(toProblem({ kind: 'unavailable', reason: 'timeout' }))
  return Promise.race([reading, setTimeout(timeoutMs, late, { ref: false })])
}

export default async function DashboardLayout({ children }: { children: ReactNode }) {
  const { agentId, agentName, email } = await requireSession()
  // The browser takes both for new and asks again only after a while: an answer remembered from before would stay.
  const fresh = { fresh: true }
  const [me, deadLetters] = await Promise.all([
    soon(readForPanel((session) => getMe(session, fresh))),
    soon(readForPanel((session) => countDeadLetters(session, fresh))),
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
