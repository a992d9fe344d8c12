import { circle, ellipse, line, rect, shape, times } from '../svg.ts'
import type { Backdrop, Setting } from './backdrop.ts'
import { pendantLamp, pottedPlant, windowOn } from './indoor-pieces.ts'

/** A counter with an espresso machine, cups on shelves, lamps; a table with a cup before the person. */
export function coffeeShop({ sky }: Setting): Backdrop {
  const cup = (x: number, y: number, color: string) =>
    rect(x, y - 44, 46, 44, color, 8) + circle(x + 50, y - 24, 12, 'none', { stroke: color, width: 6 })
  const shelf = (y: number) =>
    rect(640, y, 400, 18, '#7b5337', 3) +
    times(5, (n) =>
      cup(660 + n * 74, y, ['#f2e9dc', '#c2553a', '#4f7a72', '#e3b04b', '#f2e9dc'][n] ?? '#f2e9dc'),
    )
  return {
    behind: [
      rect(0, 0, 1080, 1920, '#c9a784'),
      rect(0, 0, 1080, 240, '#b58f6b'),
      times(9, (n) =>
        times(14, (row) =>
          rect(
            n * 136 - (row % 2) * 68,
            240 + row * 60,
            130,
            54,
            row % 3 === n % 3 ? '#bd8e6c' : '#b98665',
            3,
            { opacity: 0.5 },
          ),
        ),
      ),
      windowOn(40, 330, 380, 640, { outside: sky[1], frame: '#4a3526' }),
      rect(72, 720, 330, 230, '#9db59a', 0, { opacity: 0.6 }) +
        circle(160, 720, 90, '#8aa784', { opacity: 0.7 }) +
        circle(310, 740, 100, '#7f9d7c', { opacity: 0.7 }),
      shelf(520) + shelf(700),
      rect(660, 330, 350, 110, '#2c2724', 10) +
        times(4, (n) =>
          rect(690, 354 + n * 20, [220, 160, 260, 190][n] ?? 200, 7, '#e9dfce', 3, { opacity: 0.85 }),
        ),
      rect(0, 1130, 1080, 90, '#5d3f2b') + rect(0, 1210, 1080, 710, '#6f4c34'),
      times(9, (n) => rect(n * 126, 1230, 112, 620, '#664530', 6)),
      rect(700, 860, 300, 260, '#d9d4cb', 18) +
        rect(700, 860, 300, 66, '#b8371a', 18) +
        rect(730, 960, 240, 44, '#8f8a82', 8) +
        circle(780, 1040, 26, '#54504a') +
        circle(920, 1040, 26, '#54504a') +
        rect(744, 1084, 220, 20, '#8f8a82', 4),
      pottedPlant(120, 1110, 120),
      pendantLamp(250, 190, '#2f4f4a') + pendantLamp(600, 130, '#b8371a') + pendantLamp(900, 180, '#2f4f4a'),
    ].join(''),
    before: [
      shape('M 0 1850 L 1080 1850 L 1080 1920 L 0 1920 Z', '#7b5337') + rect(0, 1842, 1080, 16, '#93674a'),
      ellipse(900, 1856, 120, 20, '#00000033') +
        ellipse(900, 1844, 118, 22, '#f7f2e8') +
        shape(
          'M 830 1740 L 970 1740 C 970 1810 940 1842 900 1842 C 860 1842 830 1810 830 1740 Z',
          '#fbf8f1',
        ) +
        ellipse(900, 1740, 70, 18, '#6b4630') +
        line('M 968 1762 C 1016 1756 1012 1812 952 1812', '#fbf8f1', 14),
      line('M 876 1700 C 862 1670 890 1652 876 1622 M 916 1700 C 902 1674 930 1650 916 1626', '#ffffff', 7, {
        opacity: 0.5,
      }),
    ].join(''),
  }
}
