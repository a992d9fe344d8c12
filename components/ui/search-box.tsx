'use client'
import { Search, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { classNames } from '#lib/class-names.ts'
import { controlStyles } from './input.tsx'
import { NativeButton } from './native-button.tsx'
import { NativeInput } from './native-input.tsx'

export type SearchBoxProps = {
  label: string
  /** What is being searched for now, from the URL. */
  value: string
  /** Called a moment after typing pauses, and at once on Enter or when cleared. */
  onSearch: (value: string) => void
  placeholder?: string
  delayMs?: number
  className?: string
}

/** Search as you type; `/` focuses it. */
export function SearchBox({ label, value, onSearch, placeholder, delayMs = 300, className }: SearchBoxProps) {
  const [typed, setTyped] = useState(value)
  const [seen, setSeen] = useState(value)
  if (seen !== value) {
    // The address changed under it, for example by the back button.
    setSeen(value)
    setTyped(value)
  }
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const search = (next: string, waitMs: number) => {
    setTyped(next)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => onSearch(next.trim()), waitMs)
  }
  return (
    <search className={classNames('relative block w-full sm:w-64', className)}>
      <Search
        aria-hidden
        className="-translate-y-1/2 pointer-events-none absolute top-1/2 left-2.5 size-4 text-ink-faint"
      />
      <NativeInput
        type="search"
        data-search-box
        aria-label={label}
        placeholder={placeholder ?? label}
        value={typed}
        onChange={(event) => search(event.target.value, delayMs)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') search(typed, 0)
          if (event.key === 'Escape' && typed) search('', 0)
        }}
        className={classNames(controlStyles, 'h-8 px-8 max-sm:h-10 [&::-webkit-search-cancel-button]:hidden')}
      />
      {typed && (
        <NativeButton
          type="button"
          aria-label="Clear search"
          onClick={() => search('', 0)}
          className="-translate-y-1/2 absolute top-1/2 right-1 flex size-6 items-center justify-center rounded-sm text-ink-faint hover:text-ink"
        >
          <X aria-hidden className="size-4" />
        </NativeButton>
      )}
    </search>
  )
}
