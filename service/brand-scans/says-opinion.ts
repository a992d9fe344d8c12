import { readSentiment } from './read-sentiment.ts'

/**
 * Words by which a text tells what others think of something, as the beginnings of words: who speaks (customers, reviewers), what
 * they leave (reviews, complaints, stars), and that they would or would not buy again.
 */
const voices: Readonly<Record<string, string>> = {
  en: 'customers? (?:say|report|like|love|mention|praise|complain|find|rate)|reviews?|reviewers?|ratings?|testimonials?|complain|complaints?|satisf|recommend|stars?',
  de: 'kundinnen und kunden (?:sagen|loben)|kunden (?:sagen|berichten|loben|bemängeln)|bewertung|rezension|erfahrungsbericht|beschwer|zufrieden|unzufrieden|empfehl|empfohlen|sterne',
  fr: 'clients (?:disent|apprécient|reprochent|signalent)|avis|témoignage|plainte|satisfait|satisfaction|insatisf|recommand|étoiles',
  es: 'clientes (?:dicen|opinan|valoran|elogian)|opiniones|opinión|reseña|valoraci|testimonio|queja|satisf|insatisf|recomiend|recomend|estrellas',
  it: 'clienti (?:dicono|apprezzano|lamentano)|recension|valutazion|testimonianz|reclam|lamentel|soddisf|insoddisf|consiglian|raccomand|stelle',
  pt: 'clientes (?:dizem|elogiam|relatam)|avaliaç|opiniões|opinião|depoiment|reclamaç|queixa|satisf|insatisf|recomend|estrelas',
  nl: 'klanten (?:zeggen|vinden|prijzen)|beoordeling|recensie|ervaringen|klacht|tevreden|ontevreden|aanbevel|aanrad|sterren',
}

const voice = new RegExp(`(?<!\\p{L})(?:${Object.values(voices).join('|')})`, 'iu')

/**
 * Whether a sentence judges, or tells how others do: what answers a question about a reputation. A price, an opening time
 * or a description does not.
 */
export function saysOpinion(sentence: string): boolean {
  return voice.test(sentence) || readSentiment([sentence]).sentiment !== 'neutral'
}
