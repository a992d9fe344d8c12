import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { MailHelp } from './mail-help.tsx'

test('while the mail is on its way one time is said to run out: that of the link', () => {
  const claim = {
    email: 'mara@acme.example',
    agentName: 'Firefox on Linux',
    mailedAt: Date.now(),
    expiresAt: Date.now() + 86_400_000,
  }
  const text = renderToStaticMarkup(<MailHelp claim={claim} />).replace(/<[^>]*>/g, '')
  expect(text).toContain('expires in 10 minutes')
  expect(text.match(/expire|until/g)).toHaveLength(1)
})
