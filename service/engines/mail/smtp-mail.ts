import type { Transporter } from 'nodemailer'
import type { Mail } from './mail.ts'

/** By the library's own, a server that says nothing would hold a job for ten minutes. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }

/** Sends through the operator's SMTP server; `SMTP_URL` carries host, port and credentials. */
export function createSmtpMail(options: { url: string; from: string }): Mail {
  let opened: Promise<Transporter> | undefined
  const open = async (): Promise<Transporter> => {
    const { createTransport } = await import('nodemailer')
    return createTransport({ url: options.url, ...timeouts }, { from: options.from })
  }
  return {
    name: new URL(options.url).host,
    async send(message) {
      opened ??= open()
      const transport = await opened
      await transport.sendMail({ ...message, disableFileAccess: true, disableUrlAccess: true })
    },
  }
}
