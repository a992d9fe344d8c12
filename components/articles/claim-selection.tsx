'use client'
import { createContext, type ReactNode, useContext, useState } from 'react'

/** What is looked at: a claim, or a source as a whole; and where it was picked: on either side, or above both. */
export type Selection = { claimId?: string; reference?: number; from: 'text' | 'sources' | 'problems' }

type ClaimSelectionValue = {
  selection: Selection | undefined
  select: (selection: Selection | undefined) => void
}

const Context = createContext<ClaimSelectionValue>({ selection: undefined, select: () => undefined })

/** Lets the text and its sources point at each other. */
export function ClaimSelection({
  children,
  onSelect,
}: {
  children: ReactNode
  onSelect?: (selection: Selection) => void
}) {
  const [selection, setSelection] = useState<Selection>()
  const select = (next: Selection | undefined) => {
    setSelection(next)
    if (next) onSelect?.(next)
  }
  return <Context value={{ selection, select }}>{children}</Context>
}

export function useClaimSelection(): ClaimSelectionValue {
  return useContext(Context)
}
