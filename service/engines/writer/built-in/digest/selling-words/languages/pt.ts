import type { SellingWords } from '../selling-words.ts'

export const portugueseSellingWords: SellingWords = {
  language: 'pt',
  asks: 'adicionar ao carrinho|compre (?:agora|já)|frete grátis|envio grátis|teste grátis|orçamento grátis|peça uma demonstração',
  sells:
    'novos pacientes (?:recebem|ganham|são)|(?:marque|agende) (?:já )?(?:a sua|sua) (?:primeira )?(?:consulta|avaliação)|noss[oa]s? (?:própri[oa]s? )?(?:fábricas?|lojas?|oficinas?|showroom|catálogo|clientes|instaladores|técnicos)|(?:fabricamos|vendemos|entregamos|instalamos)|(?:ligue-nos|contacte-nos|fale conosco)[^.!?]{0,60} orçamento',
  praises: 'noss[oa]s (?:produtos|clientes|serviços|soluções)|oferecemos|vendemos|fale connosco|fale conosco',
  hype: 'clientes (?:confiam|adoram)|líder (?:de mercado|mundial)|revolucionári\\p{L}+|incríve\\p{L}+|imbatíve\\p{L}+',
  promises: 'até \\p{N}|a partir de \\p{N}|só \\p{N}',
  rests:
    '(?:teste|ensaio) (?:realizado|feito)|calculad[oa]s? (?:com|sobre|face)|medid[oa]s? (?:em|com)|basead[oa]s? em|com base em',
  institutions:
    'instituto|universidade|ordem|associação|federação|fundação|observatório|câmara|sindicato|agência (?:de|regional|nacional)|laboratório|consumidores|revista|jornal|diário|folha|notícias|gazeta|correio|imprensa',
  owns: 'com (?:o |a )?{x},? (?:pode|podes|você pode|consegue|obtém)|(?:experimente|teste) (?:o |a )?{x}|{x} (?:grátis|gratuitamente)',
  press: 'revista|jornal|diário|redação|leitor\\p{L}*|assin\\p{L}*|newsletter|boletim',
  deals:
    '(?:peça|solicite) (?:o seu |um )?orçamento|orçamento (?:grátis|gratuito|sem compromisso)|compre (?:online|agora|já)|portes grátis|frete grátis|(?:o )?nosso (?:apoio ao cliente|atendimento ao cliente)|(?:a )?nossa (?:loja|oficina)|(?:os )?nossos técnicos|ligue-nos',
  earns:
    '(?:podemos|posso|poderemos) (?:receber|ganhar) uma (?:pequena )?comissão|(?:recebemos|ganhamos|recebo|ganho) uma (?:pequena )?comissão|(?:contém|contêm|são|inclui) (?:\\p{L}+ ){0,2}links? de afiliad\\p{L}*|links? de afiliad\\p{L}*\\s?[:.*]',
}
