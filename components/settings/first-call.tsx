import type { ReactNode } from 'react'
import { buttonStyles } from '#components/ui/button-styles.ts'
import { CodeBlock } from '#components/ui/code-block.tsx'
import { Copyable } from '#components/ui/copyable.tsx'
import { Notice } from '#components/ui/notice.tsx'
import { Tabs } from '#components/ui/tabs.tsx'
import { curlSnippet, mcpAddress, mcpSnippets, typescriptSnippet } from './connect-snippets.ts'
import { installLinks } from './install-links.ts'
import { isLocal } from './is-local.ts'

export type FirstCallProps = {
  baseUrl: string
  /** Whether the server has the operations as tools. */
  hasTools: boolean
}

/** From nothing to the first answer, in the program or the language that one uses. */
export function FirstCall({ baseUrl, hasTools }: FirstCallProps) {
  return (
    <Tabs
      label="Connect with"
      tabs={[
        ...(hasTools ? assistants(baseUrl) : []),
        {
          value: 'curl',
          label: 'curl',
          content: (
            <WithKey>
              <CodeBlock whole {...curlSnippet(baseUrl)} />
            </WithKey>
          ),
        },
        {
          value: 'typescript',
          label: 'TypeScript',
          content: (
            <WithKey>
              <CodeBlock whole {...typescriptSnippet(baseUrl)} />
            </WithKey>
          ),
        },
      ]}
    />
  )
}

/** Clients of the Model Context Protocol: they sign in by themselves, and one that cannot is given a key. */
function assistants(baseUrl: string) {
  const url = mcpAddress(baseUrl)
  const [claudeCode, cursor, other] = mcpSnippets(baseUrl)
  const [toCursor, toVsCode] = installLinks(url)
  const paste = <Copyable value={url} what="MCP URL" />
  const claude = {
    value: 'claude',
    label: 'Claude',
    content: (
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {isLocal(url) && (
          <Notice tone="warn" title="Claude on the web can't reach this server">
            Its URL is local. Use Claude Code, Cursor or VS Code on this computer, or put the server on a
            public URL.
          </Notice>
        )}
        <Steps
          steps={[
            'In Claude, open Settings, Connectors, and choose “Add custom connector”.',
            <span key="url" className="grid gap-1">
              Paste this URL:
              {paste}
            </span>,
            signIn,
          ]}
        />
      </div>
    ),
  }
  // What opens first is what works with this URL.
  return [
    ...(isLocal(url) ? [] : [claude]),
    {
      value: 'claude-code',
      label: 'Claude Code',
      content: (
        <Steps
          steps={[
            <span key="run" className="grid grid-cols-[minmax(0,1fr)] gap-2">
              {claudeCode && <CodeBlock whole {...claudeCode} />}
            </span>,
            'In Claude Code, type /mcp and choose masthead.',
            signIn,
          ]}
        />
      ),
    },
    { value: 'cursor', label: 'Cursor', content: <Install link={toCursor} program="Cursor" /> },
    { value: 'vscode', label: 'VS Code', content: <Install link={toVsCode} program="VS Code" /> },
    ...(isLocal(url) ? [{ ...claude, label: 'Claude (web)' }] : []),
    {
      value: 'other',
      label: 'Other',
      content: (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <div className="grid gap-1 text-ink-soft text-sm">
            Any client of the Model Context Protocol: add a server with this URL, and sign in when it asks.
            {paste}
          </div>
          <p className="text-ink-soft text-sm">A client that can't sign in takes an API key instead:</p>
          {[cursor, other].map((snippet) => snippet && <CodeBlock key={snippet.what} whole {...snippet} />)}
        </div>
      ),
    },
  ]
}

const signIn = 'Sign in with your email and the code we send. No API key is needed.'

function Install({ link, program }: { link: { label: string; href: string } | undefined; program: string }) {
  return (
    <Steps
      steps={[
        link && (
          <a key="add" href={link.href} className={buttonStyles({})}>
            {link.label}
          </a>
        ),
        `${program} opens. Confirm the new server.`,
        signIn,
      ]}
    />
  )
}

function Steps({ steps }: { steps: readonly ReactNode[] }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <ol className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {steps.map((step, at) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
            key={at}
            className="grid grid-cols-[1.5rem_minmax(0,1fr)] items-baseline gap-x-3 text-ink text-sm"
          >
            <span
              aria-hidden
              className="grid size-6 place-items-center rounded-full bg-well font-medium text-ink-soft text-xs tabular-nums"
            >
              {at + 1}
            </span>
            <div className="min-w-0">{step}</div>
          </li>
        ))}
      </ol>
      <p className="text-ink-soft text-xs">
        Your assistant then finds every operation as a tool, with its price.
      </p>
    </div>
  )
}

function WithKey({ children }: { children: ReactNode }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <p className="text-ink-soft text-sm">Create an API key below, then:</p>
      {children}
    </div>
  )
}
