import { pageSentences } from '../page-sentences.ts'
import { pagesOf, type Survey, type SurveyedPage } from '../survey/survey.ts'
import { isCompany, isThing, type Thing, textOf, thingsUnder } from '../thing-values.ts'
import { placeName } from './place-name.ts'

/** Something the company says of itself, with the passage that says it. */
export type CompanyFact = { value: string; url: string; title: string | null; passage: string }

export type CompanyFacts = { founded: CompanyFact | null; location: CompanyFact | null }

/** When and where the company was founded or is: from structured data, else from sentences in seven languages. */
export function findCompanyFacts(survey: Survey): CompanyFacts {
  const pages = pagesOf(survey, 'about', 'home', 'contact', 'legal', 'team', 'careers', 'press')
  const sentences = pages.flatMap((page) =>
    pageSentences(page.blocks)
      .filter((text) => !ofOthers.test(text))
      .map((text) => ({ page, text })),
  )
  const year = survey.readAt.getUTCFullYear()
  return {
    founded: structured(survey, foundedOf) ?? firstFact(sentences, (text) => foundedIn(text, year)),
    location: structured(survey, locationOf) ?? firstFact(sentences, (text) => placeIn(text)),
  }
}

/** The sentence says where another company was founded or is based. */
const ofOthers =
  /\b(?:customers?|clients?|case study|kunden?|kundin|clients?|clientes?|clienti|klant(?:en)?)\b.{0,60}(?:\d{4}|\bin\b)/iu

type Sentence = { page: SurveyedPage; text: string }

function firstFact(
  sentences: readonly Sentence[],
  read: (text: string) => string | null,
): CompanyFact | null {
  for (const { page, text } of sentences) {
    const value = read(text)
    if (value !== null) return { value, url: page.finalUrl, title: page.title, passage: text }
  }
  return null
}

function structured(
  survey: Survey,
  read: (thing: Thing) => { value: string; member: string } | null,
): CompanyFact | null {
  for (const page of survey.pages) {
    for (const thing of page.surface.things.filter(isCompany)) {
      const found = read(thing)
      if (found)
        return {
          value: found.value,
          url: page.finalUrl,
          title: page.title,
          passage: `Structured data: ${found.member} ${found.value}`,
        }
    }
  }
  return null
}

function foundedOf(thing: Thing) {
  const date = textOf(thing.foundingDate, 20)
  const year = /^(\d{4})(?!\d)/.exec(date ?? '')?.[1]
  return year ? { value: year, member: 'foundingDate' } : null
}

function locationOf(thing: Thing) {
  const [address] = thingsUnder(thing.address)
  const country = isThing(address?.addressCountry) ? address.addressCountry.name : address?.addressCountry
  const parts = [textOf(address?.addressLocality, 80), textOf(country, 60)].filter(
    (part) => part !== undefined,
  )
  return parts.length > 0 ? { value: parts.join(', '), member: 'address' } : null
}

const founded =
  '(?:founded|established|incorporated|set up|started|gegründet|gestartet|fondée?s?|créée?s?|née?s? en|fundad[ao]s?|cread[ao]s?|criad[ao]s?|fondat[aoie]|nat[aoe]|opgericht|gestart|begonnen|ontstaan)'
const year = '(1[6-9]\\d{2}|20\\d{2})'
const inYear =
  "(?:(?:back |im Jahr(?:e)? |in |en |em |nel(?:l[’'])?|nell[’'] ?|anno |im |het jaar |en el año |no ano de )\\s*){0,2}(?:\\p{L}{3,10} (?:de )?)?"

/** The explicit word counts more than "since", which is said of many things. */
const foundedPatterns = [
  new RegExp(`(?<!\\p{L})${founded}(?!\\p{L})[^.!?\\d]{0,60}?${inYear}${year}(?!\\d)`, 'iu'),
  new RegExp(
    `(?<!\\d)${year}\\s+(?:\\p{L}+\\s+){0,6}?(?:gegründet|founded|established|opgericht)(?!\\p{L})`,
    'iu',
  ),
  /(?:founding year|year founded|gründungsjahr|gründung|année de création|oprichtingsjaar|opgericht|año de fundación|anno di fondazione|ano de fundação)\s*:?\s*(1[6-9]\d{2}|20\d{2})(?!\d)/iu,
  /(?:in business|family[- ](?:run|owned)|familienbetrieb|handwerksbetrieb|familiebedrijf|im geschäft|für sie da|depuis|empresa familiar|a conduzione familiare)[^.!?\d]{0,40}?(?:since|seit|depuis|desde|dal|sinds)?\s*(1[6-9]\d{2}|20\d{2})(?!\d)/iu,
  /^(?:since|seit|depuis|desde|dal|sinds) (1[6-9]\d{2}|20\d{2}),?\s[^.!?]{0,80}\b(?:we|our|wir|unsere?|nous|notre|nos|nosotros|nuestr[ao]s?|noi|nostr[ao]|nós|noss[ao]s?|wij|we|onze?)\b/iu,
  /\b(?:we|wij|wir|nous|noi|nós)\b[^.!?]{0,80}\b(?:since|seit|depuis|desde|dal|sinds) (1[6-9]\d{2}|20\d{2})(?!\d)/iu,
]

function foundedIn(text: string, thisYear: number): string | null {
  for (const pattern of foundedPatterns) {
    const found = pattern.exec(text)?.[1]
    if (found && Number(found) <= thisYear) return found
  }
  return null
}

const place = placeName
const placePatterns = [
  new RegExp(
    `\\b(?:headquartered|head office|headquarters(?: (?:is|are))?|based|located|at home) in ${place}`,
    'u',
  ),
  new RegExp(
    `(?:mit (?:Haupts|S)itz in|(?:Haupts|S)itz:?(?: (?:ist|des Unternehmens ist))?(?: in)?|ansässig in|zu Hause in|Firmensitz:?(?: in)?|(?:unserer?|der) Zentrale in) ${place}`,
    'u',
  ),
  new RegExp(
    `(?:(?:basée?s?|installée?s?|implantée?s?|située?s?) (?:à|au|en)|siège(?: social)?(?: (?:est|se trouve))?(?: (?:à|au)| :)) ${place}`,
    'u',
  ),
  new RegExp(`(?:(?:con )?sede(?: social)?(?: (?:está|en)| en|:)|con base en|ubicad[ao]s? en) ${place}`, 'u'),
  new RegExp(`(?:(?:con )?sede(?: legale)?(?: è)?(?: a|:)|con base a|situat[ao]i? a) ${place}`, 'u'),
  new RegExp(
    `(?:(?:com )?sede(?: social)?(?: fica)?(?: em|:)|sediad[ao]s? em|com base em|localizad[ao]s? em) ${place}`,
    'u',
  ),
  new RegExp(
    `(?:gevestigd in|(?:met )?(?:(?:hoofd)?kantoor|hoofdvestiging|zetel)(?: (?:is|staat|zit|bevindt zich))?(?: (?:in|te)|:)|onze (?:werkplaats|vestiging) in) ${place}`,
    'u',
  ),
  new RegExp(`(?:[Oo]pgericht|[Bb]egonnen) in ${place}(?=,| in)`, 'u'),
  // "Founded in 2019 in Hamburg", "2019 in Hamburg gegründet"
  new RegExp(
    `(?<!\\p{L})[Ff](?:ounded|ondée?s?|undad[ao]s?|ondat[ao])(?!\\p{L})[^.!?\\d]{0,40}\\d{4},? (?:in|à|en|em|a) ${place}`,
    'u',
  ),
  new RegExp(
    `(?<!\\p{L})(?:[Gg]egründet|[Oo]pgericht|[Ee]stablished|[Ss]tarted|[Cc]réée?s?|[Cc]read[ao]s?|[Cc]riad[ao]s?|[Nn]at[ao])(?!\\p{L})[^.!?\\d]{0,40}\\d{4},? (?:in|à|en|em|a) ${place}`,
    'u',
  ),
  new RegExp(`\\d{4} in ${place} (?:gegründet|opgericht)`, 'u'),
  new RegExp(`(?:[Ff]ounded|[Ee]stablished|[Gg]egründet) in ${place},? (?:in )?\\d{4}`, 'u'),
  new RegExp(`unserer? (?:Werkstatt|Manufaktur) in ${place}`, 'u'),
  // An imprint: postal code and town.
  new RegExp(`(?:\\b(?:D|A|CH|F|E|I)-)?\\b\\d{4,5} ${place}(?=,|\\.|$|\\s)`, 'u'),
]

function placeIn(text: string): string | null {
  for (const pattern of placePatterns) {
    const found = pattern
      .exec(text)?.[1]
      ?.replace(/(?:[ ,-](?:am|an|der|de|do|da|del|la|le|les|sur|upon|on))+$/u, '')
    if (found && !noPlace.test(found)) return found
  }
  return null
}

/** Words in the position of a place that are none. */
const noPlace =
  /^(?:January|February|March|April|May|June|July|August|September|October|November|December|Januar|Februar|März|Mai|Juni|Juli|Oktober|Dezember|The|Our|Its|We|Euro|EUR|Personen|Menschen|Kunden|People|Customers|Heat|Old|Mitarbeiter\p{L}*|Nederland(?:se)?)\b/u
