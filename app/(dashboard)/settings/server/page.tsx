import type { Metadata } from 'next'
import { UnreadPanel } from '#components/jobs/unread-panel.tsx'
import { EnginesPanel } from '#components/settings/engines-panel.tsx'
import { LimitsPanel } from '#components/settings/limits-panel.tsx'
import { RetentionPanel } from '#components/settings/retention-panel.tsx'
import { SettingsFrame } from '#components/settings/settings-frame.tsx'
import { readMe } from '#lib/session-page.ts'

export const metadata: Metadata = { title: 'Server' }

export default async function ServerPage() {
  const me = await readMe()
  return (
    <SettingsFrame current="/settings/server" lead="Engines, rate limits and how long data is kept.">
      {me.ok ? (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
          <EnginesPanel engines={me.data.engines} />
          <div className="grid min-w-0 gap-5">
            <LimitsPanel limits={me.data.rate_limits} />
            <p className="text-ink-soft text-sm">
              To add credits to a workspace, run <code>npm run credits:grant -- EMAIL CREDITS</code> on the
              server.
            </p>
            {me.data.retention && <RetentionPanel retention={me.data.retention} />}
          </div>
        </div>
      ) : (
        <UnreadPanel
          title="Engines"
          what="Engines and rate limits"
          problem={me.problem}
          href="/settings/server"
        />
      )}
    </SettingsFrame>
  )
}
