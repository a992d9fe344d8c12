import { expect, test } from 'vitest'
import { draftText, mailtoOf } from './draft-text.ts'
import {
  dropOldMails,
  editedDraft,
  keptMail,
  keptMailName,
  mailAsText,
  takeKeptMail,
} from './use-edited-mail.ts'

const draft = { to: 'a@b.example', subject: 'Old', body: 'Old words', mailto: 'mailto:a@b.example?body=Old' }

test('what is copied and opened is the mail as it was edited, not as it was written', () => {
  const mail = editedDraft(draft, { subject: 'New', body: 'New words' })
  expect(draftText(mail)).toBe('New\n\nNew words')
  expect(mailtoOf(mail)).toBe('mailto:a@b.example?subject=New&body=New%20words')
  expect(mailtoOf(editedDraft(draft, undefined))).toBe(draft.mailto)
})

const mail = { subject: 'A', body: 'B' }
const now = Date.parse('2026-11-28T10:00:00Z')

test('a mail that was edited is there again while its draft is the same', () => {
  const kept = mailAsText(mail, 'The draft', now)
  expect(keptMail(kept, 'The draft')).toEqual(mail)
  // The contact was erased, and the draft names nobody any more: nor may what was made of it.
  expect(keptMail(kept, 'The draft without a name')).toBeUndefined()
})

test('what was kept by other hands is no mail', () => {
  for (const kept of [null, '', '{', '[]', '{"subject":"A","body":"B"}', '{"subject":1,"body":"B"}'])
    expect(keptMail(kept, '')).toBeUndefined()
})

test('mails go three months after they were edited, and nothing else of the browser does', () => {
  const day = 86_400_000
  const kept = new Map([
    [keptMailName('agent', 'old', 1), mailAsText(mail, '', now - 90 * day)],
    [keptMailName('agent', 'new', 1), mailAsText(mail, '', now - 89 * day)],
    [keptMailName('agent', 'broken', 1), '{'],
    ['masthead.other', '{'],
  ])
  dropOldMails(
    {
      length: kept.size,
      key: (at) => [...kept.keys()][at] ?? null,
      getItem: (name) => kept.get(name) ?? null,
      removeItem: (name) => kept.delete(name),
    },
    now,
  )
  expect([...kept.keys()]).toEqual([keptMailName('agent', 'new', 1), 'masthead.other'])
})

test('a mail to a contact who was erased is removed from the browser, not only hidden', () => {
  const name = keptMailName('agent', 'run', 1)
  const kept = new Map([[name, mailAsText(mail, 'Dear Ana', now)]])
  const storage = {
    getItem: (one: string) => kept.get(one) ?? null,
    removeItem: (one: string) => kept.delete(one),
  }
  expect(takeKeptMail(storage, name, 'Dear Ana')).toEqual(mail)
  expect(takeKeptMail(storage, name, 'Hello')).toBeUndefined()
  expect(kept.size).toBe(0)
})

test('a mail that one agent edited is kept under another name than what a second agent edits of the same report', () => {
  expect(keptMailName('ana', 'run', 1)).not.toBe(keptMailName('ben', 'run', 1))
})
