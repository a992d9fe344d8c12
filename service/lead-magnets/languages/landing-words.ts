import type { LeadMagnetKind } from '../../engines/lead-magnet-writer/lead-magnet-writer.ts'

/** The text of the landing page, its emails and the announcements; `{x}` is the title, `{site}` the publisher. */
export type LandingWords = {
  contents: string
  pages: string
  /** One of what it is made of, and `{x}` of them. */
  items: Record<LeadMagnetKind, readonly [string, string]>
  /** How much is in it: `{x}` is the number of items in words, `{y}` that of the parts. */
  inParts: string
  email: string
  consent: string
  submit: string
  nextTitle: string
  /** Two steps, and what stands below the button. */
  next: readonly [string, string, string]
  wrongEmail: string
  needConsent: string
  /** The form was rendered too long ago, or elsewhere. */
  stale: string
  checkMail: string
  /** `{x}` is the address. */
  checkMailText: string
  notThere: string
  confirmTitle: string
  confirmText: string
  confirmButton: string
  ready: string
  readyText: string
  download: string
  linkOver: string
  linkOverText: string
  again: string
  eraseTitle: string
  eraseText: string
  eraseButton: string
  erased: string
  erasedText: string
  tooMany: string
  /** As many emails as an address gets in a day went to `{x}`. */
  tooManyEmails: string
  mailConfirmSubject: string
  mailConfirmText: string
  mailReadySubject: string
  mailReadyText: string
  mailErase: string
  /** How a post that announces it opens where its sources have no line for that; `{x}` is the topic. */
  openings: Record<LeadMagnetKind, string>
  /** Above lines of it; `{n}` is how many it has, always more than are shown. */
  takenFrom: Record<LeadMagnetKind, string>
  /** `{x}` are its readers. */
  madeFor: string
  /** Where the post leads; `{url}` is the landing page. */
  closings: readonly [string, string, string]
}
