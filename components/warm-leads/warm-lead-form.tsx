'use client'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { type ReactNode, useState } from 'react'
import { useFormState, useWatch } from 'react-hook-form'
import { useCurrentAgent } from '#components/jobs/current-agent.tsx'
import { DraftNote } from '#components/jobs/draft-note.tsx'
import { PricedForm } from '#components/jobs/priced-form.tsx'
import { PricedSubmit } from '#components/jobs/priced-submit.tsx'
import { useStartedJobs } from '#components/jobs/use-started-jobs.ts'
import { useMe } from '#components/shell/me.tsx'
import { resolverOf } from '#components/ui/checked-form.ts'
import { ConfirmDialog } from '#components/ui/confirm-dialog.tsx'
import { setFieldErrors } from '#components/ui/field-errors.ts'
import { useFilledForm } from '#components/ui/use-filled-form.ts'
import { useSavedForm } from '#components/ui/use-kept-form.ts'
import { useRequestKey } from '#components/ui/use-request-key.ts'
import type { CreateWarmLeadRequest } from '#contract/warm-leads.ts'
import type { ActionResult, Problem } from '#lib/action-result.ts'
import { formatCredits } from '#lib/format-number.ts'
import { operationKey, operationQuery } from '#lib/queries/operation-query.ts'
import { WarmLeadFields } from './warm-lead-fields.tsx'
import { checkWarmLeadForm, type WarmLeadFormValues, warmLeadFormErrors } from './warm-lead-form-values.ts'
import { plainDomain, profileLabels, reportCredits } from './warm-lead-words.ts'

export type StartedReport = { id: string; existing: boolean }

export type WarmLeadFormProps = {
  initial: WarmLeadFormValues
  /** Opened with values in its address: they count, and not what was typed here before. */
  prefilled: boolean
  /** What comes of it. */
  example: ReactNode
  create: (input: unknown, fallbackKey: string) => Promise<ActionResult<StartedReport>>
}

/** Which company to report on and for whom; nothing is bought before it was confirmed with its price. */
export function WarmLeadForm({ initial, prefilled, example, create }: WarmLeadFormProps) {
  const router = useRouter()
  const queryClient = useQueryClient()
  const { remember } = useStartedJobs()
  const [problem, setProblem] = useState<Problem>()
  const [asked, setAsked] = useState<CreateWarmLeadRequest>()
  const name = `warm-lead.${useCurrentAgent()}`
  const { keyFor, settle } = useRequestKey(name)
  // What we promise of a report, no other server has said.
  const isOurs = useMe().me !== undefined
  const form = useFilledForm<WarmLeadFormValues>({
    defaultValues: initial,
    mode: 'onTouched',
    resolver: resolverOf(checkWarmLeadForm),
  })
  const forget = useSavedForm(form, name, { restore: !prefilled })
  const { errors } = useFormState({ control: form.control })
  const watched = useWatch({ control: form.control })
  const checked = checkWarmLeadForm({ ...initial, ...watched })

  const ask = form.handleSubmit((values) => {
    const ready = checkWarmLeadForm(values)
    if (ready.ok) setAsked(ready.input)
  })

  const start = async (input: CreateWarmLeadRequest) => {
    setProblem(undefined)
    const result = await create(input, keyFor(input))
    if (!result.ok) {
      const { problem } = result
      const told = problem.kind === 'invalid' ? warmLeadFormErrors(problem.fieldErrors) : {}
      if (!setFieldErrors(form, told)) setProblem(problem)
      return
    }
    settle()
    const { id, existing } = result.data
    const href = `/warm-leads/${id}`
    remember({ kind: 'warm-lead', id, title: `Report: ${plainDomain(input.domain)}`, href })
    forget()
    router.push(existing ? `${href}?existing=1` : href)
    queryClient.invalidateQueries({ queryKey: operationQuery('getMe').queryKey })
    queryClient.invalidateQueries({ queryKey: operationKey('listWarmLeads') })
  }

  return (
    <>
      <PricedForm
        onSubmit={ask}
        problem={problem}
        submit={
          <PricedSubmit
            operation="createWarmLead"
            input={checked.ok ? withoutReference(checked.input) : undefined}
            until={formatCredits(reportCredits)}
            missing={missingWords(watched.domain ?? initial.domain, checked)}
            problem={problem}
          >
            Create report
          </PricedSubmit>
        }
        notes={
          <p>
            You get fit, timing, contacts and first drafts, each with its source.
            {isOurs && ' No one is contacted.'}
          </p>
        }
        draft={<DraftNote form={form} forget={forget} />}
        example={example}
      >
        <WarmLeadFields form={form} errors={errors} />
      </PricedForm>
      {asked && (
        <ConfirmDialog
          open
          onOpenChange={(open) => !open && setAsked(undefined)}
          title={`Create a report on ${plainDomain(asked.domain)}?`}
          confirmLabel={`Spend ${reportCredits} credits`}
          onConfirm={() => start(asked)}
        >
          <p>
            The report costs <span className="font-medium text-ink">{reportCredits} credits</span>.
            {isOurs &&
              ' Refunded if the site blocks reading, the company is on the do-not-contact list or the report fails.'}
          </p>
          {isOurs && (
            <p>
              We read up to 30 pages of the company's own site for{' '}
              {profileLabels[asked.icp ?? ''] ?? 'your profile'} and follow robots.txt. No one is contacted.
            </p>
          )}
          {asked.idempotencyKey && (
            <p className="wrap-anywhere">
              If the reference <span className="text-ink">{asked.idempotencyKey}</span> already has a report,
              that report opens for free.
            </p>
          )}
        </ConfirmDialog>
      )}
    </>
  )
}

/** What the company still lacks; what else is wrong is said at its field alone. */
function missingWords(domain: string, checked: ReturnType<typeof checkWarmLeadForm>): string | undefined {
  if (domain.trim() === '') return 'Enter a company.'
  return !checked.ok && checked.errors.domain ? "Fix the company's domain." : undefined
}

/** The reference names the purchase, not its price. */
function withoutReference({ idempotencyKey: _, ...input }: CreateWarmLeadRequest) {
  return input
}
