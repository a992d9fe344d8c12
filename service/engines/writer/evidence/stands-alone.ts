import { baseLanguage, findLexicon } from '../built-in/lexicon/find-lexicon.ts'
import { takesUp, takesUpThing } from './takes-up.ts'

const word = (words: string) => new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])`, 'iu')

/** Words that point at something said elsewhere, wherever in the sentence they stand. */
const pointing: Readonly<Record<string, RegExp>> = {
  en: word(
    'this|these|those|such(?! as)|(?:above|below)(?=[.,;:)]|$)|former|latter|aforementioned|respectively|here|the following|see (?:our|the|also)|as (?:mentioned|noted|described|shown|explained)|(?:in|for|to|of|at|with|by|from) that(?= [a-z]+[.,;!])',
  ),
  de: word(
    'dies|diese[rsmn]?|jene[rsmn]?|solche[rsmn]?|oben|unten|letztere[rsn]?|erstere[rsn]?|folgende[rsmn]?|obige[rsmn]?|hier|siehe',
  ),
  fr: word('ce(?:t|tte|s)(?! qui| que)|celui-ci|celle-ci|ceux-ci|celles-ci|ci-dessus|ci-dessous|ici|voir'),
  es: word('est[aeo]s?|es[aeo]s|esa|ese|aquí|(?:arriba|abajo)(?=[.,;:)]|$)|dich[ao]s?|véase|siguientes?'),
  pt: word('est[ea]s?|iss?to|isso|ess[ea]s?|aqui|(?:acima|abaixo)(?=[.,;:)]|$)|dit[oa]s?|veja|seguintes?'),
  it: word('quest[aeio]|quei|quegli|quelle|qui|(?:sopra|sotto)(?=[.,;:)]|$)|suddett[aeio]|vedi|seguent[ei]'),
  ru: word(
    'эт(?:от|а|о|и|ого|ой|их|им|ими|ом|ому|у)|так(?:ой|ая|ое|ие|их)|(?:выше|ниже)(?=[.,;:)]|$)|здесь|следующ\\p{L}+',
  ),
  id: word('ini|itu|tersebut|(?:di atas|di bawah)(?=[.,;:)]|$)|berikut'),
  hi: word('यह|ये|इस|इन|इसके|इनके|इसमें|इससे|ऊपर|नीचे|यहाँ'),
  bn: word('এই|এটি|এগুলো|এসব|সেই|উপরে|নিচে|এখানে'),
  ar: word('هذا|هذه|هؤلاء|تلك|ذلك|أعلاه|أدناه|هنا|التالية|التالي'),
  ur: word('یہ|اس|ان|اِس|اِن|اوپر|نیچے|یہاں'),
  zh: /这|那些|那个|(?<!应)该(?!当)|(?<!彼)此(?!外)|上述|以上所|以下是|如下|前者|后者|上文|下文/u,
  ja: /この|その|これ|それ|あの|あれ|ここ|そこ|こうした|そうした|上記|下記|以下の|前者|後者/u,
}

/** A pronoun as the subject after nothing but a circumstance: “At 5°F it still delivers about 2.0”. */
const orphaned: Readonly<Record<string, RegExp>> = {
  en: /^(?:at|in|on|by|for|with|from|after|before|during|above|below|since|until|under)\s[^,]{1,60}?(?:,[^,]{1,40}\bsays?,|,)?\s(?:it|they|he|she)\s/iu,
  de: /^(?:Bei|In|Im|Am|An|Nach|Vor|Ab|Laut|Mit|Seit|Unter|Über)\s(?:\S+\s){1,4}(?:er|sie)\s/u,
  fr: /^(?:à|en|dans|selon|avec|après|avant|pendant|depuis)\s[^,]{1,60},\s(?:elle|ils|elles|il(?! (?:faut|y a|est|suffit)))\s/iu,
}
/** A figure at the very end that counts nothing named here: “reaches 3.5 to 4.” Years say what they are. */
const bareFigure =
  /(?<![$€£¥]\s?\p{N}*[.,]?)(?<=\s)(?!(?:19|20)\d\d\P{N})\p{N}+(?:[.,]\p{N}+)?[.!…]["'”’»“」』)\]]*$/u

/**
 * True for a sentence that a reader understands without the one before it: it does not begin with a pronoun or a
 * connective, points at nothing said elsewhere, and ends with no figure of which nobody knows what it counts.
 * @param before the sentence or two before it: a thing that they bring in is unknown without them
 */
export function standsAlone(sentence: string, language: string, before = ''): boolean {
  const base = baseLanguage(language)
  if (findLexicon(language).leaning.test(sentence) || bareFigure.test(sentence)) return false
  if (takesUp(sentence, language) || takesUpThing(sentence, language, () => before)) return false
  return !pointing[base]?.test(sentence) && !orphaned[base]?.test(sentence.trim())
}
