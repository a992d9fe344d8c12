import type { Metadata } from 'next'
import { AgentsPanel } from '#components/settings/agents-panel.tsx'
import { EnginesPanel } from '#components/settings/engines-panel.tsx'
import { KeyPanel } from '#components/settings/key-panel.tsx'
import { LimitsPanel } from '#components/settings/limits-panel.tsx'
import { RotateKey } from '#components/settings/rotate-key.tsx'
import { SettingsForm } from '#components/settings/settings-form.tsx'
import { SettingsTabs } from '#components/settings/settings-tabs.tsx'
import { LinkButton } from '#components/ui/link-button.tsx'
import { LoadError, NotOffered } from '#components/ui/list-states.tsx'
import { PageHeader } from '#components/ui/page-header.tsx'
import { Panel } from '#components/ui/panel.tsx'
import { listAgents } from '#contract/agents.ts'
import { getSettings } from '#contract/settings.ts'
import type { Problem } from '#lib/action-result.ts'
import { requireSession } from '#lib/session.ts'
import { readForPanel, readMe } from '#lib/session-page.ts'
import { revokeAgentAction, rotateKeyAction, saveSettingsAction, showNewKeyAction } from './actions.ts'

export const metadata: Metadata = { title: 'Settings' }

export default async function SettingsPage() {
  const { agentName } = await requireSession()
  const [me, settings, agents] = await Promise.all([
    readMe(),
    readForPanel(getSettings),
    readForPanel(listAgents),
  ])
  return (
    <>
      <PageHeader title="Settings" lead="Publishing, engines and API keys." />
      <SettingsTabs current="desk" />
      <div className="grid items-start gap-5 pt-5 xl:grid-cols-2">
        {settings.ok ? (
          <SettingsForm settings={settings.data} save={saveSettingsAction} />
        ) : (
          <Unread title="Publishing" what="The settings" problem={settings.problem} />
        )}
        <div className="grid min-w-0 gap-5">
          <KeyPanel agentName={agentName} agent={me.ok ? me.data.agent : undefined}>
            <RotateKey rotate={rotateKeyAction} showNewKey={showNewKeyAction} />
          </KeyPanel>
          <AgentsPanel result={agents} revoke={revokeAgentAction} />
          {me.ok ? (
            <>
              <EnginesPanel engines={me.data.engines} />
              <LimitsPanel limits={me.data.rate_limits} />
            </>
          ) : (
            <Unread title="Engines" what="Engines and rate limits" problem={me.problem} />
          )}
        </div>
      </div>
    </>
  )
}

function Unread({ title, what, problem }: { title: string; what: string; problem: Problem }) {
  const { kind, message, requestId } = problem
  return (
    <Panel flush title={title}>
      {kind === 'not_offered' ? (
        <NotOffered dense what={what} />
      ) : (
        <LoadError
          dense
          what={what}
          message={message}
          requestId={requestId}
          action={
            <LinkButton size="sm" href="/settings">
              Try again
            </LinkButton>
          }
        />
      )}
    </Panel>
  )
}
