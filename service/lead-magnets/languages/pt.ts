import type { LandingWords } from './landing-words.ts'

export const pt: LandingWords = {
  contents: 'O que contém',
  pages: '{x} páginas, PDF',
  items: {
    checklist: ['1 ponto', '{x} pontos'],
    swipe_file: ['1 frase', '{x} frases'],
    framework: ['1 passo', '{x} passos'],
  },
  inParts: '{x} em {y} partes',
  email: 'Endereço de e-mail',
  consent:
    'Enviem-me «{x}» por e-mail. Aceito que {site} guarde o meu endereço e a hora deste consentimento para me enviar o PDF e e-mails sobre este tema. Posso apagar os meus dados em qualquer altura com a ligação em cada e-mail.',
  submit: 'Enviar-me o PDF',
  nextTitle: 'O que acontece a seguir',
  next: [
    'Enviamos-lhe uma ligação para confirmar o seu endereço.',
    'Abre-a e descarrega logo o PDF.',
    'Cada e-mail tem uma ligação que apaga os seus dados.',
  ],
  wrongEmail: 'Introduza um endereço de e-mail válido, como nome@example.com.',
  needConsent: 'Marque a caixa para podermos escrever-lhe.',
  stale:
    'Esta página já não estava atualizada e nada foi enviado. O que escreveu continua aqui: carregue novamente no botão.',
  checkMail: 'Verifique o seu e-mail',
  checkMailText: 'Enviámos uma ligação para {x}. Abra-a no prazo de 2 dias para receber o PDF.',
  notThere: 'Nada ao fim de alguns minutos? Veja na pasta de spam ou peça outra vez.',
  confirmTitle: 'A um clique do PDF',
  confirmText: 'Confirme que pediu «{x}» e poderá descarregá-lo de imediato.',
  confirmButton: 'Confirmar e obter o PDF',
  ready: 'Aqui está',
  readyText: 'O seu endereço está confirmado. A ligação vale sete dias; está também no seu correio.',
  download: 'Descarregar o PDF',
  linkOver: 'Esta ligação expirou',
  linkOverText: 'Também pode já ter sido usada ou estar incompleta. Peça o PDF outra vez.',
  again: 'Pedir outra vez',
  eraseTitle: 'Apagar os seus dados?',
  eraseText: 'Apagaremos o seu endereço, e as ligações nos seus e-mails deixarão de funcionar.',
  eraseButton: 'Apagar os meus dados',
  erased: 'Dados apagados',
  erasedText: 'Já não guardamos o seu endereço.',
  tooMany: 'Demasiados pedidos da sua rede. Tente novamente mais tarde.',
  tooManyEmails:
    'Hoje já enviámos três e-mails para {x}, o máximo para um endereço. Abra a ligação do mais recente, veja na pasta de spam ou tente novamente amanhã.',
  mailConfirmSubject: 'Confirme, por favor: «{x}»',
  mailConfirmText:
    'Pediu «{x}» a {site}. Abra esta ligação no prazo de 2 dias para confirmar o endereço e receber o PDF. Se não foi o caso, ignore este e-mail e o seu endereço será apagado.',
  mailReadySubject: 'O seu PDF: «{x}»',
  mailReadyText: 'Aqui está «{x}», de {site}. A ligação vale sete dias.',
  mailErase: 'Para apagar os seus dados, abra esta ligação:',
  openings: {
    checklist: '{x}: quantos destes pontos pode assinalar hoje?',
    swipe_file: '{x}: o que escrever quando a página ainda está em branco.',
    framework: '{x}: em qual destes passos encalha?',
  },
  takenFrom: {
    checklist: 'De uma lista de {n} pontos:',
    swipe_file: 'De uma coleção de {n} frases:',
    framework: 'De um método de {n} passos:',
  },
  madeFor: 'Feito para: {x}.',
  closings: [
    'O resto está em «{x}», em PDF: {url}',
    '«{x}» em PDF: {url}',
    '«{x}», um PDF para trabalhar, não só para ler: {url}',
  ],
}
