'use client'
import {
  type Announcements,
  type CollisionDetection,
  closestCenter,
  DndContext,
  type DragEndEvent,
  DragOverlay,
  KeyboardSensor,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { type ReactNode, useState } from 'react'
import { wallClockInZone } from '#lib/zone-time.ts'
import { arrowCoordinates } from './arrow-coordinates.ts'
import type { DropTarget } from './drop-target.ts'
import { DragOverlayChip } from './entry-chip.tsx'
import type { Movable } from './move-entry.ts'

export type ScheduleBoardProps = {
  timeZone: string
  onDrop: (item: Movable, target: DropTarget) => void
  children: ReactNode
}

const instructions = {
  draggable: 'Press Space to pick up, arrow keys to move, Enter to drop, Escape to cancel.',
}

/** What the calendar and the tray of drafts share: things that are carried between them. */
export function ScheduleBoard({ timeZone, onDrop, children }: ScheduleBoardProps) {
  const [carried, setCarried] = useState<Movable>()
  const sensors = useSensors(
    // A press that does not move is a click; a finger that moves at once scrolls the page.
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 8 } }),
    useSensor(KeyboardSensor, {
      coordinateGetter: arrowCoordinates,
      keyboardCodes: { start: ['Space'], cancel: ['Escape'], end: ['Space', 'Enter'] },
    }),
  )
  const drop = ({ active, over }: DragEndEvent) => {
    setCarried(undefined)
    const item = itemOf(active.data.current)
    const target = targetOf(over?.data.current)
    if (item && target) onDrop(item, target)
  }
  return (
    <DndContext
      // A name of its own, or the ids of server and browser would differ.
      id="schedule"
      sensors={sensors}
      collisionDetection={slotBeforeDay}
      accessibility={{ announcements, screenReaderInstructions: instructions }}
      onDragStart={({ active }) => setCarried(itemOf(active.data.current))}
      onDragCancel={() => setCarried(undefined)}
      onDragEnd={drop}
    >
      {children}
      <DragOverlay dropAnimation={null}>
        {carried && <DragOverlayChip title={carried.title} time={timeOf(carried, timeZone)} />}
      </DragOverlay>
    </DndContext>
  )
}

function timeOf({ at }: Movable, timeZone: string): string {
  return at === undefined ? 'Draft' : wallClockInZone(new Date(at), timeZone).slice(11)
}

/** A slot lies within its day: where both are under the pointer, the slot is meant. */
const slotBeforeDay: CollisionDetection = (args) => {
  const found = args.pointerCoordinates ? pointerWithin(args) : closestCenter(args)
  const slot = args.pointerCoordinates && found.find(({ id }) => String(id).startsWith('slot.'))
  return slot ? [slot] : found
}

type Data = Record<string, unknown> | undefined

// What dnd-kit hands back is what our own draggables and droppables were given.
const itemOf = (data: Data) => data?.item as Movable | undefined
const targetOf = (data: Data) => data?.target as DropTarget | undefined
const labelOf = (data: Data) => String(data?.label ?? 'nowhere')
const titleOf = (data: Data) => itemOf(data)?.title ?? 'It'

const announcements: Announcements = {
  onDragStart: ({ active }) => `Picked up ${titleOf(active.data.current)}.`,
  onDragOver: ({ over }) => (over ? `Over ${labelOf(over.data.current)}.` : 'Not over a day.'),
  onDragEnd: ({ active, over }) =>
    over
      ? `${titleOf(active.data.current)} was dropped on ${labelOf(over.data.current)}.`
      : `${titleOf(active.data.current)} was not moved.`,
  onDragCancel: ({ active }) => `${titleOf(active.data.current)} was not moved.`,
}
