import { circle, line, rect, shape, times } from '../svg.ts'
import type { Backdrop, Setting } from './backdrop.ts'
import { sky, tree } from './outdoor-pieces.ts'

/** Trees, lawns, a path that winds away, a bench and flowers. */
export function park(setting: Setting): Backdrop {
  const warm = setting.light === 'golden hour'
  const leaf = warm ? '#a08a45' : '#5f8f56'
  return {
    behind: [
      sky(setting, 1000),
      shape(
        'M 0 820 C 200 720 420 800 620 740 C 820 690 960 760 1080 720 L 1080 1100 L 0 1100 Z',
        warm ? '#a9a868' : '#9dbb86',
      ),
      tree(80, 990, 260, leaf) +
        tree(300, 940, 190, '#7aa06a') +
        tree(780, 950, 210, '#6f9a63') +
        tree(560, 920, 130, '#8fae79'),
      shape('M 0 960 C 260 900 600 960 1080 900 L 1080 1920 L 0 1920 Z', warm ? '#93a052' : '#7fae62'),
      shape(
        'M 560 930 C 470 1010 700 1100 620 1240 C 520 1420 260 1560 120 1920 L 760 1920 C 720 1600 860 1400 800 1220 C 760 1100 560 1040 610 930 Z',
        '#dcc9a4',
      ),
      tree(990, 1210, 470, leaf) + tree(20, 1300, 430, warm ? '#b3964a' : '#4f8250'),
      line('M 720 1120 L 960 1120 M 720 1160 L 960 1160 M 716 1200 L 964 1200', '#8a6243', 24) +
        line('M 744 1104 L 740 1290 M 936 1104 L 940 1290', '#3a3a40', 16),
      times(
        18,
        (n) =>
          circle(
            ((n * 131) % 420) + (n % 2) * 640,
            1380 + ((n * 83) % 420),
            11,
            ['#f3d05a', '#e88a7a', '#ffffff'][n % 3] ?? '#ffffff',
          ) + rect(((n * 131) % 420) + (n % 2) * 640 - 2, 1390 + ((n * 83) % 420), 4, 28, '#4f7a45'),
      ),
      times(24, (n) =>
        line(
          `M ${(n * 97) % 1080} ${1320 + ((n * 59) % 560)} l 10 -34 l 8 34`,
          warm ? '#7f8f45' : '#669a52',
          6,
        ),
      ),
    ].join(''),
  }
}
