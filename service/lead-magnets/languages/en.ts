import type { LandingWords } from './landing-words.ts'

export const en: LandingWords = {
  contents: 'What’s inside',
  pages: '{x} pages, PDF',
  items: {
    checklist: ['1 item', '{x} items'],
    swipe_file: ['1 line', '{x} lines'],
    framework: ['1 step', '{x} steps'],
  },
  inParts: '{x} in {y} parts',
  email: 'Email address',
  consent:
    'Email me “{x}”. I agree that {site} stores my address and the time of this consent to send the PDF and emails on this topic. I can delete my data anytime with the link in every email.',
  submit: 'Send me the PDF',
  nextTitle: 'What happens next',
  next: [
    'We email you a link to confirm your address.',
    'You open it, confirm, and download the PDF at once.',
    'Every email has a link that deletes your data.',
  ],
  wrongEmail: 'Enter a valid email address, like name@example.com.',
  needConsent: 'Check the box so we can email you.',
  stale:
    'This page was out of date, so we haven’t sent your request yet. What you typed is still here: select the button once more.',
  checkMail: 'Check your inbox',
  checkMailText: 'We sent a link to {x}. Open it within 2 days to get the PDF.',
  notThere: 'Nothing there after a few minutes? Look in the spam folder, or request it again.',
  confirmTitle: 'One click to the PDF',
  confirmText: 'Confirm that you requested “{x}” to download it right away.',
  confirmButton: 'Confirm and get the PDF',
  ready: 'Your PDF is ready',
  readyText: "Your address is confirmed. The link works for 7 days. It's also in your email.",
  download: 'Download PDF',
  linkOver: 'This link has expired',
  linkOverText: 'It may also be used already or incomplete. Request the PDF again.',
  again: 'Request again',
  eraseTitle: 'Delete your data?',
  eraseText: "We'll delete your address, and the links in your emails will stop working.",
  eraseButton: 'Delete my data',
  erased: 'Deleted',
  erasedText: 'We no longer store your address.',
  tooMany: 'Too many requests from your network. Try again later.',
  tooManyEmails:
    'We sent {x} three emails today, the most for one address. Open the link in the newest one, look in the spam folder, or try again tomorrow.',
  mailConfirmSubject: 'Please confirm: “{x}”',
  mailConfirmText:
    "You requested “{x}” from {site}. Open this link within 2 days to confirm your address and get the PDF. If this wasn't you, ignore this email and your address will be deleted.",
  mailReadySubject: 'Your PDF: “{x}”',
  mailReadyText: 'Here is “{x}” from {site}. The link works for 7 days.',
  mailErase: 'To delete your data, open this link:',
  openings: {
    checklist: '{x}: how many of these can you tick off today?',
    swipe_file: '{x}: what to say when the page is still empty.',
    framework: '{x}: at which of these steps does it stop for you?',
  },
  takenFrom: {
    checklist: 'From a checklist of {n} points:',
    swipe_file: 'From a collection of {n} lines:',
    framework: 'From a framework of {n} steps:',
  },
  madeFor: 'Made for {x}.',
  closings: [
    'The rest is in “{x}”, a PDF: {url}',
    'Get “{x}” as a PDF: {url}',
    '“{x}”, a PDF to work with, not only to read: {url}',
  ],
}
