import type { ClientRect, KeyboardCoordinateGetter } from '@dnd-kit/core'

type Point = { x: number; y: number }

const directions: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

const pages: Readonly<Record<string, 1 | -1>> = { PageUp: -1, PageDown: 1 }

/**
 * An arrow key carries to the nearest place in its direction, so that one press is one day, or one slot. The page keys turn
 * the calendar under what is carried.
 */
export function keyCoordinates(onStep: (by: 1 | -1) => void): KeyboardCoordinateGetter {
  return (event, args) => {
    const page = pages[event.code]
    if (!page) return arrowCoordinates(event, args)
    event.preventDefault()
    onStep(page)
    return undefined
  }
}

const arrowCoordinates: KeyboardCoordinateGetter = (event, { currentCoordinates, context }) => {
  const direction = directions[event.code]
  const { collisionRect, droppableRects, droppableContainers } = context
  if (!direction || !collisionRect) return undefined
  event.preventDefault()
  const here = middle(collisionRect)
  const places = droppableContainers
    .getEnabled()
    .filter(({ data }) => data.current?.target !== undefined)
    .flatMap(({ id }) => droppableRects.get(id) ?? [])
    .map(middle)
  const next = nearestInDirection(here, places, direction)
  if (!next) return undefined
  return { x: currentCoordinates.x + next.x - here.x, y: currentCoordinates.y + next.y - here.y }
}

/** The place that is nearest in a direction; what lies aside counts as farther. */
export function nearestInDirection(
  here: Point,
  places: readonly Point[],
  direction: Point,
): Point | undefined {
  const ranked = places.flatMap((place) => {
    const [dx, dy] = [place.x - here.x, place.y - here.y]
    const along = dx * direction.x + dy * direction.y
    const aside = Math.abs(dx * direction.y) + Math.abs(dy * direction.x)
    return along > 4 && along >= aside * 0.6 ? [{ place, cost: along + aside * 2 }] : []
  })
  return ranked.toSorted((a, b) => a.cost - b.cost)[0]?.place
}

function middle({ left, top, width, height }: ClientRect): Point {
  return { x: left + width / 2, y: top + height / 2 }
}
