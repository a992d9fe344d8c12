import type { LandingWords } from './landing-words.ts'

export const it: LandingWords = {
  tx: 'Che cosa contiene',
  pages: '{x} pagine, PDF',
  email: 'Indirizzo e-mail',
  consent:
    'Mandatemi «{x}» a questo indirizzo. Accetto che {site} lo conservi, con l’ora di questo consenso, per inviarmi il PDF e scrivermi sullo stesso tema. Posso farlo cancellare in ogni momento con il link in ogni messaggio.',
  submit: 'Mandatemi il PDF',
  afterwards:
    'Prima arriva un messaggio per confermare l’indirizzo. Prima di allora né PDF né altri messaggi.',
  wrongEmail: 'Questo non è un indirizzo e-mail. Lo scriva come nome@example.com.',
  needConsent: 'Spunti la casella: senza il suo consenso non possiamo inviare nulla.',
  tooQuick: 'Prema il pulsante ancora una volta.',
  checkMail: 'Guardi la posta',
  checkMailText:
    'Se l’indirizzo è giusto, è in arrivo un messaggio con un link. Lo apra entro due giorni; poi arriva il PDF.',
  confirmTitle: 'A un clic dal PDF',
  confirmText: 'Confermi di aver chiesto «{x}» e potrà scaricarlo subito.',
  confirmButton: 'Confermare e avere il PDF',
  ready: 'Eccolo',
  readyText: 'Il suo indirizzo è confermato. Il link vale sette giorni; è anche nella posta.',
  download: 'Scaricare il PDF',
  linkOver: 'Questo link non vale più',
  linkOverText:
    'È stato usato, è scaduto o è stato copiato in parte. Chieda di nuovo il PDF; basta un minuto.',
  again: 'Chiedere di nuovo',
  eraseTitle: 'Cancellare l’indirizzo?',
  eraseText: 'Non sapremo più nulla di lei, e i link nei suoi messaggi non varranno più.',
  eraseButton: 'Cancellare il mio indirizzo',
  erased: 'Cancellato',
  erasedText: 'Del suo indirizzo non resta nulla.',
  tooMany: 'Troppe richieste dalla sua connessione. Riprovi tra un po’.',
  mailConfirmSubject: 'Da confermare: «{x}»',
  mailConfirmText:
    'Ha chiesto «{x}» a {site}. Apra questo link entro due giorni per confermare l’indirizzo e avere il PDF. Se non è stato lei, non faccia nulla: l’indirizzo si cancella da solo.',
  mailReadySubject: 'Il suo PDF: «{x}»',
  mailReadyText: 'Ecco «{x}», di {site}. Il link vale sette giorni.',
  mailErase: 'Per far cancellare il suo indirizzo, apra questo link:',
  posts: [
    '{hook}\n\nAltro in «{x}», in PDF: {url}',
    'Nuovo: «{x}». {hook}\n\n{url}',
    '«{x}»: un PDF per lavorare, non solo da leggere. Per esempio: {hook}\n\n{url}',
  ],
}
