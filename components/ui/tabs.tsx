'use client'
import * as RadixTabs from 'radix-ui/tabs'
import { type ReactNode, useState } from 'react'
import { classNames } from '#lib/class-names.ts'

export type TabsProps = {
  label: string
  tabs: readonly { value: string; label: string; content: ReactNode }[]
  defaultValue?: string
  value?: string
  onValueChange?: (value: string) => void
  /** Keeps the row of tabs in sight where the column scrolls by itself, on wide screens. */
  staysInSight?: boolean
  /** Draws the content of the tab together with what all of them share. */
  frame?: (content: ReactNode) => ReactNode
}

/** Tabs within a panel, not in the URL; arrow keys move between them. */
export function Tabs(props: TabsProps) {
  const { label, tabs, defaultValue = tabs[0]?.value, value, onValueChange, staysInSight, frame } = props
  // Radix moves the focus by script on a press, which browsers take for the keyboard's and draw the ring.
  const [isPressed, setPressed] = useState(false)
  const contents = tabs.map((tab) => (
    <RadixTabs.Content key={tab.value} value={tab.value} className="min-w-0 pt-3">
      {tab.content}
    </RadixTabs.Content>
  ))
  return (
    <RadixTabs.Root defaultValue={defaultValue} value={value} onValueChange={onValueChange}>
      <div
        className={classNames('border-rule border-b', staysInSight && 'bg-paper xl:sticky xl:top-0 xl:z-10')}
      >
        {/* Wider than its line, so that there is air between the words of a tab and the ring of focus. */}
        <RadixTabs.List
          aria-label={label}
          onPointerDown={() => setPressed(true)}
          onKeyDown={() => setPressed(false)}
          onBlur={({ currentTarget, relatedTarget }) => {
            if (!currentTarget.contains(relatedTarget)) setPressed(false)
          }}
          className={classNames(
            '-mx-1.5 flex overflow-x-auto px-1.5',
            tabs.length > 5 ? 'gap-3' : 'gap-5',
            isPressed && '*:outline-none',
          )}
        >
          {tabs.map((tab) => (
            <RadixTabs.Trigger
              key={tab.value}
              value={tab.value}
              className="-mx-1.5 relative whitespace-nowrap rounded-t-sm border-transparent border-b-2 px-1.5 pt-1 pb-2 text-ink-soft text-sm after:absolute after:inset-x-1.5 after:-bottom-0.5 after:h-0.5 hover:text-ink focus-visible:-outline-offset-2 data-[state=active]:font-medium data-[state=active]:text-ink data-[state=active]:after:bg-accent"
            >
              {tab.label}
            </RadixTabs.Trigger>
          ))}
        </RadixTabs.List>
      </div>
      {frame ? frame(contents) : contents}
    </RadixTabs.Root>
  )
}
