import { Fragment } from 'react'

export type MarkedTextProps = {
  text: string
  /** Pairs of offsets in UTF-16 units; those that do not fit the text are left out. */
  marks: readonly (readonly [number, number])[]
}

/** Text with some parts marked. It stays text, whatever it contains. */
export function MarkedText({ text, marks }: MarkedTextProps) {
  const parts: { at: number; plain: string; marked: string }[] = []
  let from = 0
  for (const [start, end] of marks.toSorted((a, b) => a[0] - b[0])) {
    if (start < from || end <= start || end > text.length) continue
    parts.push({ at: start, plain: text.slice(from, start), marked: text.slice(start, end) })
    from = end
  }
  return (
    <>
      {parts.map(({ at, plain, marked }) => (
        <Fragment key={at}>
          {plain}
          <mark className="rounded-xs bg-accent-wash px-0.5 font-medium text-ink">{marked}</mark>
        </Fragment>
      ))}
      {text.slice(from)}
    </>
  )
}
