import type { PointerWords } from '../pointer-words.ts'

export const portuguesePointers: PointerWords = {
  language: 'pt',
  demonstrative:
    'est[ae]s?|ess[ae]s?|isto|isso|aquel[ae]s?|aquilo|tais|tal|o mesmo|a mesma|dess[ae]s?|dest[ae]s?|ness[ae]s?|nest[ae]s?',
  announced:
    '(?:\\p{N}+|dois|duas|três|quatro|cinco|seis|sete|oito|nove|dez|vári[oa]s|algum[oa]s|[oa]s seguintes) (?:[\\p{L}-]+ ){0,2}(?:sinais|sintomas|vantagens|desvantagens|razões|motivos|fatores|formas|maneiras|tipos|passos|coisas|opções|perguntas|regras|dicas|exemplos|categorias|aspectos|erros|métodos|critérios)',
  document:
    '(?:o|a|os|as) (?:estudo|pesquisa|relatório|autor(?:es|a)?|pesquisador\\p{L}*|artigo|resultados?|análise|dados|empresa|tabela|gráfico|figura|resposta|razão|diferença|problema|primeir[oa]|segund[oa]|outr[oa]s?)',
  elsewhere:
    'veja|como (?:indicado|mencionado|dito|visto)|acima|abaixo|a seguir|em nosso (?:guia|artigo)|clique|(?:figura|tabela) \\d',
  connectives:
    'desde então|para outros|é aqui que|conforme (?:descrito|mencionado|visto)|por exemplo|no entanto|contudo|porém|entretanto|além disso|também|finalmente|então|depois|mas|ele|ela|eles|elas|às vezes|por outro lado|você também|isso|isto|ao fazer isso',
  ofThem: 'del[ea]s',
  partOfIt: 'a (?:mediana|média) é|[oa]s? \\p{L}+ (?:ali|lá)',
  about: 'cerca de|quase|apenas',
  percent: 'por cento',
  ofWhom: 'de|do|da|dos|das',
  ofWhat: 'do |da ',
  pronouns: 'é|são|eles?|elas?|trata-se',
  so: 'portanto',
  articles: 'o |a |os |as |uma? ',
  concludes: 'portanto|por isso|por isso|por este motivo',
}
