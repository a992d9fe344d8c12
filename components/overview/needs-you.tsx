'use client'
import { useQuery } from '@tanstack/react-query'
import { ArrowRight } from 'lucide-react'
import { IntentLink } from '#components/ui/intent-link.tsx'
import { EmptyState } from '#components/ui/list-states.tsx'
import { Panel } from '#components/ui/panel.tsx'
import type { StatusAction } from '#contract/health.ts'
import { classNames } from '#lib/class-names.ts'
import { operationQuery } from '#lib/queries/operation-query.ts'
import { returnAddress } from '#lib/session-address.ts'
import { PanelProblem } from './panel-problem.tsx'
import { PanelRows } from './panel-rows.tsx'
import { usePanelState } from './use-panel-state.ts'

/** Said by the first steps, while those are shown. */
const onboarding = new Set(['add_document', 'write_article'])

/** What waits for a person, most urgent first; every row leads to where it is settled. */
export function NeedsYou({ withOnboarding }: { withOnboarding: boolean }) {
  const { data, problem, retry, retrying } = usePanelState(useQuery(operationQuery('getStatus')))
  const actions = data?.actions.filter(({ id }) => withOnboarding || !onboarding.has(id))
  // Nothing is caught up with on the first day: the first steps say what is next.
  if (actions?.length === 0 && !withOnboarding) return null
  return (
    <Panel title="Needs attention" flush aside={actions && actions.length > 0 && actions.length}>
      {actions ? (
        actions.length === 0 ? (
          <EmptyState dense title="You're all caught up">
            Failures, drafts to review and low credits show up here.
          </EmptyState>
        ) : (
          <ul className="divide-y divide-rule">
            {actions.map((action) => (
              <ActionRow key={action.id} action={action} />
            ))}
          </ul>
        )
      ) : problem ? (
        <PanelProblem what="What needs attention" problem={problem} onRetry={retry} retrying={retrying} />
      ) : (
        <PanelRows />
      )}
    </Panel>
  )
}

function ActionRow({ action }: { action: StatusAction }) {
  const { priority, title, detail, path } = action
  const mark = priority <= 2 ? 'bg-bad' : priority === 3 ? 'rotate-45 bg-warn' : 'rounded-full bg-rule-strong'
  return (
    <li>
      <IntentLink
        // The service says where; only a place on this site is followed.
        href={returnAddress(path)}
        className="group flex items-start gap-3 px-4 py-3 -outline-offset-2 hover:bg-hover"
      >
        <span aria-hidden className={classNames('mt-1.5 size-2 shrink-0', mark)} />
        <span className="min-w-0 flex-1">
          <span className="line-clamp-2 wrap-anywhere font-medium text-ink text-sm">
            {title}
            {priority <= 2 && <span className="sr-only"> (urgent)</span>}
          </span>
          <span className="line-clamp-3 wrap-anywhere text-ink-faint text-xs">{detail}</span>
        </span>
        <ArrowRight
          aria-hidden
          className="mt-1 size-4 shrink-0 text-ink-faint transition-transform group-hover:translate-x-0.5 group-hover:text-ink"
        />
      </IntentLink>
    </li>
  )
}
