'use client'
import type { ComponentProps } from 'react'
import { useEnteredEarly } from './use-entered-early.ts'

/** The browser's own control, under every look; what was entered before the scripts ran is entered. */
export function NativeInput({ ref, ...rest }: ComponentProps<'input'>) {
  return <input {...rest} ref={useEnteredEarly(ref)} />
}
