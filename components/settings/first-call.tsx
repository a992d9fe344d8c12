import { buttonStyles } from '#components/ui/button-styles.ts'
import { CodeBlock } from '#components/ui/code-block.tsx'
import { Copyable } from '#components/ui/copyable.tsx'
import { Tabs } from '#components/ui/tabs.tsx'
import { curlSnippet, mcpAddress, mcpSnippets, typescriptSnippet } from './connect-snippets.ts'
import { installLinks } from './install-links.ts'

export type FirstCallProps = {
  baseUrl: string
  /** Whether the server has the operations as tools. */
  hasTools: boolean
}

/** From nothing to the first answer, in the program or the language that one uses. */
export function FirstCall({ baseUrl, hasTools }: FirstCallProps) {
  return (
    <Tabs
      label="Make the first call with"
      tabs={[
        ...(hasTools
          ? [{ value: 'mcp', label: 'Claude, Cursor, VS Code', content: <Tools baseUrl={baseUrl} /> }]
          : []),
        { value: 'curl', label: 'curl', content: <CodeBlock whole {...curlSnippet(baseUrl)} /> },
        {
          value: 'typescript',
          label: 'TypeScript',
          content: <CodeBlock whole {...typescriptSnippet(baseUrl)} />,
        },
      ]}
    />
  )
}

/** A client of the Model Context Protocol signs in by itself; one that cannot is given a key. */
function Tools({ baseUrl }: { baseUrl: string }) {
  const [terminal, ...configurations] = mcpSnippets(baseUrl)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <p className="text-ink-soft text-sm">
        Your assistant finds every operation as a tool, with its price. The first time, it opens a page where
        you sign in with your email and a code. No API key is needed.
      </p>
      <div className="flex flex-wrap items-center gap-2">
        {installLinks(mcpAddress(baseUrl)).map(({ label, href }) => (
          <a key={label} href={href} className={buttonStyles({})}>
            {label}
          </a>
        ))}
      </div>
      <div className="grid gap-1">
        <p className="text-ink-soft text-sm">In Claude, add a custom connector with this URL:</p>
        <Copyable value={mcpAddress(baseUrl)} what="MCP URL" />
      </div>
      {terminal && <CodeBlock whole {...terminal} />}
      <details>
        <summary className="w-fit cursor-pointer text-ink-soft text-sm hover:text-ink">
          For a client that can't sign in: its configuration with an API key
        </summary>
        <div className="grid gap-3 pt-3">
          {configurations.map((snippet) => (
            <CodeBlock key={snippet.what} whole {...snippet} />
          ))}
        </div>
      </details>
    </div>
  )
}
