'use client'
import {
  type Announcements,
  type CollisionDetection,
  closestCenter,
  DndContext,
  type DragEndEvent,
  DragOverlay,
  KeyboardSensor,
  MeasuringStrategy,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { type ReactNode, useState } from 'react'
import { wallClockInZone } from '#lib/zone-time.ts'
import { keyCoordinates } from './arrow-coordinates.ts'
import type { DropTarget } from './drop-target.ts'
import { DragOverlayChip } from './entry-chip.tsx'
import type { Movable } from './move-entry.ts'

export type ScheduleBoardProps = {
  timeZone: string
  onDrop: (item: Movable, target: DropTarget) => void
  /** Turns the calendar to the days before or after. */
  onStep: (by: 1 | -1) => void
  children: ReactNode
}

const instructions = {
  draggable:
    'Press Space to pick up, arrow keys to move, Page Up and Page Down to turn the calendar, Enter to drop, Escape to cancel.',
}

/** What the calendar and the tray of drafts share: things that are carried between them. */
export function ScheduleBoard({ timeZone, onDrop, onStep, children }: ScheduleBoardProps) {
  const [carried, setCarried] = useState<Movable>()
  const sensors = useSensors(
    // A press that does not move is a click; a finger that moves at once scrolls the page.
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 8 } }),
    useSensor(KeyboardSensor, {
      coordinateGetter: keyCoordinates(onStep),
      keyboardCodes: { start: ['Space'], cancel: ['Escape'], end: ['Space', 'Enter'] },
    }),
  )
  const drop = ({ active, over }: DragEndEvent) => {
    setCarried(undefined)
    // What was picked up may be on a page of the calendar that is no longer shown.
    const item = carried ?? itemOf(active.data.current)
    const target = targetOf(over?.data.current)
    if (item && target) onDrop(item, target)
  }
  return (
    <DndContext
      // A name of its own, or the ids of server and browser would differ.
      id="schedule"
      sensors={sensors}
      collisionDetection={slotBeforeDay}
      accessibility={{ announcements: announcing(carried), screenReaderInstructions: instructions }}
      // Turned pages and rows that come into view have other places.
      measuring={measuring}
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

/**
 * A slot lies within its day: where both are under the pointer, the slot is meant. What keys carry is where its middle is,
 * and else at the place nearest to it; the buttons that turn the page are for pointers alone.
 */
const slotBeforeDay: CollisionDetection = (args) => {
  const { pointerCoordinates: pointer, collisionRect: rect } = args
  const places = pointer
    ? args.droppableContainers
    : args.droppableContainers.filter(({ data }) => data.current?.target !== undefined)
  const middle = { x: rect.left + rect.width / 2, y: rect.top + rect.height / 2 }
  const within = pointerWithin({
    ...args,
    droppableContainers: places,
    pointerCoordinates: pointer ?? middle,
  })
  const found =
    within.length > 0 || pointer ? within : closestCenter({ ...args, droppableContainers: places })
  const slot = found.find(({ id }) => String(id).startsWith('slot.'))
  return slot ? [slot] : found
}

const measuring = { droppable: { strategy: MeasuringStrategy.WhileDragging, frequency: 150 } }

type Data = Record<string, unknown> | undefined

// What dnd-kit hands back is what our own draggables and droppables were given.
const itemOf = (data: Data) => data?.item as Movable | undefined
const targetOf = (data: Data) => data?.target as DropTarget | undefined
const labelOf = (data: Data) => String(data?.label ?? 'nowhere')

function announcing(carried: Movable | undefined): Announcements {
  const titleOf = (data: Data) => (carried ?? itemOf(data))?.title ?? 'It'
  return {
    onDragStart: ({ active }) => `Picked up ${titleOf(active.data.current)}.`,
    onDragOver: ({ over }) => (over ? `Over ${labelOf(over.data.current)}.` : 'Not over a day.'),
    onDragEnd: ({ active, over }) =>
      over && targetOf(over.data.current)
        ? `${titleOf(active.data.current)} was dropped on ${labelOf(over.data.current)}.`
        : `${titleOf(active.data.current)} was not moved.`,
    onDragCancel: ({ active }) => `${titleOf(active.data.current)} was not moved.`,
  }
}
