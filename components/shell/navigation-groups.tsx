'use client'
import type { ReactNode } from 'react'
import type { GroupId } from './closed-groups.ts'
import { ClosedGroupsContext, useKeptClosedGroups } from './use-closed-groups.ts'

/** One memory of open and closed groups for the column and for the sheet on phones. */
export function NavigationGroups({ closed, children }: { closed: readonly GroupId[]; children: ReactNode }) {
  return <ClosedGroupsContext value={useKeptClosedGroups(closed)}>{children}</ClosedGroupsContext>
}
