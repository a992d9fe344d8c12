'use client'
import { useState, useTransition } from 'react'
import { useWatch } from 'react-hook-form'
import { ProblemNotice } from '#components/jobs/problem-notice.tsx'
import { Button } from '#components/ui/button.tsx'
import { Field } from '#components/ui/field.tsx'
import { Input } from '#components/ui/input.tsx'
import { lazyResolver } from '#components/ui/lazy-resolver.ts'
import { useFilledForm } from '#components/ui/use-filled-form.ts'
import { useSavedForm } from '#components/ui/use-kept-form.ts'
import type { ActionResult, Problem } from '#lib/action-result.ts'
import type { LinkRequest } from './link-request.ts'

const resolver = lazyResolver(async () => (await import('./link-request.ts')).linkRequestResolver)

/** Email address and a name for this dashboard; what was typed survives a reload and the way back from the mail. */
export function LinkForm({
  requestLink,
  deviceName,
}: {
  requestLink: (request: LinkRequest) => Promise<ActionResult>
  /** What this browser is called until somebody knows better, for example `Firefox on Linux`. */
  deviceName: string
}) {
  const [problem, setProblem] = useState<Problem>()
  const [pending, startTransition] = useTransition()
  const form = useFilledForm({
    resolver,
    mode: 'onTouched',
    defaultValues: { assertion: '', agent_name: deviceName },
  })
  const { errors } = form.formState
  const name = useWatch({ control: form.control, name: 'agent_name' })
  useSavedForm(form, 'sign-in')

  const submit = form.handleSubmit((request) => {
    startTransition(async () => {
      const result = await requestLink(request)
      const refused = result.ok ? undefined : result.problem
      const fields = refused?.kind === 'invalid' ? Object.entries(refused.fieldErrors) : []
      for (const [path, message] of fields) {
        if (path === 'assertion' || path === 'agent_name') form.setError(path, { message })
      }
      setProblem(fields.length > 0 ? undefined : refused)
    })
  })
  return (
    <form noValidate method="post" onSubmit={submit} className="grid gap-5">
      <div className="grid gap-1.5">
        <h1 className="font-medium font-serif text-3xl text-ink tracking-[-0.01em]">Sign in</h1>
        <p className="text-ink-soft text-sm">
          We'll email you a link that shows a code to enter here. No password needed. Your first sign-in
          creates your workspace.
        </p>
      </div>
      <Field label="Email address" error={errors.assertion?.message}>
        {(control) => (
          <Input
            {...control}
            {...form.register('assertion')}
            type="email"
            autoComplete="email"
            placeholder="you@company.example"
            className="h-10"
          />
        )}
      </Field>
      {problem && <ProblemNotice problem={problem} />}
      <Button type="submit" variant="primary" size="lg" pending={pending}>
        Email me a link
      </Button>
      <details open={errors.agent_name !== undefined || undefined}>
        <summary className="w-fit cursor-pointer list-none rounded-sm text-ink-soft text-xs [&::-webkit-details-marker]:hidden">
          Your settings will list this browser as{' '}
          <bdi className="wrap-anywhere text-ink">{name || deviceName}</bdi>.{' '}
          <span className="whitespace-nowrap text-ink underline decoration-rule-strong underline-offset-3">
            Change name
          </span>
        </summary>
        <div className="pt-4">
          <Field
            label="Name for this dashboard"
            hint="Shown in the email and in Settings, so that you can tell your devices apart."
            error={errors.agent_name?.message}
          >
            {(control) => (
              <Input {...control} {...form.register('agent_name')} autoComplete="off" className="h-10" />
            )}
          </Field>
        </div>
      </details>
    </form>
  )
}
