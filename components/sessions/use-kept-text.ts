'use client'
import { useEffect, useState } from 'react'

/** The text of one field, kept in sessionStorage until it is used: a reload loses nothing. */
export function useSavedText(name: string): [string, (text: string) => void, () => void] {
  const storageKey = `masthead.form.${name}`
  const [text, setText] = useState('')
  // After the first paint, because the server does not know what this tab keeps.
  useEffect(() => setText(sessionStorage.getItem(storageKey) ?? ''), [storageKey])
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
