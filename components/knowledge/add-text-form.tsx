'use client'
import { zodResolver } from '@hookform/resolvers/zod'
import { useWatch } from 'react-hook-form'
import type { z } from 'zod'
import { PricedSubmit } from '#components/jobs/priced-submit.tsx'
import { Field } from '#components/ui/field.tsx'
import { Input } from '#components/ui/input.tsx'
import { Textarea } from '#components/ui/textarea.tsx'
import { useFilledForm } from '#components/ui/use-filled-form.ts'
import { useSavedForm } from '#components/ui/use-kept-form.ts'
import { UploadDocumentInput } from '#contract/knowledge.ts'
import { codePoints } from '#contract/primitives.ts'
import { formatNumber } from '#lib/format-number.ts'
import { RoleSelect } from './role-select.tsx'
import { UploadEnd } from './upload-end.tsx'
import { pricedDocument } from './upload-files.tsx'
import { maxCharacters } from './upload-limits.ts'
import { useSendForm } from './use-send-form.ts'

// The source is no field, but always there: without its default, what goes in is what comes out.
const TextFields = UploadDocumentInput.options[0].required({ source_type: true })
type TextFields = z.infer<typeof TextFields>

/** A text that is pasted or typed. */
export function AddTextForm({ onCancel }: { onCancel: () => void }) {
  const form = useFilledForm<TextFields>({
    resolver: zodResolver(TextFields),
    defaultValues: { source_type: 'manual', title: '', content: '' },
    mode: 'onTouched',
  })
  const forget = useSavedForm(form, 'knowledge.text')
  const { send, ...end } = useSendForm(form, forget)
  const { errors, isValid } = form.formState
  const [content, role] = useWatch({ control: form.control, name: ['content', 'role'] })
  const characters = codePoints(content)
  return (
    <form noValidate onSubmit={form.handleSubmit(send)} className="grid gap-3">
      <Field label="Title" error={errors.title?.message}>
        {(control) => <Input {...control} {...form.register('title')} autoComplete="off" />}
      </Field>
      <Field
        label="Text"
        hint={`Plain text or Markdown · ${formatNumber(characters)} of ${formatNumber(maxCharacters)} characters`}
        error={errors.content?.message}
      >
        {(control) => <Textarea {...control} {...form.register('content')} rows={8} className="min-h-48" />}
      </Field>
      <RoleSelect role={role} onChange={(role) => form.setValue('role', role)} />
      <UploadEnd {...end} />
      <PricedSubmit
        operation="uploadDocument"
        input={isValid ? pricedDocument : undefined}
        pending={end.isSending}
        problem={end.problem}
        size="md"
        onCancel={onCancel}
      >
        Add text
      </PricedSubmit>
    </form>
  )
}
