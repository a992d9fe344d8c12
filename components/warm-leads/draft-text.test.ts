import { expect, test } from 'vitest'
import { draftText, mailtoOf } from './draft-text.ts'

const draft = {
  subject: 'Your open role',
  to: 'ana+x@acme.example',
  body: 'Hi Ana,\n\nYou look for an editor. You write a lot.\n\nBest regards\nJo',
  parts: [
    { kind: 'greeting', text: 'Hi Ana,' },
    { kind: 'claim', text: 'You look for an editor.', evidence: [2] },
    { kind: 'claim', text: 'You write a lot.', evidence: [5] },
    { kind: 'closing', text: 'Best regards\nJo' },
  ],
}

test('a copy has subject and body, and no numbers of evidence', () => {
  expect(draftText(draft)).toBe(`Your open role\n\n${draft.body}`)
  expect(draftText(draft)).not.toContain('[')
})

test('a link to a mail program is a mailto and nothing else, with every text encoded', () => {
  expect(mailtoOf({ ...draft, mailto: 'javascript:alert(1)' })).toBe(
    'mailto:ana%2Bx@acme.example?subject=Your%20open%20role&body=Hi%20Ana%2C%0D%0A%0D%0AYou%20look%20for%20an%20editor.%20You%20write%20a%20lot.%0D%0A%0D%0ABest%20regards%0D%0AJo',
  )
  expect(mailtoOf({ to: 'a@b.example?bcc=c@d.example', body: 'x' })).toBe(
    'mailto:a@b.example%3Fbcc%3Dc@d.example?subject=&body=x',
  )
})
