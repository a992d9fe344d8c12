import type { SellingWords } from '../selling-words.ts'

export const portugueseSellingWords: SellingWords = {
  language: 'pt',
  asks: 'adicionar ao carrinho|compre (?:agora|já)|frete grátis|envio grátis|teste grátis|orçamento grátis|peça uma demonstração',
  sells:
    'noss[oa]s? (?:própri[oa]s? )?(?:fábricas?|lojas?|oficinas?|showroom|catálogo|clientes|instaladores|técnicos)|(?:fabricamos|vendemos|entregamos|instalamos)|(?:ligue-nos|contacte-nos|fale conosco)[^.!?]{0,60} orçamento',
  praises: 'noss[oa]s (?:produtos|clientes|serviços|soluções)|oferecemos|vendemos|fale connosco|fale conosco',
  hype: 'clientes (?:confiam|adoram)|líder (?:de mercado|mundial)|revolucionári\\p{L}+|incríve\\p{L}+|imbatíve\\p{L}+',
  promises: 'até \\p{N}|a partir de \\p{N}|só \\p{N}',
  rests:
    '(?:teste|ensaio) (?:realizado|feito)|calculad[oa]s? (?:com|sobre|face)|medid[oa]s? (?:em|com)|basead[oa]s? em|com base em',
  institutions:
    'instituto|universidade|ordem|associação|federação|fundação|observatório|câmara|sindicato|agência (?:de|regional|nacional)|laboratório|consumidores|revista|jornal|diário|folha|notícias|gazeta|correio|imprensa',
}
