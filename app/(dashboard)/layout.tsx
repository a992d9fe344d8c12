import { setTimeout } from 'node:timers/promises'
import { cookies } from 'next/headers'
import type { ReactNode } from 'react'
import { AppShell } from '#components/shell/app-shell.tsx'
import { closedGroupsCookie, parseClosedGroups } from '#components/shell/closed-groups.ts'
import { HydratedQueries } from '#components/shell/hydrated-queries.tsx'
import { ServedMe } from '#components/shell/me.tsx'
import { getMe } from '#contract/agents.ts'
import { listDeliveries } from '#contract/deliveries.ts'
import type { ActionResult } from '#lib/action-result.ts'
import { deadLettersQuery } from '#lib/queries/deliveries.ts'
import { operationQuery } from '#lib/queries/operation-query.ts'
import { deadLetters } from '#lib/queries/requests.ts'
import { requireSession } from '#lib/session.ts'
import { readForPanel } from '#lib/session-page.ts'

/**
 * Nothing is drawn before the frame is: what it does not have by then, the browser asks for. Forms show prices by it, and
 * the navigation counts failed deliveries, which would jump when they come later.
 */
const frameTimeoutMs = 600

/** Undefined for what is late. */
function soon<T>(reading: Promise<ActionResult<T>>, timeoutMs: number): Promise<ActionResult<T> | undefined> {
  return Promise.race([reading, setTimeout(timeoutMs, undefined, { ref: false })])
}

export default async function DashboardLayout({ children }: { children: ReactNode }) {
  const { agentId, agentName, email, tenantId } = await requireSession()
  const [me, givenUp] = await Promise.all([
    // The browser takes it for new and asks again only after a while: an answer remembered from before would stay.
    soon(readForPanel(getMe), frameTimeoutMs),
    soon(readForPanel(listDeliveries, deadLetters), frameTimeoutMs),
  ])
  const closedGroups = parseClosedGroups((await cookies()).get(closedGroupsCookie)?.value)
  return (
    <HydratedQueries
      entries={[
        [operationQuery('getMe').queryKey, me],
        // No page shows it: one that could not be read draws nothing again.
        [deadLettersQuery.queryKey, givenUp?.ok ? givenUp : undefined],
      ]}
    >
      <ServedMe value={me?.ok ? me.data : undefined}>
        <AppShell agent={{ id: tenantId ?? agentId, name: agentName, email }} closedGroups={closedGroups}>
          {children}
        </AppShell>
      </ServedMe>
    </HydratedQueries>
  )
}
