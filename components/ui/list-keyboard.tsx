'use client'
import { useEffect, useEffectEvent, useState } from 'react'
import { isTyping } from './typing.ts'

export type ListKeyboardOptions = {
  /** The ids of the rows that are shown, in order. */
  ids: readonly string[]
  /** Enter on the active row. */
  onOpen: (id: string) => void
  /** `x` on the active row, where rows can be selected. */
  onToggle?: (id: string) => void
}

/**
 * j and k (or arrow keys after the first) move through a list, Enter opens, x selects. Answers the id of the active
 * row; give each row `data-row-id={id}` and `data-active={id === activeId}`. Inactive while a text field has focus.
 */
export function useListKeyboard({ ids, onOpen, onToggle }: ListKeyboardOptions): string | undefined {
  const [active, setActive] = useState<string>()
  const activeId = active !== undefined && ids.includes(active) ? active : undefined

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.altKey || isTyping(event.target))
      return
    const at = activeId === undefined ? -1 : ids.indexOf(activeId)
    if (event.key === 'j' || event.key === 'k') {
      const next = ids[Math.max(0, Math.min(ids.length - 1, at + (event.key === 'j' ? 1 : -1)))]
      if (next === undefined) return
      setActive(next)
      document.querySelector(`[data-row-id="${CSS.escape(next)}"]`)?.scrollIntoView({ block: 'nearest' })
    } else if (event.key === 'x' && activeId !== undefined && onToggle) {
      onToggle(activeId)
    } else if (event.key === 'Enter' && activeId !== undefined && !isPressable(event.target)) {
      onOpen(activeId)
    } else if (event.key === 'Escape' && activeId !== undefined) {
      setActive(undefined)
      return
    } else return
    event.preventDefault()
  })

  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])

  return activeId
}

function isPressable(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('a, button, summary') !== null
}
