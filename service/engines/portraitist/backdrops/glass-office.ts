import { circle, line, rect, shape, times } from '../svg.ts'
import type { Backdrop, Setting } from './backdrop.ts'
import { pottedPlant } from './indoor-pieces.ts'
import { sky, skyline } from './outdoor-pieces.ts'

/** Floor-to-ceiling glass above the towers of a city, a long table, ceiling lamps. */
export function glassOffice(setting: Setting): Backdrop {
  const { evening } = setting
  const far = evening ? '#3a3f66' : '#a5bccb'
  const near = evening ? '#262b4d' : '#7d9aad'
  return {
    behind: [
      sky(setting, 1240, 'through glass'),
      skyline({
        base: 1240,
        heights: [420, 560, 380, 640, 500, 720, 460, 600, 400],
        width: 124,
        color: far,
        evening,
      }),
      skyline({
        base: 1240,
        heights: [260, 380, 200, 330, 420, 240, 360],
        width: 158,
        color: near,
        evening,
        x: -20,
      }),
      times(
        4,
        (n) => rect(n * 340 + 10, 150, 18, 1100, '#dfe5e8') + rect(n * 340 + 10, 150, 6, 1100, '#aab6bd'),
      ),
      rect(0, 620, 1080, 12, '#dfe5e8'),
      times(3, (n) =>
        shape(
          `M ${90 + n * 340} 1240 L ${230 + n * 340} 150 L ${290 + n * 340} 150 L ${150 + n * 340} 1240 Z`,
          '#ffffff',
          { opacity: 0.14 },
        ),
      ),
      rect(0, 0, 1080, 160, '#eef1f2') +
        rect(0, 150, 1080, 14, '#c7d0d5') +
        times(
          3,
          (n) =>
            rect(110 + n * 330, 60, 220, 22, '#ffffff', 11) +
            rect(110 + n * 330, 60, 220, 60, '#fffbe8', 20, { opacity: 0.4 }),
        ),
      rect(0, 1230, 1080, 690, '#b9b1a6') +
        times(7, (n) => line(`M ${540 + (n - 3) * 120} 1230 L ${540 + (n - 3) * 420} 1920`, '#a59c90', 5)),
      shape('M 0 1330 L 1080 1290 L 1080 1370 L 0 1420 Z', '#5d4a3c') +
        rect(70, 1400, 30, 420, '#3c3028') +
        rect(980, 1360, 30, 460, '#3c3028'),
      rect(800, 1160, 190, 150, '#2b2f36', 14) +
        rect(880, 1310, 30, 40, '#2b2f36') +
        rect(90, 1180, 170, 160, '#3a4048', 26),
      pottedPlant(970, 1130, 170, '#5a8062'),
      circle(180, 1330, 26, '#f4f0e6'),
    ].join(''),
  }
}
