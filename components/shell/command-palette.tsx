'use client'
import { Command } from 'cmdk'
import { Search } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useEffect, useEffectEvent, useState } from 'react'
import { Kbd } from '#components/ui/kbd.tsx'
import { type ShellAction, shellActions } from './action-registry.ts'
import { matchAction } from './match-action.ts'
import type { FoundRecord } from './match-records.ts'
import { useFoundRecords } from './use-found-records.ts'

export type CommandPaletteProps = { onClose: () => void; onPerform: (action: ShellAction) => void }

const groups = ['Actions', 'Go to', 'Settings', 'General'] as const

const itemStyles =
  'flex h-9 cursor-pointer items-center justify-between gap-4 rounded-md px-2.5 text-ink text-sm data-[selected=true]:bg-hover'

const headingStyles =
  '[&_[cmdk-group-heading]]:px-2.5 [&_[cmdk-group-heading]]:pt-2 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:text-2xs [&_[cmdk-group-heading]]:text-ink-faint'

/** Everything that can be done from anywhere and every record by its words; the rest is searched in the articles. */
export function CommandPalette({ onClose, onPerform }: CommandPaletteProps) {
  const [typed, setTyped] = useState('')
  const query = typed.trim()
  const { records, failed, pending } = useFoundRecords(query)
  const router = useRouter()
  const [selected, setSelected] = useState('')
  const first = records[0] && recordValue(records[0])
  // What is found comes after the keys: it takes the place of the search, which nobody chose.
  const preferFound = useEffectEvent(() => {
    if (first !== undefined && selected.toLowerCase() === searchFor(query).toLowerCase()) setSelected(first)
  })
  useEffect(() => {
    if (first !== undefined) preferFound()
  }, [first])
  const select = (title: string) => {
    setSelected(title)
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
      value={selected}
      onValueChange={select}
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
        <span className="flex shrink-0 max-sm:hidden pointer-coarse:hidden">
          <Kbd>Esc</Kbd>
        </span>
      </div>
      {/* What goes on below fades out, and is never a row cut in half; the room at the end keeps the last row clear of it. */}
      <Command.List className="mask-b-from-[calc(100%-2.5rem)] max-h-[min(24rem,60vh)] scroll-pb-9 overflow-y-auto p-1.5 pb-9">
        {groups.map((group) => (
          <Command.Group key={group} heading={group} className={headingStyles}>
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
                  <span className="flex gap-1 max-sm:hidden pointer-coarse:hidden">
                    {action.keys?.map((key) => (
                      <Kbd key={key}>{key}</Kbd>
                    ))}
                  </span>
                </Command.Item>
              ))}
          </Command.Group>
        ))}
        {records.length > 0 && (
          // Matched already, and by more than one list: not filtered again.
          <Command.Group heading="Results" forceMount className={headingStyles}>
            {records.map(({ id, kind, title, href }) => (
              <Command.Item
                key={href}
                forceMount
                value={recordValue({ id, kind, title })}
                onSelect={() => onPerform({ id: href, title, group: 'Go to', href })}
                className={itemStyles}
              >
                <span className="truncate">{title}</span>
                <span className="shrink-0 text-ink-faint text-xs">{kind}</span>
              </Command.Item>
            ))}
          </Command.Group>
        )}
        {query && (
          <Command.Item
            forceMount
            value={searchFor(query)}
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
      {/* Below the list: a list box may hold options only. */}
      <p role="status" className="px-4 pb-2.5 text-ink-faint text-xs empty:hidden">
        {failed ? "Couldn't search all lists." : pending && query.length > 1 ? 'Searching…' : ''}
      </p>
    </Command.Dialog>
  )
}

function searchFor(query: string): string {
  return `Search articles for ${query}`
}

function recordValue({ kind, title, id }: Pick<FoundRecord, 'kind' | 'title' | 'id'>): string {
  return `${kind} ${title} ${id}`
}
