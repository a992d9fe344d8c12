import type { LandingWords } from './landing-words.ts'

export const en: LandingWords = {
  tx: 'What is inside',
  pages: '{x} pages, PDF',
  email: 'Email address',
  consent:
    'Send me “{x}” to this address. I agree that {site} keeps it, with the time of this consent, to send me the PDF and to write to me about the same subject. I can have it erased at any time by the link in every mail.',
  submit: 'Send me the PDF',
  afterwards: 'We first send a mail to confirm the address. No PDF and no other mail before that.',
  wrongEmail: 'This is no e-mail address. Write it as name@example.com.',
  needConsent: 'Tick the box: without your consent we may not send anything.',
  tooQuick: 'Please press the button once more.',
  checkMail: 'Check your inbox',
  checkMailText:
    'If the address is right, a mail with a link is on its way. Open it within two days; the PDF comes after that.',
  confirmTitle: 'One click to the PDF',
  confirmText: 'Confirm that you asked for “{x}”, and you can download it at once.',
  confirmButton: 'Confirm and get the PDF',
  ready: 'Here it is',
  readyText: 'Your address is confirmed. The link works for seven days; it is also in your mail.',
  download: 'Download PDF',
  linkOver: 'This link does not work any more',
  linkOverText:
    'It was used, it has run out, or it was copied in part. Ask for the PDF again; it takes a minute.',
  again: 'Ask again',
  eraseTitle: 'Erase your address?',
  eraseText: 'We then know nothing about you any more, and the links in your mails stop.',
  eraseButton: 'Erase my address',
  erased: 'Erased',
  erasedText: 'Nothing about your address is kept.',
  tooMany: 'Too many requests from your connection. Try again in a while.',
  mailConfirmSubject: 'Please confirm: “{x}”',
  mailConfirmText:
    'You asked {site} for “{x}”. Open this link within two days to confirm your address and get the PDF. If you did not ask, do nothing: the address is then deleted by itself.',
  mailReadySubject: 'Your PDF: “{x}”',
  mailReadyText: 'Here is “{x}” from {site}. The link works for seven days.',
  mailErase: 'To have your address erased, open this link:',
  posts: [
    '{hook}\n\nMore of it in “{x}”, as a PDF: {url}',
    'New: “{x}”. {hook}\n\n{url}',
    '“{x}”: a PDF to work with, not only to read. For example: {hook}\n\n{url}',
  ],
}
