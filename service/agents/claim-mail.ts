import type { AccessScope } from '#contract/access-scopes.ts'
import { composeMail } from '../engines/mail/compose-mail.ts'
import type { MailMessage } from '../engines/mail/mail.ts'
import { shorten } from '../text/shorten.ts'
import { grantedWords } from './granted-words.ts'
import { isBrowserName } from './is-browser-name.ts'

/**
 * The email with the claim link: for a browser a sign-in, for a program a key, and what that may do. The agent's name is
 * untrusted: one line, escaped, shortened, and never a link.
 */
export function claimMail({
  to,
  agentName,
  scope,
  link,
  requestedAt,
}: {
  to: string
  agentName: string
  /** What the person chose for a sign-in by OAuth; null for a key. */
  scope: AccessScope | null
  link: string
  requestedAt: Date
}): MailMessage {
  const name = shorten(plainName(agentName), 100)
  const expiry = 'Open the page to get your 6-digit code. The link expires in 10 minutes.'
  const action = { label: 'Show code', url: link }
  const requested = `Requested on ${timeFormat.format(requestedAt)} UTC.`
  if (scope === null && isBrowserName(agentName)) {
    return composeMail({
      to,
      subject: 'Sign in to Masthead',
      paragraphs: [`You asked to sign in to Masthead with "${name}". ${requested}`, expiry],
      action,
      note: {
        text: "If this wasn't you, ignore this email: no one can sign in without the code.",
      },
    })
  }
  return composeMail({
    to,
    subject: `Give "${shorten(name, 40)}" access to Masthead`,
    paragraphs: [
      `"${name}" is requesting access to your Masthead workspace. ${requested}`,
      `With access it can ${grantedWords(scope)}, until you revoke it. The name isn’t verified.`,
      expiry,
    ],
    action,
    note: {
      text: "If this wasn't you or an agent you set up, ignore this email: no one gets access without the code.",
    },
  })
}

const timeFormat = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'UTC',
})

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
