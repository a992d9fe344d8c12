import { ellipse, line, rect, shape, times } from '../svg.ts'
import type { Backdrop, Setting } from './backdrop.ts'
import { sky, tree } from './outdoor-pieces.ts'

/** The inside of a car, seen from the windscreen: seat, side windows with the landscape, mirror; the wheel in front. */
export function car(setting: Setting): Backdrop {
  const pane = 'M 60 330 C 200 250 400 220 540 220 C 680 220 880 250 1020 330 L 1060 920 L 20 920 Z'
  return {
    behind: [
      rect(0, 0, 1080, 1920, '#2a2724'),
      `<clipPath id="panes"><path d="${pane}"/></clipPath>`,
      `<g clip-path="url(#panes)">${sky(setting, 760)}${shape('M 0 700 C 200 620 360 680 540 650 C 760 610 900 680 1080 630 L 1080 940 L 0 940 Z', '#7f9a6a')}${tree(150, 780, 200, '#5f8a58')}${tree(930, 790, 230, '#6d9460')}${tree(330, 740, 120, '#789c69')}${rect(0, 800, 1080, 130, '#77757a')}${times(6, (n) => rect(40 + n * 200, 856, 110, 14, '#f0ebdf', 3))}</g>`,
      line(pane, '#1b1917', 34),
      rect(330, 230, 34, 700, '#1f1d1b') + rect(716, 230, 34, 700, '#1f1d1b'),
      shape('M 0 0 L 1080 0 L 1080 300 C 800 180 280 180 0 300 Z', '#3a3632') +
        rect(420, 60, 240, 70, '#24211f', 34) +
        rect(434, 72, 212, 46, '#9fb4bb', 22),
      shape('M 0 900 L 1080 900 L 1080 1920 L 0 1920 Z', '#211f1d'),
      rect(366, 470, 348, 240, '#6d5340', 60) + rect(384, 488, 312, 204, '#7c6049', 48),
      line('M 450 700 L 450 820 M 630 700 L 630 820', '#8f8b84', 18),
      shape(
        'M 210 1920 C 180 1400 190 980 290 860 C 400 780 680 780 790 860 C 890 980 900 1400 870 1920 Z',
        '#6d5340',
      ),
      line('M 270 1900 C 240 1400 250 1010 330 910 M 810 1900 C 840 1400 830 1010 750 910', '#8f7057', 9, {
        extra: 'stroke-dasharray="16 12"',
      }),
      shape('M 0 980 L 130 1010 L 150 1920 L 0 1920 Z', '#35302c') + rect(20, 1240, 92, 24, '#8f8b84', 12),
      shape('M 1080 980 L 950 1010 L 930 1920 L 1080 1920 Z', '#2e2a26'),
    ].join(''),
    before: [
      line('M 70 2010 C 150 1700 930 1700 1010 2010', '#17171a', 66),
      line('M 80 1996 C 160 1706 920 1706 1000 1996', '#3b3b41', 12),
      ellipse(540, 1900, 150, 56, '#1d1d21') + ellipse(540, 1892, 60, 26, '#34343a'),
      line('M 250 1800 C 340 1850 400 1880 440 1890 M 830 1800 C 740 1850 680 1880 640 1890', '#1d1d21', 44),
    ].join(''),
  }
}
