'use client'
import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useState } from 'react'
import { useWatch } from 'react-hook-form'
import type { z } from 'zod'
import { ProblemNotice } from '#components/jobs/problem-notice.tsx'
import { Button } from '#components/ui/button.tsx'
import { Field } from '#components/ui/field.tsx'
import { Input } from '#components/ui/input.tsx'
import { useFilledForm } from '#components/ui/use-filled-form.ts'
import { useSavedForm } from '#components/ui/use-kept-form.ts'
import { EventType } from '#contract/events.ts'
import { CreateWebhookInput } from '#contract/webhooks.ts'
import type { ActionResult, Problem } from '#lib/action-result.ts'
import type { EventKind } from './event-kind.ts'
import { EventTypesField } from './event-types-field.tsx'

type EndpointValues = z.input<typeof CreateWebhookInput>

export type EndpointFormProps = {
  /** Under which what is typed is kept until it succeeds. */
  name: string
  kinds: readonly EventKind[]
  initial?: { url: string; description?: string; event_types?: readonly string[] }
  submitLabel: string
  /** `isOtherTypes`: the choice of events was changed; kinds that we do not know are in neither list. */
  submit: (values: EndpointValues, isOtherTypes: boolean) => Promise<ActionResult<unknown>>
  onDone: () => void
  onCancel: () => void
}

/** Address, description and events of an endpoint: for a new one, and for one that is changed. */
export function EndpointForm(props: EndpointFormProps) {
  const { name, kinds, initial, submitLabel, submit, onDone, onCancel } = props
  const [problem, setProblem] = useState<Problem>()
  const chosenTypes = initial?.event_types?.filter(isKnown)
  const form = useFilledForm<EndpointValues>({
    resolver: zodResolver(CreateWebhookInput),
    mode: 'onTouched',
    defaultValues: {
      url: initial?.url ?? '',
      description: initial?.description ?? '',
      event_types: chosenTypes,
    },
  })
  const forget = useSavedForm(form, name, { restore: initial === undefined })
  const { errors, isSubmitting } = form.formState
  // The dialog sets its focus first, on the button that closes it.
  useEffect(() => {
    const frame = requestAnimationFrame(() => form.setFocus('url'))
    return () => cancelAnimationFrame(frame)
  }, [form])
  const eventTypes = useWatch({ control: form.control, name: 'event_types' })

  const send = form.handleSubmit(async (values) => {
    setProblem(undefined)
    const result = await submit(values, !isSame(values.event_types, chosenTypes))
    if (result.ok) {
      forget()
      return onDone()
    }
    const fieldErrors = result.problem.kind === 'invalid' ? Object.entries(result.problem.fieldErrors) : []
    let isShown = false
    for (const [path, message] of fieldErrors) {
      const field = (['url', 'description', 'event_types'] as const).find(
        (known) => path.split('.')[0] === known,
      )
      if (field) form.setError(field, { type: 'server', message }, { shouldFocus: true })
      isShown ||= field !== undefined
    }
    if (!isShown) setProblem(result.problem)
  })

  return (
    <form onSubmit={send} noValidate className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <Field label="Endpoint URL" error={errors.url?.message} hint="We send a POST request with JSON.">
        {(control) => (
          <Input
            {...control}
            {...form.register('url')}
            type="url"
            inputMode="url"
            autoComplete="off"
            placeholder="https://"
          />
        )}
      </Field>
      <Field optional label="Description" error={errors.description?.message}>
        {(control) => (
          <Input
            {...control}
            {...form.register('description')}
            autoComplete="off"
            placeholder="Newsroom CMS"
          />
        )}
      </Field>
      <EventTypesField
        kinds={kinds.filter((kind) => isKnown(kind.name))}
        value={eventTypes}
        onChange={(types) =>
          form.setValue('event_types', types?.filter(isKnown), {
            shouldDirty: true,
            shouldValidate: form.formState.isSubmitted,
          })
        }
        error={errors.event_types && (serverWords(errors.event_types) ?? 'Select at least one event type.')}
      />
      {problem && <ProblemNotice problem={problem} />}
      <div className="flex justify-end gap-2">
        <Button onClick={onCancel}>Cancel</Button>
        <Button type="submit" variant="primary" pending={isSubmitting}>
          {submitLabel}
        </Button>
      </div>
    </form>
  )
}

function isKnown(name: string): name is EventType {
  return EventType.safeParse(name).success
}

function isSame(a: readonly string[] | undefined, b: readonly string[] | undefined): boolean {
  if (!a || !b) return a === b
  return a.length === b.length && a.every((name) => b.includes(name))
}

function serverWords(error: { type?: unknown; message?: unknown }): string | undefined {
  return error.type === 'server' && typeof error.message === 'string' ? error.message : undefined
}
