import { Fragment, type ReactNode } from 'react'
import { classNames } from '#lib/class-names.ts'
import { type PlacedText, passageParts } from './passage-parts.ts'

export type PassageTextProps = {
  text: string
  /** Draws a piece of it, with what is to be marked; plain by default. */
  draw?: (piece: PlacedText) => ReactNode
}

/** A passage with its tables and lists drawn as such. Untrusted: all of it is text. */
export function PassageText({ text, draw = (piece) => piece.text }: PassageTextProps) {
  return passageParts(text).map((part) => {
    if (part.kind === 'text')
      return (
        <p key={part.line.start} className="not-first:mt-2 max-w-prose">
          {draw(part.line)}
        </p>
      )
    if (part.kind === 'list')
      return (
        <ul key={part.items[0]?.start} className="not-first:mt-2 max-w-prose list-disc pl-5">
          {part.items.map((item) => (
            <li key={item.start}>{draw(item)}</li>
          ))}
        </ul>
      )
    const { header, rows } = part
    const isNumeric = (at: number) => rows.length > 0 && rows.every((row) => isNumber(row[at]?.text))
    return (
      <Fragment key={(header[0] ?? rows[0]?.[0])?.start}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled with the keyboard, too. */}
        <section aria-label="Table" tabIndex={0} className="not-first:mt-3 max-w-prose overflow-x-auto">
          <table className="w-full border-collapse font-sans text-sm">
            {header.length > 0 && (
              <thead>
                <tr>
                  {header.map((cell, at) => (
                    <th
                      key={cell.start}
                      scope="col"
                      className={classNames(
                        'border-rule-strong border-b py-1.5 pr-4 align-bottom font-medium text-ink-soft text-xs',
                        isNumeric(at) ? 'text-right' : 'text-left',
                      )}
                    >
                      {draw(cell)}
                    </th>
                  ))}
                </tr>
              </thead>
            )}
            <tbody>
              {rows.map((row) => (
                <tr key={row[0]?.start}>
                  {row.map((cell, at) => (
                    <td
                      key={cell.start}
                      className={classNames(
                        'border-rule border-b py-1.5 pr-4 align-top text-ink',
                        isNumeric(at) && 'text-right tabular-nums',
                      )}
                    >
                      {draw(cell)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </Fragment>
    )
  })
}

/** A number with its unit or without; an empty cell does not speak against a column of numbers. */
function isNumber(cell = ''): boolean {
  return /^(?:[\p{Sc}+−–-]?\s?[\p{Sc}]?\d[\d.,'\u00a0\u202f ]*(?:\s?(?:[%‰\p{Sc}]|\p{L}{1,4}))?|[–-]?)$/u.test(
    cell.trim(),
  )
}
