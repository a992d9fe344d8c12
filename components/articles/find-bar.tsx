'use client'
import { ArrowDown, ArrowUp, CaseSensitive, WholeWord, X } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { Button } from '#components/ui/button.tsx'
import { Input } from '#components/ui/input.tsx'
import { formatNumber } from '#lib/format-number.ts'
import type { FindCount, FindQuery, TextEditor } from './text-editor.ts'

export type FindBarProps = {
  editor: TextEditor
  /** The text, so that the count follows it. */
  value: string
  onClose: () => void
}

/** Find and replace in either view of the text: Enter goes on, Shift-Enter goes back, Escape closes. */
export function FindBar({ editor, value, onClose }: FindBarProps) {
  const [query, setQuery] = useState<FindQuery>(() => ({
    search: oneLine(editor.selectedText()),
    replace: '',
    caseSensitive: false,
    wholeWord: false,
  }))
  const [count, setCount] = useState<FindCount>({ total: 0, at: 0 })
  const field = useRef<HTMLInputElement>(null)

  useEffect(() => field.current?.select(), [])
  // The text changes what is found in it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above.
  useEffect(() => setCount(editor.find(query)), [editor, query, value])
  const stop = useEffectEvent(() => editor.find(undefined))
  useEffect(() => () => void stop(), [])

  const close = () => {
    onClose()
    editor.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    close()
  }
  const change = (part: Partial<FindQuery>) => setQuery({ ...query, ...part })
  const none = count.total === 0 ? 'Nothing found' : undefined
  return (
    <search
      aria-label="Find and replace"
      onKeyDown={onKeyDown}
      className="grid gap-2 border-rule border-b bg-paper px-2 py-2"
    >
      <form
        className="flex flex-wrap items-center gap-1.5"
        onSubmit={(event) => {
          event.preventDefault()
          setCount(editor.move('next'))
        }}
      >
        <Input
          ref={field}
          aria-label="Find"
          placeholder="Find"
          value={query.search}
          onChange={(event) => change({ search: event.target.value })}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || !event.shiftKey) return
            event.preventDefault()
            setCount(editor.move('previous'))
          }}
          className="min-w-40 flex-1"
        />
        <output aria-live="polite" className="min-w-20 text-ink-faint text-xs tabular-nums">
          {query.search === '' ? '' : countWords(count)}
        </output>
        <Toggle
          label="Match case"
          on={query.caseSensitive}
          onPress={() => change({ caseSensitive: !query.caseSensitive })}
        >
          <CaseSensitive aria-hidden />
        </Toggle>
        <Toggle
          label="Whole words"
          on={query.wholeWord}
          onPress={() => change({ wholeWord: !query.wholeWord })}
        >
          <WholeWord aria-hidden />
        </Toggle>
        <Button
          size="sm"
          square
          variant="quiet"
          aria-label="Previous match"
          disabledReason={none}
          onClick={() => setCount(editor.move('previous'))}
        >
          <ArrowUp aria-hidden />
        </Button>
        <Button type="submit" size="sm" square variant="quiet" aria-label="Next match" disabledReason={none}>
          <ArrowDown aria-hidden />
        </Button>
        <Button size="sm" square variant="quiet" aria-label="Close find" onClick={close}>
          <X aria-hidden />
        </Button>
      </form>
      <form
        className="flex flex-wrap items-center gap-1.5"
        onSubmit={(event) => {
          event.preventDefault()
          setCount(editor.replace('selected'))
        }}
      >
        <Input
          aria-label="Replace with"
          placeholder="Replace with"
          value={query.replace}
          onChange={(event) => change({ replace: event.target.value })}
          className="min-w-40 flex-1"
        />
        <Button type="submit" size="sm" disabledReason={none}>
          Replace
        </Button>
        <Button size="sm" disabledReason={none} onClick={() => setCount(editor.replace('all'))}>
          Replace all
        </Button>
      </form>
    </search>
  )
}

type ToggleProps = { label: string; on: boolean; onPress: () => void; children: ReactNode }

function Toggle({ label, on, onPress, children }: ToggleProps) {
  return (
    <Button
      size="sm"
      square
      variant="quiet"
      aria-label={label}
      title={label}
      aria-pressed={on}
      onClick={onPress}
      className={on ? 'bg-well text-ink' : undefined}
    >
      {children}
    </Button>
  )
}

function countWords({ total, at }: FindCount): string {
  if (total === 0) return 'Nothing found'
  return at === 0 ? `${formatNumber(total)} found` : `${formatNumber(at)} of ${formatNumber(total)}`
}

/** Several lines are a passage to work in, not something to look for. */
function oneLine(selected: string): string {
  return selected.includes('\n') || selected.length > 100 ? '' : selected
}
