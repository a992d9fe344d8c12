import type { CodeLanguage } from '#components/ui/code-tokens.ts'
import { quoted } from '#lib/shell-word.ts'

export type Snippet = { what: string; title: string; code: string; language: CodeLanguage }

/** A key is never put into a snippet: it is read from the environment of whoever runs it. */
const keyVariable = 'MASTHEAD_KEY'

/** How a program without a key gets one of its own. */
export function registerSnippets(baseUrl: string, email: string): readonly Snippet[] {
  const registration = {
    type: 'identity_assertion',
    assertion_type: 'verified_email',
    assertion: email,
    requested_credential_type: 'api_key',
    agent_name: 'My agent',
  }
  return [
    {
      what: 'registration with curl',
      title: '1. Request an API key; we email a link',
      language: 'shell',
      code: `curl -s ${baseUrl}/agent/auth \\
  -H 'content-type: application/json' \\
  -d ${quoted(JSON.stringify(registration, null, 2)).replaceAll('\n', '\n  ')}`,
    },
    {
      what: 'claim with curl',
      title: '2. Open the link, and send the code that it shows',
      language: 'shell',
      code: `curl -s ${baseUrl}/agent/auth/claim/complete \\
  -H 'content-type: application/json' \\
  -d '{ "claim_token": "clm_…", "otp": "123456" }'`,
    },
  ]
}

/** From a topic to a published article, on the command line. */
export function curlSnippet(baseUrl: string): Snippet {
  return {
    what: 'first article with curl',
    title: 'In a terminal',
    language: 'shell',
    code: `export ${keyVariable}=service_agent_…

# Start an article; the answer has its id.
# A repeat with the same idempotency-key is not charged again.
curl -s ${baseUrl}/api/agent/autopilot \\
  -H "authorization: Bearer $${keyVariable}" \\
  -H 'content-type: application/json' \\
  -H 'idempotency-key: first-article' \\
  -d '{ "topic": "How to choose a supplier", "wait_for_completion": false }'

# Ask how far it is, then publish it.
curl -s ${baseUrl}/api/agent/articles/ID -H "authorization: Bearer $${keyVariable}"
curl -s -X POST ${baseUrl}/api/agent/articles/ID/publish -H "authorization: Bearer $${keyVariable}"`,
  }
}

/** The same in TypeScript, without a library. */
export function typescriptSnippet(baseUrl: string): Snippet {
  return {
    what: 'first article in TypeScript',
    title: 'first-article.ts',
    language: 'typescript',
    code: `const call = async (method: string, path: string, body?: unknown) => {
  const response = await fetch('${baseUrl}' + path, {
    method,
    headers: {
      authorization: \`Bearer \${process.env.${keyVariable}}\`,
      ...(body !== undefined && {
        'content-type': 'application/json',
        'idempotency-key': crypto.randomUUID(),
      }),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  })
  const answer = await response.json()
  if (!response.ok) throw new Error(answer.message ?? answer.error)
  return answer
}

const { id } = await call('POST', '/api/agent/autopilot', {
  topic: 'How to choose a supplier',
  wait_for_completion: false,
})
let article
do {
  await new Promise((resolve) => setTimeout(resolve, 2000))
  article = await call('GET', \`/api/agent/articles/\${id}\`)
} while (article.status === 'processing')
await call('POST', \`/api/agent/articles/\${id}/publish\`)`,
  }
}

/** Where clients of the Model Context Protocol find the operations as tools. */
export function mcpAddress(baseUrl: string): string {
  return `${baseUrl}/mcp`
}

/** How a program that takes its tools from a server of the Model Context Protocol is told of this one. */
export function mcpSnippets(baseUrl: string): readonly Snippet[] {
  const url = mcpAddress(baseUrl)
  const header = `Bearer \${${keyVariable}}`
  const json = (value: unknown) => JSON.stringify(value, null, 2)
  return [
    {
      what: 'command for Claude Code',
      title: 'Run once in a terminal',
      language: 'shell',
      code: `claude mcp add --transport http masthead ${url}`,
    },
    {
      what: 'configuration of Cursor',
      title: 'Cursor: ~/.cursor/mcp.json',
      language: 'json',
      code: json({
        mcpServers: { masthead: { url, headers: { Authorization: `Bearer \${env:${keyVariable}}` } } },
      }),
    },
    {
      what: 'configuration of an MCP client',
      title: 'Any other client: its JSON configuration',
      language: 'json',
      code: json({ mcpServers: { masthead: { type: 'http', url, headers: { Authorization: header } } } }),
    },
  ]
}
