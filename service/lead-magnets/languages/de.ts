import type { LandingWords } from './landing-words.ts'

export const de: LandingWords = {
  contents: 'Was darin steht',
  pages: '{x} Seiten, PDF',
  email: 'E-Mail-Adresse',
  consent:
    'Senden Sie mir „{x}“ per E-Mail. Ich bin einverstanden, dass {site} meine Adresse und den Zeitpunkt dieser Einwilligung speichert, um mir das PDF und E-Mails zu diesem Thema zu senden. Ich kann meine Daten jederzeit über den Link in jeder E-Mail löschen.',
  submit: 'PDF anfordern',
  afterwards: 'Wir schicken Ihnen zuerst eine E-Mail, um Ihre Adresse zu bestätigen.',
  wrongEmail: 'Geben Sie eine gültige E-Mail-Adresse ein, zum Beispiel name@example.com.',
  needConsent: 'Bitte setzen Sie das Häkchen, damit wir Ihnen schreiben dürfen.',
  tooQuick: 'Bitte klicken Sie noch einmal auf den Button.',
  checkMail: 'Prüfen Sie Ihr Postfach',
  checkMailText:
    'Wir haben Ihnen einen Link geschickt. Öffnen Sie ihn innerhalb von 2 Tagen, um das PDF zu erhalten.',
  confirmTitle: 'Ein Klick bis zum PDF',
  confirmText: 'Bestätigen Sie, dass Sie „{x}“ angefordert haben, dann können Sie es sofort laden.',
  confirmButton: 'Bestätigen und PDF laden',
  ready: 'Hier ist es',
  readyText: 'Ihre Adresse ist bestätigt. Der Link gilt sieben Tage; er steht auch in Ihrer Mail.',
  download: 'PDF herunterladen',
  linkOver: 'Dieser Link ist abgelaufen',
  linkOverText: 'Vielleicht wurde er auch schon benutzt oder ist unvollständig. Fordern Sie das PDF neu an.',
  again: 'Neu anfordern',
  eraseTitle: 'Ihre Daten löschen?',
  eraseText: 'Wir löschen Ihre Adresse, und die Links in Ihren E-Mails funktionieren nicht mehr.',
  eraseButton: 'Meine Daten löschen',
  erased: 'Daten gelöscht',
  erasedText: 'Ihre Adresse ist nicht mehr gespeichert.',
  tooMany: 'Zu viele Anfragen aus Ihrem Netzwerk. Versuchen Sie es später noch einmal.',
  mailConfirmSubject: 'Bitte bestätigen: „{x}“',
  mailConfirmText:
    'Sie haben bei {site} „{x}“ angefordert. Öffnen Sie diesen Link innerhalb von 2 Tagen, um Ihre Adresse zu bestätigen und das PDF zu erhalten. Wenn Sie das nicht waren, ignorieren Sie diese E-Mail, und Ihre Adresse wird gelöscht.',
  mailReadySubject: 'Ihr PDF: „{x}“',
  mailReadyText: 'Hier ist „{x}“ von {site}. Der Link gilt sieben Tage.',
  mailErase: 'Um Ihre Daten zu löschen, öffnen Sie diesen Link:',
  posts: [
    '{hook}\n\nMehr davon in „{x}“, als PDF: {url}',
    'Neu: „{x}“. {hook}\n\n{url}',
    '„{x}“: ein PDF zum Arbeiten, nicht nur zum Lesen. Zum Beispiel: {hook}\n\n{url}',
  ],
}
