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
      `"${name}" wants to sign in to your Masthead workspace.`,
      'If this is you or an agent you set up, open the page to see your 6-digit code. The link expires in 10 minutes.',
    ],
    action: { label: 'Show code', url: link },
    note: {
      text: "If you don't recognize this request, ignore this email. The code is required to sign in.",
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
