'use client'
import { createContext, type ReactNode, useContext } from 'react'

const AgentId = createContext<string | undefined>(undefined)

/** Tells everything below for which agent this browser remembers things. */
export function CurrentAgent({ id, children }: { id: string; children: ReactNode }) {
  return <AgentId value={id}>{children}</AgentId>
}

/** The id under which this browser keeps what it remembers; never the key. */
export function useCurrentAgent(): string {
  return useContext(AgentId) ?? 'nobody'
}
