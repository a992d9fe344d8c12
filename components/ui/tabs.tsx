'use client'
import * as RadixTabs from 'radix-ui/tabs'
import type { ReactNode } from 'react'

export type TabsProps = {
  label: string
  tabs: readonly { value: string; label: string; content: ReactNode }[]
  defaultValue?: string
  value?: string
  onValueChange?: (value: string) => void
}

/** Tabs within a panel, not in the URL; arrow keys move between them. */
export function Tabs({ label, tabs, defaultValue = tabs[0]?.value, value, onValueChange }: TabsProps) {
  return (
    <RadixTabs.Root defaultValue={defaultValue} value={value} onValueChange={onValueChange}>
      <RadixTabs.List aria-label={label} className="flex gap-5 overflow-x-auto border-rule border-b">
        {tabs.map((tab) => (
          <RadixTabs.Trigger
            key={tab.value}
            value={tab.value}
            className="whitespace-nowrap border-transparent border-b-2 pt-1 pb-2 text-ink-soft text-sm hover:text-ink focus-visible:-outline-offset-2 data-[state=active]:border-accent data-[state=active]:font-medium data-[state=active]:text-ink"
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
