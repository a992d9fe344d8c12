'use client'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { type FieldPath, useForm } from 'react-hook-form'
import type { z } from 'zod'
import { ProblemNotice } from '#components/jobs/problem-notice.tsx'
import { Button } from '#components/ui/button.tsx'
import { CheckField } from '#components/ui/checkbox.tsx'
import { Field } from '#components/ui/field.tsx'
import { Input } from '#components/ui/input.tsx'
import { RadioGroup } from '#components/ui/radio-group.tsx'
import { ConnectDestinationInput, type Destination, type DestinationKind } from '#contract/destinations.ts'
import type { ActionResult, Problem } from '#lib/action-result.ts'

type Values = z.input<typeof ConnectDestinationInput>
type Member<Kind extends DestinationKind> = FieldPath<Extract<Values, { kind: Kind }>>
type Row = {
  name: Member<'wordpress'> | Member<'ghost'> | Member<'webhook'>
  label: string
  hint: string
  type: 'url' | 'text' | 'password'
  placeholder?: string
}

export const credentialRows: Record<DestinationKind, readonly Row[]> = {
  wordpress: [
    { name: 'username', label: 'Username', hint: 'Of an author, editor or administrator.', type: 'text' },
    {
      name: 'app_password',
      label: 'Application password',
      hint: 'In WordPress: Users, Profile, Application Passwords. Never use your main password.',
      type: 'password',
    },
  ],
  ghost: [
    {
      name: 'admin_key',
      label: 'Admin API key',
      hint: 'In Ghost: Settings, Integrations, Add custom integration.',
      type: 'password',
    },
  ],
  webhook: [
    {
      name: 'secret',
      label: 'Signing secret',
      hint: 'Copy it into your receiver now: each request is signed with it (Standard Webhooks).',
      type: 'text',
    },
  ],
}

const addressRows: Record<DestinationKind, Row> = {
  wordpress: {
    name: 'url',
    label: 'Site URL',
    hint: 'The home page of the blog.',
    type: 'url',
    placeholder: 'https://blog.example.com',
  },
  ghost: {
    name: 'url',
    label: 'API URL',
    hint: 'As the integration shows it.',
    type: 'url',
    placeholder: 'https://blog.example.com',
  },
  webhook: {
    name: 'url',
    label: 'Endpoint URL',
    hint: 'Takes each article as one POST request with JSON, HTML and images. It gets a test now.',
    type: 'url',
    placeholder: 'https://example.com/articles',
  },
}

const patternRow: Row = {
  name: 'settings.address_pattern',
  label: 'Public URL of articles (optional)',
  hint: 'Where readers find an article, unless your endpoint answers its url.',
  type: 'text',
  placeholder: 'https://example.com/blog/{slug}',
}

const rowsOf = (kind: DestinationKind): readonly Row[] => [
  addressRows[kind],
  ...credentialRows[kind],
  ...(kind === 'webhook' ? [patternRow] : []),
]

function emptyValues(kind: DestinationKind): Values {
  const common = { url: '', is_default: false, settings: { as: 'live' as const } }
  switch (kind) {
    case 'wordpress':
      return { kind, ...common, username: '', app_password: '' }
    case 'ghost':
      return { kind, ...common, admin_key: '' }
    case 'webhook':
      return { kind, ...common, secret: newSecret() }
  }
}

/** 32 random bytes, as Standard Webhooks writes a secret. */
function newSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  return `whsec_${btoa(String.fromCharCode(...bytes))}`
}

export type ConnectFormProps = {
  kind: DestinationKind
  connect: (input: unknown) => Promise<ActionResult<Destination>>
  onConnected: (destination: Destination) => void
  onCancel: () => void
}

/** Address and credentials of one type. They are kept nowhere in the browser: not even what was typed before a reload. */
export default function ConnectDestinationForm({ kind, connect, onConnected, onCancel }: ConnectFormProps) {
  const [problem, setProblem] = useState<Problem>()
  const form = useForm<Values>({
    resolver: zodResolver(ConnectDestinationInput),
    mode: 'onTouched',
    defaultValues: emptyValues(kind),
  })
  const { isSubmitting } = form.formState
  const rows = rowsOf(kind)

  const submit = form.handleSubmit(async (values) => {
    setProblem(undefined)
    const result = await connect(withoutBlanks(values))
    if (result.ok) return onConnected(result.data)
    const fieldErrors = result.problem.kind === 'invalid' ? Object.entries(result.problem.fieldErrors) : []
    const shown = fieldErrors.filter(([path]) => rows.some(({ name }) => name === path))
    // Each path was just found among the fields of this form.
    for (const [path, message] of shown) form.setError(path as FieldPath<Values>, { message })
    if (shown.length === 0) setProblem(result.problem)
  })

  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      {rows.map(({ name, label, hint, type, placeholder }) => {
        // The names are those of the type's own member of the union, which the form's type forgets.
        const path = name as FieldPath<Values>
        return (
          <Field
            key={name}
            label={label}
            hint={hint}
            error={form.getFieldState(path, form.formState).error?.message}
          >
            {(control) => (
              <Input
                {...control}
                {...form.register(path, { setValueAs: (value: string) => value || undefined })}
                type={type}
                placeholder={placeholder}
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
              />
            )}
          </Field>
        )
      })}
      <RadioGroup
        legend="How articles arrive"
        {...form.register('settings.as')}
        defaultValue="live"
        options={[
          { value: 'live', label: 'Live', hint: 'Readers see them at once.' },
          { value: 'draft', label: 'As drafts', hint: 'Editors publish them there.' },
        ]}
      />
      <CheckField
        label="Publish new articles here"
        hint="The default. You can choose another place for each article."
        {...form.register('is_default')}
      />
      {problem && <ProblemNotice problem={problem} />}
      <div className="flex justify-end gap-2">
        <Button onClick={onCancel}>Cancel</Button>
        <Button type="submit" variant="primary" pending={isSubmitting}>
          Test and connect
        </Button>
      </div>
    </form>
  )
}

/** A field that was left empty is no value. */
function withoutBlanks(values: Values): Values {
  const { address_pattern, ...settings } = values.settings ?? {}
  return { ...values, settings: { ...settings, ...(address_pattern && { address_pattern }) } }
}
