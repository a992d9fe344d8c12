'use client'
import { createContext, type ReactNode, useContext } from 'react'
import type { FreeSlot, ScheduleEntry } from '#contract/schedule.ts'
import type { Movable } from './move-entry.ts'

/** What was pointed at, for the one popover of the page: an entry, a draft, or a day or slot to fill. */
export type Selection =
  | { kind: 'entry'; entry: ScheduleEntry }
  | { kind: 'draft'; draft: Movable }
  | { kind: 'fill'; day: string; slot?: FreeSlot }

export type ScheduleDesk = {
  timeZone: string
  today: string
  /** Milliseconds since 1970; undefined on the server. */
  now: number | undefined
  select: (selection: Selection, anchor: HTMLElement) => void
}

const Desk = createContext<ScheduleDesk | undefined>(undefined)

/** What every part of the calendar needs to know. */
export function ScheduleContext({ desk, children }: { desk: ScheduleDesk; children: ReactNode }) {
  return <Desk value={desk}>{children}</Desk>
}

export function useScheduleDesk(): ScheduleDesk {
  const desk = useContext(Desk)
  if (!desk) throw new Error('Parts of the calendar stand inside its context.')
  return desk
}
