'use client'
import { zodResolver } from '@hookform/resolvers/zod'
import { useWatch } from 'react-hook-form'
import type { z } from 'zod'
import { PricedSubmit } from '#components/jobs/priced-submit.tsx'
import { Field } from '#components/ui/field.tsx'
import { Input } from '#components/ui/input.tsx'
import { useFilledForm } from '#components/ui/use-filled-form.ts'
import { useSavedForm } from '#components/ui/use-kept-form.ts'
import { UploadDocumentInput } from '#contract/knowledge.ts'
import { RoleSelect } from './role-select.tsx'
import { UploadEnd } from './upload-end.tsx'
import { useSendForm } from './use-send-form.ts'

const AddressFields = UploadDocumentInput.options[1]
type AddressFields = z.infer<typeof AddressFields>

/** A page that the service reads by itself. */
export function AddAddressForm({ onCancel }: { onCancel: () => void }) {
  const form = useFilledForm<AddressFields>({
    resolver: zodResolver(AddressFields),
    defaultValues: { source_type: 'url', source_url: '', title: undefined },
    mode: 'onTouched',
  })
  const forget = useSavedForm(form, 'knowledge.address')
  const { send, ...end } = useSendForm(form, forget)
  const { errors, isValid } = form.formState
  const [source_url, title, role] = useWatch({
    control: form.control,
    name: ['source_url', 'title', 'role'],
  })
  return (
    <form noValidate onSubmit={form.handleSubmit(send)} className="grid gap-3">
      <Field
        label="URL"
        hint="A public page or PDF. We read it once, without menus or ads."
        error={errors.source_url?.message}
      >
        {(control) => (
          <Input
            {...control}
            {...form.register('source_url', { setValueAs: (value: string) => value.trim() })}
            type="url"
            inputMode="url"
            placeholder="https://"
            autoComplete="off"
          />
        )}
      </Field>
      <Field label="Title" optional hint="Leave empty to use the page's title." error={errors.title?.message}>
        {(control) => (
          <Input
            {...control}
            {...form.register('title', { setValueAs: (value) => value || undefined })}
            autoComplete="off"
          />
        )}
      </Field>
      <RoleSelect
        role={role}
        onChange={(role) => form.setValue('role', role === 'facts' ? undefined : role)}
      />
      <UploadEnd {...end} />
      <PricedSubmit
        operation="uploadDocument"
        input={isValid ? { source_type: 'url', source_url, ...(title && { title }) } : undefined}
        pending={end.isSending}
        problem={end.problem}
        size="md"
        onCancel={onCancel}
      >
        Read and add
      </PricedSubmit>
    </form>
  )
}
