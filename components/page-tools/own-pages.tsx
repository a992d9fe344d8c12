'use client'
import { useState } from 'react'
import { useMe } from '#components/shell/me.tsx'
import { Button } from '#components/ui/button.tsx'
import { NativeButton } from '#components/ui/native-button.tsx'
import { Panel } from '#components/ui/panel.tsx'
import { RelativeTime } from '#components/ui/relative-time.tsx'
import { formatCredits, formatNumber } from '#lib/format-number.ts'
import { listedPrice } from '#lib/listed-price.ts'
import { IssuesLeft } from './issues-left.tsx'
import type { CheckedPageRow } from './kept-check.ts'

/** A page of the company, by what it is. */
export type OwnPage = { url: string; name: string }

export type OwnPagesProps = {
  pages: readonly OwnPage[]
  /** What was found on those that were checked. */
  checked: readonly CheckedPageRow[]
  /** The page that is being checked. */
  running: string | undefined
  onOpen: (url: string) => void
  onCheck: (url: string) => void
}

const shownAtFirst = 5

/** Live pages of the company, each with what its last check found, to be checked by one press. */
export function OwnPages({ pages, checked, running, onOpen, onCheck }: OwnPagesProps) {
  const [showsAll, setShowsAll] = useState(false)
  const price = useCheckPrice()
  const shown = showsAll ? pages : pages.slice(0, shownAtFirst)
  return (
    <Panel flush title="Your live pages">
      <ul aria-label="Your pages" className="divide-y divide-rule/70">
        {shown.map(({ url, name }) => {
          const last = checked.find((page) => page.url === url)
          return (
            <li
              key={url}
              className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 px-4 py-2 text-sm sm:grid-cols-[minmax(0,1fr)_14rem_auto]"
            >
              <span className="grid min-w-0">
                <span className="line-clamp-2 text-ink sm:line-clamp-1">{name}</span>
                <span title={url} className="truncate text-ink-faint text-xs">
                  {url.replace(/^https?:\/\//, '')}
                </span>
              </span>
              <span className="text-xs max-sm:col-span-2 max-sm:row-start-2 max-sm:empty:hidden">
                {last && (
                  <NativeButton
                    onClick={() => onOpen(url)}
                    className="flex flex-wrap items-baseline gap-x-2 text-left hover:underline"
                  >
                    <span className="sr-only">Last check of {name}:</span>
                    <IssuesLeft counts={[last.structuredData, last.socialPreview]} />
                    <RelativeTime at={last.at} className="text-ink-faint" />
                  </NativeButton>
                )}
              </span>
              <Button
                size="sm"
                pending={running === url}
                disabledReason={
                  running !== undefined && running !== url ? 'Another check is running' : undefined
                }
                onClick={() => onCheck(url)}
              >
                Check<span className="sr-only"> {name},</span>{' '}
                {price && <span className="font-normal text-ink-soft">{price}</span>}
              </Button>
            </li>
          )
        })}
      </ul>
      {pages.length > shownAtFirst && (
        <div className="border-rule border-t px-4 py-2">
          <Button variant="quiet" size="sm" className="-ml-2" onClick={() => setShowsAll(!showsAll)}>
            {showsAll ? 'Show fewer' : `Show all ${formatNumber(pages.length)}`}
          </Button>
        </div>
      )}
    </Panel>
  )
}

/** Of both checks together, as a press makes them; undefined where no prices are known. */
function useCheckPrice(): string | undefined {
  const { me } = useMe()
  const structuredData = listedPrice(me?.prices, 'validateSchema')
  const socialPreview = listedPrice(me?.prices, 'previewSocial')
  if (structuredData === undefined || socialPreview === undefined) return undefined
  return formatCredits(structuredData + socialPreview)
}
