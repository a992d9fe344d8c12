import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CodeBlock } from './code-block.tsx'

const isCut = (code: string, wrap = true) =>
  renderToStaticMarkup(<CodeBlock code={code} what="payload" wrap={wrap} />).includes('max-h-')

const lines = (count: number) => Array.from({ length: count }, () => '"member": 1').join('\n')

test('a payload of up to 28 lines is shown whole, a longer one scrolls', () => {
  expect(isCut(lines(28))).toBe(false)
  expect(isCut(lines(29))).toBe(true)
})

test('one endless line counts as the lines that it is broken into', () => {
  expect(isCut('x'.repeat(2_000))).toBe(false)
  expect(isCut('x'.repeat(20_000))).toBe(true)
})
