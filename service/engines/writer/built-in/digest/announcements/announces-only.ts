import { germanAnnouncingWords } from './languages/de.ts'
import { englishAnnouncingWords } from './languages/en.ts'
import { spanishAnnouncingWords } from './languages/es.ts'
import { frenchAnnouncingWords } from './languages/fr.ts'
import { italianAnnouncingWords } from './languages/it.ts'
import { dutchAnnouncingWords } from './languages/nl.ts'
import { portugueseAnnouncingWords } from './languages/pt.ts'

const all = [
  englishAnnouncingWords,
  germanAnnouncingWords,
  dutchAnnouncingWords,
  frenchAnnouncingWords,
  spanishAnnouncingWords,
  italianAnnouncingWords,
  portugueseAnnouncingWords,
]
const every = (part: 'opens' | 'says' | 'exist' | 'amounts') => all.map((words) => words[part]).join('|')

/** A page may announce in another language than it is written in: all are looked for at once. */
const opens = new RegExp(`^[^\\p{L}\\p{N}]*(?:${every('opens')})(?!\\p{L})`, 'iu')
const says = new RegExp(`(?<!\\p{L})(?:${every('says')})(?!\\p{L})`, 'iu')
/** "There are three common structures" without them. */
const counts = new RegExp(
  `^[^\\p{L}\\p{N}]*(?:${every('exist')}) (?:\\p{L}+ ){0,3}(?:${every('amounts')})(?!\\p{L})`,
  'iu',
)

/** True for a sentence that only announces, points at the page or leads over: no finding, though it may introduce a list. */
export function announcesOnly(text: string): boolean {
  return opens.test(text) || says.test(text) || (counts.test(text) && !/\p{N}\s?(?:%|\p{L})/u.test(text))
}
