'use client'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { useForm, useFormState, useWatch } from 'react-hook-form'
import { useCurrentAgent } from '#components/jobs/current-agent.tsx'
import { PricedSubmit } from '#components/jobs/priced-submit.tsx'
import { ProblemNotice } from '#components/jobs/problem-notice.tsx'
import { useStartedJobs } from '#components/jobs/use-started-jobs.ts'
import { Field } from '#components/ui/field.tsx'
import { Input } from '#components/ui/input.tsx'
import { resolverOf } from '#components/ui/checked-form.ts'
import { setFieldErrors } from '#components/ui/field-errors.ts'
import { useChecked } from '#components/ui/use-checked.ts'
import { useKeptForm } from '#components/ui/use-kept-form.ts'
import { useRequestKey } from '#components/ui/use-request-key.ts'
import type { ActionResult, Problem } from '#lib/action-result.ts'
import { brandScanListsKey } from '#lib/queries/brand-scans.ts'
import { meQuery } from '#lib/queries/me.ts'
import {
  checkScanForm,
  type ScanFormValues,
  scanFormErrors,
} from './scan-form-values.ts'

export type ScanFormProps = {
  initial: ScanFormValues
  /** Opened with values in its address: they count, and not what was typed here before. */
  prefilled: boolean
  create: (input: unknown, idempotencyKey: string) => Promise<ActionResult<{ id: string }>>
}

/** A brand to ask about, with its price. */
export function ScanForm({ initial, prefilled, create }: ScanFormProps) {
  const router = useRouter()
  const queryClient = useQueryClient()
  const { remember } = useStartedJobs()
  const [problem, setProblem] = useState<Problem>()
  const { keyFor } = useRequestKey()
  const form = useForm<ScanFormValues>({
    defaultValues: initial,
    mode: 'onTouched',
    resolver: resolverOf(checkScanForm),
  })
  const forget = useKeptForm(form, `brand-scan.${useCurrentAgent()}`, { restore: !prefilled })
  const { isSubmitting, errors } = useFormState({ control: form.control })
  const checked = useChecked({ ...initial, ...useWatch({ control: form.control }) }, checkScanForm)

  const submit = form.handleSubmit(async (values) => {
    const ready = await checkScanForm(values)
    if (!ready.ok) return
    setProblem(undefined)
    const result = await create(ready.input, keyFor(ready.input))
    if (!result.ok) {
      const { problem } = result
      const told = problem.kind === 'invalid' ? scanFormErrors(problem.fieldErrors) : {}
      if (!setFieldErrors(form, told)) setProblem(problem)
      return
    }
    const href = `/brand-scans/${result.data.id}`
    remember({ kind: 'brand-scan', id: result.data.id, title: `Scan of ${ready.input.brandName}`, href })
    forget()
    router.push(href)
    queryClient.invalidateQueries({ queryKey: meQuery.queryKey })
    queryClient.invalidateQueries({ queryKey: brandScanListsKey })
  })

  return (
    <form onSubmit={submit} noValidate className="rounded-lg border border-rule bg-sheet p-4">
      <div className="grid items-start gap-x-5 gap-y-4 md:grid-cols-3">
        <Field label="Brand" error={errors.brandName?.message}>
          {(control) => (
            <Input {...control} {...form.register('brandName')} placeholder="Acme" autoComplete="off" />
          )}
        </Field>
        <Field
          label="Category"
          optional
          hint="What it is one of. Left empty, it is guessed from Knowledge and shown."
          error={errors.category?.message}
        >
          {(control) => (
            <Input
              {...control}
              {...form.register('category')}
              placeholder="coffee grinders"
              autoComplete="off"
            />
          )}
        </Field>
        <Field
          label="Other names"
          optional
          hint="Spellings and product names, with commas between."
          error={errors.aliases?.message}
        >
          {(control) => (
            <Input
              {...control}
              {...form.register('aliases')}
              placeholder="Acme Grinders, ACM"
              autoComplete="off"
            />
          )}
        </Field>
      </div>
      <div className="mt-4 grid gap-3">
        <PricedSubmit
          operation="createBrandScan"
          input={checked?.ok ? checked.input : undefined}
          pending={isSubmitting}
          problem={problem}
          size="md"
        >
          Scan the brand
        </PricedSubmit>
        {problem && problem.kind !== 'payment_required' && <ProblemNotice problem={problem} />}
      </div>
    </form>
  )
}
