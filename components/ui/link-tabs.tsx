'use client'
import { type ReactNode, useEffect, useRef } from 'react'
import { classNames } from '#lib/class-names.ts'
import { formatNumber } from '#lib/format-number.ts'
import { IntentLink } from './intent-link.tsx'

export type LinkTab = { label: string; href: string; current: boolean; count?: number }

export type LinkTabsProps = {
  label: string
  tabs: readonly LinkTab[]
  /** At the end of the row; on phones below it. */
  aside?: ReactNode
}

/**
 * Tabs that live in the URL: each is a link, so the back button and new windows work. Scrolls sideways on phones, to the
 * current one.
 */
export function LinkTabs({ label, tabs, aside }: LinkTabsProps) {
  const frame = useRef<HTMLElement>(null)
  const current = tabs.find((tab) => tab.current)?.href
  useEffect(() => {
    if (current !== undefined) showCurrent(frame.current)
  }, [current])
  const row = (
    <nav
      ref={frame}
      aria-label={label}
      className={classNames(
        // What goes on fades at the edge; behind the last tab there is only room.
        '-mx-4 max-sm:mask-r-from-[calc(100%-1.25rem)] overflow-x-auto border-rule border-b px-4 sm:mx-0 sm:px-0',
        aside !== undefined && 'sm:border-0',
      )}
    >
      {/* As wide as its tabs: otherwise there is no room behind the last one, which is then cut at the edge. */}
      <ul className="flex w-max gap-5">
        {tabs.map((tab) => (
          <li key={tab.href}>
            <IntentLink
              href={tab.href}
              aria-current={tab.current ? 'page' : undefined}
              scroll={false}
              className={classNames(
                'flex items-baseline gap-1.5 whitespace-nowrap border-transparent border-b-2 pt-1 pb-2 text-ink-soft text-sm hover:text-ink',
                tab.current && 'border-accent font-medium text-ink',
              )}
            >
              {/* As wide as when it is the current one and bold: its neighbours stay in their places. */}
              <span
                data-label={tab.label}
                className="after:block after:h-0 after:overflow-hidden after:font-medium after:content-[attr(data-label)/''] after:invisible"
              >
                {tab.label}
              </span>
              {tab.count !== undefined && (
                <span className="text-ink-faint text-xs">{formatNumber(tab.count)}</span>
              )}
            </IntentLink>
          </li>
        ))}
      </ul>
    </nav>
  )
  if (aside === undefined) return row
  return (
    <div className="border-rule sm:mb-2 sm:flex sm:items-center sm:justify-between sm:gap-4 sm:border-b">
      {row}
      {/* On phones it takes no room while nothing in it is shown. */}
      <div className="flex shrink-0 items-center justify-end gap-2 max-sm:*:mt-2 max-sm:*:aria-hidden:hidden">
        {aside}
      </div>
    </div>
  )
}

/** A tab this near to the edge would be cut by a font that comes later and is wider. */
const edgePx = 16

/** Moves the row alone: to scroll a tab into view would move the page, too. */
function showCurrent(frame: HTMLElement | null): void {
  const tab = frame?.querySelector('[aria-current]')
  if (!frame || !tab) return
  const [room, place] = [frame.getBoundingClientRect(), tab.getBoundingClientRect()]
  if (place.left >= room.left + edgePx && place.right <= room.right - edgePx) return
  frame.scrollLeft += place.left + place.width / 2 - (room.left + room.width / 2)
}
