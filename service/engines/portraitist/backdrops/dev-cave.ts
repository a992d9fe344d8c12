import { circle, glow, line, rect, shape, times } from '../svg.ts'
import type { Backdrop } from './backdrop.ts'
import { screen } from './indoor-pieces.ts'

/** Screens full of code in the dark, coloured strips, a server with lights, and the desk before the person. */
export function devCave(): Backdrop {
  return {
    behind: [
      rect(0, 0, 1080, 1920, '#171427'),
      shape('M 0 0 L 1080 0 L 1080 500 C 700 380 380 380 0 560 Z', '#241d3d'),
      line('M 0 250 L 1080 210', '#c24bd0', 14) +
        line('M 0 250 L 1080 210', '#f3a6ff', 4) +
        line('M 0 250 L 1080 210', '#c24bd0', 80, { opacity: 0.2 }),
      line('M 1050 0 L 1050 1200', '#2fc4b2', 14) +
        line('M 1050 0 L 1050 1200', '#2fc4b2', 90, { opacity: 0.18 }),
      glow(160, 760, 546, '#6a4fd0', 0.5),
      glow(940, 700, 546, '#1f9f94', 0.45),
      screen(20, 420, 400, 300, 3),
      screen(660, 400, 400, 320, 8),
      screen(20, 760, 330, 330, 5),
      screen(730, 760, 330, 340, 11),
      rect(210, 720, 30, 40, '#0d0f16') + rect(850, 720, 30, 40, '#0d0f16'),
      rect(0, 1110, 1080, 40, '#2b2440') + rect(0, 1150, 1080, 770, '#1b1630'),
      rect(40, 1190, 190, 620, '#100e1c', 12) +
        times(
          7,
          (n) =>
            rect(60, 1220 + n * 82, 150, 60, '#1c1930', 6) +
            circle(84, 1250 + n * 82, 7, n % 3 ? '#4ee08a' : '#f0b24a') +
            circle(108, 1250 + n * 82, 7, '#4ea3e0') +
            rect(130, 1246 + n * 82, 64, 7, '#373255', 3),
        ),
      rect(880, 1040, 60, 72, '#c2553a', 10) +
        circle(946, 1076, 20, 'none', { stroke: '#c2553a', width: 10 }),
    ].join(''),
    before: [
      rect(0, 1856, 1080, 64, '#2d2547') + rect(0, 1850, 1080, 10, '#7a5ad0', 0, { opacity: 0.8 }),
      times(10, (n) => rect(40 + n * 42, 1826, 34, 26, ['#3b345c', '#463d6e'][n % 2] ?? '#3b345c', 5)),
    ].join(''),
  }
}
