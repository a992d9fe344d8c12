import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Copyable } from './copyable.tsx'

test('an address that may wrap does so between its parts, and is copied as it is', () => {
  const drawn = renderToStaticMarkup(<Copyable wrap value="https://crm.a.example/hooks" what="URL" />)
  expect(drawn).toContain('https://<wbr/>crm.<wbr/>a.<wbr/>example/<wbr/>hooks')
  expect(drawn).toContain('title="https://crm.a.example/hooks"')
})
