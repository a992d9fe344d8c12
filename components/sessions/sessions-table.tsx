'use client'
import { useRouter } from 'next/navigation'
import { sessionName } from '#components/jobs/session-name.ts'
import { type Column, DataTable } from '#components/ui/data-table.tsx'
import { useListKeyboard } from '#components/ui/list-keyboard.tsx'
import { RecordName, stateColumn } from '#components/ui/record-columns.tsx'
import { RelativeTime } from '#components/ui/relative-time.tsx'
import { type Sorting, sortHeader } from '#components/ui/sort-header.tsx'
import { StatusPill } from '#components/ui/status-pill.tsx'
import type { Selection } from '#components/ui/use-selection.ts'
import type { Session } from '#contract/sessions.ts'
import { formatCredits, formatNumber } from '#lib/format-number.ts'
import { intervalWords } from './interval-words.ts'
import { sessionRange } from './session-price.ts'
import { sessionStatus } from './session-status.ts'

export type SessionsTableProps = {
  sessions: readonly Session[]
  /** Every column when left out. */
  columns?: readonly Column<Session>[]
  /** Left out where the order is not the service's. */
  sorting?: Sorting<'when'>
  /** Left out where nothing can be done to several of them. */
  selection?: Selection<Session>
}

export function SessionsTable(props: SessionsTableProps) {
  const { sessions, columns = sessionColumns, sorting, selection } = props
  const router = useRouter()
  const activeId = useListKeyboard({
    ids: sessions.map(({ session_id }) => session_id),
    onOpen: (id) => router.push(`/sessions/${id}`),
    onToggle: selection?.toggle,
  })
  return (
    <DataTable
      label="Sessions"
      className="table-fixed"
      columns={columns}
      rows={sessions}
      idOf={({ session_id }) => session_id}
      activeId={activeId}
      sortHeaders={sorting && { started: sortHeader('when', 'Started', sorting, 'descending') }}
      selection={
        selection && {
          ids: selection.here,
          toggle: selection.toggle,
          all: { label: 'Select every session on this page', toggle: selection.toggleAll },
          labelOf: (session) => `Select ${sessionName(session)}`,
          width: 'w-8 max-sm:w-10',
        }
      }
    />
  )
}

const queued = (session: Session) => formatNumber(session.topics_queued ?? session.topic_catalog_size)

export const sessionColumns: readonly Column<Session>[] = [
  {
    id: 'session',
    header: 'Session',
    isFixed: true,
    look: 'py-2',
    cell: (session) => (
      <>
        <RecordName href={`/sessions/${session.session_id}`} name={sessionName(session)} />
        <p className="text-ink-faint text-xs">
          One {session.article_size} article {intervalWords(session.interval_minutes)}
          {sessionRange(session) && ` · ${sessionRange(session)}`}
        </p>
      </>
    ),
  },
  stateColumn('w-36', (session: Session) => {
    const { tone, label } = sessionStatus(session)
    return <StatusPill tone={tone}>{label}</StatusPill>
  }),
  {
    id: 'nextRun',
    header: 'Next run',
    width: 'w-28 @max-xl:hidden',
    look: 'text-ink-soft text-xs',
    cell: ({ next_run_at }) => <NextRun at={next_run_at} />,
    phone: ({ next_run_at: at }) => at !== undefined && <RelativeTime planned at={at} />,
  },
  {
    id: 'articles',
    header: 'Articles',
    numeric: true,
    width: 'w-20 @max-xl:hidden',
    look: 'whitespace-nowrap text-ink-soft text-xs',
    cell: ({ articles_count }) => (articles_count === undefined ? '–' : formatNumber(articles_count)),
  },
  {
    id: 'spent',
    header: 'Spent',
    numeric: true,
    width: 'w-24 @max-2xl:hidden',
    look: 'whitespace-nowrap text-ink-soft text-xs',
    cell: ({ credits_used }) => (credits_used === undefined ? '–' : formatCredits(credits_used)),
  },
  {
    id: 'queue',
    header: 'Topics queued',
    numeric: true,
    width: 'w-28 @max-3xl:hidden',
    look: 'text-ink-soft text-xs',
    cell: queued,
    phone: ({ articles_count: written, ...session }) => (
      <span className="whitespace-nowrap">
        {written !== undefined && `${formatNumber(written)} written, `}
        {formatNumber(session.topics_queued ?? session.topic_catalog_size)} queued
      </span>
    ),
  },
  {
    id: 'started',
    header: 'Started',
    numeric: true,
    width: 'w-28 @max-3xl:hidden',
    look: 'text-ink-soft text-xs',
    cell: ({ created_at }) => <RelativeTime at={created_at} />,
  },
]

function NextRun({ at }: { at: string | undefined }) {
  if (at === undefined) return <span className="text-ink-faint">–</span>
  return <RelativeTime planned at={at} />
}
