'use client'
import { Command } from 'cmdk'
import { Search } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { Kbd } from '#components/ui/kbd.tsx'
import { type ShellAction, shellActions } from './action-registry.ts'
import { matchAction } from './match-action.ts'

export type CommandPaletteProps = { onClose: () => void; onPerform: (action: ShellAction) => void }

const groups = ['Actions', 'Go to', 'General'] as const

const itemStyles =
  'flex h-9 cursor-pointer items-center justify-between gap-4 rounded-md px-2.5 text-ink text-sm data-[selected=true]:bg-hover'

/** Everything that can be done from anywhere, found by typing; what matches nothing is searched in the articles. */
export function CommandPalette({ onClose, onPerform }: CommandPaletteProps) {
  const [typed, setTyped] = useState('')
  const query = typed.trim()
  const router = useRouter()
  const fetchAhead = (title: string) => {
    const action = shellActions.find((one) => one.title === title)
    if (action && 'href' in action) router.prefetch(action.href)
  }
  return (
    <Command.Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      label="Command palette"
      loop
      filter={matchAction}
      onValueChange={fetchAhead}
      overlayClassName="fixed inset-0 z-50 animate-appear bg-shade"
      contentClassName="fixed inset-x-3 top-[max(1rem,12vh)] z-50 mx-auto max-w-xl animate-appear overflow-hidden rounded-lg border border-rule bg-sheet shadow-lift outline-none"
    >
      <div className="flex items-center gap-2.5 border-rule border-b px-4">
        <Search aria-hidden className="size-4 shrink-0 text-ink-faint" />
        <Command.Input
          value={typed}
          onValueChange={setTyped}
          placeholder="Search or run a command"
          className="h-12 w-full bg-transparent text-ink text-lg outline-none"
        />
        <Kbd>Esc</Kbd>
      </div>
      <Command.List className="max-h-[min(24rem,60vh)] overflow-y-auto p-1.5">
        {groups.map((group) => (
          <Command.Group
            key={group}
            heading={group}
            className="[&_[cmdk-group-heading]]:px-2.5 [&_[cmdk-group-heading]]:pt-2 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:text-2xs [&_[cmdk-group-heading]]:text-ink-faint"
          >
            {shellActions
              .filter((action) => action.group === group)
              .map((action) => (
                <Command.Item
                  key={action.id}
                  value={action.title}
                  keywords={[...(action.keywords ?? [])]}
                  onSelect={() => onPerform(action)}
                  className={itemStyles}
                >
                  {action.title}
                  <span className="flex gap-1">
                    {action.keys?.map((key) => (
                      <Kbd key={key}>{key}</Kbd>
                    ))}
                  </span>
                </Command.Item>
              ))}
          </Command.Group>
        ))}
        {query && (
          <Command.Item
            forceMount
            value={`Search articles for ${query}`}
            onSelect={() =>
              onPerform({
                id: 'search-articles',
                title: query,
                group: 'Actions',
                href: `/articles?q=${encodeURIComponent(query)}`,
              })
            }
            className={itemStyles}
          >
            <span className="truncate">Search articles for “{query}”</span>
          </Command.Item>
        )}
      </Command.List>
    </Command.Dialog>
  )
}
