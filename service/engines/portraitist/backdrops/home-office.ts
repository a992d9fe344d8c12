import { circle, glow, line, rect, shape, times } from '../svg.ts'
import type { Backdrop, Setting } from './backdrop.ts'
import { books, picture, pottedPlant, windowOn } from './indoor-pieces.ts'

/** A bookshelf, a window, a desk with lamp and screen, notes on the wall. */
export function homeOffice({ sky }: Setting): Backdrop {
  const shelf = (y: number, seed: number) => rect(650, y, 420, 18, '#a9805a', 3) + books(664, y, 250, seed)
  return {
    behind: [
      rect(0, 0, 1080, 1920, '#e2d8c8'),
      rect(0, 1180, 1080, 740, '#d2c4ae') + rect(0, 1172, 1080, 16, '#f3ece0'),
      windowOn(36, 210, 370, 620, { outside: sky[1], frame: '#f7f2e8' }),
      rect(60, 610, 322, 200, '#9fb79b', 0, { opacity: 0.7 }) +
        circle(130, 620, 80, '#8fab8a', { opacity: 0.8 }) +
        circle(300, 630, 96, '#83a27f', { opacity: 0.8 }),
      shape('M 16 190 C 60 400 50 640 20 880 L 0 880 L 0 190 Z', '#f4e6d4') +
        shape('M 426 190 C 390 400 400 640 424 880 L 450 880 L 450 190 Z', '#f4e6d4'),
      rect(640, 250, 440, 900, '#b98f66', 6) + rect(654, 264, 412, 872, '#9c754f', 3),
      shelf(450, 1) + shelf(650, 4) + shelf(850, 9) + shelf(1050, 2),
      pottedPlant(990, 420, 84) +
        circle(980, 600, 48, '#3f6a6b') +
        rect(952, 640, 56, 10, '#2f3a4a', 3) +
        rect(930, 760, 110, 90, '#f3ece0', 6) +
        circle(985, 800, 26, '#c2553a'),
      picture(470, 270, 130, 170, ['#2f3a4a', '#f3ece0', '#d0a24a']),
      times(4, (n) =>
        rect(
          456 + (n % 2) * 82,
          500 + Math.floor(n / 2) * 88,
          70,
          70,
          ['#f5d76e', '#f2b8a0', '#b9d8c2', '#f5d76e'][n] ?? '#f5d76e',
          2,
        ),
      ),
      rect(0, 1120, 470, 34, '#8a6243', 4) + rect(30, 1154, 24, 700, '#6f4c34'),
      rect(110, 880, 280, 190, '#24262b', 12) +
        rect(122, 892, 256, 166, '#dfe7e4', 6) +
        rect(230, 1070, 40, 40, '#24262b') +
        rect(180, 1106, 140, 14, '#24262b', 6),
      times(4, (n) =>
        rect(146, 918 + n * 30, [150, 200, 120, 176][n] ?? 150, 11, n === 0 ? '#b8371a' : '#a9b6b1', 5),
      ),
      line('M 50 1118 L 50 960 L 120 840', '#2f3a4a', 12) +
        shape('M 92 850 L 168 800 L 190 856 L 128 884 Z', '#d0a24a') +
        glow(160, 872, 117, '#ffe9b8', 0.35),
    ].join(''),
  }
}
