import type { LandingWords } from './landing-words.ts'

export const es: LandingWords = {
  contents: 'Qué contiene',
  pages: '{x} páginas, PDF',
  items: {
    checklist: ['1 punto', '{x} puntos'],
    swipe_file: ['1 frase', '{x} frases'],
    framework: ['1 paso', '{x} pasos'],
  },
  inParts: '{x} en {y} partes',
  email: 'Correo electrónico',
  consent:
    'Envíenme «{x}» por correo. Acepto que {site} guarde mi dirección y la hora de este consentimiento para enviarme el PDF y correos sobre este tema. Puedo borrar mis datos en cualquier momento con el enlace de cada correo.',
  submit: 'Enviarme el PDF',
  nextTitle: 'Qué pasa después',
  next: [
    'Le enviamos un enlace para confirmar su dirección.',
    'Lo abre y descarga el PDF al momento.',
    'Cada correo lleva un enlace que borra sus datos.',
  ],
  wrongEmail: 'Escriba una dirección de correo válida, como nombre@example.com.',
  needConsent: 'Marque la casilla para que podamos escribirle.',
  stale:
    'Esta página ya no estaba al día y no se envió nada. Sus datos siguen aquí: pulse el botón otra vez.',
  checkMail: 'Revise su correo',
  checkMailText: 'Hemos enviado un enlace a {x}. Ábralo en un plazo de 2 días para obtener el PDF.',
  notThere: '¿No ha llegado en unos minutos? Mire en la carpeta de correo no deseado o pídalo otra vez.',
  confirmTitle: 'A un clic del PDF',
  confirmText: 'Confirme que pidió «{x}» y podrá descargarlo al momento.',
  confirmButton: 'Confirmar y obtener el PDF',
  ready: 'Aquí está',
  readyText: 'Su dirección está confirmada. El enlace vale siete días; también está en su correo.',
  download: 'Descargar el PDF',
  linkOver: 'Este enlace ha caducado',
  linkOverText: 'También puede que ya se haya usado o esté incompleto. Pida el PDF de nuevo.',
  again: 'Pedirlo otra vez',
  eraseTitle: '¿Borrar sus datos?',
  eraseText: 'Borraremos su dirección y los enlaces de sus correos dejarán de funcionar.',
  eraseButton: 'Borrar mis datos',
  erased: 'Datos borrados',
  erasedText: 'Ya no guardamos su dirección.',
  tooMany: 'Demasiadas peticiones desde su red. Inténtelo más tarde.',
  tooManyEmails:
    'Hoy ya hemos enviado tres correos a {x}, el máximo para una dirección. Abra el enlace del más reciente, mire en la carpeta de correo no deseado o inténtelo mañana.',
  mailConfirmSubject: 'Confirme, por favor: «{x}»',
  mailConfirmText:
    'Pidió «{x}» a {site}. Abra este enlace en un plazo de 2 días para confirmar su dirección y obtener el PDF. Si no fue usted, ignore este correo y su dirección se borrará.',
  mailReadySubject: 'Su PDF: «{x}»',
  mailReadyText: 'Aquí está «{x}», de {site}. El enlace vale siete días.',
  mailErase: 'Para borrar sus datos, abra este enlace:',
  openings: {
    checklist: '{x}: ¿cuántos de estos puntos puede marcar hoy?',
    swipe_file: '{x}: qué escribir cuando la página sigue en blanco.',
    framework: '{x}: ¿en cuál de estos pasos se atasca?',
  },
  takenFrom: {
    checklist: 'De una lista de {n} puntos:',
    swipe_file: 'De una colección de {n} frases:',
    framework: 'De un método de {n} pasos:',
  },
  madeFor: 'Hecho para: {x}.',
  closings: [
    'El resto está en «{x}», en PDF: {url}',
    '«{x}» en PDF: {url}',
    '«{x}», un PDF para trabajar, no solo para leer: {url}',
  ],
}
