'use client'
import * as RadixTabs from 'radix-ui/tabs'
import type { ReactNode } from 'react'
import { classNames } from '#lib/class-names.ts'

export type TabsProps = {
  label: string
  tabs: readonly { value: string; label: string; content: ReactNode }[]
  defaultValue?: string
  value?: string
  onValueChange?: (value: string) => void
  /** Keeps the row of tabs in sight where the column scrolls by itself, on wide screens. */
  staysInSight?: boolean
}

/** Tabs within a panel, not in the URL; arrow keys move between them. */
export function Tabs(props: TabsProps) {
  const { label, tabs, defaultValue = tabs[0]?.value, value, onValueChange, staysInSight } = props
  return (
    <RadixTabs.Root defaultValue={defaultValue} value={value} onValueChange={onValueChange}>
      <RadixTabs.List
        aria-label={label}
        className={classNames(
          'flex overflow-x-auto border-rule border-b',
          tabs.length > 5 ? 'gap-3' : 'gap-5',
          staysInSight && 'bg-paper xl:sticky xl:top-0 xl:z-10',
        )}
      >
        {tabs.map((tab) => (
          <RadixTabs.Trigger
            key={tab.value}
            value={tab.value}
            className="whitespace-nowrap border-transparent border-b-2 pt-1 pb-2 -mx-1.5 rounded-t-sm px-1.5 text-ink-soft text-sm hover:text-ink focus-visible:-outline-offset-2 data-[state=active]:border-accent data-[state=active]:font-medium data-[state=active]:text-ink"
          >
            {tab.label}
          </RadixTabs.Trigger>
        ))}
      </RadixTabs.List>
      {tabs.map((tab) => (
        <RadixTabs.Content key={tab.value} value={tab.value} className="pt-3">
          {tab.content}
        </RadixTabs.Content>
      ))}
    </RadixTabs.Root>
  )
}
