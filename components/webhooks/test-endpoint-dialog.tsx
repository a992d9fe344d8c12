'use client'
import { useQuery } from '@tanstack/react-query'
import { useState, useTransition } from 'react'
import { ProblemNotice } from '#components/jobs/problem-notice.tsx'
import { Button } from '#components/ui/button.tsx'
import { Dialog } from '#components/ui/dialog.tsx'
import { Field } from '#components/ui/field.tsx'
import { Select } from '#components/ui/select.tsx'
import { TextLink } from '#components/ui/text-link.tsx'
import type { WebhookEndpoint } from '#contract/webhooks.ts'
import type { Problem } from '#lib/action-result.ts'
import { formatNumber } from '#lib/format-number.ts'
import { operationQuery } from '#lib/queries/operation-query.ts'
import { DeliveryPill } from './delivery-pill.tsx'
import type { EndpointActions } from './endpoint-actions.ts'
import { endpointName } from './endpoint-health.ts'
import type { EventKind } from './event-kind.ts'
import { HttpStatusBadge } from './http-status-badge.tsx'
import { useDeliveriesRefresh } from './use-deliveries-refresh.ts'
import { visibleText } from './visible-text.ts'

export type TestEndpointDialogProps = {
  onClose: () => void
  endpoint: WebhookEndpoint
  kinds: readonly EventKind[]
  sendTest: EndpointActions['sendTest']
}

/** Sends an example and shows what the endpoint answers. */
export function TestEndpointDialog({ onClose, endpoint, kinds, sendTest }: TestEndpointDialogProps) {
  const [type, setType] = useState(firstType(endpoint, kinds))
  const [sentId, setSentId] = useState<string>()
  const [problem, setProblem] = useState<Problem>()
  const [pending, startTransition] = useTransition()
  const refresh = useDeliveriesRefresh()
  const send = () =>
    startTransition(async () => {
      const result = await sendTest(endpoint.id, { event_type: type })
      setProblem(result.ok ? undefined : result.problem)
      setSentId(result.ok ? result.data.id : undefined)
      if (result.ok) await refresh()
    })
  return (
    <Dialog
      open
      onOpenChange={(next) => !next && onClose()}
      title="Send test event"
      description={
        <span className="wrap-anywhere">
          Sends an example to {visibleText(endpointName(endpoint))}, signed like any event and marked with{' '}
          <code className="font-mono text-xs">"test": true</code>. It is sent once and doesn't change the
          endpoint's health.
        </span>
      }
      footer={
        <>
          <Button onClick={onClose}>Close</Button>
          <Button variant="primary" onClick={send} pending={pending}>
            {sentId ? 'Send another' : 'Send test'}
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <Field label="Event" hint={kinds.find(({ name }) => name === type)?.description}>
          {(control) => (
            <Select
              {...control}
              value={type}
              options={kinds.map(({ name }) => ({ value: name, label: name }))}
              onChange={({ target }) => setType(target.value)}
            />
          )}
        </Field>
        {problem && <ProblemNotice problem={problem} />}
        {sentId && <TestResult id={sentId} />}
      </div>
    </Dialog>
  )
}

/** How the test stands; asked for until it has moved to an end, or waits for another attempt. */
function TestResult({ id }: { id: string }) {
  const { data } = useQuery(operationQuery('getDelivery', { params: { id } }))
  const last = data?.attempts_log.at(-1)
  return (
    <div role="status" className="grid gap-2 rounded-md border border-rule bg-well px-3 py-2.5 text-sm">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <DeliveryPill delivery={data ?? { status: 'queued' }} />
        {data?.last_http_status !== undefined && <HttpStatusBadge status={data.last_http_status} />}
        {last && <span className="text-ink-faint text-xs">{formatNumber(last.duration_ms)} ms</span>}
        <TextLink className="ml-auto text-xs" href={`/webhooks/deliveries/${encodeURIComponent(id)}`}>
          View delivery
        </TextLink>
      </div>
      {data?.last_error && <p className="wrap-anywhere text-ink-soft">{visibleText(data.last_error)}</p>}
      {last?.response_excerpt && (
        <pre className="max-h-32 overflow-auto whitespace-pre-wrap wrap-anywhere font-mono text-ink-soft text-xs">
          {visibleText(last.response_excerpt)}
        </pre>
      )}
      {data?.status === 'dead_lettered' && (
        <p className="text-ink-faint text-xs">Tests aren't retried. Fix the endpoint and send another one.</p>
      )}
      {data?.status === 'failed' && (
        <p className="text-ink-faint text-xs">We'll retry it. Fix the endpoint and send another test.</p>
      )}
    </div>
  )
}

function firstType(endpoint: WebhookEndpoint, kinds: readonly EventKind[]): string {
  const wanted = kinds.find(({ name }) => endpoint.event_types.includes(name))
  return (wanted ?? kinds[0])?.name ?? 'article.generated'
}
