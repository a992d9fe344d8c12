import type { LandingWords } from './landing-words.ts'

export const de: LandingWords = {
  contents: 'Was darin steht',
  pages: '{x} Seiten, PDF',
  items: {
    checklist: ['1 Punkt', '{x} Punkte'],
    swipe_file: ['1 Satz', '{x} Sätze'],
    framework: ['1 Schritt', '{x} Schritte'],
  },
  inParts: '{x} in {y} Teilen',
  email: 'E-Mail-Adresse',
  consent:
    'Senden Sie mir „{x}“ per E-Mail. Ich bin einverstanden, dass {site} meine Adresse und den Zeitpunkt dieser Einwilligung speichert, um mir das PDF und E-Mails zu diesem Thema zu senden. Ich kann meine Daten jederzeit über den Link in jeder E-Mail löschen.',
  submit: 'PDF anfordern',
  nextTitle: 'So geht es weiter',
  next: [
    'Wir schicken Ihnen einen Link, der Ihre Adresse bestätigt.',
    'Sie öffnen ihn und laden das PDF sofort herunter.',
    'In jeder E-Mail steht ein Link, der Ihre Daten löscht.',
  ],
  wrongEmail: 'Geben Sie eine gültige E-Mail-Adresse ein, zum Beispiel name@example.com.',
  needConsent: 'Bitte setzen Sie das Häkchen, damit wir Ihnen schreiben dürfen.',
  stale:
    'Diese Seite war nicht mehr aktuell, deshalb wurde nichts gesendet. Ihre Eingaben stehen noch da: Klicken Sie noch einmal auf den Button.',
  checkMail: 'Prüfen Sie Ihr Postfach',
  checkMailText:
    'Wir haben einen Link an {x} geschickt. Öffnen Sie ihn innerhalb von 2 Tagen, um das PDF zu erhalten.',
  notThere:
    'Nach ein paar Minuten noch nichts da? Sehen Sie im Spam-Ordner nach, oder fordern Sie es neu an.',
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
  tooManyEmails:
    'Wir haben heute schon drei E-Mails an {x} geschickt, mehr nicht an eine Adresse. Öffnen Sie den Link in der neuesten, sehen Sie im Spam-Ordner nach, oder versuchen Sie es morgen noch einmal.',
  mailConfirmSubject: 'Bitte bestätigen: „{x}“',
  mailConfirmText:
    'Sie haben bei {site} „{x}“ angefordert. Öffnen Sie diesen Link innerhalb von 2 Tagen, um Ihre Adresse zu bestätigen und das PDF zu erhalten. Wenn Sie das nicht waren, ignorieren Sie diese E-Mail, und Ihre Adresse wird gelöscht.',
  mailReadySubject: 'Ihr PDF: „{x}“',
  mailReadyText: 'Hier ist „{x}“ von {site}. Der Link gilt sieben Tage.',
  mailErase: 'Um Ihre Daten zu löschen, öffnen Sie diesen Link:',
  openings: {
    checklist: '{x}: Wie viele dieser Punkte können Sie heute abhaken?',
    swipe_file: '{x}: was Sie schreiben können, wenn die Seite noch leer ist.',
    framework: '{x}: An welchem dieser Schritte hakt es bei Ihnen?',
  },
  takenFrom: {
    checklist: 'Aus einer Checkliste mit {n} Punkten:',
    swipe_file: 'Aus einer Sammlung von {n} Sätzen:',
    framework: 'Aus einem Vorgehen in {n} Schritten:',
  },
  madeFor: 'Gemacht für: {x}.',
  closings: [
    'Der Rest steht in „{x}“, als PDF: {url}',
    '„{x}“ als PDF: {url}',
    '„{x}“, ein PDF zum Arbeiten, nicht nur zum Lesen: {url}',
  ],
}
