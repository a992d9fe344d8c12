import { expect, test } from 'vitest'
import { refLinkHint } from './platform-words.ts'

test.each([
  ['https://www.fernway.example/start', 'Ends each post with fernway.example/start.'],
  [null, 'No link is set in Settings yet.'],
  [undefined, 'Ends each post with the link in Settings.'],
])('the form shows the very link that posts end with: %j', (link, hint) => {
  expect(refLinkHint(link)).toBe(hint)
})
