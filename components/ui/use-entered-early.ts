'use client'
import { type Ref, type RefCallback, useEffect, useRef } from 'react'
import { type Control, enteredEarly } from './entered-early.ts'

/**
 * Tells the listeners of a control what was entered in it before this page's scripts ran, so that nobody has to ask.
 * @param ref of whoever uses the control
 * @param sent what it is drawn with, where the control itself does not know it
 * @returns the ref to give to the control
 */
export function useEnteredEarly<T extends Control>(ref: Ref<T> | undefined, sent?: unknown): RefCallback<T> {
  const isMet = useRef(false)
  const tell = useRef<() => void>(undefined)
  useEffect(() => {
    // Once the effects around it have run: a form first puts back what it kept, which counts less.
    if (tell.current) queueMicrotask(tell.current)
    tell.current = undefined
  }, [])
  return (control) => {
    // That one time only: from then on what is entered is heard.
    if (control && !isMet.current) tell.current = enteredEarly(control, sent)
    isMet.current = true
    if (typeof ref === 'function') return ref(control)
    if (ref) ref.current = control
  }
}
