'use client'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import type { FieldErrors, FieldPath } from 'react-hook-form'
import type { z } from 'zod'
import { ProblemNotice } from '#components/jobs/problem-notice.tsx'
import { Button } from '#components/ui/button.tsx'
import { CheckField } from '#components/ui/checkbox.tsx'
import { Field } from '#components/ui/field.tsx'
import { Input } from '#components/ui/input.tsx'
import { Labelled } from '#components/ui/labelled.tsx'
import { RadioGroup } from '#components/ui/radio-group.tsx'
import { useFilledForm } from '#components/ui/use-filled-form.ts'
import { ConnectDestinationInput, type Destination, type DestinationKind } from '#contract/destinations.ts'
import type { ActionResult, Problem } from '#lib/action-result.ts'

type Values = z.input<typeof ConnectDestinationInput>
type Member<Kind extends DestinationKind> = Kind extends Kind
  ? FieldPath<Extract<Values, { kind: Kind }>>
  : never
type Row = {
  name: Member<DestinationKind>
  label: string
  hint: string
  type: 'url' | 'text' | 'password'
  placeholder?: string
  optional?: boolean
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
  devto: [
    {
      name: 'api_key',
      label: 'API key',
      hint: 'On DEV: Settings, Extensions, DEV Community API Keys.',
      type: 'password',
    },
  ],
  shopify: [
    {
      name: 'client_id',
      label: 'Client ID',
      hint: 'In the Dev Dashboard: your app, Settings. It needs the scopes read_content and write_content.',
      type: 'text',
    },
    {
      name: 'client_secret',
      label: 'Client secret',
      hint: 'Next to the client ID. Install the app in your store first.',
      type: 'password',
    },
  ],
  webflow: [
    {
      name: 'site_token',
      label: 'Site token',
      hint: 'In Webflow: Site settings, Apps & integrations, API access. Allow reading sites, and reading and writing CMS.',
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
  devto: {
    name: 'url',
    label: 'Site URL',
    hint: 'DEV, or another community on Forem.',
    type: 'url',
    placeholder: 'https://dev.to',
  },
  shopify: {
    name: 'url',
    label: 'Store URL',
    hint: "The store's Shopify domain, not your own.",
    type: 'url',
    placeholder: 'https://example.myshopify.com',
  },
  webflow: {
    name: 'url',
    label: 'API URL',
    hint: 'The same for every site.',
    type: 'url',
    placeholder: 'https://api.webflow.com',
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
  label: 'Public URL of articles',
  optional: true,
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
    case 'devto':
      return { kind, ...common, url: 'https://dev.to', api_key: '' }
    case 'shopify':
      return { kind, ...common, client_id: '', client_secret: '' }
    case 'webflow':
      return { kind, ...common, url: 'https://api.webflow.com', site_token: '' }
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
  const form = useFilledForm<Values>({
    resolver: zodResolver(ConnectDestinationInput),
    mode: 'onTouched',
    defaultValues: emptyValues(kind),
  })
  const { errors, isSubmitting } = form.formState
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
      {rows.map(({ name, label, hint, type, placeholder, optional }) => {
        // The names are those of the type's own member of the union, which the form's type forgets.
        const path = name as FieldPath<Values>
        return (
          <Field key={name} label={label} hint={hint} optional={optional} error={messageAt(errors, name)}>
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
      <Labelled label="How articles arrive">
        <RadioGroup
          legend="How articles arrive"
          {...form.register('settings.as')}
          defaultValue="live"
          options={[
            { value: 'live', label: 'Live', hint: 'Readers see them immediately.' },
            { value: 'draft', label: 'As drafts', hint: 'Editors publish them there.' },
          ]}
        />
      </Labelled>
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

/** Read from `errors` itself: the compiler draws again what its value is read in, and not what a call of the form answers. */
function messageAt(errors: FieldErrors<Values>, path: string): string | undefined {
  const found = path.split('.').reduce<unknown>((node, name) => Object(node)[name], errors)
  const { message } = Object(found)
  return typeof message === 'string' ? message : undefined
}

/** A field that was left empty is no value. */
function withoutBlanks(values: Values): Values {
  const { address_pattern, ...settings } = values.settings ?? {}
  return { ...values, settings: { ...settings, ...(address_pattern && { address_pattern }) } }
}
