'use client'
import { useQuery } from '@tanstack/react-query'
import { useState, useTransition } from 'react'
import { ProblemNotice } from '#components/jobs/problem-notice.tsx'
import { useStartedJobs } from '#components/jobs/use-started-jobs.ts'
import { Button } from '#components/ui/button.tsx'
import { Dialog } from '#components/ui/dialog.tsx'
import { Field } from '#components/ui/field.tsx'
import { LinkButton } from '#components/ui/link-button.tsx'
import { Select } from '#components/ui/select.tsx'
import type { WebhookEndpoint } from '#contract/webhooks.ts'
import type { Problem } from '#lib/action-result.ts'
import { formatCount, formatNumber } from '#lib/format-number.ts'
import { operationQuery } from '#lib/queries/operation-query.ts'
import { deliveriesHref } from './delivery-filter.ts'
import type { EndpointActions } from './endpoint-actions.ts'
import { endpointName } from './endpoint-health.ts'
import { RecoveryPreviewPanel } from './recovery-preview-panel.tsx'
import { RecoveryProgress } from './recovery-progress.tsx'
import { type RecoverySpanName, recoverySince, recoverySpans } from './recovery-span.ts'
import { useDeliveriesRefresh } from './use-deliveries-refresh.ts'
import { visibleText } from './visible-text.ts'

export type RecoverDialogProps = {
  onClose: () => void
  endpoint: WebhookEndpoint
  actions: Pick<EndpointActions, 'change' | 'recover'>
}

/** Counts what never got through, then queues it again; an endpoint that is off is switched on first. */
export function RecoverDialog({ onClose, endpoint, actions }: RecoverDialogProps) {
  const { remember } = useStartedJobs()
  const refresh = useDeliveriesRefresh()
  // As it was when the dialog opened: switching it on makes it forget since when it failed.
  const [asked] = useState({ endpoint, at: new Date() })
  const spans = recoverySpans(asked.endpoint)
  const [span, setSpan] = useState<RecoverySpanName>(spans[0]?.value ?? '7d')
  const [isOn, setOn] = useState(endpoint.is_active)
  const [runId, setRunId] = useState<string>()
  const [problem, setProblem] = useState<Problem>()
  const [pending, startTransition] = useTransition()
  const since = recoverySince(span, asked.endpoint, asked.at)
  const preview = useQuery({
    ...operationQuery('previewRecovery', { params: { id: endpoint.id }, body: { since, dry_run: true } }),
    enabled: runId === undefined,
  })
  const total = preview.data?.total
  const name = visibleText(endpointName(endpoint))

  const start = () =>
    startTransition(async () => {
      setProblem(undefined)
      if (!isOn) {
        const switched = await actions.change(endpoint.id, { is_active: true })
        if (!switched.ok) return setProblem(switched.problem)
        setOn(true)
      }
      if (total !== 0) {
        const result = await actions.recover(endpoint.id, { since })
        if (!result.ok) return setProblem(result.problem)
        const { id } = result.data
        remember({
          kind: 'recovery',
          id,
          title: `Resend to ${name}`,
          href: deliveriesHref({ endpoint_id: endpoint.id }),
        })
        setRunId(id)
      }
      await refresh()
      if (total === 0) onClose()
    })
  const label =
    total === 0
      ? 'Enable'
      : `${isOn ? 'Resend' : 'Enable and resend'}${total ? ` ${formatNumber(total)}` : ''}`
  return (
    <Dialog
      open
      onOpenChange={(next) => !next && onClose()}
      title={isOn || runId ? 'Resend missed events' : 'Enable and resend'}
      description={
        <span className="wrap-anywhere">
          {runId ? name : `Resends to ${name} what did not arrive, with the same webhook-id.`}
        </span>
      }
      footer={
        runId ? (
          <>
            <LinkButton href={deliveriesHref({ endpoint_id: endpoint.id })}>View deliveries</LinkButton>
            <Button variant="primary" onClick={onClose}>
              Done
            </Button>
          </>
        ) : (
          <>
            <Button onClick={onClose}>Cancel</Button>
            <Button variant="primary" onClick={start} pending={pending} disabledReason={whyNot(total, isOn)}>
              {label}
            </Button>
          </>
        )
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {runId ? (
          <RecoveryProgress id={runId} />
        ) : (
          <>
            <SpanField span={span} spans={spans} total={total} onChange={setSpan} />
            <RecoveryPreviewPanel preview={preview} />
            {!isOn && (
              <p className="text-ink-soft text-sm">
                This enables the endpoint first, so it also receives new events.
              </p>
            )}
          </>
        )}
        {problem && <ProblemNotice problem={problem} />}
      </div>
    </Dialog>
  )
}

function whyNot(total: number | undefined, isOn: boolean): string | undefined {
  if (total === undefined) return 'Counting deliveries'
  return total === 0 && isOn ? 'Nothing to resend' : undefined
}

type SpanFieldProps = {
  span: RecoverySpanName
  spans: ReturnType<typeof recoverySpans>
  total: number | undefined
  onChange: (span: RecoverySpanName) => void
}

function SpanField({ span, spans, total, onChange }: SpanFieldProps) {
  return (
    <Field label="Events from" hint={total ? `${formatCount(total, 'event')} not delivered.` : undefined}>
      {(control) => (
        <Select
          {...control}
          value={span}
          options={spans}
          onChange={({ target }) =>
            onChange(spans.find(({ value }) => value === target.value)?.value ?? span)
          }
        />
      )}
    </Field>
  )
}
