import type { MailMessage } from '../engines/mail/mail.ts'
import { escapeHtml } from '../site/escape-html.ts'
import type { FoundLead } from './find-lead.ts'
import { languageOf } from './language-of.ts'
import { landingWords, say } from './words/landing-words.ts'

/** The two mails that somebody who asked gets: one to confirm, one with the PDF. Both say how to be forgotten. */
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
  const sentence = say(body, about)
  const text = [sentence, '', links.main, '', words.mailErase, links.erase].join('\n')
  const html = `<!doctype html><html lang="${lead.language}"><body style="font:16px/1.5 Georgia,serif;color:#1c1b18;max-width:34rem;margin:2rem auto;padding:0 1rem">
<p>${escapeHtml(sentence)}</p>
<p><a href="${escapeHtml(links.main)}" style="display:inline-block;padding:.6rem 1.1rem;background:#1c1b18;color:#fff;text-decoration:none">${escapeHtml(button)}</a></p>
<p style="color:#5f5b4f;font-size:14px">${escapeHtml(words.mailErase)} <a href="${escapeHtml(links.erase)}" style="color:#5f5b4f">${escapeHtml(words.eraseButton)}</a></p>
</body></html>`
  return { to: lead.email, subject: say(subject, about), text, html }
}

/** A title is a caller's text: a line break in a subject would begin another header. */
function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').slice(0, 150)
}
