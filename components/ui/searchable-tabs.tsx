'use client'
import { useRouter } from 'next/navigation'
import type { ReactNode } from 'react'
import { LinkTabs } from './link-tabs.tsx'
import { SearchBox } from './search-box.tsx'

/** What a list is narrowed to; `value` is that of its tab, absent on the tab of everything. */
export type TabFilter<Value> = { value: Value | undefined; q: string | undefined }

/** `isPassing`: a state whose tab is no place to go to while nothing is in it. */
export type StateTab<Value> = { label: string; value: Value | undefined; isPassing?: boolean }

export type SearchableTabsProps<Value> = {
  /** Names the tabs for a screen reader. */
  label: string
  tabs: readonly (StateTab<Value> & { count?: number | undefined })[]
  current: TabFilter<Value>
  search: { label: string; placeholder: string }
  /** The address of the list with another filter. */
  hrefOf: (filter: TabFilter<Value>) => string
  /** How much the list has, where the tabs don't say it; beside the search. */
  count?: string | false | undefined
  /** At the end of the row, for example the choice of columns. */
  children?: ReactNode
}

/** Tabs of states with how many rows each has, where the server counts them. */
export function withCounts<Value extends string, Tab extends { value: Value | undefined }>(
  tabs: readonly Tab[],
  counts: Readonly<Record<string, number>> | undefined,
): (Tab & { count?: number })[] {
  if (!counts) return [...tabs]
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0)
  return tabs.map((tab) => ({ ...tab, count: tab.value === undefined ? all : (counts[tab.value] ?? 0) }))
}

/** The tabs that are shown: a passing state has one while it is the current one, or something is in it. */
export function tabsInUse<Value, Extra>(
  tabs: readonly (StateTab<Value> & { count?: number | undefined } & Extra)[],
  current: Value | undefined,
) {
  return tabs.filter(({ value, count, isPassing }) => !isPassing || value === current || count !== 0)
}

/** The head of a list whose filter and search live in the URL. */
export function SearchableTabs<Value extends string>(props: SearchableTabsProps<Value>) {
  const { label, tabs, current, search, hrefOf, count, children } = props
  const router = useRouter()
  const shown = tabsInUse(tabs, current.value)
  return (
    <>
      <LinkTabs
        label={label}
        tabs={shown.map((tab) => ({
          label: tab.label,
          href: hrefOf({ ...current, value: tab.value }),
          current: current.value === tab.value,
          count: tab.count,
        }))}
      />
      <div className="flex flex-wrap items-center gap-2 py-3">
        <SearchBox
          label={search.label}
          placeholder={search.placeholder}
          className="max-sm:w-auto max-sm:flex-1"
          value={current.q ?? ''}
          onSearch={(q) => router.replace(hrefOf({ ...current, q: q || undefined }), { scroll: false })}
        />
        {count && <span className="text-ink-faint text-xs max-sm:hidden">{count}</span>}
        {children && <span className="flex items-center gap-2 sm:ml-auto">{children}</span>}
      </div>
    </>
  )
}
