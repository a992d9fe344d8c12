'use client'
import { useState } from 'react'
import { useCurrentAgent } from '#components/jobs/current-agent.tsx'
import { Adaptation } from '#contract/adaptations.ts'

const maxKept = 30

/** Where the service has no list: what this browser was given for an article, newest first. */
export function useSavedAdaptations(articleId: string) {
  const agentId = useCurrentAgent()
  const storageKey = `masthead.adaptations.${agentId}.${articleId}`
  const [adaptations, setAdaptations] = useState(() => read(storageKey))
  return {
    adaptations,
    keep(added: readonly Adaptation[]) {
      const next = [...added, ...read(storageKey)].slice(0, maxKept)
      localStorage.setItem(storageKey, JSON.stringify(next))
      setAdaptations(next)
    },
  }
}

/** Entries of another shape, from other releases or other hands, are dropped. */
function read(storageKey: string): Adaptation[] {
  if (typeof localStorage === 'undefined') return []
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]')
    return Array.isArray(kept) ? kept.flatMap((one) => Adaptation.safeParse(one).data ?? []) : []
  } catch {
    return []
  }
}
