import { ChevronLeft, ChevronRight } from 'lucide-react'
import { formatNumber } from '#lib/format-number.ts'
import { LinkButton } from './link-button.tsx'

export type PaginationProps = {
  total: number
  limit: number
  offset: number
  /** The address of the page that starts at `offset`. */
  hrefAt: (offset: number) => string
  /** The words for back and on; lists are newest first. */
  words?: { back: string; on: string }
}

const newestFirst = { back: 'Newer', on: 'Older' }

/** `41-60 of 213`, back and on; drawn only when there is more than one page. */
export function Pagination({ total, limit, offset, hrefAt, words = newestFirst }: PaginationProps) {
  if (total <= limit && offset === 0) return null
  const last = Math.min(total, offset + limit)
  const step = 'flex-none'
  return (
    <nav aria-label="Pages" className="flex items-center justify-end gap-1 pt-2 text-ink-faint text-xs">
      <span className="mr-2">
        {formatNumber(Math.min(offset + 1, total))}–{formatNumber(last)} of {formatNumber(total)}
      </span>
      {offset > 0 && (
        <LinkButton
          variant="quiet"
          size="sm"
          className={step}
          href={hrefAt(Math.max(0, offset - limit))}
          rel="prev"
        >
          <ChevronLeft aria-hidden /> {words.back}
        </LinkButton>
      )}
      {last < total && (
        <LinkButton variant="quiet" size="sm" className={step} href={hrefAt(offset + limit)} rel="next">
          {words.on} <ChevronRight aria-hidden />
        </LinkButton>
      )}
    </nav>
  )
}
