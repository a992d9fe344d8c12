import { Unavailable } from '../../outbound/unavailable.ts'
import { type Mail, MailRefused } from './mail.ts'

/** A server that answers slower than this is away. By the library's defaults a silent one holds a job for ten minutes. */
const timeouts = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 15_000,
  socketTimeout: 30_000,
}

/** Sends through the operator's SMTP server; `SMTP_URL` carries host, port and credentials. */
export function createSmtpMail(options: { url: string; from: string }): Mail {
  return {
    name: new URL(options.url).host,
    async send(message) {
      const { createTransport } = await import('nodemailer')
      const transport = createTransport({ url: options.url, ...timeouts }, { from: options.from })
      try {
        const { id, unsubscribeUrl, ...parts } = message
        await transport.sendMail({
          ...parts,
          ...(id !== undefined && { messageId: `<${id}@masthead>` }),
          ...(unsubscribeUrl !== undefined && {
            headers: {
              'List-Unsubscribe': `<${unsubscribeUrl}>`,
              'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
            },
          }),
          disableFileAccess: true,
          disableUrlAccess: true,
        })
      } catch (error) {
        throw asMailError(error)
      }
    },
  }
}

/** A 5yz reply to the addresses or the text is final (RFC 5321, section 4.2.1); one to the sign-in is a setting. */
function asMailError(error: unknown): Error {
  const reason = error instanceof Error ? error.message : String(error)
  const { code, responseCode }: { code?: unknown; responseCode?: unknown } = Object(error)
  const isFinal = typeof responseCode === 'number' && responseCode >= 500
  if (isFinal && (code === 'EENVELOPE' || code === 'EMESSAGE'))
    return new MailRefused(reason, { cause: error })
  return new Unavailable('mail server', reason, { cause: error })
}
