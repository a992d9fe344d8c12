'use client'
import { useQuery } from '@tanstack/react-query'
import { ChevronDown, Eye } from 'lucide-react'
import dynamic from 'next/dynamic'
import { useState } from 'react'
import { Button } from '#components/ui/button.tsx'
import { DropdownMenu, MenuItem, MenuLink } from '#components/ui/dropdown-menu.tsx'
import { loadPatiently } from '#components/ui/load-patiently.ts'
import { operationQuery } from '#lib/queries/operation-query.ts'
import { everyWatch } from './every-watch.ts'
import { isWatchOf } from './watch-button.tsx'
import type { WatchOrder } from './watch-order.ts'

const WatchDialog = dynamic(
  () => loadPatiently(() => import('./watch-dialog.tsx').then((module) => module.WatchDialog)),
  { ssr: false },
)

export type WatchMenuProps = {
  /** What of a result can be watched, each by its name. */
  orders: readonly (WatchOrder & { name: string })[]
}

/** Watches one part of a result, or leads to the watch that does. Nothing where the server has no watches. */
export function WatchMenu({ orders }: WatchMenuProps) {
  const [opened, setOpened] = useState<WatchOrder>()
  const { data, isError } = useQuery(operationQuery('listWatches', { query: everyWatch }))
  if (isError && !data) return null
  return (
    <>
      <DropdownMenu
        align="end"
        trigger={
          <Button disabledReason={data ? undefined : 'Loading watches'}>
            <Eye aria-hidden /> Watch <ChevronDown aria-hidden />
          </Button>
        }
      >
        {orders.map(({ name, ...order }) => {
          const watch = data?.watches.find((one) => isWatchOf(one, order))
          return watch ? (
            <MenuLink key={name} href={`/watches/${watch.id}`}>
              {name}: view watch
            </MenuLink>
          ) : (
            <MenuItem key={name} onSelect={() => setOpened(order)}>
              {name}
            </MenuItem>
          )
        })}
      </DropdownMenu>
      {opened && <WatchDialog {...opened} onClose={() => setOpened(undefined)} />}
    </>
  )
}
