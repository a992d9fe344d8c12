import type { Context } from '../core/context.ts'
import { type MailMessage, MailRefused } from '../engines/mail/mail.ts'

/** Sends an email from a job. One that the server refuses for good is logged and not repeated. */
export async function sendMail(ctx: Pick<Context, 'engines' | 'log'>, message: MailMessage): Promise<void> {
  try {
    await ctx.engines.mail.send(message)
  } catch (error) {
    if (!(error instanceof MailRefused)) throw error
    ctx.log.warn({ err: error }, 'the mail server refused an email')
  }
}
