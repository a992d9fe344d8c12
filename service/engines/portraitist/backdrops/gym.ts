import { circle, line, rect, shape, times } from '../svg.ts'
import type { Backdrop, Setting } from './backdrop.ts'

/** A rack of dumbbells before a mirror, a barbell on its stand, wall bars, a bench, rubber floor. */
export function gym({ sky }: Setting): Backdrop {
  const dumbbell = (x: number, y: number, r: number, color: string) =>
    rect(x - 34, y - 7, 68, 14, '#b9bcc2', 6) +
    rect(x - 50, y - r, 24, 2 * r, color, 7) +
    rect(x + 26, y - r, 24, 2 * r, color, 7)
  return {
    behind: [
      rect(0, 0, 1080, 1920, '#4a4f57'),
      rect(0, 0, 1080, 210, '#383c43') +
        times(
          3,
          (n) =>
            rect(90 + n * 350, 80, 220, 26, '#f5fbff', 12) +
            rect(70 + n * 350, 80, 260, 130, '#f5fbff', 60, { opacity: 0.14 }),
        ),
      rect(30, 260, 620, 800, '#2d3138', 6) +
        rect(44, 274, 592, 772, '#8fa2ad') +
        shape('M 44 1046 L 300 274 L 420 274 L 164 1046 Z', '#ffffff', { opacity: 0.18 }) +
        shape('M 330 1046 L 560 274 L 610 274 L 400 1046 Z', '#ffffff', { opacity: 0.14 }),
      rect(60, 290, 180, 360, sky[1], 4, { opacity: 0.55 }),
      rect(690, 250, 26, 880, '#b98b5a') +
        rect(1030, 250, 26, 880, '#b98b5a') +
        times(11, (n) => rect(700, 290 + n * 76, 346, 22, '#d6ab75', 10)),
      rect(0, 1180, 1080, 740, '#2c2e33') +
        times(60, (n) => circle((n * 173) % 1080, 1200 + ((n * 97) % 700), 3, n % 2 ? '#5c6068' : '#b8371a')),
      rect(30, 900, 600, 26, '#1f2126', 4) +
        rect(30, 1040, 600, 26, '#1f2126', 4) +
        rect(30, 1170, 600, 26, '#1f2126', 4) +
        rect(40, 870, 22, 420, '#1f2126') +
        rect(600, 870, 22, 420, '#1f2126'),
      times(5, (n) => dumbbell(112 + n * 108, 872, 26, '#b8371a')) +
        times(5, (n) => dumbbell(112 + n * 108, 1008, 30, '#2f6f6b')) +
        times(5, (n) => dumbbell(112 + n * 108, 1136, 34, '#17181c')),
      line('M 640 1220 L 1080 1220', '#c5c8cd', 20) +
        rect(720, 1090, 40, 260, '#17181c', 10) +
        rect(772, 1130, 28, 180, '#b8371a', 8) +
        rect(996, 1090, 40, 260, '#17181c', 10) +
        rect(956, 1130, 28, 180, '#b8371a', 8),
      rect(660, 1420, 420, 74, '#17181c', 26) +
        rect(720, 1494, 30, 240, '#5c6068') +
        rect(990, 1494, 30, 240, '#5c6068'),
      circle(150, 1480, 110, '#d0a24a') +
        line('M 60 1450 C 120 1420 190 1420 240 1456 M 50 1510 C 120 1486 190 1488 250 1512', '#b58a36', 6) +
        circle(116, 1440, 26, '#ffffff', { opacity: 0.3 }),
    ].join(''),
  }
}
