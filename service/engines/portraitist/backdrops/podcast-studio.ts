import { circle, ellipse, glow, line, rect, shape, times } from '../svg.ts'
import type { Backdrop } from './backdrop.ts'

/** Acoustic panels in warm and cool light, a lit ring, shelves with records; the microphone on its arm before the person. */
export function podcastStudio(): Backdrop {
  const foam = (x: number, y: number) =>
    rect(x, y, 190, 190, '#2a2a35', 6) +
    times(4, (n) =>
      shape(
        `M ${x + n * 48} ${y} L ${x + 24 + n * 48} ${y} L ${x + 24 + n * 48} ${y + 190} L ${x + n * 48} ${y + 190} Z`,
        '#34343f',
      ),
    )
  return {
    behind: [
      rect(0, 0, 1080, 1920, '#1f1f29'),
      times(6, (column) => times(6, (row) => foam(column * 196 - 40, row * 196 + 20))),
      glow(110, 500, 598, '#c2553a', 0.5),
      glow(990, 640, 624, '#3f6ab0', 0.55),
      circle(540, 560, 330, 'none', { stroke: '#f7c98b', width: 60, opacity: 0.12 }),
      circle(540, 560, 330, 'none', { stroke: '#ffe2b3', width: 12 }),
      rect(0, 1120, 1080, 800, '#2c211c') +
        times(12, (n) => rect(n * 92, 1120, 86, 800, n % 2 ? '#33261f' : '#392b23')),
      rect(20, 860, 230, 18, '#7b5337', 3) +
        times(9, (n) =>
          rect(
            32 + n * 23,
            740 + (n % 3) * 8,
            17,
            120 - (n % 3) * 8,
            ['#8a3d4c', '#d0a24a', '#3f6a6b'][n % 3] ?? '#d0a24a',
            2,
          ),
        ),
      rect(836, 900, 230, 18, '#7b5337', 3) +
        circle(910, 846, 54, '#15151b') +
        circle(910, 846, 18, '#c2553a') +
        rect(980, 790, 70, 110, '#e9dfce', 8) +
        circle(1015, 830, 20, '#2a2a35') +
        circle(1015, 876, 12, '#2a2a35'),
      rect(850, 300, 180, 72, '#14141a', 12) +
        circle(886, 336, 13, '#ff5a4a') +
        rect(914, 328, 88, 16, '#ff8a7a', 8),
    ].join(''),
    before: [
      line('M -20 1300 L 150 1010 L 300 1230', '#111116', 26) +
        line('M -14 1294 L 152 1014 L 300 1226', '#44444e', 7) +
        circle(150, 1014, 22, '#2a2a33'),
      '<g transform="translate(318 1256) rotate(28)">',
      rect(-62, -40, 124, 210, '#1b1b21', 60) +
        rect(-50, -28, 100, 118, '#4b4b55', 50) +
        times(6, (n) => line(`M -42 ${-8 + n * 17} L 42 ${-8 + n * 17}`, '#2c2c34', 5)),
      rect(-64, 92, 128, 18, '#c2a15a', 6),
      '</g>',
      rect(0, 1870, 1080, 50, '#4b3527') +
        rect(0, 1862, 1080, 12, '#63483a') +
        ellipse(900, 1866, 90, 14, '#00000044'),
      rect(850, 1740, 100, 124, '#f0e9da', 16) +
        circle(960, 1800, 30, 'none', { stroke: '#f0e9da', width: 14 }),
    ].join(''),
  }
}
