import { escapeMarkdown } from '../escape-markdown.ts'
import type { Phrases } from '../phrases/phrases.ts'
import type { EvidenceTable } from '../sentence.ts'
import { prepareText, type Subject } from './subject.ts'

/** A cell that is one amount, without what it counts in words: "1,960", "0.38 €", "41 %". */
const amount = /^[^\p{L}\p{N}]*?([-–−]?\s?[€$£¥]?\p{N}[\p{N}.,’' ]*)[^\p{N}]{0,8}$/u

type Column = { at: number; values: { value: number; cell: string; row: string }[] }

/**
 * In one sentence, between which rows the column goes that has most of what is asked, else one of shares or money; empty
 * where no column is of plain amounts.
 */
export function describeTable(table: EvidenceTable, subject: Subject, phrases: Phrases): string {
  if (phrases.span === undefined) return ''
  const columns = table.header.flatMap((_, at): Column[] => {
    if (at === 0) return []
    const values = table.rows.flatMap(({ cells }) => {
      const [, figure] = amount.exec(cells[at] ?? '') ?? []
      return figure === undefined
        ? []
        : [{ value: readAmount(figure), cell: cells[at] ?? '', row: cells[0] ?? '' }]
    })
    const isWhole = values.length === table.rows.length && values.every(({ value }) => Number.isFinite(value))
    return isWhole ? [{ at, values }] : []
  })
  const asked = ({ at }: Column) => {
    const head = prepareText(table.header[at] ?? '', subject.language)
    return subject.concepts.filter((concept) => !concept.isBackground && concept.isIn(head)).length
  }
  const hasUnit = ({ values }: Column) => Number(values.every(({ cell }) => /[%€$£]/u.test(cell)))
  const [best, next] = columns.sort((a, b) => asked(b) - asked(a) || hasUnit(b) - hasUnit(a) || a.at - b.at)
  const [low, ...others] = [...(best?.values ?? [])].sort((a, b) => a.value - b.value)
  const high = others.at(-1)
  // Of several columns that nobody asked for by name, any one would be the wrong answer.
  const isChosen =
    best !== undefined && (next === undefined || asked(best) > asked(next) || hasUnit(best) > hasUnit(next))
  if (!isChosen || low === undefined || high === undefined || low.value === high.value) return ''
  const filled: Record<string, string> = {
    x: table.header[best.at] ?? '',
    y: low.cell,
    a: low.row,
    z: high.cell,
    b: high.row,
  }
  return phrases.span.replace(/\{([xyazb])\}/g, (_, key: string) => escapeMarkdown(filled[key] ?? ''))
}

/** A comma or point before one, two or more than three figures parts decimals; before three it parts thousands. */
function readAmount(figure: string): number {
  const plain = figure.replace(/[’' €$£¥]/gu, '').replace(/^[–−]/u, '-')
  const decimals = /[.,](\d{1,2}|\d{4,})$/.exec(plain)
  if (decimals === null) return Number(plain.replace(/[.,]/g, ''))
  return Number(`${plain.slice(0, decimals.index).replace(/[.,]/g, '')}.${decimals[1]}`)
}
