import type { AppealWords } from './appeals/appeal-words.ts'
import { de } from './appeals/de.ts'
import { en } from './appeals/en.ts'
import { es } from './appeals/es.ts'
import { fr } from './appeals/fr.ts'
import { it } from './appeals/it.ts'
import { nl } from './appeals/nl.ts'
import { pt } from './appeals/pt.ts'

/** An appeal is short: a long sentence with its words reports or advises. */
const maxWords = 40

/** Where an order may begin: the line, or what follows a pause in it. */
const begins = '(?:^[^\\p{L}\\p{N}]*|[,:;–—!?¡¿]\\s*[¡¿]?\\s*)(?:(?:and|und|et|y|e|en)\\s+)?'
const end = '(?![\\p{L}\\p{M}])'

const announces = (events: string) => new RegExp(`^[^\\p{L}\\p{N}]*(?:${events})\\s*(?:[:–—]|-\\s|$)`, 'iu')

function patternsOf({ asks, things, shares, events, offers, until }: AppealWords): RegExp[] {
  return [
    new RegExp(`${begins}(?:${asks})${end}[^.!?]{0,60}?(?<![\\p{L}\\p{M}])(?:${things})${end}`, 'iu'),
    new RegExp(`${begins}(?:${shares})(?![\\p{L}\\p{M}])`, 'iu'),
    announces(events),
    // "Early-bird discounts fill a course sooner" is a finding: what an offer is followed by is its deadline, price or end.
    new RegExp(
      `^[^\\p{L}\\p{N}]*(?:\\p{Sc}?\\p{N}[\\p{N}.,]*\\s?(?:%|\\p{Sc}|euros?)?\\s+)?(?:${offers})\\s*(?:[.!]*$|[:–—(-]|\\p{Sc}|\\p{N}|(?:${until}))`,
      'iu',
    ),
  ]
}

const languages = [en, de, fr, es, it, pt, nl]
const patterns = languages.flatMap(patternsOf)
const notices = languages.map(({ events }) => announces(events))

/**
 * True for a line in which a page asks its reader for something that the page itself gains by: to subscribe, share, donate,
 * install its app or book its course by a date. Advice and price lists ask for nothing of that kind.
 */
export function isAppeal(text: string): boolean {
  const line = text.slice(0, 400)
  return line.split(/\s+/).length <= maxWords && patterns.some((pattern) => pattern.test(line))
}

/** Words of a paragraph that announces events and says nothing else. */
const maxNoticeWords = 60

/** True for a paragraph that begins as a list of a page's own courses: their dates and prices go on from sentence to sentence. */
export function isEventNotice(text: string): boolean {
  return (
    text.split(/\s+/).length <= maxNoticeWords && notices.some((notice) => notice.test(text.slice(0, 400)))
  )
}
