import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { BreakableHandle } from './breakable-handle.tsx'

test('a line of a handle may end before its server and before the dots of that', () => {
  expect(renderToStaticMarkup(<BreakableHandle handle="@fernway@social.fernway.example" />)).toBe(
    '@fernway<wbr/>@social<wbr/>.fernway<wbr/>.example',
  )
})
