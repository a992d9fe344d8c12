import { Fragment } from 'react'
import type { Span } from './claim-difference.ts'

/**
 * A text with what differs marked in it.
 * @param from where the text begins in the one that the spans count in
 */
export function DifferingText({
  text,
  spans,
  from = 0,
}: {
  text: string
  spans: readonly Span[]
  from?: number
}) {
  let at = 0
  const parts = spans.flatMap(({ start, end }) => {
    const [first, last] = [start - from, end - from]
    if (first < at || last > text.length) return []
    const part = { before: text.slice(at, first), words: text.slice(first, last), key: start }
    at = last
    return [part]
  })
  return (
    <>
      {parts.map(({ before, words, key }) => (
        <Fragment key={key}>
          {before}
          <mark className="rounded-xs bg-bad px-1 font-semibold text-on-primary">{words}</mark>
        </Fragment>
      ))}
      {text.slice(at)}
    </>
  )
}
