import type { BriefLine } from './brief-lines.ts'
import { ofRole, roleIn } from './choose-sections.ts'
import { arePaired, areSides } from './paired.ts'
import type { RatedSection } from './rate-sections.ts'

/** What is worth so much less than the best of its source is about something else. */
const leastShare = 0.35
/** Of a source. */
const maxLines = 5
/** A line of a section whose other side is told, and one after others of its source. */
const ofPair = 1
const ofSide = 0.4
const ofFurther = 0.12

/** Of the lines those that are worth most: in so many words, and of each source no more than may still be quoted. */
export function chooseLines(
  lines: readonly BriefLine[],
  told: readonly RatedSection[],
  words: number,
  quotable: ReadonlyMap<number, number>,
): BriefLine[] {
  const left = new Map(quotable)
  let room = words
  const bestOf = (source: number) =>
    Math.max(...told.filter((one) => one.source === source).map(({ worth }) => worth))
  let open = lines.filter(
    ({ section }) =>
      !told.some((one) => one.section === section.section) &&
      section.worth >= leastShare * bestOf(section.source),
  )
  const chosen: BriefLine[] = []
  const isPaired = ({ section }: BriefLine) =>
    [...told, ...chosen.map((line) => line.section)].some(
      (one) => one.source === section.source && arePaired(one.heading, section.heading),
    )
  const isSide = ({ section }: BriefLine) =>
    lines.some(
      (one) => one.section.source === section.source && areSides(one.section.heading, section.heading),
    )
  const countOf = (source: number) => chosen.filter(({ section }) => section.source === source).length
  const rateLine = (line: BriefLine) => {
    const role = roleIn(line.section)
    return (
      line.section.worth +
      (role === null ? 0 : ofRole[role]) +
      (isPaired(line) ? ofPair : 0) +
      (isSide(line) ? ofSide : 0) -
      ofFurther * countOf(line.section.source)
    )
  }
  while (open.length > 0) {
    const [best] = open.toSorted((a, b) => rateLine(b) - rateLine(a))
    if (best === undefined) break
    const { source } = best.section
    open = open.filter((one) => one !== best)
    const rest = (left.get(source) ?? 0) - best.words
    if (best.words > room || rest < 0 || countOf(source) >= maxLines) continue
    chosen.push(best)
    left.set(source, rest)
    room -= best.words
  }
  return lines.filter((line) => chosen.includes(line))
}

/** Words that the lines of each source may take at most. */
export function maxWordsOfLines(
  lines: readonly BriefLine[],
  told: readonly RatedSection[],
): Map<number, number> {
  const open = lines.filter(({ section }) => !told.some((one) => one.section === section.section))
  return new Map(
    [...Map.groupBy(open, ({ section }) => section.source)].map(([source, own]) => [
      source,
      own
        .map(({ words }) => words)
        .toSorted((a, b) => b - a)
        .slice(0, maxLines)
        .reduce((sum, one) => sum + one, 0),
    ]),
  )
}
