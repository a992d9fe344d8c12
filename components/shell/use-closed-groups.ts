'use client'
import { createContext, useContext, useState } from 'react'
import { closedGroupsAsCookie, type GroupId } from './closed-groups.ts'

/** The closed groups and how to change them, for every navigation on the page. */
export type ClosedGroups = { closed: readonly GroupId[]; toggle: (id: GroupId) => void }

export const ClosedGroupsContext = createContext<ClosedGroups>({ closed: [], toggle: () => {} })

export function useClosedGroups(): ClosedGroups {
  return useContext(ClosedGroupsContext)
}

/** @param initial what the server read from the cookie */
export function useKeptClosedGroups(initial: readonly GroupId[]): ClosedGroups {
  const [closed, setClosed] = useState(initial)
  const toggle = (id: GroupId) => {
    const next = closed.includes(id) ? closed.filter((one) => one !== id) : [...closed, id]
    setClosed(next)
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers of 2024.
    document.cookie = closedGroupsAsCookie(next)
  }
  return { closed, toggle }
}
