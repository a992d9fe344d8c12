'use client'
import { useQuery } from '@tanstack/react-query'
import { KeyRound, Pencil, Send, ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { LoadProblem } from '#components/jobs/load-problem.tsx'
import { Button } from '#components/ui/button.tsx'
import { Copyable } from '#components/ui/copyable.tsx'
import { Dialog } from '#components/ui/dialog.tsx'
import { KeyValueList } from '#components/ui/key-value-list.tsx'
import { LinkButton } from '#components/ui/link-button.tsx'
import { EmptyState, ListSkeleton } from '#components/ui/list-states.tsx'
import { useMinutes } from '#components/ui/now.tsx'
import { PageHeader } from '#components/ui/page-header.tsx'
import { Panel } from '#components/ui/panel.tsx'
import { RelativeTime } from '#components/ui/relative-time.tsx'
import { useZone } from '#components/ui/zone.tsx'
import type { Delivery } from '#contract/deliveries.ts'
import type { WebhookEndpoint } from '#contract/webhooks.ts'
import { formatInstant } from '#lib/format-time.ts'
import { deliveryListQuery } from '#lib/queries/deliveries.ts'
import { operationQuery } from '#lib/queries/operation-query.ts'
import { lastFailureWords } from './delivery-outcome.ts'
import { EnableButton } from './enable-button.tsx'
import type { EndpointActions } from './endpoint-actions.ts'
import { EndpointActivity } from './endpoint-activity.tsx'
import { EndpointDeliveries } from './endpoint-deliveries.tsx'
import { type EndpointDialogName, EndpointDialogs } from './endpoint-dialogs.tsx'
import { endpointName, isFailing } from './endpoint-health.ts'
import { EndpointMenu } from './endpoint-menu.tsx'
import { EndpointNotice } from './endpoint-notice.tsx'
import { endpointPage } from './endpoint-reads.ts'
import { EndpointState } from './endpoint-state.tsx'
import { type EventKind, isEveryKind } from './event-kind.ts'
import { OpenDeliveries } from './open-deliveries.tsx'
import type { SendAgain } from './send-again-in-turn.ts'
import { VerificationTabs } from './verification-tabs.tsx'
import { visibleText } from './visible-text.ts'

/** So many types are shown at first. */
const typesShown = 6

const parent = { label: 'Webhooks', href: '/webhooks' }

export type EndpointDeskProps = {
  id: string
  kinds: readonly EventKind[]
  actions: EndpointActions
  sendAgain: SendAgain
}

/** One endpoint: how it did, what it got, which events it gets, and its secret. */
export function EndpointDesk({ id, ...rest }: EndpointDeskProps) {
  const query = useQuery(operationQuery('listWebhooks'))
  const { data, isError } = query
  const endpoint = data?.webhooks.find((one) => one.id === id)
  if (endpoint) return <Desk endpoint={endpoint} {...rest} />
  return (
    <>
      <PageHeader title="Endpoint" parent={parent} />
      {data ? (
        <EmptyState
          title="This endpoint doesn't exist"
          action={<LinkButton href="/webhooks">All endpoints</LinkButton>}
        >
          It may have been deleted. Its deliveries are still in the list of deliveries.
        </EmptyState>
      ) : isError ? (
        <LoadProblem what="This endpoint" query={query} />
      ) : (
        <ListSkeleton rows={6} columns={3} />
      )}
    </>
  )
}

function Desk({
  endpoint,
  kinds,
  actions,
  sendAgain,
}: Omit<EndpointDeskProps, 'id'> & { endpoint: WebhookEndpoint }) {
  const [dialog, setDialog] = useState<EndpointDialogName>()
  const [areAllShown, setAllShown] = useState(false)
  const { id, url, created_at: createdAt, agent_name: agentName } = endpoint
  const isEvery = isEveryKind(endpoint.event_types, kinds)
  // All of them are said in two words, until somebody wants their names.
  const shownTypes = areAllShown
    ? endpoint.event_types
    : endpoint.event_types.slice(0, isEvery ? 0 : typesShown)
  const lastFailure = useLastFailure(id)
  const timeZone = useZone()
  const worked = endpoint.last_delivered_at && formatInstant(new Date(endpoint.last_delivered_at), timeZone)
  const lastResponse = lastFailure && lastFailureWords(lastFailure, worked)
  const now = useMinutes()
  const isSaidAbove = endpoint.is_active && now !== undefined && isFailing(endpoint, now)
  return (
    <>
      <PageHeader
        parent={parent}
        title={visibleText(endpointName(endpoint))}
        lead={
          <span className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <EndpointState endpoint={endpoint} />
            <OpenDeliveries endpoint={endpoint} />
          </span>
        }
        actions={
          <>
            {endpoint.is_active ? (
              <Button variant="primary" onClick={() => setDialog('test')}>
                <Send aria-hidden /> Send test event
              </Button>
            ) : (
              <EnableButton variant="primary" endpoint={endpoint} onClick={() => setDialog('recover')} />
            )}
            <EndpointMenu endpoint={endpoint} change={actions.change} onOpen={setDialog} />
          </>
        }
      />
      <div className="grid gap-6 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-6">
          <EndpointNotice endpoint={endpoint} lastResponse={lastResponse} />
          <EndpointActivity
            id={id}
            lastFailure={
              !isSaidAbove && lastFailure && <LastFailure delivery={lastFailure} answer={lastResponse} />
            }
          />
          <EndpointDeliveries id={id} sendAgain={sendAgain} />
        </div>
        <aside className="grid content-start gap-4 sm:max-xl:grid-cols-2">
          <Panel title="Details">
            <KeyValueList
              items={[
                { label: 'URL', value: <Copyable wrap value={visibleText(url)} what="endpoint URL" /> },
                { label: 'ID', value: <Copyable value={id} what="endpoint ID" /> },
                { label: 'Added', value: createdAt && <RelativeTime at={createdAt} /> },
                { label: 'Set up by', value: agentName && visibleText(agentName) },
              ]}
            />
          </Panel>
          <Panel title="Signing secret">
            <div className="grid gap-3">
              <p className="text-ink-soft text-sm">
                <code className="font-mono text-ink-faint">whsec_••••••••</code>
                <span className="mt-1 block">
                  {endpoint.retiring_secret_until ? (
                    <>
                      The old secret still signs as well, until{' '}
                      <RelativeTime planned at={endpoint.retiring_secret_until} />.
                    </>
                  ) : (
                    'Shown once, when it was created. Lost it? Rotate it.'
                  )}
                </span>
              </p>
              <div className="flex flex-wrap gap-2">
                <Button size="sm" onClick={() => setDialog('rotate')}>
                  <KeyRound aria-hidden /> Rotate secret
                </Button>
                <Dialog
                  size="lg"
                  title="Verify signatures"
                  description="Every request is signed with the endpoint's secret, following Standard Webhooks."
                  trigger={
                    <Button size="sm" variant="quiet">
                      <ShieldCheck aria-hidden /> Verify signatures
                    </Button>
                  }
                >
                  <VerificationTabs />
                </Dialog>
              </div>
            </div>
          </Panel>
          <Panel
            className="sm:max-xl:col-span-2"
            title={`Events (${endpoint.event_types.length})`}
            aside={
              <Button size="sm" variant="quiet" onClick={() => setDialog('edit')}>
                <Pencil aria-hidden /> Edit
              </Button>
            }
          >
            {isEvery && <p className="text-ink text-sm">All events</p>}
            <ul className="grid gap-1.5 empty:hidden sm:max-xl:grid-cols-2">
              {shownTypes.map((type) => (
                <li
                  key={type}
                  // Written as Markdown, for the API reference.
                  title={kinds.find(({ name }) => name === type)?.description.replaceAll('`', '')}
                  className="min-w-0 wrap-anywhere font-mono text-ink text-xs"
                >
                  {visibleText(type)}
                </li>
              ))}
            </ul>
            {shownTypes.length < endpoint.event_types.length && (
              <Button size="sm" variant="quiet" className="mt-2 -ml-2" onClick={() => setAllShown(true)}>
                Show all {endpoint.event_types.length}
              </Button>
            )}
          </Panel>
        </aside>
      </div>
      <EndpointDialogs
        open={dialog}
        onClose={() => setDialog(undefined)}
        endpoint={endpoint}
        kinds={kinds}
        actions={actions}
      />
    </>
  )
}

/** The newest event that did not arrive: the list of the page has it. */
function useLastFailure(id: string): Delivery | undefined {
  const { data } = useQuery(deliveryListQuery(endpointPage(id, 'all')))
  return data?.deliveries.find(
    ({ status, test }) => !test && (status === 'failed' || status === 'dead_lettered'),
  )
}

/** `Last failure 3 days ago: Responded with 404 Not Found` */
function LastFailure({ delivery, answer }: { delivery: Delivery; answer: string | undefined }) {
  const { attempts, created_at: at } = delivery
  return (
    <>
      {attempts === 0 ? 'Last event not sent' : 'Last failure'} {at && <RelativeTime at={at} />}
      {answer && `: ${answer.replace(/\.$/, '')}`}
    </>
  )
}
