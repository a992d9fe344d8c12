'use client'
import { type FieldValues, type UseFormReturn, useFormState } from 'react-hook-form'
import { NativeButton } from '#components/ui/native-button.tsx'

/** Says that what is typed stays in this tab whatever one does next, and forgets it on request. */
export function DraftNote<Values extends FieldValues>({
  form,
  forget,
}: {
  form: UseFormReturn<Values>
  /** Forgets what this tab keeps of the form. */
  forget: () => void
}) {
  const { isDirty } = useFormState({ control: form.control })
  if (!isDirty) return null
  const clear = () => {
    form.reset()
    forget()
  }
  return (
    <p className="text-ink-faint text-xs">
      Your entries are kept in this tab.{' '}
      <NativeButton onClick={clear} className="text-ink-soft underline underline-offset-2 hover:text-ink">
        Clear
      </NativeButton>
    </p>
  )
}
