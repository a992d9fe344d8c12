/** A message to one person; `text` is the whole of it, `html` the same with a button. */
export type MailMessage = {
  to: string
  subject: string
  text: string
  html: string
  /** Names the message for good: a mailbox that got it twice can tell. Without one each sending is another message. */
  id?: string
  /** Where a mail program ends a subscription by itself, with one POST (RFC 8058). */
  unsubscribeUrl?: string
}

/** For good: no such mailbox, or a message that the server does not take. The reason is the server's. */
export class MailRefused extends Error {
  constructor(reason: string, options?: ErrorOptions) {
    super(reason, options)
    this.name = 'MailRefused'
  }
}

export interface Mail {
  /** `outbox`, or the SMTP host; never its credentials. */
  readonly name: string
  /**
   * Sending again is safe whatever is thrown.
   * @throws {MailRefused} if the server will never take this message; {Unavailable} if it did not answer or cannot yet
   */
  send(message: MailMessage): Promise<void>
}
