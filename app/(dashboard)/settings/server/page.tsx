import type { Metadata } from 'next'
import { UnreadPanel } from '#components/jobs/unread-panel.tsx'
import { LimitsPanel } from '#components/settings/limits-panel.tsx'
import { NeedsPanel } from '#components/settings/needs-panel.tsx'
import { PartsPanel } from '#components/settings/parts-panel.tsx'
import { RetentionPanel } from '#components/settings/retention-panel.tsx'
import { serverParts } from '#components/settings/server-parts.ts'
import { SettingsFrame } from '#components/settings/settings-frame.tsx'
import { drawSoon } from '#components/shell/draw-soon.tsx'
import { Copyable } from '#components/ui/copyable.tsx'
import { Panel } from '#components/ui/panel.tsx'
import { env } from '#lib/env.ts'
import { findOutbox } from '#lib/find-outbox.ts'
import { serviceAddress } from '#lib/service-address.ts'
import { readMe } from '#lib/session-page.ts'
import { shellWord } from '#lib/shell-word.ts'
import { ServerSkeleton } from './server-skeleton.tsx'

export const metadata: Metadata = { title: 'Server' }

export default function ServerPage() {
  return drawSoon(drawServer(), <ServerSkeleton />)
}

async function drawServer() {
  const [me, outbox] = await Promise.all([readMe(), findOutbox()])
  const parts = serverParts(me.ok ? me.data.engines : {})
  return (
    <SettingsFrame
      current="/settings/server"
      lead="What this server uses, how long it keeps data, and its rate limits."
    >
      {me.ok ? (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
          <NeedsPanel
            parts={parts.needing}
            outbox={outbox}
            docsUrl={`${serviceAddress(me.data, env().agentApiUrl)}/docs/guides/server-settings`}
          />
          <PartsPanel parts={parts} />
          <Panel title="Add credits">
            <div className="grid gap-2">
              <p className="text-ink-soft text-sm">
                To add credits to a workspace, run this on the server with its email address and a number.
              </p>
              <Copyable value={grantCommand(me.data.tenant.email)} what="command that adds credits" />
            </div>
          </Panel>
          <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 xl:grid-cols-2">
            {me.data.retention && <RetentionPanel retention={me.data.retention} />}
            <LimitsPanel limits={me.data.rate_limits} />
          </div>
        </div>
      ) : (
        <UnreadPanel title="Services in use" what="What this server uses" problem={me.problem} />
      )}
    </SettingsFrame>
  )
}

function grantCommand(email: string | undefined): string {
  return `npm run credits:grant -- ${email ? shellWord(email) : 'EMAIL'} 500`
}
