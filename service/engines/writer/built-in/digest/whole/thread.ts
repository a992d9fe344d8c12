import { comparable } from '../../plain-text.ts'

/** Headings of a thread, and so many of them alike or with what a person does behind the name. */
const minVoices = 3
const minNamed = 0.6
const maxName = 6
/** "Bev, roofing, 12 people", "Aude et Julien", "Callie_grooms". */
const withWork = /^[\p{L}\p{N}_.’' -]{2,40}(?:,\s|\s?\()\S/u

/** True where the headings of a source are the names of those who speak below them. */
export function areVoices(headings: readonly string[]): boolean {
  const isName = (heading: string) =>
    !/[?？!.:]\s*$/u.test(heading) && nameOf(heading).split(' ').length <= maxName
  const names = headings.filter(isName)
  if (names.length < minVoices || names.length < headings.length * minNamed) return false
  const described = names.filter((one) => withWork.test(one) || /_/u.test(one)).length
  const again = names.length - new Set(names.map(nameOf)).size
  return described + again >= names.length * minNamed || again >= 2
}

/** "Solange" of "Solange, en septembre". */
export function nameOf(heading: string): string {
  return comparable(heading.split(/[,(（:–—]/u)[0] ?? '')
}
