import { escapeMarkdown, linkTarget } from '../escape-markdown.ts'
import { comparable, plainText } from '../plain-text.ts'
import { commaOf, inBrackets } from './name-sources.ts'
import { isOthersPaper, type Pen } from './pen.ts'

/** The numbered list of what was cited: title with link, publisher and date. Internal documents are not named. */
export function writeSources(pen: Pen, untold: ReadonlyMap<number, readonly string[]> = new Map()): string {
  const { ledger, phrases, sources, names } = pen
  const lines = ledger.sources().flatMap(({ reference, id, title, url, role }) => {
    if (role === 'internal') return []
    const at = sources.findIndex((source) => source.id === id)
    const source = sources[at]
    const target = linkTarget(url)
    const name = escapeMarkdown(title === '' ? (url ?? id) : title).replaceAll('`', '')
    const who = names.beside(at).replaceAll('**', '')
    const isTitle = comparable(names.plain(at)).includes(comparable(title)) && comparable(title) !== ''
    const notes = [source === undefined || isTitle ? '' : who]
    const isOurs = source?.own === true && url === null && !isOthersPaper(pen, at)
    if (isOurs && !who.includes(phrases.own)) notes.splice(0, 1, phrases.own)
    const note =
      notes.join('') === '' ? '' : inBrackets(notes.join(commaOf(phrases.language)), phrases.language)
    return `${reference}. ${target === null ? name : `[${name}](${target})`}${note}${writeUntold(untold.get(at) ?? [], pen)}`
  })
  if (lines.length === 0) return ''
  return [`## ${phrases.sources}`, lines.join('\n'), ...writeForeign(pen)].join('\n\n')
}

/** What is in another language is named, so that nobody misses it. */
function writeForeign({ foreign, phrases }: Pen): string[] {
  const named = foreign.flatMap(({ title, url }) => {
    const name = escapeMarkdown(plainText(title)).replaceAll('`', '')
    if (name === '') return []
    const target = linkTarget(url)
    return [target === null ? name : `[${name}](${target})`]
  })
  if (phrases.foreign === undefined || named.length === 0) return []
  return [phrases.foreign.replace('{x}', () => named.join('; '))]
}

const maxUntold = 6

/** What else a source has, by its headings, for whoever wants to look it up. */
function writeUntold(headings: readonly string[], { phrases }: Pen): string {
  if (phrases.untold === undefined || headings.length === 0) return ''
  const shown = headings.slice(0, maxUntold).map((heading) => `*${escapeMarkdown(heading)}*`)
  const list = `${shown.join('; ')}${headings.length > maxUntold ? ' …' : ''}`
  return `. ${phrases.untold.replace('{x}', () => list)}`
}
