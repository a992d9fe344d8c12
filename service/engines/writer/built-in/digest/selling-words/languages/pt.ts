import type { SellingWords } from '../selling-words.ts'

export const portugueseSellingWords: SellingWords = {
  language: 'pt',
  asks: 'adicionar ao carrinho|compre (?:agora|já)|frete grátis|envio grátis|teste grátis|orçamento grátis|peça uma demonstração',
  praises: 'noss[oa]s (?:produtos|clientes|serviços|soluções)|oferecemos|vendemos|fale connosco|fale conosco',
}
