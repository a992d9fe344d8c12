import { expect, test } from 'vitest'
import { draftText, mailtoOf } from './draft-text.ts'
import { editedDraft, keptMail } from './use-edited-mail.ts'

const draft = { to: 'a@b.example', subject: 'Old', body: 'Old words', mailto: 'mailto:a@b.example?body=Old' }

test('what is copied and opened is the mail as it was edited, not as it was written', () => {
  const mail = editedDraft(draft, { subject: 'New', body: 'New words' })
  expect(draftText(mail)).toBe('New\n\nNew words')
  expect(mailtoOf(mail)).toBe('mailto:a@b.example?subject=New&body=New%20words')
  expect(mailtoOf(editedDraft(draft, undefined))).toBe(draft.mailto)
})

test('what was kept by other hands is no mail', () => {
  expect(keptMail('{"subject":"A","body":"B"}')).toEqual({ subject: 'A', body: 'B' })
  for (const kept of [null, '', '{', '[]', '{"subject":1,"body":"B"}']) expect(keptMail(kept)).toBeUndefined()
})
