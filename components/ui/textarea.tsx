'use client'
import { type ComponentProps, useState } from 'react'
import { classNames } from '#lib/class-names.ts'
import { controlStyles } from './input.tsx'
import { useEnteredEarly } from './use-entered-early.ts'
import { useIsHydrated } from './use-is-hydrated.ts'

/** Grows with its text where the browser can (`field-sizing`), up to `max-h-96`. */
export function Textarea({ className, ref, ...rest }: ComponentProps<'textarea'>) {
  const meet = useEnteredEarly(ref)
  // React sets the text that the server sent as soon as it takes an area over, so what was typed is read before it does.
  const isHydrated = useIsHydrated()
  const [typed, setTyped] = useState(() => (isHydrated ? undefined : textOf(rest.id)))
  const takeOver = (control: HTMLTextAreaElement | null) => {
    if (control && typed !== undefined) {
      control.value = typed
      setTyped(undefined)
    }
    return meet(control)
  }
  return (
    <textarea
      {...rest}
      ref={takeOver}
      className={classNames(
        controlStyles,
        'field-sizing-content supports-[field-sizing:content]:resize-none max-h-96 min-h-20 py-1.5',
        className,
      )}
    />
  )
}

/** What an area that the server drew has in it now. */
function textOf(id: string | undefined): string | undefined {
  if (typeof document === 'undefined' || id === undefined) return undefined
  const area = document.getElementById(id)
  return area instanceof HTMLTextAreaElement ? area.value : undefined
}
