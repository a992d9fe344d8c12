'use client'
import { Eye, EyeOff } from 'lucide-react'
import { type FormEvent, useRef, useState, useTransition } from 'react'
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
  const field = useRef<HTMLInputElement>(null)
  const [isShown, setIsShown] = useState(false)
  const [error, setError] = useState<string>()
  const [problem, setProblem] = useState<Problem>()
  const [pending, startTransition] = useTransition()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // The field itself: whatever came into it, typed, pasted or filled in by the browser, and at whatever moment.
    const trimmed = field.current?.value.trim() ?? ''
    const fault = keyFault(trimmed)
    setError(fault)
    setProblem(undefined)
    if (fault) return
    startTransition(async () => {
      const refused = await signInWith({ key: trimmed }, next)
      if (refused.kind !== 'unauthorized') return setProblem(refused)
      setError("This key isn't valid. It may be mistyped, rotated or revoked.")
    })
  }
  return (
    <form noValidate method="post" onSubmit={submit} className="grid gap-5">
      <div className="grid gap-1.5">
        <h1 className="font-medium font-serif text-3xl text-ink tracking-[-0.01em]">Use an API key</h1>
        <p className="text-ink-soft text-sm">
          Use any API key of your workspace. It's stored in an encrypted cookie that scripts can't read.
        </p>
      </div>
      <Field
        label="API key"
        hint={
          <>
            Lost your key?{' '}
            <NativeButton type="button" onClick={onMail} className="underline underline-offset-3">
              Sign in by email
            </NativeButton>{' '}
            to create a new one.
          </>
        }
        error={error}
      >
        {(control) => (
          <span className="relative block">
            <Input
              {...control}
              autoFocus
              type={isShown ? 'text' : 'password'}
              autoComplete="off"
              spellCheck={false}
              ref={field}
              className="h-10 pr-11 font-mono"
            />
            <Button
              variant="quiet"
              size="sm"
              square
              aria-label={isShown ? 'Hide the key' : 'Show the key'}
              aria-pressed={isShown}
              onClick={() => setIsShown(!isShown)}
              className="absolute inset-y-0 right-1 my-auto"
            >
              {isShown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
            </Button>
          </span>
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
  if (key === '') return 'Enter your API key.'
  return /^[\x21-\x7e]{1,500}$/.test(key) ? undefined : 'An API key has no spaces or special characters.'
}
