import { drawBanner } from './draw-banner.ts'
import { drawCover } from './draw-cover.ts'
import { drawFigure } from './draw-figure.ts'
import type { Illustrator } from './illustrator.ts'

/** Draws with satori and resvg, from fonts that npm installs: no account, no network, the same bytes every time. */
export function builtInIllustrator(): Illustrator {
  return { name: 'built-in', drawCover, drawBanner, drawFigure }
}
