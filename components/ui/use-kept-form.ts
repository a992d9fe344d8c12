'use client'
import { useEffect, useEffectEvent } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'

/**
 * Keeps what is typed into a form in sessionStorage, so that a reload or a wrong turn loses nothing, and puts it back.
 * @param restore false where the form was opened with values of its own, which then count.
 * @returns forgets it all; call it when the submit succeeded.
 */
export function useSavedForm<T extends FieldValues>(
  form: UseFormReturn<T>,
  name: string,
  { restore = true }: { restore?: boolean } = {},
): () => void {
  const storageKey = `masthead.form.${name}`
  const putBack = useEffectEvent(() => {
    const kept = restore ? parse(sessionStorage.getItem(storageKey)) : undefined
    if (!kept) return
    // Only fields that the form still has; what was kept may be from an older release.
    form.reset({ ...form.getValues(), ...kept }, { keepDefaultValues: true })
  })
  useEffect(() => {
    putBack()
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => sessionStorage.setItem(storageKey, JSON.stringify(values)),
    })
  }, [form, storageKey])
  return () => sessionStorage.removeItem(storageKey)
}

function parse(kept: string | null): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(kept ?? 'null')
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined
  } catch {
    return undefined
  }
}
