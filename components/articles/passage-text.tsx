import type { ArticleClaim } from '#contract/drafts.ts'
import { classNames } from '#lib/class-names.ts'
import { type PassageRow, passageLines } from './passage-lines.ts'
import type { TableHeads } from './readable-passage.ts'
import { passageParts } from './source-passages.ts'

type PassageTextProps = { text: string; claim: ArticleClaim | undefined; heads: TableHeads }

/** A passage as its source has it: the rows of a table as cells, and the words of the chosen claim marked. */
export function PassageText({ text, claim, heads }: PassageTextProps) {
  if (!text.trim()) return <span className="block">Passage not available.</span>
  return passageLines(text, heads).map((part, at) => {
    const key = `part-${at}`
    if ('text' in part)
      return (
        <span key={key} className="block whitespace-pre-line wrap-anywhere">
          <Marked text={part.text} claim={claim} />
        </span>
      )
    return <Rows key={key} rows={part.rows} claim={claim} />
  })
}

/** Beside a text there is room for so many columns. */
const maxColumns = 4

function Rows({ rows, claim }: { rows: readonly PassageRow[]; claim: ArticleClaim | undefined }) {
  const [first] = rows
  const heads = rows.find((row) => row.heads)?.heads
  const count = first?.cells.length ?? 0
  if (count > maxColumns)
    return rows.map((row) => <Pairs key={row.cells.join('|')} row={row} claim={claim} />)
  return (
    <span
      className="my-0.5 grid gap-x-3 gap-y-0.5 font-sans text-xs"
      style={{ gridTemplateColumns: `minmax(0,1.5fr) repeat(${count - 1}, minmax(0,1fr))` }}
    >
      {heads?.map((head, at) => (
        <span
          key={`head-${head}`}
          className={classNames('wrap-anywhere self-end text-2xs text-ink-faint', at > 0 && 'text-right')}
        >
          {head}{' '}
        </span>
      ))}
      {rows.map((row) =>
        row.cells.map((cell, at) => (
          <span
            key={`${row.cells.join('|')}-${heads?.[at] ?? at}`}
            className={classNames('wrap-anywhere', at > 0 && 'text-right tabular-nums')}
          >
            <Marked text={cell} claim={claim} />{' '}
          </span>
        )),
      )}
    </span>
  )
}

/** A row with more cells than fit beside each other: a line for each. */
function Pairs({ row: { cells, heads }, claim }: { row: PassageRow; claim: ArticleClaim | undefined }) {
  return (
    <span className="my-0.5 grid gap-y-0.5 font-sans text-xs">
      {cells.map(
        (cell, at) =>
          cell && (
            <span key={`${heads?.[at] ?? at}`} className="flex justify-between gap-3">
              {at > 0 && heads && <span className="min-w-0 wrap-anywhere text-ink-faint">{heads[at]} </span>}
              <span className={classNames('min-w-0 wrap-anywhere', at > 0 && 'tabular-nums')}>
                <Marked text={cell} claim={claim} />{' '}
              </span>
            </span>
          ),
      )}
    </span>
  )
}

function Marked({ text, claim }: { text: string; claim: ArticleClaim | undefined }) {
  const [before, words, after] = passageParts(text, claim)
  return (
    <>
      {before}
      {words && (
        <mark className="bg-transparent text-ink underline decoration-2 decoration-accent underline-offset-2">
          {words}
        </mark>
      )}
      {after}
    </>
  )
}
