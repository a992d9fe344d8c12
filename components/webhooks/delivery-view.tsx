'use client'
import { useQuery } from '@tanstack/react-query'
import { LoadProblem } from '#components/jobs/load-problem.tsx'
import { useFailure } from '#components/jobs/use-failure.ts'
import { CodeBlock } from '#components/ui/code-block.tsx'
import { NotOffered } from '#components/ui/list-states.tsx'
import { Skeleton } from '#components/ui/skeleton.tsx'
import type { Delivery } from '#contract/deliveries.ts'
import { classNames } from '#lib/class-names.ts'
import { operationQuery } from '#lib/queries/operation-query.ts'
import { DeliveryAttempts } from './delivery-attempts.tsx'
import { deliverySubject } from './delivery-subject.ts'
import { DeliveryFacts, DeliverySummary } from './delivery-summary.tsx'
import { SendAgainButton } from './send-again-button.tsx'
import type { SendAgain } from './send-again-in-turn.ts'

export type DeliveryViewProps = {
  id: string
  /** What the list tells of it: shown until the rest is there, and where the service does not tell the rest. */
  known?: Delivery
  sendAgain: SendAgain
  /** On a page of its own, whose heading names the event, there is room for two columns. */
  isPage?: boolean
}

/** One delivery: its status, each completed and planned attempt, and its payload. */
export function DeliveryView({ id, known, sendAgain, isPage = false }: DeliveryViewProps) {
  const query = useQuery(operationQuery('getDelivery', { params: { id } }))
  const { data: endpoints } = useQuery(operationQuery('listWebhooks'))
  const { data } = query
  const delivery = data ?? known
  const problem = useFailure(query)
  // What the list has just told exists: a 404 then speaks of the operation.
  const isNotTold = problem?.kind === 'not_offered' || (known !== undefined && problem?.kind === 'not_found')
  return (
    <div
      className={classNames(
        'grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-6',
        isPage && 'xl:grid-cols-[minmax(0,1fr)_20rem]',
      )}
    >
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-6">
        {delivery && (
          <DeliverySummary
            delivery={delivery}
            planned={data?.planned_attempts}
            isNamed={isPage}
            worked={
              endpoints?.webhooks.find(({ id: one }) => one === delivery.endpoint?.id)?.last_delivered_at
            }
          >
            {/* A server that shows no delivery doesn't resend one either: neither is in the published document. */}
            {!isNotTold && <SendAgainButton delivery={delivery} sendAgain={sendAgain} />}
          </DeliverySummary>
        )}
        {data ? (
          <>
            <DeliveryAttempts
              attempts={data.attempts_log}
              planned={data.planned_attempts}
              told={data.last_error}
            />
            <CodeBlock
              alone
              wrap
              title="Payload"
              what="payload"
              language="json"
              code={JSON.stringify(data.payload, null, 2)}
            />
            <CodeBlock
              alone
              wrap
              title="Request headers"
              what="request headers"
              code={headerLines(data.headers)}
            />
          </>
        ) : isNotTold ? (
          <NotOffered what="Payload and attempts">
            The connected server doesn't show more about a delivery than the list does.
          </NotOffered>
        ) : problem ? (
          <LoadProblem what="This delivery" query={query} problem={problem} />
        ) : (
          <div role="status" className="grid gap-3">
            <span className="sr-only">Loading</span>
            <Skeleton className="h-5 w-1/3" />
            <Skeleton className="h-16 w-full" />
            <Skeleton className="h-48 w-full" />
          </div>
        )}
      </div>
      {delivery && (
        <div className="min-w-0">
          <DeliveryFacts delivery={delivery} subject={data && deliverySubject(data)} />
        </div>
      )}
    </div>
  )
}

function headerLines(headers: Record<string, string>): string {
  return Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n')
}
