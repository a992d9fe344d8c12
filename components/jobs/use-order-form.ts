'use client'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { type DefaultValues, type FieldValues, useFormState, useWatch } from 'react-hook-form'
import { type CheckedForm, resolverOf } from '#components/ui/checked-form.ts'
import { type FieldErrors, setFieldErrors } from '#components/ui/field-errors.ts'
import { useFilledForm } from '#components/ui/use-filled-form.ts'
import { useSavedForm } from '#components/ui/use-kept-form.ts'
import { useRequestKey } from '#components/ui/use-request-key.ts'
import type { ActionResult, Problem } from '#lib/action-result.ts'
import { operationQuery } from '#lib/queries/operation-query.ts'
import { useCurrentAgent } from './current-agent.tsx'
import { useStartedJobs } from './use-started-jobs.ts'

/** What a page gives to a form that starts a job. */
export type OrderFormProps<Values> = {
  initial: Values
  /** Opened with values in its address: they count, and not what was typed here before. */
  prefilled: boolean
  create: (input: unknown, idempotencyKey: string) => Promise<ActionResult<{ id: string }>>
}

export type Order<Values extends FieldValues, Input> = OrderFormProps<Values> & {
  /** Of the job that it starts, as lib/queries/jobs.ts names it. */
  kind: string
  check: (values: Values) => CheckedForm<Values, Input> | Promise<CheckedForm<Values, Input>>
  /** Puts what the service says of the members of a body at the fields they came from. */
  errorsOf: (
    messages: Readonly<Record<string, string>>,
    asked: { values: Values; input: Input },
  ) => FieldErrors<Values>
  /** What the started job is called. */
  titleOf: (input: Input) => string
  /** The page of the list, below which each record has its own. */
  page: `/${string}`
  listsKey: readonly unknown[]
  onStarted?: (id: string, values: Values) => void
}

/** A form that starts a job and then leads to it; what is typed stays until the service has accepted it. */
export function useOrderForm<Values extends FieldValues, Input>(order: Order<Values, Input>) {
  const { kind, initial, prefilled, check, create, errorsOf, titleOf, page, listsKey, onStarted } = order
  const router = useRouter()
  const queryClient = useQueryClient()
  const { remember } = useStartedJobs()
  const name = `${kind}.${useCurrentAgent()}`
  const { keyFor, settle } = useRequestKey(name)
  const [problem, setProblem] = useState<Problem>()
  const form = useFilledForm<Values>({
    // All values are some values, which the compiler cannot tell while they are anybody's.
    defaultValues: initial as DefaultValues<Values>,
    mode: 'onTouched',
    resolver: resolverOf(check),
  })
  const forget = useSavedForm(form, name, { restore: !prefilled })
  const { isSubmitting, errors } = useFormState({ control: form.control })
  const values: Values = { ...initial, ...useWatch({ control: form.control }) }

  const submit = form.handleSubmit(async (typed) => {
    const ready = await check(typed)
    if (!ready.ok) return
    const { input } = ready
    setProblem(undefined)
    const result = await create(input, keyFor(input))
    if (!result.ok) {
      const refused = result.problem
      const told = refused.kind === 'invalid' ? errorsOf(refused.fieldErrors, { values: typed, input }) : {}
      if (!setFieldErrors(form, told)) setProblem(refused)
      return
    }
    const { id } = result.data
    settle()
    const href = `${page}/${id}`
    remember({ kind, id, title: titleOf(input), href })
    onStarted?.(id, typed)
    forget()
    router.push(href)
    queryClient.invalidateQueries({ queryKey: operationQuery('getMe').queryKey })
    queryClient.invalidateQueries({ queryKey: listsKey })
  })
  return { form, submit, values, errors, isSubmitting, problem, forget }
}
