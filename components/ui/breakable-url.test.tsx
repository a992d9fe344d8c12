import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { BreakableUrl } from './breakable-url.tsx'

test('a line of an address may end behind a slash or a hyphen, and never between the slashes of its scheme', () => {
  expect(renderToStaticMarkup(<BreakableUrl url="https://desk.example/acme/when-it-rains" />)).toBe(
    'https://<wbr/>desk.<wbr/>example/<wbr/>acme/<wbr/>when-<wbr/>it-<wbr/>rains',
  )
})
