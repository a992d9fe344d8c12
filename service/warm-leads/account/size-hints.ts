import { pageSentences } from '../page-sentences.ts'
import type { Survey } from '../survey/survey.ts'
import { isThing } from '../thing-values.ts'
import { numberOf, numberWords } from './number-words.ts'

/** How many people work there; `what` is always `employees`. */
export type SizeHint = {
  what: 'employees'
  number: number
  url: string
  title: string | null
  passage: string
}

const counted =
  /(?:^|[^\d.,$€£])(\d{1,3}(?:[.,]\d{3})+|\d{1,6})\s*(?:\+|plus)?\s+(?:[\p{L}-]+\s+){0,2}?(employees|people|team members|teammates|colleagues|specialists|experts|mitarbeiter(?:innen|:innen|\*innen)?|mitarbeitende|beschäftigte|angestellte|kolleginnen|kollegen|köpfe|collaborat(?:eurs|rices)|salariée?s|emplead[oa]s|trabajador[ea]s|colaborador[ea]s|profesionales|dipendenti|collaboratori|addetti|medewerk(?:ers|sters)|werknemers|personeelsleden|vakmensen|monteurs|funcionári[oa]s|trabalhador[ea]s|fitters|installers|engineers|craftspeople|craftsmen|personas|personnes|persone|pessoas)(?!\p{L})/iu

/** "A team of nine": small companies spell numbers out. */
const toMessage = new RegExp(
  `(?:team of|staff of|team von|team aus|équipe de|equipo de|squadra di|team di|equipe de|equipa de|team van|ploeg van)\\s+(\\d{1,4}|${numberWords.join('|')})(?!\\p{L})(?:\\s+(\\p{L}+))?`,
  'iu',
)

/** "Trusted by 40,000 people" counts users. */
const others =
  /\b(trust(?:s|ed)?|vertrauen|confían|confiano|font confiance|vertrouw\w+|voor|gebruik\w*|use[ds]?|using|help(?:s|ed|ing)?|serv\w+|join(?:ed)?|subscrib\w+|readers|visit\w*|love[ds]?|for)\b/i

/** What pages say about how many people work there; countries, customers and offices are no size. */
export function findSizeHints(survey: Survey): SizeHint[] {
  const hints: SizeHint[] = []
  for (const page of survey.pages) {
    for (const thing of page.surface.things) {
      const given = thing.numberOfEmployees
      const value = numberOf(String((isThing(given) ? (given.value ?? given.minValue) : given) ?? ''))
      if (Number.isInteger(value) && value > 0)
        hints.push({
          what: 'employees',
          number: value,
          url: page.finalUrl,
          title: page.title,
          passage: `Structured data: numberOfEmployees ${value}`,
        })
    }
    if (!['home', 'about', 'team', 'careers', 'press', 'customers'].includes(page.kind)) continue
    for (const sentence of pageSentences(page.blocks)) {
      const match = counted.exec(sentence) ?? toMessage.exec(sentence)
      const number = numberOf(match?.[1] ?? '')
      if (!match || !(number > 1)) continue
      if (!toMessage.test(match[0]) && others.test(sentence.slice(0, match.index + 1))) continue
      hints.push({
        what: 'employees',
        number,
        url: page.finalUrl,
        title: page.title,
        passage: sentence,
      })
    }
  }
  return [...new Map(hints.map((hint) => [hint.number, hint])).values()].slice(0, 6)
}
