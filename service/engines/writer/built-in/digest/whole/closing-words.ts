import type { Sentence } from '../../sentence.ts'
import { countPartWords, type Part } from '../passage.ts'
import { isMethod } from '../section-job.ts'
import type { RatedSection } from './rate-sections.ts'

/** Words of what somebody says at the end of a paper, and of it inside the marks. */
const maxWords = 65
const minQuoted = 6

/** It says how something was looked into, or where what it found does not hold. */
export function isStudy(sections: readonly RatedSection[]): boolean {
  return sections.some(({ isLimit, heading }) => isLimit || isMethod(heading))
}

/** … or has something counted to show. */
export function mayBeStudy(sections: readonly RatedSection[]): boolean {
  return isStudy(sections) || sections.some(({ isMain }) => isMain)
}

/** What the person who answers for a paper says at its end, where it is a quotation with a name: its verdict. */
export function closingWordsOf(
  sections: readonly RatedSection[],
): { section: RatedSection; part: Part & { kind: 'paragraph' } } | null {
  const section = sections.at(-1)
  const part = section?.parts.at(-1)
  if (section === undefined || part?.kind !== 'paragraph') return null
  if (countPartWords([part]) > maxWords) return null
  const text = textOf(part.sentences)
  const inside = [...text.matchAll(quoted)].map(([, said = '']) => said)
  const outside = text.replace(quoted, ' ')
  const words = inside.join(' ').split(/\s+/u).length
  return words >= minQuoted && named.test(outside) ? { section, part } : null
}

const textOf = (sentences: readonly Sentence[]) => sentences.map(({ text }) => text).join(' ')
const quoted = /["“„«»]([^"“”„«»]{8,})["”“»«]/gu
/** "Says Dr Anita Fellowes", "sagt Professorin Ilse Kamp". */
const named = /\p{Lu}[\p{L}’-]+\s(?:(?:de|van|von|di|da|del|y)\s)?\p{Lu}[\p{L}’-]{2,}/u
