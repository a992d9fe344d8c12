import type { Metadata } from 'next'
import { getServerSession } from 'next-auth'
import { AgentsPanel } from '#components/settings/agents-panel.tsx'
import { registerSnippets } from '#components/settings/connect-snippets.ts'
import { CreateKey } from '#components/settings/create-key.tsx'
import { FirstCall } from '#components/settings/first-call.tsx'
import { KeyPanel } from '#components/settings/key-panel.tsx'
import { RotateKey } from '#components/settings/rotate-key.tsx'
import { SettingsFrame } from '#components/settings/settings-frame.tsx'
import { drawSoon } from '#components/shell/draw-soon.tsx'
import { CodeBlock } from '#components/ui/code-block.tsx'
import { Copyable } from '#components/ui/copyable.tsx'
import { KeyValueList } from '#components/ui/key-value-list.tsx'
import { Panel } from '#components/ui/panel.tsx'
import { listAgents } from '#contract/agents.ts'
import { canKeepOldKey } from '#lib/agent-api/rotate-key.ts'
import { authOptions } from '#lib/auth-options.ts'
import { env } from '#lib/env.ts'
import { findOutbox } from '#lib/find-outbox.ts'
import { serviceAddress } from '#lib/service-address.ts'
import { requireSession } from '#lib/session.ts'
import { readForPanel, readMe } from '#lib/session-page.ts'
import { revokeAgentAction, showNewKeyAction } from '../actions.ts'
import { createKeyAction, requestKeyAction } from './actions.ts'
import { ConnectSkeleton } from './connect-skeleton.tsx'

export const metadata: Metadata = { title: 'Connect an agent' }

export default function ConnectPage() {
  return drawSoon(drawConnect(), <ConnectSkeleton />)
}

async function drawConnect() {
  const { agentName, email } = await requireSession()
  const [session, me, agents, keepsOldKey, outbox] = await Promise.all([
    getServerSession(authOptions()),
    readMe(),
    readForPanel(listAgents),
    canKeepOldKey(),
    findOutbox(),
  ])
  const baseUrl = serviceAddress(me.ok ? me.data : undefined, env().agentApiUrl)
  const rotate = <RotateKey session={session} canKeepOldKey={keepsOldKey} showNewKey={showNewKeyAction} />
  // A key is confirmed by the mailbox that owns the workspace: a server that does not name it creates none from here.
  const create = email && (
    <CreateKey email={email} outbox={outbox} requestKey={requestKeyAction} createKey={createKeyAction} />
  )
  const isListed = agents.ok && agents.data.agents.some(({ is_current }) => is_current)
  return (
    <SettingsFrame
      current="/settings/connect"
      lead="Let an assistant or your own code work in this workspace."
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <Panel
          title="Add Masthead to your assistant or code"
          aside={me.ok && <ExternalLink href={`${baseUrl}/docs`}>API reference</ExternalLink>}
        >
          <FirstCall baseUrl={baseUrl} hasTools={me.ok} />
        </Panel>
        <AgentsPanel result={agents} revoke={revokeAgentAction} rotate={rotate} create={create} />
        {!isListed && (
          <KeyPanel agentName={agentName} agent={me.ok ? me.data.agent : undefined}>
            {rotate}
          </KeyPanel>
        )}
        <Panel title="For developers">
          <KeyValueList
            items={[
              { label: 'Base URL', value: <Copyable value={baseUrl} what="base URL" /> },
              { label: 'Guide', value: <Copyable value={`${baseUrl}/auth.md`} what="guide URL" /> },
              {
                label: 'OpenAPI',
                value: <Copyable value={`${baseUrl}/api/agent/openapi.json`} what="OpenAPI URL" />,
              },
            ]}
          />
          <details open={!email} className="mt-4 border-rule border-t pt-4">
            <summary className="w-fit cursor-pointer text-ink-soft text-sm hover:text-ink">
              How an agent requests its own key: 2 calls, confirmed by email
            </summary>
            <div className="grid gap-3 pt-3">
              {registerSnippets(baseUrl, email ?? 'you@example.com').map((snippet) => (
                <CodeBlock key={snippet.what} whole {...snippet} />
              ))}
            </div>
          </details>
        </Panel>
      </div>
    </SettingsFrame>
  )
}

function ExternalLink({ href, children }: { href: string; children: string }) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener"
      className="font-medium text-accent underline decoration-accent/40 underline-offset-3 hover:decoration-accent"
    >
      {children}
    </a>
  )
}
