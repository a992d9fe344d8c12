import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNow } from '#components/ui/now.tsx'
import type { Article } from '#contract/articles.ts'
import { nextFreeSlot } from '#lib/next-free-slot.ts'
import { operationQuery } from '#lib/queries/operation-query.ts'
import { nextSlots } from '#lib/queries/requests.ts'
import { instantInZone, nextMorning, wallClockInZone } from '#lib/zone-time.ts'
import { findPlannedTime } from './planned-time.ts'

export type PublishTimeChoice = 'now' | 'slot' | 'at'

export type PublishTime = {
  when: PublishTimeChoice
  choose: (when: PublishTimeChoice) => void
  /** The wall clock of `at` in the tenant's zone, `YYYY-MM-DDTHH:MM`. */
  local: string
  setLocal: (local: string) => void
  freeSlot: Date | undefined
  isLookingForSlot: boolean
  /** Undefined for now, or while no valid time is chosen. */
  instant: Date | undefined
  /** Why the choice can't be taken yet. */
  error: string | undefined
}

/** When an article is to go live: now, at the next free slot, or at a time of its own. */
export function usePublishTime(article: Article, timeZone: string, canSchedule: boolean): PublishTime {
  const scheduled = article.scheduled_at
  // Drawn in the browser only, after a press.
  const [planned] = useState(() => (article.id && canSchedule ? findPlannedTime(article.id) : undefined))
  const [when, choose] = useState<PublishTimeChoice>(scheduled || planned ? 'at' : 'now')
  const [local, setLocal] = useState(() =>
    scheduled
      ? wallClockInZone(new Date(scheduled), timeZone)
      : (planned ?? nextMorning(new Date(), timeZone)),
  )
  const suggestion = useQuery({ ...operationQuery('suggestSlots', nextSlots), enabled: canSchedule })
  const now = useNow()
  const freeSlot = suggestion.data && nextFreeSlot(suggestion.data, now ?? Date.now())
  const chosen = when === 'slot' ? freeSlot : instantInZone(local, timeZone)
  const instant = when === 'now' ? undefined : chosen
  const isPast = instant !== undefined && now !== undefined && instant.getTime() <= now
  const missing = when === 'slot' ? 'Next free slot not found yet.' : 'Enter a date and time.'
  return {
    when,
    choose,
    local,
    setLocal,
    freeSlot,
    isLookingForSlot: suggestion.isPending,
    instant,
    error:
      when === 'now' ? undefined : !instant ? missing : isPast ? 'Choose a time in the future.' : undefined,
  }
}
