import { expect, test } from 'vitest'
import { withScheme } from './with-scheme.ts'

test.each([
  ['acme.example/page', 'https://acme.example/page'],
  [' acme.example:8080 ', 'https://acme.example:8080'],
  ['bücher.example?q=1', 'https://bücher.example?q=1'],
  ['http://acme.example', 'http://acme.example'],
  ['mailto:ada@acme.example', 'mailto:ada@acme.example'],
  ['two words', 'two words'],
])('%j is read as %j', (typed, read) => {
  expect(withScheme(typed)).toBe(read)
})
