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
  const { collisionRect, droppableContainers } = context
  if (!direction || !collisionRect) return undefined
  event.preventDefault()
  const here = middle(collisionRect)
  const places = droppableContainers
    .getEnabled()
    .filter(({ data }) => data.current?.target !== undefined)
    // Where they are now: what was measured is of the last move, and a turned page has brought and shifted places since.
    .flatMap(({ node }) => node.current?.getBoundingClientRect() ?? [])
  const next = nextPlace(here, places, direction)
  if (!next) return undefined
  return { x: currentCoordinates.x + next.x - here.x, y: currentCoordinates.y + next.y - here.y }
}

type Box = Pick<ClientRect, 'left' | 'top' | 'width' | 'height'>

/**
 * The middle of the place to which an arrow leads. Places that one is in do not count: a day that is higher than its times has
 * its middle between them. A day with free times is entered at the nearest of them, however high its row is.
 */
export function nextPlace(here: Point, places: readonly Box[], direction: Point): Point | undefined {
  const around = places.filter((place) => !contains(place, here))
  const next = nearestInDirection(here, around, direction)
  if (!next) return undefined
  const within = around.filter((inner) => isInside(inner, next)).map(middle)
  return within.toSorted((a, b) => distance(a, here) - distance(b, here))[0] ?? middle(next)
}

/** The place that is nearest in a direction; what lies aside counts as farther. */
function nearestInDirection(here: Point, places: readonly Box[], direction: Point): Box | undefined {
  const ranked = places.flatMap((place) => {
    const { x, y } = middle(place)
    const [dx, dy] = [x - here.x, y - here.y]
    const along = dx * direction.x + dy * direction.y
    const aside = Math.abs(dx * direction.y) + Math.abs(dy * direction.x)
    return along > 4 && along >= aside * 0.6 ? [{ place, cost: along + aside * 2 }] : []
  })
  return ranked.toSorted((a, b) => a.cost - b.cost)[0]?.place
}

function contains({ left, top, width, height }: Box, { x, y }: Point): boolean {
  return x >= left && x <= left + width && y >= top && y <= top + height
}

/** A pixel of tolerance: edges of what lies in one another are rounded apart. */
function isInside(inner: Box, outer: Box): boolean {
  return (
    inner.left >= outer.left - 1 &&
    inner.top >= outer.top - 1 &&
    inner.left + inner.width <= outer.left + outer.width + 1 &&
    inner.top + inner.height <= outer.top + outer.height + 1 &&
    inner.width * inner.height < outer.width * outer.height
  )
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y)
}

function middle({ left, top, width, height }: Box): Point {
  return { x: left + width / 2, y: top + height / 2 }
}
