'use client'
import { useQuery } from '@tanstack/react-query'
import { Eye } from 'lucide-react'
import dynamic from 'next/dynamic'
import { type ReactNode, useState } from 'react'
import { Button } from '#components/ui/button.tsx'
import { LinkButton } from '#components/ui/link-button.tsx'
import { loadPatiently } from '#components/ui/load-patiently.ts'
import type { Watch } from '#contract/watches.ts'
import { operationQuery } from '#lib/queries/operation-query.ts'
import { everyWatch } from './every-watch.ts'
import type { WatchOrder } from './watch-order.ts'

const WatchDialog = dynamic(
  () => loadPatiently(() => import('./watch-dialog.tsx').then((module) => module.WatchDialog)),
  {
    ssr: false,
  },
)

/** Whether a watch is of what would be watched. */
export function isWatchOf({ kind, label }: Pick<Watch, 'kind' | 'label'>, order: WatchOrder): boolean {
  return kind === order.subject.kind && label.toLowerCase() === order.label.trim().toLowerCase()
}

export type WatchButtonProps = WatchOrder & {
  /** Where “Watch” does not say what. */
  children?: ReactNode
}

/** Watches a result, or leads to the watch that does. Nothing where the server has no watches. */
export function WatchButton({ children = 'Watch', ...order }: WatchButtonProps) {
  const { subject } = order
  const [isOpen, setOpen] = useState(false)
  const { data, isError } = useQuery(
    operationQuery('listWatches', { query: { ...everyWatch, kind: subject.kind } }),
  )
  if (isError && !data) return null
  const watch = data?.watches.find((one) => isWatchOf(one, order))
  if (watch) {
    return (
      <LinkButton href={`/watches/${watch.id}`}>
        <Eye aria-hidden /> View watch
      </LinkButton>
    )
  }
  return (
    <>
      <Button
        aria-haspopup="dialog"
        disabledReason={data ? undefined : 'Loading watches'}
        onClick={() => setOpen(true)}
      >
        <Eye aria-hidden /> {children}
      </Button>
      {isOpen && <WatchDialog {...order} onClose={() => setOpen(false)} />}
    </>
  )
}
