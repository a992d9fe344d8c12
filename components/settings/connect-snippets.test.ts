import { expect, test } from 'vitest'
import { mcpSnippets, registerSnippets } from './connect-snippets.ts'

test('the registration is a command whose body stands below its option, and is JSON', () => {
  const [register] = registerSnippets('https://desk.example', "o'hara@desk.example")
  const lines = register?.code.split('\n') ?? []
  expect(lines.at(0)).toBe('curl -s https://desk.example/agent/auth \\')
  for (const line of lines.slice(1)) expect(line).toMatch(/^ {2}/)
  const [, body = ''] = /-d '([\s\S]+)'$/.exec(register?.code ?? '') ?? []
  expect(JSON.parse(body.replaceAll(`'\\''`, "'"))).toMatchObject({ assertion: "o'hara@desk.example" })
})

test('every MCP client is given the URL of this server; one that cannot sign in reads the key from where it keeps it', () => {
  const [signsIn, ...keyed] = mcpSnippets('https://desk.example').map(({ code }) => code)
  expect(signsIn).toBe('claude mcp add --transport http masthead https://desk.example/mcp')
  expect(keyed).toHaveLength(2)
  for (const code of keyed) {
    expect(code).toContain('https://desk.example/mcp')
    expect(code).toMatch(/Authorization\W+Bearer \$[{\w:]*MASTHEAD_KEY/)
  }
})
