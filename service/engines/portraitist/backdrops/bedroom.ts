import { circle, glow, rect, shape, times } from '../svg.ts'
import type { Backdrop, Setting } from './backdrop.ts'
import { picture, pottedPlant, windowOn } from './indoor-pieces.ts'

/** A made bed with pillows, a bedside lamp, pictures over it, a curtained window. */
export function bedroom({ sky, evening }: Setting): Backdrop {
  return {
    behind: [
      rect(0, 0, 1080, 1920, evening ? '#8e8499' : '#d9cfd0'),
      rect(0, 1240, 1080, 680, evening ? '#6e5a55' : '#c4a88c'),
      windowOn(700, 190, 350, 620, { outside: sky[1], frame: '#f7f2ee' }),
      shape('M 660 160 C 700 420 690 660 650 900 L 730 900 C 760 640 750 400 730 160 Z', '#f0dcd0') +
        shape('M 1080 160 C 1030 420 1040 660 1080 900 Z', '#f0dcd0') +
        rect(640, 148, 440, 18, '#8a6243', 9),
      picture(70, 260, 200, 260, ['#f7f2ee', '#e3c7b4', '#b8705a']) +
        picture(310, 300, 150, 190, ['#8a6243', '#f3ece0', '#4f7a72']),
      times(
        9,
        (n) =>
          circle(40 + n * 74, 150 + ((n * 5) % 4) * 14, 11, '#ffe2a8') +
          circle(40 + n * 74, 150 + ((n * 5) % 4) * 14, 30, '#ffe2a8', { opacity: 0.25 }),
      ),
      rect(20, 700, 640, 420, '#a97c5a', 40) +
        rect(44, 726, 592, 380, '#b98b67', 28) +
        times(6, (n) => rect(80 + n * 94, 726, 8, 380, '#a97c5a')),
      rect(60, 940, 260, 170, '#fbf6ef', 60) +
        rect(340, 940, 260, 170, '#f3e9df', 60) +
        rect(190, 1000, 250, 140, '#c98b74', 54),
      shape('M 0 1120 C 200 1070 460 1070 700 1130 L 760 1920 L 0 1920 Z', '#efe4d8') +
        shape('M 0 1260 C 240 1190 520 1200 724 1280 L 770 1920 L 0 1920 Z', '#5f7f86') +
        times(4, (n) =>
          shape(
            `M 0 ${1360 + n * 130} C 240 ${1300 + n * 130} 520 ${1310 + n * 130} ${734 + n * 10} ${1380 + n * 130} L ${736 + n * 10} ${1400 + n * 130} C 520 ${1330 + n * 130} 240 ${1320 + n * 130} 0 ${1380 + n * 130} Z`,
            '#52727a',
          ),
        ),
      rect(790, 1060, 240, 420, '#8a6243', 10) +
        rect(810, 1100, 200, 130, '#976d4c', 6) +
        circle(910, 1166, 13, '#d8b25a'),
      glow(880, 860, evening ? 330 : 190, '#ffe0a0', evening ? 0.7 : 0.45) +
        rect(870, 950, 22, 110, '#d0a24a') +
        shape('M 800 950 L 840 820 L 922 820 L 962 950 Z', '#f7e7c4') +
        rect(836, 1046, 90, 16, '#b8893a', 8),
      pottedPlant(990, 1050, 80),
    ].join(''),
  }
}
