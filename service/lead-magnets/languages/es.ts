import type { LandingWords } from './landing-words.ts'

export const es: LandingWords = {
  tx: 'Qué contiene',
  pages: '{x} páginas, PDF',
  email: 'Correo electrónico',
  consent:
    'Envíenme «{x}» a esta dirección. Acepto que {site} la guarde, con la hora de este consentimiento, para enviarme el PDF y escribirme sobre el mismo tema. Puedo pedir que se borre en cualquier momento con el enlace de cada correo.',
  submit: 'Enviarme el PDF',
  afterwards: 'Primero enviamos un correo para confirmar la dirección. Antes no hay PDF ni otros correos.',
  wrongEmail: 'No es una dirección de correo. Escríbala como nombre@example.com.',
  needConsent: 'Marque la casilla: sin su consentimiento no podemos enviar nada.',
  tooQuick: 'Pulse el botón una vez más.',
  checkMail: 'Mire su correo',
  checkMailText:
    'Si la dirección es correcta, va en camino un correo con un enlace. Ábralo en un plazo de dos días; después llega el PDF.',
  confirmTitle: 'A un clic del PDF',
  confirmText: 'Confirme que pidió «{x}» y podrá descargarlo al momento.',
  confirmButton: 'Confirmar y obtener el PDF',
  ready: 'Aquí está',
  readyText: 'Su dirección está confirmada. El enlace vale siete días; también está en su correo.',
  download: 'Descargar el PDF',
  linkOver: 'Este enlace ya no vale',
  linkOverText: 'Se usó, caducó o se copió en parte. Pida el PDF otra vez; lleva un minuto.',
  again: 'Pedirlo otra vez',
  eraseTitle: '¿Borrar su dirección?',
  eraseText: 'Después no sabremos nada de usted, y los enlaces de sus correos dejarán de valer.',
  eraseButton: 'Borrar mi dirección',
  erased: 'Borrada',
  erasedText: 'No se guarda nada sobre su dirección.',
  tooMany: 'Demasiadas peticiones desde su conexión. Inténtelo dentro de un rato.',
  mailConfirmSubject: 'Confirme, por favor: «{x}»',
  mailConfirmText:
    'Pidió «{x}» a {site}. Abra este enlace en un plazo de dos días para confirmar su dirección y obtener el PDF. Si no lo pidió, no haga nada: la dirección se borra sola.',
  mailReadySubject: 'Su PDF: «{x}»',
  mailReadyText: 'Aquí está «{x}», de {site}. El enlace vale siete días.',
  mailErase: 'Para que se borre su dirección, abra este enlace:',
  posts: [
    '{hook}\n\nMás en «{x}», en PDF: {url}',
    'Nuevo: «{x}». {hook}\n\n{url}',
    '«{x}»: un PDF para trabajar, no solo para leer. Por ejemplo: {hook}\n\n{url}',
  ],
}
