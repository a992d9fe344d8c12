import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { MailHelp } from './mail-help.tsx'

const claim = {
  email: 'mara@acme.example',
  agentName: 'Firefox on Linux',
  mailedAt: Date.now(),
  expiresAt: Date.now() + 86_400_000,
}
const said = (isKept: boolean) =>
  renderToStaticMarkup(<MailHelp claim={claim} isKept={isKept} />).replace(/<[^>]*>/g, '')

test('an email that is kept on this machine is not looked for in a spam folder', () => {
  expect(said(false)).toContain('spam')
  expect(said(true)).not.toMatch(/spam|No email/)
  expect(said(true)).toContain('expires in 10 minutes')
})

test('while the mail is on its way one time is said to run out: that of the link', () => {
  const text = said(false)
  expect(text).toContain('expires in 10 minutes')
  expect(text.match(/expire|until/g)).toHaveLength(1)
})
