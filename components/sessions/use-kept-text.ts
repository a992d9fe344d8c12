'use client'
import { useEffect, useEffectEvent, useState } from 'react'
import { useEnteredEarly } from '#components/ui/use-entered-early.ts'

/**
 * The text of one field, kept in sessionStorage until it is used: a reload loses nothing.
 * @param name also that of the field, so that what is typed into it before the page's scripts run is kept
 */
export function useKeptText(name: string): [string, (text: string) => void, () => void] {
  const storageKey = `masthead.form.${name}`
  const [text, setText] = useState('')
  const enteredEarly = useEnteredEarly(() => [name])
  const putBack = useEffectEvent(() => {
    const { [name]: entered } = enteredEarly()
    if (typeof entered === 'string') sessionStorage.setItem(storageKey, entered)
    setText(sessionStorage.getItem(storageKey) ?? '')
  })
  // After the first paint, because the server does not know what this tab keeps.
  useEffect(() => putBack(), [])
  return [
    text,
    (next) => {
      sessionStorage.setItem(storageKey, next)
      setText(next)
    },
    () => {
      sessionStorage.removeItem(storageKey)
      setText('')
    },
  ]
}
