import { pageSentences } from '../page-sentences.ts'
import type { Survey } from '../survey/survey.ts'
import { isThing } from './thing-values.ts'

export type SizeHint = { what: string; number: number; url: string; title: string | null; passage: string }

const counted =
  /(?:^|[^\d.,$€£])(\d{1,3}(?:[.,]\d{3})+|\d{1,6})\s*(?:\+|plus)?\s+(?:[\p{L}-]+\s+){0,2}?(employees|people|team members|teammates|colleagues|specialists|experts|mitarbeiter(?:innen|:innen|\*innen)?|mitarbeitende|collaborateurs|empleados|colaboradores|offices|countries|customers|clients|brands|companies|teams|clinics|practices|users|kunden|betriebe|unternehmen|l[äa]nder|standorte)(?!\p{L})/iu

/** People who work there, by the words for them. */
const staff =
  /employees|people|team|colleague|specialist|expert|mitarbeit|collaborateurs|empleados|colaboradores/i
/** "Trusted by 40,000 people" counts users. */
const others =
  /\b(trust|use[ds]?|using|help(?:s|ed|ing)?|serv\w+|join(?:ed)?|subscrib\w+|readers|visit\w*|love[ds]?|for)\b/i

/** What pages say about how large the company is: staff first. */
export function findSizeHints(survey: Survey): SizeHint[] {
  const hints: SizeHint[] = []
  for (const page of survey.pages) {
    for (const thing of page.surface.things) {
      const given = thing.numberOfEmployees
      const value = Number(isThing(given) ? (given.value ?? given.minValue) : given)
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
      const match = counted.exec(sentence)
      const number = Number(match?.[1]?.replace(/[.,]/g, ''))
      if (!match || !(number > 1)) continue
      const isStaff = staff.test(match[2] ?? '') && !others.test(sentence.slice(0, match.index + 1))
      const unit = (match[2] ?? '').toLowerCase()
      if (!isStaff && staff.test(unit)) continue
      hints.push({
        what: isStaff ? 'employees' : unit,
        number,
        url: page.finalUrl,
        title: page.title,
        passage: sentence,
      })
    }
  }
  const unique = [...new Map(hints.map((hint) => [`${hint.what} ${hint.number}`, hint])).values()]
  return unique
    .toSorted((a, b) => Number(b.what === 'employees') - Number(a.what === 'employees'))
    .slice(0, 6)
}
