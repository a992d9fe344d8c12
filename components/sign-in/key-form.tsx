'use client'
import { type FormEvent, useState, useTransition } from 'react'
import { ProblemNotice } from '#components/jobs/problem-notice.tsx'
import { Button } from '#components/ui/button.tsx'
import { Field } from '#components/ui/field.tsx'
import { Input } from '#components/ui/input.tsx'
import { NativeButton } from '#components/ui/native-button.tsx'
import type { Problem } from '#lib/action-result.ts'
import { signInWith } from './sign-in-with.ts'

export type KeyFormProps = { next: string; onMail: () => void }

/** A key that one already has. It goes to the server once and is kept nowhere in the browser. */
export function KeyForm({ next, onMail }: KeyFormProps) {
  const [key, setKey] = useState('')
  const [error, setError] = useState<string>()
  const [problem, setProblem] = useState<Problem>()
  const [pending, startTransition] = useTransition()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const trimmed = key.trim()
    const fault = keyFault(trimmed)
    setError(fault)
    setProblem(undefined)
    if (fault) return
    startTransition(async () => {
      const refused = await signInWith({ key: trimmed }, next)
      if (refused.kind !== 'unauthorized') return setProblem(refused)
      setError('This key is not accepted: it may be mistyped, replaced by a newer one, or revoked.')
    })
  }
  return (
    <form noValidate method="post" onSubmit={submit} className="grid gap-5">
      <div className="grid gap-1.5">
        <h1 className="font-medium font-serif text-3xl text-ink tracking-[-0.01em]">Use a key</h1>
        <p className="text-ink-soft text-sm">
          The key of any agent of your desk. It is sealed in a cookie that no script can read.
        </p>
      </div>
      <Field
        label="Agent key"
        hint={
          <>
            Lost it? A key is shown once.{' '}
            <NativeButton type="button" onClick={onMail} className="underline underline-offset-3">
              A link by mail
            </NativeButton>{' '}
            makes a new one.
          </>
        }
        error={error}
      >
        {(control) => (
          <Input
            {...control}
            autoFocus
            type="password"
            autoComplete="off"
            spellCheck={false}
            value={key}
            onChange={(event) => setKey(event.target.value)}
            className="h-10 font-mono"
          />
        )}
      </Field>
      {problem && <ProblemNotice problem={problem} />}
      <Button type="submit" variant="primary" size="lg" pending={pending}>
        Sign in
      </Button>
    </form>
  )
}

function keyFault(key: string): string | undefined {
  if (key === '') return 'Paste the key.'
  return /^[\x21-\x7e]{1,500}$/.test(key) ? undefined : 'A key has no spaces and no special letters.'
}
