import type { PortraitBrief } from '../portrait-brief.ts'
import { group } from '../svg.ts'
import { drawAccessory, drawNecklace } from './accessories.ts'
import { drawBody } from './body.ts'
import { drawHair } from './hair.ts'
import { drawFace } from './head.ts'
import { drawHeadphones } from './headphones.ts'
import { drawSeatBelt } from './seat-belt.ts'

/** How the head is held: leant to a side in degrees, turned to one by its features. */
const poses: Record<PortraitBrief['pose'], { lean: number; turn: number }> = {
  'head straight': { lean: 0, turn: 0 },
  'head tilted left': { lean: -5, turn: 0 },
  'head tilted right': { lean: 5, turn: 0 },
  'head turned left': { lean: -1.5, turn: -1 },
  'head turned right': { lean: 1.5, turn: 1 },
}

/** How near the camera is, and where it lets the middle of the face stand on the sheet. No framing shows a hand. */
const framings: Record<PortraitBrief['framing'], { zoom: number; x: number; y: number }> = {
  'close-up': { zoom: 1.74, x: 552, y: 810 },
  'head and shoulders': { zoom: 1.48, x: 528, y: 780 },
  'half length': { zoom: 1.32, x: 566, y: 760 },
}

/** Where the middle of the face is in the coordinates that the figure is drawn in. */
const face = { x: 540, y: 836 }
const headScale = 1.12

/** A person, in the sheet's coordinates. */
export function drawPerson(brief: PortraitBrief): string {
  const { lean, turn } = poses[brief.pose]
  const { width, height } = brief.features
  const head = (...parts: string[]) =>
    group(
      `translate(${face.x + turn * 8} ${face.y}) scale(${headScale * width} ${headScale * height}) rotate(${lean} 0 170)`,
      ...parts,
    )
  const hair = drawHair(brief)
  const headphones =
    brief.accessory === 'headphones around the neck' ? drawHeadphones() : { behind: '', before: '' }
  const person = [
    head(hair.behind),
    headphones.behind,
    drawBody(brief),
    headphones.before,
    head(drawFace(brief, turn), drawAccessory(brief, turn), hair.before),
    group(`translate(${face.x} ${face.y})`, drawNecklace(brief)),
    brief.location === 'car' ? drawSeatBelt() : '',
  ].join('')
  const { zoom, x, y } = framings[brief.framing]
  return group(`translate(${x} ${y}) scale(${zoom}) translate(${-face.x} ${-face.y})`, person)
}
