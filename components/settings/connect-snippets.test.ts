import { expect, test } from 'vitest'
import { registerSnippets } from './connect-snippets.ts'

test('the registration is a command whose body stands below its option, and is JSON', () => {
  const [register] = registerSnippets('https://desk.example', "o'hara@desk.example")
  const lines = register?.code.split('\n') ?? []
  expect(lines.at(0)).toBe('curl -s https://desk.example/agent/auth \\')
  for (const line of lines.slice(1)) expect(line).toMatch(/^ {2}/)
  const [, body = ''] = /-d '([\s\S]+)'$/.exec(register?.code ?? '') ?? []
  expect(JSON.parse(body.replaceAll(`'\\''`, "'"))).toMatchObject({ assertion: "o'hara@desk.example" })
})
