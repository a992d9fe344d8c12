import type { LeadMagnetLanguage } from '../../engines/lead-magnet-writer/lead-magnet-writer.ts'

/** What the landing page, its mails and the announcements say; `{x}` is the title, `{site}` the publisher. */
export type LandingWords = {
  tx: string
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

/** Grows whenever a consent text changes in any language; kept with each consent. */
export const consentVersion = '2026-11-1'

export const landingWords: Record<LeadMagnetLanguage, LandingWords> = {
  en: {
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
  },
  de: {
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
  },
  es: {
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
  },
  fr: {
    tx: 'Ce qu’il contient',
    pages: '{x} pages, PDF',
    email: 'Adresse e-mail',
    consent:
      'Envoyez-moi « {x} » à cette adresse. J’accepte que {site} la conserve, avec l’heure de ce consentement, pour m’envoyer le PDF et m’écrire sur le même sujet. Je peux la faire effacer à tout moment par le lien de chaque message.',
    submit: 'Recevoir le PDF',
    afterwards: 'Un message part d’abord pour confirmer l’adresse. Avant cela, ni PDF ni autre message.',
    wrongEmail: 'Ce n’est pas une adresse e-mail. Écrivez-la comme nom@example.com.',
    needConsent: 'Cochez la case : sans votre accord, nous ne pouvons rien envoyer.',
    tooQuick: 'Appuyez encore une fois sur le bouton.',
    checkMail: 'Regardez vos messages',
    checkMailText:
      'Si l’adresse est juste, un message avec un lien est en route. Ouvrez-le dans les deux jours ; le PDF vient ensuite.',
    confirmTitle: 'À un clic du PDF',
    confirmText: 'Confirmez que vous avez demandé « {x} », et vous pourrez le télécharger aussitôt.',
    confirmButton: 'Confirmer et obtenir le PDF',
    ready: 'Le voici',
    readyText: 'Votre adresse est confirmée. Le lien vaut sept jours ; il est aussi dans vos messages.',
    download: 'Télécharger le PDF',
    linkOver: 'Ce lien ne vaut plus',
    linkOverText:
      'Il a servi, il a expiré ou il a été copié en partie. Redemandez le PDF ; cela prend une minute.',
    again: 'Redemander',
    eraseTitle: 'Effacer votre adresse ?',
    eraseText: 'Nous ne saurons alors plus rien de vous, et les liens de vos messages ne vaudront plus.',
    eraseButton: 'Effacer mon adresse',
    erased: 'Effacée',
    erasedText: 'Rien n’est conservé sur votre adresse.',
    tooMany: 'Trop de demandes depuis votre connexion. Réessayez dans un moment.',
    mailConfirmSubject: 'À confirmer : « {x} »',
    mailConfirmText:
      'Vous avez demandé « {x} » à {site}. Ouvrez ce lien dans les deux jours pour confirmer votre adresse et recevoir le PDF. Si ce n’était pas vous, ne faites rien : l’adresse s’efface d’elle-même.',
    mailReadySubject: 'Votre PDF : « {x} »',
    mailReadyText: 'Voici « {x} », de {site}. Le lien vaut sept jours.',
    mailErase: 'Pour faire effacer votre adresse, ouvrez ce lien :',
    posts: [
      '{hook}\n\nLa suite dans « {x} », en PDF : {url}',
      'Nouveau : « {x} ». {hook}\n\n{url}',
      '« {x} » : un PDF pour travailler, pas seulement pour lire. Par exemple : {hook}\n\n{url}',
    ],
  },
  it: {
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
  },
  pt: {
    tx: 'O que contém',
    pages: '{x} páginas, PDF',
    email: 'Endereço de e-mail',
    consent:
      'Enviem-me «{x}» para este endereço. Aceito que {site} o guarde, com a hora deste consentimento, para me enviar o PDF e me escrever sobre o mesmo tema. Posso pedir que seja apagado em qualquer altura pela ligação em cada mensagem.',
    submit: 'Enviar-me o PDF',
    afterwards:
      'Primeiro enviamos uma mensagem para confirmar o endereço. Antes disso, nem PDF nem outras mensagens.',
    wrongEmail: 'Isto não é um endereço de e-mail. Escreva-o como nome@example.com.',
    needConsent: 'Marque a caixa: sem o seu consentimento não podemos enviar nada.',
    tooQuick: 'Carregue no botão mais uma vez.',
    checkMail: 'Veja o seu correio',
    checkMailText:
      'Se o endereço estiver certo, vai a caminho uma mensagem com uma ligação. Abra-a no prazo de dois dias; depois chega o PDF.',
    confirmTitle: 'A um clique do PDF',
    confirmText: 'Confirme que pediu «{x}» e poderá descarregá-lo de imediato.',
    confirmButton: 'Confirmar e obter o PDF',
    ready: 'Aqui está',
    readyText: 'O seu endereço está confirmado. A ligação vale sete dias; está também no seu correio.',
    download: 'Descarregar o PDF',
    linkOver: 'Esta ligação já não vale',
    linkOverText: 'Foi usada, expirou ou foi copiada em parte. Peça o PDF outra vez; demora um minuto.',
    again: 'Pedir outra vez',
    eraseTitle: 'Apagar o seu endereço?',
    eraseText: 'Depois disso nada sabemos de si, e as ligações nas suas mensagens deixam de valer.',
    eraseButton: 'Apagar o meu endereço',
    erased: 'Apagado',
    erasedText: 'Nada se guarda sobre o seu endereço.',
    tooMany: 'Demasiados pedidos da sua ligação. Tente novamente daqui a pouco.',
    mailConfirmSubject: 'Confirme, por favor: «{x}»',
    mailConfirmText:
      'Pediu «{x}» a {site}. Abra esta ligação no prazo de dois dias para confirmar o endereço e receber o PDF. Se não foi o caso, não faça nada: o endereço apaga-se sozinho.',
    mailReadySubject: 'O seu PDF: «{x}»',
    mailReadyText: 'Aqui está «{x}», de {site}. A ligação vale sete dias.',
    mailErase: 'Para que o seu endereço seja apagado, abra esta ligação:',
    posts: [
      '{hook}\n\nMais em «{x}», em PDF: {url}',
      'Novo: «{x}». {hook}\n\n{url}',
      '«{x}»: um PDF para trabalhar, não só para ler. Por exemplo: {hook}\n\n{url}',
    ],
  },
}

/** Puts names into words, whatever signs they have. */
export function say(words: string, about: Readonly<Record<string, string>>): string {
  return words.replace(/\{(\w+)\}/g, (whole, name: string) => about[name] ?? whole)
}
