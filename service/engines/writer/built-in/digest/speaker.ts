import { escapeMarkdown } from '../escape-markdown.ts'
import { plainText } from '../plain-text.ts'
import { wholeTitle } from '../source-name.ts'
import { bareTitle } from '../topic.ts'
import { commaOf, inBrackets } from './name-sources.ts'
import type { Pen } from './pen.ts'

/** Who speaks, with the year, as inline Markdown: "**Netstrata** (2020)"; of one's own document its title, and that it is one's own. */
export function speakerOf(source: number, pen: Pen): string {
  const { names, sources, phrases, years } = pen
  const of = sources[source]
  if (of === undefined || of.role === 'internal') return ''
  const year = years[source] ?? null
  if (names.byline(source) === '') {
    const notes = [phrases.own, ...(year === null ? [] : [String(year)])]
    const ours = sources.filter((_, at) => names.byline(at) === '')
    const isOnly = ours.length === 1 && names.plain(source) !== ''
    const title = of.url === null ? of.title : bareTitle(of.title)
    const name = isOnly ? names.plain(source) : wholeTitle(title)
    return `**${escapeMarkdown(name)}**${inBrackets(notes.join(commaOf(phrases.language)), phrases.language)}`
  }
  const name = names.again(source)
  return year === null || name.includes(String(year))
    ? name
    : `${name}${inBrackets(String(year), phrases.language)}`
}

/** The same with the title of the document, where its publisher has several among the sources. */
export function speakerWithTitle(source: number, pen: Pen): string {
  const { names, sources, phrases } = pen
  const name = speakerOf(source, pen)
  const isShared = sources.some((_, at) => at !== source && names.plain(at) === names.plain(source))
  if (names.byline(source) === '' || !isShared) return name
  const { innerOpen, innerClose } = phrases.quotes
  const title = escapeMarkdown(plainText(bareTitle(sources[source]?.title ?? '')))
  return `${name}${commaOf(phrases.language)}${innerOpen}${title}${innerClose}`
}
