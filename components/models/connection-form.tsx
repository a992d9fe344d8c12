'use client'
import { useState } from 'react'
import { type UseFormReturn, useFormState, useWatch } from 'react-hook-form'
import { ProblemNotice } from '#components/jobs/problem-notice.tsx'
import { Button } from '#components/ui/button.tsx'
import { Field } from '#components/ui/field.tsx'
import { Input } from '#components/ui/input.tsx'
import { Select } from '#components/ui/select.tsx'
import { useFilledForm } from '#components/ui/use-filled-form.ts'
import type { ModelProvider, OfferedModelList } from '#contract/models.ts'
import type { ActionResult, Problem } from '#lib/action-result.ts'
import { AdvancedFields } from './advanced-fields.tsx'
import {
  type ConnectionValues,
  connectionValues,
  type FormPurpose,
  fieldOfMember,
  type SavedConnection,
} from './connection-values.ts'
import { ModelField } from './model-field.tsx'

export type ConnectionFormProps = {
  purpose: FormPurpose
  connection: SavedConnection | undefined
  providers: readonly ModelProvider[]
  /** The preset to begin with, where nothing is connected. */
  chosen?: string | undefined
  save: (values: ConnectionValues) => Promise<ActionResult<unknown>>
  listModels: (input: unknown) => Promise<ActionResult<OfferedModelList>>
  onSaved: () => void
  onCancel: () => void
}

/** Provider, address, key and model. The key is kept nowhere in the browser. */
export function ConnectionForm(props: ConnectionFormProps) {
  const { purpose, connection, providers, chosen, save, listModels, onSaved, onCancel } = props
  const [problem, setProblem] = useState<Problem>()
  const form = useFilledForm<ConnectionValues>({
    defaultValues: connectionValues(connection, providers, chosen),
  })
  const { errors, isSubmitting } = form.formState
  const [provider, url] = useWatch({ control: form.control, name: ['provider', 'url'] })
  const preset = providers.find((one) => one.id === provider)
  const keeps = connection?.has_key && sameOrigin(connection.url, url)

  const showProblem = (found: Problem) => {
    const messages = found.kind === 'invalid' ? Object.entries(found.fieldErrors) : []
    const shown = messages.flatMap(([path, message]) => {
      const field = fieldOfMember[path]
      if (field) form.setError(field, { message })
      return field ? [field] : []
    })
    setProblem(shown.length === messages.length && shown.length > 0 ? undefined : found)
  }
  /** What is needed before anything is asked of the server; the first field of them has the focus. */
  const showMissing = (fields: readonly (keyof ConnectionValues)[]) => {
    const isNeeded = (field: keyof ConnectionValues) =>
      field === 'key' ? preset?.needs_key === true && !keeps : field === 'url' || purpose !== 'search'
    const missing = fields.filter((field) => isNeeded(field) && form.getValues(field).trim() === '')
    for (const field of missing.toReversed())
      form.setError(field, { message: 'Required.' }, { shouldFocus: true })
    return missing.length > 0
  }
  const submit = form.handleSubmit(async (values) => {
    setProblem(undefined)
    if (showMissing(['url', 'key', 'model'])) return
    const result = await save(values)
    if (result.ok) onSaved()
    else showProblem(result.problem)
  })
  const choose = (id: string) => {
    const next = providers.find((one) => one.id === id)
    form.setValue('url', connection?.provider === id ? connection.url : (next?.url ?? ''))
    form.setValue('model', connection?.provider === id ? (connection.model ?? '') : '')
    form.setValue('key', '')
    form.clearErrors()
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-4 border-rule pt-4 first:pt-0 not-first:border-t">
      <Field label="Provider" missing="Choose a provider." error={errors.provider?.message}>
        {(control) => (
          <Select
            {...control}
            {...form.register('provider', { onChange: ({ target }) => choose(target.value) })}
            options={providers.map(({ id, label }) => ({ value: id, label }))}
          />
        )}
      </Field>
      <Field label="URL" hint={preset?.hint} error={errors.url?.message}>
        {(control) => (
          <Input
            {...control}
            {...form.register('url')}
            type="url"
            inputMode="url"
            placeholder="https://"
            autoComplete="off"
            spellCheck={false}
          />
        )}
      </Field>
      <KeyField form={form} preset={preset} keeps={keeps === true} />
      {purpose === 'search' ? (
        provider === 'google' && (
          <Field label="Search engine ID" error={errors.engineId?.message}>
            {(control) => <Input {...control} {...form.register('engineId')} autoComplete="off" />}
          </Field>
        )
      ) : (
        <>
          {/* Another endpoint has other models. */}
          <ModelField
            key={`${provider} ${url}`}
            form={form}
            canList={() => !showMissing(['url', 'key'])}
            list={() =>
              listModels({
                url: form.getValues('url').trim(),
                key: form.getValues('key').trim(),
              })
            }
            onProblem={showProblem}
          />
          {purpose === 'answers' ? (
            <Field
              label="Name"
              optional
              hint="What reports call it. Empty: the name of the model."
              error={errors.name?.message}
            >
              {(control) => <Input {...control} {...form.register('name')} autoComplete="off" />}
            </Field>
          ) : (
            <AdvancedFields form={form} purpose={purpose} />
          )}
        </>
      )}
      {problem && <ProblemNotice problem={problem} />}
      <div className="flex gap-2">
        <Button variant="primary" type="submit" pending={isSubmitting}>
          Save and test
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}

type KeyFieldProps = {
  form: UseFormReturn<ConnectionValues>
  preset: ModelProvider | undefined
  /** One is stored already, and is used where none is given. */
  keeps: boolean
}

function KeyField({ form, preset, keeps }: KeyFieldProps) {
  const { errors } = useFormState(form)
  return (
    <div className="grid gap-1">
      <Field
        label="API key"
        optional={preset?.needs_key === false}
        hint={
          keeps
            ? 'A key is saved but hidden. Leave empty to keep it.'
            : 'Stored encrypted and never shown again.'
        }
        error={errors.key?.message}
      >
        {(control) => (
          <Input
            {...control}
            {...form.register('key')}
            type="password"
            autoComplete="off"
            placeholder={keeps ? 'Saved, not shown' : undefined}
          />
        )}
      </Field>
      {!keeps && preset?.key_url && (
        <p className="text-xs">
          <KeyLink href={preset.key_url} label={preset.label} />
        </p>
      )}
    </div>
  )
}

function KeyLink({ href, label }: { href: string; label: string }) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      className="font-medium text-accent underline decoration-accent/40 underline-offset-3 hover:decoration-accent"
    >
      Get a key from {label}
    </a>
  )
}

function sameOrigin(one: string, other: string): boolean {
  const [first, second] = [URL.parse(one), URL.parse(other.trim())]
  return first !== null && first.origin === second?.origin
}
