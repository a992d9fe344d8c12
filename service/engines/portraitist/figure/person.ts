import type { PortraitBrief } from '../portrait-brief.ts'
import { group } from '../svg.ts'
import { drawAccessory, drawNecklace } from './accessories.ts'
import { drawBody } from './body.ts'
import { drawHair } from './hair.ts'
import { drawFace } from './head.ts'
import { drawHeadphones } from './headphones.ts'
import { drawHeld } from './held.ts'

const tilts: Record<PortraitBrief['pose'], number> = {
  'head straight': 0,
  'head tilted left': -5,
  'head tilted right': 5,
}

/**
 * A person from the hips up, in the sheet's coordinates.
 * @param cropped where the hands are out of the image, and half an object at its edge would only disturb
 */
export function drawPerson(brief: PortraitBrief, cropped: boolean): string {
  const tilt = tilts[brief.pose]
  const { width, height } = brief.features
  const head = (...parts: string[]) =>
    group(`translate(540 806) scale(${1.24 * width} ${1.24 * height}) rotate(${tilt} 0 170)`, ...parts)
  const hair = drawHair(brief)
  const headphones =
    brief.accessory === 'headphones around the neck' ? drawHeadphones() : { behind: '', before: '' }
  const person = [
    head(hair.behind),
    headphones.behind,
    drawBody(brief),
    headphones.before,
    head(drawFace(brief), drawAccessory(brief), hair.before),
    group('translate(540 818)', drawNecklace(brief)),
    cropped && brief.location !== 'car' ? '' : drawHeld(brief),
  ].join('')
  return brief.mirrored ? group('translate(1080 0) scale(-1 1)', person) : person
}
