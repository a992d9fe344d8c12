import { shorten } from '../../../../text/shorten.ts'
import { escapeLine, escapeMarkdown } from '../escape-markdown.ts'
import { joinList } from '../join-list.ts'
import type { Finding } from './finding.ts'
import { inReadingOrder } from './group-findings.ts'
import {
  colonOf,
  type Pen,
  speakerOf,
  speakerOfFinding,
  writeAlso,
  writeBasis,
  writeFinding,
  writeStatement,
} from './write-finding.ts'

/** The beginning, which answers: what each of a few sources says in a sentence or two, as a list where they are several. */
export function writeAnswer(main: readonly Finding[], fromTable: string, pen: Pen): string {
  const { phrases } = pen
  const isList = main.some(({ items }) => items.length > 0)
  if ((main.length > 1 || fromTable !== '' || isList) && phrases.short !== undefined) {
    const lines = main.flatMap((finding) => {
      const speaker = speakerOfFinding(finding, pen)
      const line = writeFinding(
        finding,
        { speaker: speaker === '' ? null : speaker, under: null, isCited: true },
        pen,
      )
      return line === '' ? [] : [`${line}${writeBasis(finding.source, pen)}`]
    })
    const told = fromTable === '' ? [] : [`- ${fromTable}`]
    return [phrases.short, [...told, ...lines].join('\n')].join('\n\n')
  }
  return main
    .map((finding) => {
      const { source, sentences } = finding
      const said = writeStatement(sentences, true, pen)
      const also = said === '' ? '' : writeAlso(finding, pen)
      const statement = also === '' ? said : `${said}${phrases.space}${also}`
      const name = statement === '' ? '' : speakerOfFinding(finding, pen)
      if (statement === '') return ''
      const told = withFullStop(`${statement}${writeBasis(source, pen)}`)
      return name === '' ? told : `${phrases.according.replace('{x}', () => name)}${phrases.space}${told}`
    })
    .filter((text) => text !== '')
    .join(phrases.space === '' ? '' : ' ')
}

/** Where a source's headings are the answer: its options by name, under what it calls them. */
export function writeOptions(options: readonly Finding[], pen: Pen): string {
  const { ledger, phrases } = pen
  const [first] = options
  const over = first?.section.parent
  if (first === undefined || !over) return ''
  const ofSource = [...options]
    .sort(inReadingOrder)
    .filter(({ source, section }) => source === first.source && section.parent === over)
  const labels = [...new Set(ofSource.flatMap(({ label }) => label ?? []))]
  const name = speakerOf(first.source, pen)
  const heading = `${escapeLine(over)}${colonOf(phrases)}${phrases.space}`
  const listed = joinList(
    labels.map((label) => `**${escapeMarkdown(shorten(label, 80))}**`),
    phrases.language,
  )
  const from = name === '' ? '' : ` (${name})`
  return withFullStop(`${heading}${listed}${from} ${ledger.refer(first.source)}`.trimEnd())
}

function withFullStop(text: string): string {
  return text === '' || /[.。।۔!?！？؟]$/u.test(text)
    ? text
    : `${text}${/[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}]/u.test(text) ? '。' : '.'}`
}
