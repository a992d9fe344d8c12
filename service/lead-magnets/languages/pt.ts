import type { LandingWords } from './landing-words.ts'

export const pt: LandingWords = {
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
}
