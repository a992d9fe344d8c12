'use client'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import type { FieldPath } from 'react-hook-form'
import type { z } from 'zod'
import { ProblemNotice } from '#components/jobs/problem-notice.tsx'
import { Button } from '#components/ui/button.tsx'
import { Field } from '#components/ui/field.tsx'
import { Input } from '#components/ui/input.tsx'
import { useFilledForm } from '#components/ui/use-filled-form.ts'
import { type Account, ConnectAccountInput } from '#contract/accounts.ts'
import type { ActionResult, Problem } from '#lib/action-result.ts'

type Values = z.input<typeof ConnectAccountInput>
type Row = {
  name:
    | FieldPath<Extract<Values, { network: 'mastodon' }>>
    | FieldPath<Extract<Values, { network: 'bluesky' }>>
  label: string
  hint: string
  type: 'url' | 'text' | 'password'
  placeholder?: string
}

const rows: Record<Values['network'], readonly Row[]> = {
  mastodon: [
    {
      name: 'server',
      label: 'Instance',
      hint: 'The URL where you sign in.',
      type: 'url',
      placeholder: 'https://mastodon.social',
    },
    {
      name: 'access_token',
      label: 'Access token',
      hint: 'In Mastodon: Preferences, Development, New application, with read:accounts and write:statuses.',
      type: 'password',
    },
  ],
  bluesky: [
    { name: 'server', label: 'Server', hint: 'Change this only if you host your own.', type: 'url' },
    {
      name: 'handle',
      label: 'Handle',
      hint: 'Without the @.',
      type: 'text',
      placeholder: 'acme.bsky.social',
    },
    {
      name: 'app_password',
      label: 'App password',
      hint: 'In Bluesky: Settings, Privacy and security, App passwords. Never use your main password.',
      type: 'password',
    },
  ],
}

const empty: Record<Values['network'], Values> = {
  mastodon: { network: 'mastodon', server: '', access_token: '' },
  bluesky: { network: 'bluesky', server: 'https://bsky.social', handle: '', app_password: '' },
}

export type ConnectFormProps = {
  network: Values['network']
  connect: (input: unknown) => Promise<ActionResult<Account>>
  onConnected: (account: Account) => void
  onCancel: () => void
}

/** The credentials of one network. They are kept nowhere in the browser: not even what was typed before a reload. */
export default function ConnectForm({ network, connect, onConnected, onCancel }: ConnectFormProps) {
  const [problem, setProblem] = useState<Problem>()
  const form = useFilledForm<Values>({
    resolver: zodResolver(ConnectAccountInput),
    mode: 'onTouched',
    defaultValues: empty[network],
  })
  const { errors, isSubmitting } = form.formState
  const messages = new Map(
    Object.entries(errors).map(([name, error]) => [
      name,
      typeof error?.message === 'string' ? error.message : '',
    ]),
  )

  const submit = form.handleSubmit(async (values) => {
    setProblem(undefined)
    const result = await connect(values)
    if (result.ok) return onConnected(result.data)
    const fieldErrors = result.problem.kind === 'invalid' ? Object.entries(result.problem.fieldErrors) : []
    const shown = fieldErrors.filter(([path]) => rows[network].some(({ name }) => name === path))
    // Each path was just found among the fields of this form.
    for (const [path, message] of shown) form.setError(path as FieldPath<Values>, { message })
    if (shown.length === 0) setProblem(result.problem)
  })

  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      {rows[network].map(({ name, label, hint, type, placeholder }) => (
        <Field key={name} label={label} hint={hint} error={messages.get(name)}>
          {(control) => (
            <Input
              {...control}
              // The names are those of the network's own member of the union, which the form's type forgets.
              {...form.register(name as FieldPath<Values>)}
              type={type}
              placeholder={placeholder}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
            />
          )}
        </Field>
      ))}
      {problem && <ProblemNotice problem={problem} />}
      <div className="flex justify-end gap-2">
        <Button onClick={onCancel}>Cancel</Button>
        <Button type="submit" variant="primary" pending={isSubmitting}>
          Connect
        </Button>
      </div>
    </form>
  )
}
