/** A message to one person; `text` is the whole of it, `html` the same with a button. */
export type MailMessage = { to: string; subject: string; text: string; html: string }

export interface Mail {
  /** `outbox`, or the SMTP host; never its credentials. */
  readonly name: string
  /** Throws when the message was not accepted; sending again is then safe. */
  send(message: MailMessage): Promise<void>
}
