import type { LandingWords } from './landing-words.ts'

export const it: LandingWords = {
  contents: 'Che cosa contiene',
  pages: '{x} pagine, PDF',
  items: {
    checklist: ['1 punto', '{x} punti'],
    swipe_file: ['1 frase', '{x} frasi'],
    framework: ['1 passo', '{x} passi'],
  },
  inParts: '{x} in {y} parti',
  email: 'Indirizzo e-mail',
  consent:
    'Mandatemi «{x}» via e-mail. Accetto che {site} conservi il mio indirizzo e l’ora di questo consenso per inviarmi il PDF ed e-mail su questo tema. Posso cancellare i miei dati in ogni momento con il link presente in ogni e-mail.',
  submit: 'Mandatemi il PDF',
  nextTitle: 'Che cosa succede dopo',
  next: [
    'Le inviamo un link per confermare il suo indirizzo.',
    'Lo apre e scarica subito il PDF.',
    'Ogni e-mail ha un link che cancella i suoi dati.',
  ],
  wrongEmail: 'Inserisca un indirizzo e-mail valido, come nome@example.com.',
  needConsent: 'Spunti la casella per consentirci di scriverle.',
  stale:
    'Questa pagina non era più aggiornata e nulla è stato inviato. I suoi dati sono ancora qui: prema di nuovo il pulsante.',
  checkMail: 'Controlli la posta',
  checkMailText: 'Abbiamo inviato un link a {x}. Lo apra entro 2 giorni per ricevere il PDF.',
  notThere: 'Ancora nulla dopo qualche minuto? Guardi nella posta indesiderata o lo chieda di nuovo.',
  confirmTitle: 'A un clic dal PDF',
  confirmText: 'Confermi di aver chiesto «{x}» e potrà scaricarlo subito.',
  confirmButton: 'Confermare e avere il PDF',
  ready: 'Eccolo',
  readyText: 'Il suo indirizzo è confermato. Il link vale sette giorni; è anche nella posta.',
  download: 'Scaricare il PDF',
  linkOver: 'Questo link è scaduto',
  linkOverText: 'Potrebbe anche essere già stato usato o essere incompleto. Chieda di nuovo il PDF.',
  again: 'Chiedere di nuovo',
  eraseTitle: 'Cancellare i suoi dati?',
  eraseText: 'Cancelleremo il suo indirizzo e i link nelle sue e-mail non funzioneranno più.',
  eraseButton: 'Cancellare i miei dati',
  erased: 'Dati cancellati',
  erasedText: 'Non conserviamo più il suo indirizzo.',
  tooMany: 'Troppe richieste dalla sua rete. Riprovi più tardi.',
  tooManyEmails:
    'Oggi abbiamo già inviato tre email a {x}, il massimo per un indirizzo. Apra il link dell’ultima, guardi nella posta indesiderata o riprovi domani.',
  mailConfirmSubject: 'Da confermare: «{x}»',
  mailConfirmText:
    'Ha chiesto «{x}» a {site}. Apra questo link entro 2 giorni per confermare l’indirizzo e ricevere il PDF. Se non è stato lei, ignori questa e-mail e il suo indirizzo verrà cancellato.',
  mailReadySubject: 'Il suo PDF: «{x}»',
  mailReadyText: 'Ecco «{x}», di {site}. Il link vale sette giorni.',
  mailErase: 'Per cancellare i suoi dati, apra questo link:',
  openings: {
    checklist: '{x}: quanti di questi punti può spuntare oggi?',
    swipe_file: '{x}: che cosa scrivere quando la pagina è ancora bianca.',
    framework: '{x}: a quale di questi passi si ferma?',
  },
  takenFrom: {
    checklist: 'Da una lista di {n} punti:',
    swipe_file: 'Da una raccolta di {n} frasi:',
    framework: 'Da un metodo in {n} passi:',
  },
  madeFor: 'Fatto per: {x}.',
  closings: [
    'Il resto è in «{x}», in PDF: {url}',
    '«{x}» in PDF: {url}',
    '«{x}», un PDF per lavorare, non solo da leggere: {url}',
  ],
}
