import type { Metadata } from 'next'
import { getServerSession } from 'next-auth'
import { AgentsPanel } from '#components/settings/agents-panel.tsx'
import {
  curlSnippet,
  mcpSnippet,
  registerSnippets,
  typescriptSnippet,
} from '#components/settings/connect-snippets.ts'
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
import { serviceAddress } from '#lib/service-address.ts'
import { requireSession } from '#lib/session.ts'
import { readForPanel, readMe } from '#lib/session-page.ts'
import { revokeAgentAction, showNewKeyAction } from '../actions.ts'
import { ConnectSkeleton } from './connect-skeleton.tsx'

export const metadata: Metadata = { title: 'Connect an agent' }

export default function ConnectPage() {
  return drawSoon(drawConnect(), <ConnectSkeleton />)
}

async function drawConnect() {
  const { agentName } = await requireSession()
  const [session, me, agents, keepsOldKey] = await Promise.all([
    getServerSession(authOptions()),
    readMe(),
    readForPanel(listAgents),
    canKeepOldKey(),
  ])
  const baseUrl = serviceAddress(me.ok ? me.data : undefined, env().agentApiUrl)
  const email = (me.ok && me.data.tenant.email) || 'you@example.com'
  const rotate = <RotateKey session={session} canKeepOldKey={keepsOldKey} showNewKey={showNewKeyAction} />
  const isListed = agents.ok && agents.data.agents.some(({ is_current }) => is_current)
  return (
    <SettingsFrame
      current="/settings/connect"
      lead="Connect agents over the API, and manage keys and devices."
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <AgentsPanel result={agents} revoke={revokeAgentAction} rotate={rotate} />
        {!isListed && (
          <KeyPanel agentName={agentName} agent={me.ok ? me.data.agent : undefined}>
            {rotate}
          </KeyPanel>
        )}
        <Panel
          title="URLs"
          aside={me.ok && <ExternalLink href={`${baseUrl}/docs`}>API reference</ExternalLink>}
        >
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
        </Panel>
        <Panel title="Request an API key">
          <div className="grid gap-3">
            {registerSnippets(baseUrl, email).map((snippet) => (
              <CodeBlock key={snippet.what} whole {...snippet} />
            ))}
          </div>
        </Panel>
        {me.ok && (
          <Panel title="As tools for a language model">
            <div className="grid gap-3">
              <p className="text-ink-soft text-sm">
                A Model Context Protocol client finds the operations as tools, with their prices in the
                descriptions. It uses an API key like any other agent. A connector that has none needs the URL
                alone and signs in with your email address and a code.
              </p>
              <CodeBlock whole {...mcpSnippet(baseUrl)} />
            </div>
          </Panel>
        )}
        <Panel title="First article">
          <div className="grid gap-3">
            <CodeBlock whole {...curlSnippet(baseUrl)} />
            <details>
              <summary className="w-fit cursor-pointer text-ink-soft text-sm hover:text-ink">
                The same in TypeScript
              </summary>
              <div className="pt-3">
                <CodeBlock whole {...typescriptSnippet(baseUrl)} />
              </div>
            </details>
          </div>
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
