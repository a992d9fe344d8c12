import { circle, glow, line, rect, shape, times } from '../svg.ts'
import type { Backdrop, Setting } from './backdrop.ts'
import { sky, tree } from './outdoor-pieces.ts'

/** Shop fronts with awnings on both sides, a lamp post, a crossing that runs away from us. */
export function street(setting: Setting): Backdrop {
  const { evening } = setting
  const glass = evening ? '#ffd98a' : '#a9c3cc'
  const house = (x: number, w: number, wall: string, awning: string) =>
    [
      rect(x, 200, w, 1100, wall),
      times(3, (row) =>
        times(
          3,
          (column) =>
            rect(
              x + 28 + column * (w / 3 - 6),
              260 + row * 190,
              w / 3 - 52,
              126,
              evening && (row + column) % 2 ? '#ffdf9a' : '#7f97a3',
              4,
            ) + rect(x + 22 + column * (w / 3 - 6), 388 + row * 190, w / 3 - 40, 12, '#efe6d8', 2),
        ),
      ),
      rect(x, 830, w, 26, '#efe6d8'),
      rect(x + 20, 970, w - 40, 330, glass, 4) + rect(x + w / 2 - 4, 970, 10, 330, '#3a322c'),
      times(8, (n) =>
        shape(
          `M ${x + (n * w) / 8} 872 L ${x + ((n + 1) * w) / 8} 872 L ${x + ((n + 1) * w) / 8} 972 Q ${x + ((n + 0.5) * w) / 8} 1004 ${x + (n * w) / 8} 972 Z`,
          n % 2 ? '#f6efe2' : awning,
        ),
      ),
    ].join('')
  return {
    behind: [
      sky(setting, 1300),
      rect(430, 560, 220, 740, '#a39a95') +
        times(8, (row) =>
          times(4, (column) =>
            rect(448 + column * 50, 590 + row * 80, 28, 44, evening ? '#ffd98a' : '#c3bfba', 2, {
              opacity: 0.75,
            }),
          ),
        ),
      house(-20, 440, '#b9674b', '#2f4f4a'),
      house(660, 440, '#d8b98f', '#b8371a'),
      rect(0, 1290, 1080, 60, '#c9c2b6') + rect(0, 1340, 1080, 580, '#6f6d70'),
      shape('M 470 1340 L 610 1340 L 1200 1920 L -120 1920 Z', '#7c7a7d'),
      times(5, (n) =>
        shape(
          `M ${300 - n * 74} ${1440 + n * 96} L ${780 + n * 74} ${1440 + n * 96} L ${796 + n * 80} ${1474 + n * 104} L ${284 - n * 80} ${1474 + n * 104} Z`,
          '#e9e4da',
          { opacity: 0.75 },
        ),
      ),
      tree(400, 1310, 230, '#6f8f5a'),
      line('M 880 1330 L 880 560 C 880 500 840 480 800 486', '#26262b', 18) +
        rect(752, 478, 76, 30, '#26262b', 10) +
        (evening ? glow(790, 530, 169, '#ffdf9a', 0.6) : '') +
        rect(762, 506, 56, 14, evening ? '#fff2cc' : '#d9d3c6', 5),
      rect(120, 1210, 200, 90, '#3f6a9a', 30) +
        rect(150, 1170, 130, 60, '#5a82ad', 24) +
        circle(165, 1304, 26, '#1d1d22') +
        circle(275, 1304, 26, '#1d1d22'),
    ].join(''),
  }
}
