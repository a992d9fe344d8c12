import { addressesMachine } from '../../evidence/addresses-machine.ts'
import { isBoilerplate } from '../../evidence/boilerplate.ts'
import type { EvidenceSource } from '../../writer.ts'
import { escapeMarkdown, linkTarget } from '../escape-markdown.ts'
import { baseLanguage } from '../lexicon/find-lexicon.ts'
import type { Phrases } from '../phrases/phrases.ts'
import { comparable, plainText } from '../plain-text.ts'
import { commaOf, inBrackets } from './name-sources.ts'
import { isOthersPaper, type Pen } from './pen.ts'
import { readByline } from './read-byline.ts'
import { isHype } from './selling-words/is-hype.ts'

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
    return `${reference}. ${target === null ? name : `[${name}](${target})`}${note}${writeUntold(untold.get(at) ?? [], phrases)}`
  })
  if (lines.length === 0) return ''
  return [`## ${phrases.sources}`, lines.join('\n'), ...writeForeign(pen)].join('\n\n')
}

/** What is in another language is named with who says it and its headings, so that nobody misses it. */
function writeForeign({ foreign, phrases }: Pen): string[] {
  const named = foreign.flatMap((source) => {
    const name = nameForeign(source, phrases)
    return name === '' ? [] : [`- ${name}`]
  })
  if (phrases.foreign === undefined || named.length === 0) return []
  return [phrases.foreign.replace(/\s*\{x\}$/u, ''), named.join('\n')]
}

function nameForeign({ title, url, blocks, publisher, language }: EvidenceSource, phrases: Phrases): string {
  const name = escapeMarkdown(plainText(title)).replaceAll('`', '')
  if (name === '') return ''
  const target = linkTarget(url)
  const who = plainText(readByline(blocks)?.publisher ?? publisher ?? '').slice(0, maxForeignName)
  const notes = [
    who === '' ? [] : [escapeMarkdown(who).replaceAll('`', '')],
    languageNameIn(language, phrases),
  ].flat()
  const note = inBrackets(notes.join(commaOf(phrases.language)), phrases.language)
  const headings = blocks.flatMap((block) => {
    const heading = block.kind === 'heading' && block.level > 1 ? plainText(block.text) : ''
    const isShown =
      heading !== '' &&
      heading.length <= maxForeignName &&
      !isHype(heading) &&
      !addressesMachine(heading) &&
      !isBoilerplate(heading)
    return isShown && comparable(heading) !== comparable(title) ? [heading] : []
  })
  return `${target === null ? name : `[${name}](${target})`}${note}${writeUntold(headings, phrases)}`
}

const maxForeignName = 90

/** "Englisch", in the language of the text. */
function languageNameIn(tag: string, { language }: Phrases): string[] {
  try {
    const name = new Intl.DisplayNames([language], { type: 'language', fallback: 'none' }).of(
      baseLanguage(tag),
    )
    return name === undefined ? [] : [name]
  } catch {
    return []
  }
}

const maxUntold = 6

/** What else a source has, by its headings, for whoever wants to look it up. */
function writeUntold(headings: readonly string[], phrases: Phrases): string {
  if (phrases.untold === undefined || headings.length === 0) return ''
  const shown = headings.slice(0, maxUntold).map((heading) => `*${escapeMarkdown(heading)}*`)
  const list = `${shown.join('; ')}${headings.length > maxUntold ? ' …' : ''}`
  return `. ${phrases.untold.replace('{x}', () => list)}`
}
