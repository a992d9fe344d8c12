import { isBoilerplate } from '../../evidence/boilerplate.ts'
import type { EvidenceSource } from '../../writer.ts'
import { comparable } from '../plain-text.ts'
import type { Sentence } from '../sentence.ts'
import { announcesOnly } from './announcements/announces-only.ts'
import { callsToBuy } from './calls-to-buy.ts'
import { isEmptyRemark } from './is-empty-remark.ts'
import { onlySells } from './selling-words/is-seller.ts'
import { pointsElsewhere } from './stands-alone.ts'

/** "Use our calculator", "visit our shop", "see our guide": a page that leads its reader to something of its own. */
const leads = new RegExp(
  [
    '(?:us(?:e|ing)|try|visit|see|check(?: out)?|read|review|explore|browse|consult|refer to|have a look at|head to) (?:out )?(?:our|my|this) ',
    '(?:nutzen|nutze|testen|besuchen|lesen|probieren|entdecken|berechnen|verwenden|schauen)\\p{L}* (?:sie |du )?(?:\\p{L}+ ){0,3}?(?:unser|mein)\\p{L}* ',
    '(?:utilise|essaye|visite|consulte|découvre|lise|voi|suive)[zrs]? (?:\\p{L}+ )?(?:notre|nos|mon|ma|mes) ',
    '(?:us[aea]|prueb[ae]|visit[ae]|consult[ae]|descubr[ae]|le[ea]|mir[ae]) (?:\\p{L}+ )?(?:nuestr|mi )',
    '(?:us[ai]|prov[ai]|visit[ai]|consult[ai]|scopr[ai]|legg[ai]|guard[ai]) (?:\\p{L}+ )?(?:il |la |i |le )?(?:nostr|mio |mia )',
    '(?:us[ae]|experiment[ae]|visit[ae]|consult[ae]|descubr[ae]|lei?a|vej[ao]) (?:\\p{L}+ )?(?:o |a |os |as )?(?:noss|meu |minha )',
    '(?:gebruik|probeer|bezoek|lees|bekijk) (?:\\p{L}+ )?(?:onze|ons|mijn) ',
    'contact (?:your|our|us)',
    'get in touch',
  ].join('|'),
  'iu',
)

/** "Our updated article on …", "we will also cover …": a page that speaks of its own pages, and of what it will say. */
const ownPages = new RegExp(
  [
    '(?<!\\p{L})(?:our|my|this) (?:\\p{L}+ ){0,2}(?:article|guide|post|blog|video|tutorial|page|newsletter|calculator|tool|series)s?(?!\\p{L})',
    "(?<!\\p{L})we (?:will|[’']ll|shall|also|first|then|now) (?:also )?(?:cover|discuss|explain|show|look|share|explore|explain|go|talk|answer)(?!\\p{L})",
    '(?<!\\p{L})(?:(?:this|the|our) (?:\\p{L}+ )?calculator|(?:diese[rmn]?|der|mit dem|unser\\p{L}*) (?:\\p{L}+ )?\\p{L}*rechner|(?:ce|notre|le) (?:simulateur|calculateur)|est[ea] calculadora|quest[oa] calcolatore)(?!\\p{L})',
    "(?<!\\p{L})(?:erhalten sie|you(?:[’']ll| will) (?:get|receive|learn|discover)|vous (?:obtenez|recevez|découvrirez)|aprenderás|descubrirás|scoprirai|imparerai|você (?:vai|irá) (?:aprender|descobrir))(?!\\p{L})",
    '(?<!\\p{L})(?:unser|mein)\\p{L}* (?:\\p{L}+ ){0,2}(?:artikel|ratgeber|beitrag|blog|video|rechner|newsletter)(?!\\p{L})',
    '(?<!\\p{L})(?:notre|mon|cet) (?:\\p{L}+ ){0,2}(?:article|guide|blog|vidéo|calculateur|newsletter)(?!\\p{L})',
    '(?<!\\p{L})(?:nuestr[oa]|mi|est[ea]) (?:\\p{L}+ ){0,2}(?:artículo|guía|blog|vídeo|calculadora|boletín)(?!\\p{L})',
    '(?<!\\p{L})(?:nostr[oa]|mi[oa]|quest[oa]) (?:\\p{L}+ ){0,2}(?:articolo|guida|blog|video|calcolatore|newsletter)(?!\\p{L})',
    '(?<!\\p{L})(?:noss[oa]|meu|minha|este|esta) (?:\\p{L}+ ){0,2}(?:artigo|guia|blog|vídeo|calculadora|newsletter)(?!\\p{L})',
    '(?<!\\p{L})(?:ons|onze|mijn|dit) (?:\\p{L}+ ){0,2}(?:artikel|gids|blog|video|rekentool|nieuwsbrief)(?!\\p{L})',
  ].join('|'),
  'iu',
)

/** What of a source may be told: no question, no announcement, no call, no link, no praise of whoever publishes it. */
export function isTold(sentence: Sentence, source: EvidenceSource, isSeller = false): boolean {
  const { text, question, item } = sentence
  // A list of questions is what to check; whether it is one, its passage tells.
  if (question) return item !== null && !isBoilerplate(text) && !ownPages.test(text)
  if (announcesOnly(text) && !sentence.announces) return false
  if (isEmptyRemark(sentence) || pointsElsewhere(sentence)) return false
  return !promotes(sentence, source, isSeller)
}

/** True for a sentence that sells, calls, links or praises whoever publishes it, wherever it stands. */
export function promotes({ text, own }: Sentence, source: EvidenceSource, isSeller = false): boolean {
  if (isBoilerplate(text)) return true
  if (ownPages.test(text) || leads.test(` ${text} `)) return true
  if (!own && (callsToBuy(text) || onlySells(text) || promotesPublisher(text, source))) return true
  // What a seller says of itself without a figure is praise.
  return isSeller && !own && firstPerson.test(text) && !/\p{N}|\*/u.test(text)
}

const firstPerson =
  /(?<!\p{L})(?:we|our|us|wir|uns|unsere?\p{L}*|nous|notre|nos|nosotros|nuestr[oa]s?|ofrecemos|noi|nostr[oaie]|offriamo|nós|nosso|oferecemos|wij|onze)(?!\p{L})/iu

/** What a publisher names itself with where it offers itself. */
const offers =
  /(?:profession\p{L}*|expert\p{L}*|specialis\p{L}*|especiali\p{L}*|spezialist\p{L}*|service|servi[czç]\p{L}*|team|equipe|équipe|squadra|equipo|calculator|rechner|tool|solution|lösung|trust|rely|count on|cont(?:e|ar|are|ate) com|afidarsi|affid\p{L}*|confi\p{L}*|vertrau\p{L}*|choose|wähl\p{L}*|offer\p{L}*|angebot|™|®)/iu

/** "Count on professionals such as those of the Motor House": the publisher's name in a sentence of its own page. */
function promotesPublisher(text: string, { publisher, own }: EvidenceSource): boolean {
  const name = comparable(publisher ?? '').replace(/\s/gu, '')
  if (own || name.length < 5) return false
  return offers.test(text) && comparable(text).replace(/\s/gu, '').includes(name)
}
