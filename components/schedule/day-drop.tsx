'use client'
import { useDroppable } from '@dnd-kit/core'
import type { ReactNode } from 'react'
import { classNames } from '#lib/class-names.ts'
import { formatDay } from '#lib/format-day.ts'
import type { DropTarget } from './drop-target.ts'
import { useScheduleDesk } from './schedule-context.tsx'

/** A day that takes what is dropped on it, unless it is past. */
export function DayDrop({
  day,
  className,
  children,
}: {
  day: string
  className: string
  children: ReactNode
}) {
  const { today } = useScheduleDesk()
  const target: DropTarget = { kind: 'day', day }
  const { setNodeRef, isOver } = useDroppable({
    id: `day.${day}`,
    data: { target, label: formatDay(day, 'long') },
    disabled: day < today,
  })
  return (
    <section
      ref={setNodeRef}
      aria-label={formatDay(day, 'long')}
      data-today={day === today || undefined}
      className={classNames(className, isOver && 'bg-accent-wash')}
    >
      {children}
    </section>
  )
}
