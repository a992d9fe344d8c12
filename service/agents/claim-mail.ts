import { composeMail } from '../engines/mail/compose-mail.ts'
import type { MailMessage } from '../engines/mail/mail.ts'
import { shorten } from '../text/shorten.ts'

/** The mail with the claim link. The agent's name is a stranger's text: one line, escaped, and shortened. */
export function claimMail({
  to,
  agentName,
  link,
}: {
  to: string
  agentName: string
  link: string
}): MailMessage {
  const name = shorten(agentName.replaceAll(/\s+/g, ' '), 100)
  return composeMail({
    to,
    subject: 'Your link to Masthead',
    paragraphs: [
      `A program that calls itself "${name}" asks for a key to your Masthead desk.`,
      'If that is you, open the page and give the code there to the program. The link works for 10 minutes.',
    ],
    action: { label: 'Show me the code', url: link },
    note: { text: 'If you do not recognise it, do nothing: without the code no key is given out.' },
  })
}
