'use client'
import { useState } from 'react'
import { Button } from '#components/ui/button.tsx'

const shownFirst = 5
const shownMore = 10

/** The statements that rest on one source, the first ones and on request the others: no box within the card scrolls. */
export function LinesOfSource({ lines, title }: { lines: readonly string[]; title: string }) {
  const [count, setCount] = useState(shownFirst)
  const more = Math.min(shownMore, lines.length - count)
  return (
    <>
      <ul className="grid gap-1.5 border-rule border-l pl-3">
        {lines.slice(0, count).map((line) => (
          <li key={line} className="wrap-anywhere text-ink-soft text-sm">
            {line}
          </li>
        ))}
      </ul>
      {more > 0 && (
        <div>
          <Button
            size="sm"
            variant="quiet"
            className="-ml-2"
            aria-label={`Show ${more} more from ${title}`}
            onClick={() => setCount(count + more)}
          >
            Show {more} more
          </Button>
        </div>
      )}
    </>
  )
}
