import { ellipse, line, rect, shape, times } from '../svg.ts'
import type { Backdrop, Setting } from './backdrop.ts'
import { pottedPlant } from './indoor-pieces.ts'
import { sky, skyline, stringLights } from './outdoor-pieces.ts'

/** A terrace above the skyline: string lights, a railing, a water tower, plants. */
export function rooftop(setting: Setting): Backdrop {
  const { evening, light } = setting
  const city = evening ? '#2b2c52' : light === 'golden hour' ? '#b58a86' : '#9fb0b8'
  return {
    behind: [
      sky(setting, 1300),
      skyline({
        base: 1290,
        heights: [330, 460, 260, 520, 390, 610, 300, 450, 350, 280],
        width: 112,
        color: city,
        evening,
      }),
      shape('M 800 620 L 940 620 L 930 780 L 810 780 Z', '#7b5337') +
        shape('M 790 620 L 870 550 L 950 620 Z', '#5d3f2b') +
        line('M 820 780 L 806 960 M 920 780 L 934 960 M 812 870 L 930 870', '#4a3526', 12) +
        times(4, (n) => line(`M ${816 + n * 36} 624 L ${820 + n * 33} 776`, '#5d3f2b', 4)),
      rect(0, 1130, 1080, 18, '#3a332e') +
        rect(0, 1290, 1080, 14, '#3a332e') +
        times(19, (n) => rect(20 + n * 58, 1140, 10, 230, '#463e38')),
      rect(0, 1360, 1080, 560, '#a9805a') +
        times(9, (n) => rect(0, 1360 + n * 66, 1080, 60, n % 2 ? '#a3794f' : '#b08960')),
      rect(10, 1230, 250, 170, '#6f6d70', 10) +
        pottedPlant(90, 1230, 150) +
        pottedPlant(210, 1240, 110, '#6d8f58'),
      ellipse(930, 1420, 130, 28, '#4a3526') +
        rect(916, 1420, 28, 300, '#4a3526') +
        rect(890, 1310, 40, 100, '#e9dfce', 8) +
        rect(950, 1340, 34, 70, '#c2553a', 8),
      stringLights(250, 60, 180, evening || light === 'golden hour'),
      stringLights(380, 80, 430, evening || light === 'golden hour'),
    ].join(''),
  }
}
