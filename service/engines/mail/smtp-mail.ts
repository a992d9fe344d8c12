import { createTransport } from 'nodemailer'
import type { Mail } from './mail.ts'

/** Sends through the operator's SMTP server; `SMTP_URL` carries host, port and credentials. */
export function createSmtpMail(options: { url: string; from: string }): Mail {
  const transport = createTransport(options.url, { from: options.from })
  return {
    name: new URL(options.url).host,
    async send(message) {
      await transport.sendMail({ ...message, disableFileAccess: true, disableUrlAccess: true })
    },
  }
}
