import type { PortraitBrief } from '../portrait-brief.ts'
import { darker, shape } from '../svg.ts'

/** The outline of a body in clothes, from the collar down. */
export const shoulders =
  'M 196 1920 C 190 1540 186 1320 232 1216 C 272 1140 392 1104 470 1062 L 610 1062 C 688 1104 808 1140 848 1216 C 894 1320 890 1540 884 1920 Z'

const collarRound = 'M 440 1076 C 468 1178 612 1178 640 1076 L 622 1056 C 600 1148 480 1148 458 1056 Z'
const neckline = 'M 458 1050 C 480 1148 600 1148 622 1050 Z'

/** A T-shirt: the neck shows above its round collar. */
export function tee(color: string, skin: string): string {
  return (
    shape(shoulders, color) + shape(neckline, darker(skin, 0.08)) + shape(collarRound, darker(color, 0.16))
  )
}

/** An open jacket in the colour of the cloth over a T-shirt. */
export function jacketOver(brief: PortraitBrief, inner: string): string {
  const { cloth, skin } = brief
  return [
    tee(inner, skin),
    shape(
      'M 196 1920 C 190 1540 186 1320 232 1216 C 272 1140 392 1104 462 1064 C 440 1300 448 1620 470 1920 Z',
      cloth,
    ),
    shape(
      'M 884 1920 C 890 1540 894 1320 848 1216 C 808 1140 688 1104 618 1064 C 640 1300 632 1620 610 1920 Z',
      darker(cloth, 0.1),
    ),
  ].join('')
}
