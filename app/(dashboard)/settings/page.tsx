import type { Metadata } from 'next'
import { getServerSession } from 'next-auth'
import { UnreadPanel } from '#components/jobs/unread-panel.tsx'
import { AgentsPanel } from '#components/settings/agents-panel.tsx'
import { EnginesPanel } from '#components/settings/engines-panel.tsx'
import { KeyPanel } from '#components/settings/key-panel.tsx'
import { LimitsPanel } from '#components/settings/limits-panel.tsx'
import { RetentionPanel } from '#components/settings/retention-panel.tsx'
import { RotateKey } from '#components/settings/rotate-key.tsx'
import { SettingsForm } from '#components/settings/settings-form.tsx'
import { SettingsFrame } from '#components/settings/settings-frame.tsx'
import { listAgents } from '#contract/agents.ts'
import { getSettings } from '#contract/settings.ts'
import { authOptions } from '#lib/auth-options.ts'
import { requireSession } from '#lib/session.ts'
import { readForPanel, readMe } from '#lib/session-page.ts'
import { revokeAgentAction, saveSettingsAction, showNewKeyAction } from './actions.ts'

export const metadata: Metadata = { title: 'Settings' }

export default async function SettingsPage() {
  const { agentName } = await requireSession()
  const [session, me, settings, agents] = await Promise.all([
    getServerSession(authOptions()),
    readMe(),
    readForPanel(getSettings),
    readForPanel(listAgents),
  ])
  return (
    <SettingsFrame current="/settings" lead="Publishing, engines and API keys.">
      <div className="grid items-start gap-5 xl:grid-cols-2">
        {settings.ok ? (
          <SettingsForm settings={settings.data} save={saveSettingsAction} />
        ) : (
          <UnreadPanel title="Publishing" what="The settings" problem={settings.problem} href="/settings" />
        )}
        <div className="grid min-w-0 gap-5">
          <KeyPanel agentName={agentName} agent={me.ok ? me.data.agent : undefined}>
            <RotateKey session={session} showNewKey={showNewKeyAction} />
          </KeyPanel>
          <AgentsPanel result={agents} revoke={revokeAgentAction} />
          {me.ok ? (
            <>
              <EnginesPanel engines={me.data.engines} />
              <LimitsPanel limits={me.data.rate_limits} />
              {me.data.retention && <RetentionPanel retention={me.data.retention} />}
            </>
          ) : (
            <UnreadPanel
              title="Engines"
              what="Engines and rate limits"
              problem={me.problem}
              href="/settings"
            />
          )}
        </div>
      </div>
    </SettingsFrame>
  )
}
