import type { LandingWords } from './landing-words.ts'

export const de: LandingWords = {
  tx: 'Was darin steht',
  pages: '{x} Seiten, PDF',
  email: 'E-Mail-Adresse',
  consent:
    'Senden Sie mir „{x}“ an diese Adresse. Ich bin einverstanden, dass {site} sie mit dem Zeitpunkt dieser Einwilligung speichert, um mir das PDF zu senden und zum selben Thema zu schreiben. Ich kann sie jederzeit über den Link in jeder Mail löschen lassen.',
  submit: 'PDF anfordern',
  afterwards:
    'Zuerst kommt eine Mail zur Bestätigung der Adresse. Vorher gibt es weder PDF noch andere Mails.',
  wrongEmail: 'Das ist keine E-Mail-Adresse. Schreiben Sie sie wie name@example.com.',
  needConsent: 'Setzen Sie das Häkchen: Ohne Einwilligung dürfen wir nichts senden.',
  tooQuick: 'Bitte drücken Sie noch einmal auf den Knopf.',
  checkMail: 'Sehen Sie in Ihre Mails',
  checkMailText:
    'Wenn die Adresse stimmt, ist eine Mail mit einem Link unterwegs. Öffnen Sie ihn innerhalb von zwei Tagen; danach gibt es das PDF.',
  confirmTitle: 'Ein Klick bis zum PDF',
  confirmText: 'Bestätigen Sie, dass Sie „{x}“ angefordert haben, dann können Sie es sofort laden.',
  confirmButton: 'Bestätigen und PDF laden',
  ready: 'Hier ist es',
  readyText: 'Ihre Adresse ist bestätigt. Der Link gilt sieben Tage; er steht auch in Ihrer Mail.',
  download: 'PDF herunterladen',
  linkOver: 'Dieser Link gilt nicht mehr',
  linkOverText:
    'Er wurde benutzt, ist abgelaufen oder nur zum Teil kopiert. Fordern Sie das PDF neu an; es dauert eine Minute.',
  again: 'Neu anfordern',
  eraseTitle: 'Adresse löschen?',
  eraseText: 'Wir wissen dann nichts mehr über Sie, und die Links in Ihren Mails gelten nicht mehr.',
  eraseButton: 'Meine Adresse löschen',
  erased: 'Gelöscht',
  erasedText: 'Über Ihre Adresse ist nichts mehr gespeichert.',
  tooMany: 'Zu viele Anfragen von Ihrem Anschluss. Versuchen Sie es in einer Weile noch einmal.',
  mailConfirmSubject: 'Bitte bestätigen: „{x}“',
  mailConfirmText:
    'Sie haben bei {site} „{x}“ angefordert. Öffnen Sie diesen Link innerhalb von zwei Tagen, um die Adresse zu bestätigen und das PDF zu erhalten. Wenn Sie das nicht waren, tun Sie nichts: Die Adresse wird dann von selbst gelöscht.',
  mailReadySubject: 'Ihr PDF: „{x}“',
  mailReadyText: 'Hier ist „{x}“ von {site}. Der Link gilt sieben Tage.',
  mailErase: 'Um Ihre Adresse löschen zu lassen, öffnen Sie diesen Link:',
  posts: [
    '{hook}\n\nMehr davon in „{x}“, als PDF: {url}',
    'Neu: „{x}“. {hook}\n\n{url}',
    '„{x}“: ein PDF zum Arbeiten, nicht nur zum Lesen. Zum Beispiel: {hook}\n\n{url}',
  ],
}
