/** The text of the landing page, its emails and the announcements; `{x}` is the title, `{site}` the publisher. */
export type LandingWords = {
  contents: string
  pages: string
  email: string
  consent: string
  submit: string
  afterwards: string
  wrongEmail: string
  needConsent: string
  tooQuick: string
  checkMail: string
  checkMailText: string
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
  mailConfirmSubject: string
  mailConfirmText: string
  mailReadySubject: string
  mailReadyText: string
  mailErase: string
  /** Posts that announce it; `{hook}` is a line of it, `{url}` the landing page. */
  posts: readonly [string, string, string]
}
