import { composeMail } from '../engines/mail/compose-mail.ts'
import type { MailMessage } from '../engines/mail/mail.ts'
import { shorten } from '../text/shorten.ts'

/** The email with the claim link. The agent's name is untrusted: one line, escaped, shortened, and never a link. */
export function claimMail({
  to,
  agentName,
  link,
}: {
  to: string
  agentName: string
  link: string
}): MailMessage {
  const name = shorten(plainName(agentName), 100)
  return composeMail({
    to,
    subject: 'Sign in to Masthead',
    paragraphs: [
      `You asked to sign in to Masthead with "${name}".`,
      'Open the page to get your 6-digit code. The link expires in 10 minutes.',
    ],
    action: { label: 'Show code', url: link },
    note: {
      text: "If this wasn't you or an agent you set up, ignore this email: no one can sign in without the code.",
    },
  })
}

/**
 * Email clients turn text that looks like a URL or an email address into a link, and this email is trusted: so no text
 * may look like one.
 */
function plainName(name: string): string {
  return name
    .replaceAll(/[<>]/g, ' ')
    .replaceAll(/[.:/@]+(?=[^\s\d])/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
}
