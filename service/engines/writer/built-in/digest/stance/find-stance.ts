import { wholeWords } from '../whole-words.ts'
import { germanStanceWords } from './languages/de.ts'
import { englishStanceWords } from './languages/en.ts'
import { spanishStanceWords } from './languages/es.ts'
import { frenchStanceWords } from './languages/fr.ts'
import { italianStanceWords } from './languages/it.ts'
import { dutchStanceWords } from './languages/nl.ts'
import { portugueseStanceWords } from './languages/pt.ts'
import type { StanceWords } from './stance-words.ts'

const all: StanceWords[] = [
  englishStanceWords,
  germanStanceWords,
  dutchStanceWords,
  frenchStanceWords,
  spanishStanceWords,
  italianStanceWords,
  portugueseStanceWords,
]
const every = (part: 'against' | 'inFavour') => all.map((words) => words[part]).join('|')
const against = wholeWords(every('against'))
const inFavour = wholeWords(every('inFavour'))

/** Whether a sentence advises something or warns of it; null where it does neither, or it cannot be told. */
export function findStance(text: string): 'for' | 'against' | null {
  if (against.test(text)) return 'against'
  return inFavour.test(text) ? 'for' : null
}
