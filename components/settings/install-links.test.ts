import { expect, test } from 'vitest'
import { installLinks } from './install-links.ts'

test('a link that installs the server carries its address and nothing secret', () => {
  const url = 'https://desk.example/mcp'
  const [cursor, code] = installLinks(url).map(({ href }) => new URL(href))
  expect(cursor?.protocol).toBe('cursor:')
  expect(JSON.parse(atob(cursor?.searchParams.get('config') ?? ''))).toEqual({ url })
  expect(code?.protocol).toBe('vscode:')
  expect(JSON.parse(decodeURIComponent(code?.search.slice(1) ?? ''))).toEqual({
    name: 'masthead',
    type: 'http',
    url,
  })
})
