'use client'
import type { ComponentProps } from 'react'
import { usePressedEarly } from './use-pressed-early.ts'

/** The browser's own button, under every look; a press that came before the scripts ran is not lost. */
export function NativeButton({ ref, type = 'button', ...rest }: ComponentProps<'button'>) {
  return <button data-heard="" {...rest} type={type} ref={usePressedEarly(ref)} />
}
