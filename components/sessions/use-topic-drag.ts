import { type PointerEvent, useState } from 'react'
import { droppedPlace } from './dropped-place.ts'

/** How near to the edge of the window a row scrolls the page, and how far with each move. */
const edgePx = 56
const scrollPx = 18

export type TopicDrag = { id: string; from: number; to: number }

/**
 * Carries a row of a list by its handle, by mouse or finger: nothing moves until it is let go, a line shows where it lands.
 * @param onDrop with the number of places
 */
export function useTopicDrag(onDrop: (id: string, by: number) => void) {
  const [drag, setDrag] = useState<TopicDrag>()

  const start = (event: PointerEvent<HTMLElement>, id: string, from: number) => {
    if (event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    setDrag({ id, from, to: from })
  }
  const move = (event: PointerEvent<HTMLElement>) => {
    if (!drag) return
    const rows = event.currentTarget.closest('ol')?.children ?? []
    const middles = Array.from(rows, (row) => {
      const { top, height } = row.getBoundingClientRect()
      return top + height / 2
    })
    const to = droppedPlace(middles, drag.from, event.clientY)
    if (to !== drag.to) setDrag({ ...drag, to })
    if (event.clientY < edgePx) window.scrollBy(0, -scrollPx)
    else if (event.clientY > window.innerHeight - edgePx) window.scrollBy(0, scrollPx)
  }
  const end = () => {
    setDrag(undefined)
    if (drag && drag.to !== drag.from) onDrop(drag.id, drag.to - drag.from)
  }
  return { drag, start, move, end, cancel: () => setDrag(undefined) }
}
