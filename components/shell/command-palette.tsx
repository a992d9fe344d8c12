'use client'
import { Command } from 'cmdk'
import { Search, X } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Button } from '#components/ui/button.tsx'
import { Kbd } from '#components/ui/kbd.tsx'
import { MarkedText } from '#components/ui/marked-text.tsx'
import { classNames } from '#lib/class-names.ts'
import type { ShellAction } from './action-registry.ts'
import { marksOf } from './marks-of.ts'
import { type PaletteGroup, paletteGroups, selectedRow } from './palette-rows.ts'
import { RowIcon } from './row-icon.tsx'
import { useFoundRecords } from './use-found-records.ts'

export type CommandPaletteProps = { onClose: () => void; onPerform: (action: ShellAction) => void }

const itemStyles =
  'flex min-h-9 cursor-pointer items-center justify-between gap-4 rounded-md px-2.5 text-ink text-sm max-sm:flex-col max-sm:items-stretch max-sm:justify-center max-sm:gap-0 max-sm:py-1.5 data-[selected=true]:bg-hover'

const headingStyles =
  '[&_[cmdk-group-heading]]:px-2.5 [&_[cmdk-group-heading]]:pt-2 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:text-2xs [&_[cmdk-group-heading]]:text-ink-faint'

/** Everything that can be done from anywhere and every record by its words; the rest is searched in the articles. */
export function CommandPalette({ onClose, onPerform }: CommandPaletteProps) {
  const [typed, setTyped] = useState('')
  const query = typed.trim()
  const { records, failed, pending } = useFoundRecords(query)
  const router = useRouter()
  /** Where an arrow key or the pointer moved; nowhere while typing. */
  const [moved, setMoved] = useState<string>()
  const groups = paletteGroups(query, records)
  const list = useRef<HTMLDivElement>(null)
  const goesOn = useGoesOn(list, groups)
  // The search for the words is always offered, and finds nothing by itself.
  const isNothing = query.length > 1 && !pending && !failed && groups.every(({ heading }) => !heading)
  const first = selectedRow(groups, undefined)?.value
  const selected = selectedRow(groups, moved)
  const ahead = selected && !selected.kind && 'href' in selected.action ? selected.action.href : undefined
  useEffect(() => {
    if (ahead) router.prefetch(ahead)
  }, [ahead, router])
  return (
    <Command.Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      label="Command palette"
      loop
      // Which rows there are is known before they are drawn: the list would put late ones in places of its own.
      shouldFilter={false}
      value={selected?.value ?? ''}
      onValueChange={(value) => setMoved(value === first ? undefined : value)}
      overlayClassName="fixed inset-0 z-50 animate-appear bg-shade"
      contentClassName="fixed inset-x-3 top-[max(1rem,12vh)] z-50 mx-auto max-w-xl animate-appear overflow-hidden rounded-lg border border-rule bg-sheet shadow-lift outline-none"
    >
      <div className="flex items-center gap-2.5 border-rule border-b px-4">
        <Search aria-hidden className="size-4 shrink-0 text-ink-faint" />
        <Command.Input
          value={typed}
          onValueChange={(value) => {
            setTyped(value)
            setMoved(undefined)
          }}
          placeholder="Search or run a command"
          className="h-12 w-full bg-transparent text-ink text-lg outline-none"
        />
        <span className="flex shrink-0 max-sm:hidden pointer-coarse:hidden">
          <Kbd>Esc</Kbd>
        </span>
        {/* A finger has no Esc. */}
        <Button
          square
          variant="quiet"
          aria-label="Close"
          className="-mr-2 shrink-0 sm:pointer-fine:hidden"
          onClick={onClose}
        >
          <X aria-hidden />
        </Button>
      </div>
      <p role="status" className="wrap-anywhere px-4 pt-3 pb-1 text-ink-soft text-sm empty:hidden">
        {isNothing && `Nothing found for “${query}”.`}
      </p>
      {/* What goes on below fades out, and is never a row cut in half; the room at the end keeps the last row clear of it. */}
      <Command.List
        ref={list}
        className={classNames(
          'max-h-[min(24rem,60vh)] overflow-y-auto p-1.5',
          goesOn && 'mask-b-from-[calc(100%-2.5rem)] scroll-pb-9 pb-9',
        )}
      >
        {groups.map(({ heading, rows }) => (
          <Command.Group key={heading ?? 'search'} heading={heading} className={headingStyles}>
            {rows.map((row) => (
              <Command.Item
                key={row.action.id}
                value={row.value}
                onSelect={() => onPerform(row.action)}
                className={itemStyles}
              >
                <span className="flex min-w-0 items-center gap-2.5">
                  <RowIcon action={row.action} />
                  <span className="truncate [&_mark]:bg-transparent [&_mark]:px-0 [&_mark]:font-semibold">
                    <MarkedText text={row.title} marks={row.isOfQuery ? [] : marksOf(row.title, query)} />
                  </span>
                </span>
                {row.kind && (
                  <span className="shrink-0 text-ink-faint text-xs max-sm:pl-6.5">{row.kind}</span>
                )}
                {row.action.keys && (
                  <span className="flex gap-1 max-sm:hidden pointer-coarse:hidden">
                    {row.action.keys.map((key) => (
                      <Kbd key={key}>{key}</Kbd>
                    ))}
                  </span>
                )}
              </Command.Item>
            ))}
          </Command.Group>
        ))}
      </Command.List>
      {/* Below the list: a list box may hold options only. */}
      <p role="status" className="px-4 pb-2.5 text-ink-faint text-xs empty:hidden">
        {failed ? "Couldn't search all lists." : pending && query.length > 1 ? 'Searching…' : ''}
      </p>
    </Command.Dialog>
  )
}

/** Whether a list has more rows than it has room for. */
function useGoesOn(list: RefObject<HTMLDivElement | null>, groups: readonly PaletteGroup[]): boolean {
  const [goesOn, setGoesOn] = useState(false)
  const rows = groups.reduce((sum, group) => sum + group.rows.length, 0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: how high the rows are changes with how many there are.
  useLayoutEffect(() => {
    const box = list.current
    const content = box?.firstElementChild
    if (box && content instanceof HTMLElement) setGoesOn(content.offsetHeight > box.clientHeight)
  }, [list, rows, groups.length])
  return goesOn
}
