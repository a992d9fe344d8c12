import { baseLanguage } from '../built-in/lexicon/find-lexicon.ts'

const word = (words: string) => new RegExp(`(?<![\\p{L}\\p{M}])(?:${words})(?![\\p{L}\\p{M}])`, 'u')
/** The same for a list in lower case that may begin a sentence. */
const anyCase = (words: string) => new RegExp(`(?<![\\p{L}\\p{M}])(?:${words})(?![\\p{L}\\p{M}])`, 'iu')

/** First persons, and where a language leaves the pronoun out, the verbs that show them. Capital "US" is a country. */
const firstPersons: Readonly<Record<string, RegExp>> = {
  en: word(
    "[Ww]e|[Oo]urs?|us|[Oo]urselves|(?<!(?:[Tt]ype|[Pp]hase|[Pp]art|[Cc]lass|[Ll]evel|[Ss]tage|[Gg]rade|[Gg]roup|[Ww]ar) )I(?=[’' ]\\p{Ll})|[Mm]y|me",
  ),
  de: anyCase('wir|uns|unser(?:e[nmrs]?|s|n)?|ich|mich|mir|mein(?:e[nmrs]?)?'),
  nl: anyCase('wij|we|ons|onze|ik|mij|mijn'),
  fr: anyCase("nous|notre|nos|nôtres?|je|j[’'](?=\\p{L})|mon|ma|mes|moi"),
  es: anyCase(
    'nosotr[oa]s|nuestr[oa]s?|yo|mi|mis|he|somos|(?!(?:kilo|mili)?gramos|tramos|ramos|amos|extremos|supremos|remos|reclamos)\\p{L}{2,}[ae]mos|(?:viv|dec|hic|tuv|pud|pus|v|d|fu|recib|med|eleg|serv|ped|segu|sent|sustitu|abr|añad|cubr|defin|descubr|permit|dirig|compart|consegu|exig|invert|repet|reduc|produc|quis|sup|estuv|hub|dij|traj|sal)imos',
  ),
  it: anyCase(
    'noi|nostr[oaie]|ci siamo|io|mio|mia|miei|mie|ho|(?!richiamo(?!\\p{L}))\\p{L}{2,}iamo|(?:abb|s|facc|d|st|v)iamo|\\p{L}{3,}(?:av|ev|iv)amo',
  ),
  pt: anyCase(
    'nós|noss[oa]s?|eu|meus?|minhas?|somos|fomos|(?!(?:quilo|mili)?gramos|ramos|reclamos|extremos|supremos|remos|amos)\\p{L}{2,}[aáeê]mos|(?:v|d|f|fiz|tiv|pud|pus|med|receb|abr|serv|ped|segu|sent|reduz|produz|substitu|defin|dirig|decid|conseg)(?:imos|emos)',
  ),
  ru: anyCase('мы|нас|нам|нами|наш\\p{L}*|я|мне|меня|мой|моя|мои|мою'),
  id: anyCase('kami|saya|aku'),
  hi: anyCase('हम|हमने|हमें|हमारे|हमारा|हमारी|मैं|मैंने|मेरे|मेरा|मेरी'),
  bn: anyCase('আমরা|আমাদের|আমি|আমার'),
  ar: anyCase('نحن|لدينا|إننا|نوصي|ننصح|شركتنا|عملائنا|عملاؤنا|قمنا'),
  ur: anyCase('ہم|ہم نے|ہمارے|ہمارا|ہماری|میرا|میری|میرے'),
  zh: /我们|咱们|本公司|我司|本店|本院|本会|(?<!自)我(?!国)/u,
  ja: /私|わたし|弊社|弊店|当社|当店|当院|当会|当協会|当組合|当館|当園|当研究所|我々|われわれ|我が社|僕/u,
}

/** What stands in quotation marks has its speaker beside it. */
const quoted = /“[^”“]*”|"[^"]*"|«[^»«]*»|„[^“”„]*[“”]|「[^」「]*」|『[^』『]*』/gu

/** True for a text in the first person, such as "We replaced the pump": whoever repeats it without its speaker says it of himself. */
export function speaksAsWe(text: string, language: string): boolean {
  return firstPersons[baseLanguage(language)]?.test(text.replace(quoted, ' ')) === true
}
