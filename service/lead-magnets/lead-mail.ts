import { composeMail } from '../engines/mail/compose-mail.ts'
import type { MailMessage } from '../engines/mail/mail.ts'
import { shorten } from '../text/shorten.ts'
import type { FoundLead } from './find-lead.ts'
import { landingWords, say } from './landing-words.ts'
import { languageOf } from './language-of.ts'

/** The two emails to a sign-up: one to confirm, one with the PDF. Both explain how to have the data deleted. */
export function leadMail(
  kind: 'confirm' | 'ready',
  { lead, row, site }: FoundLead,
  links: { main: string; erase: string },
): MailMessage {
  const words = landingWords[languageOf(lead.language)]
  const about = { x: oneLine(row.title ?? row.topic), site: oneLine(site.title) }
  const [subject, body, button] =
    kind === 'confirm'
      ? [words.mailConfirmSubject, words.mailConfirmText, words.confirmButton]
      : [words.mailReadySubject, words.mailReadyText, words.download]
  return composeMail({
    to: lead.email,
    subject: say(subject, about),
    language: lead.language,
    paragraphs: [say(body, about)],
    action: { label: button, url: links.main },
    note: { text: words.mailErase, link: { label: words.eraseButton, url: links.erase } },
  })
}

/** A title is a caller's text: a line break in a subject would begin another header. */
function oneLine(text: string): string {
  return shorten(text.replaceAll(/\s+/g, ' '), 150)
}
