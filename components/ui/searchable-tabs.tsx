'use client'
import { useRouter } from 'next/navigation'
import { type LinkTab, LinkTabs } from './link-tabs.tsx'
import { SearchBox } from './search-box.tsx'

export type SearchableTabsProps = {
  /** Names the tabs for a screen reader. */
  label: string
  tabs: readonly LinkTab[]
  search: {
    label: string
    placeholder: string
    /** What is being searched for now; nothing when absent. */
    value: string | undefined
    /** The address of the list with another search. */
    hrefOf: (q: string | undefined) => string
  }
}

/** The head of a list whose filter and search live in the URL. */
export function SearchableTabs({ label, tabs, search }: SearchableTabsProps) {
  const router = useRouter()
  return (
    <>
      <LinkTabs label={label} tabs={tabs} />
      <div className="py-3">
        <SearchBox
          label={search.label}
          placeholder={search.placeholder}
          value={search.value ?? ''}
          onSearch={(q) => router.replace(search.hrefOf(q || undefined), { scroll: false })}
        />
      </div>
    </>
  )
}
