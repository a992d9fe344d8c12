'use client'
import { useQuery } from '@tanstack/react-query'
import { createContext, type ReactNode, useContext } from 'react'
import { useIsHydrated } from '#components/ui/use-is-hydrated.ts'
import { Zone } from '#components/ui/zone.tsx'
import type { Me } from '#contract/agents.ts'
import { operationQuery } from '#lib/queries/operation-query.ts'

const Served = createContext<Me | undefined>(undefined)

export type ServedMeProps = {
  /** What the server knew when it drew the page; undefined if the service was too slow to tell or failed. */
  value: Me | undefined
  children: ReactNode
}

/** Hands what the server knew of the workspace to everything below. */
export function ServedMe({ value, children }: ServedMeProps) {
  return (
    <Served value={value}>
      <ZoneOfWorkspace>{children}</ZoneOfWorkspace>
    </Served>
  )
}

/** The zone that its days are counted in, also after it was changed. */
function ZoneOfWorkspace({ children }: { children: ReactNode }) {
  const { me } = useMe()
  return <Zone value={me?.tenant.timezone ?? 'UTC'}>{children}</Zone>
}

/**
 * The workspace and its balance. Scripts take over a page part by part, and by the time of a later part the browser may
 * have read what the server had not: until its part is taken over, a component draws what the server drew.
 */
export function useMe(): { me: Me | undefined; isPending: boolean } {
  const served = useContext(Served)
  const isHydrated = useIsHydrated()
  const { data, isPending } = useQuery(operationQuery('getMe'))
  return isHydrated ? { me: data, isPending } : { me: served, isPending: served === undefined }
}
