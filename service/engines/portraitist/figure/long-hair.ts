import { circle, darker, ellipse, lighter, line, shape, times } from '../svg.ts'
import { curls, type DrawHairStyle, shine } from './hair-pieces.ts'

const round = 2 * Math.PI
const curtains =
  'M -4 -206 C -100 -214 -146 -130 -142 -10 C -140 50 -138 100 -146 170 C -118 120 -116 20 -104 -40 C -84 -90 -40 -120 -4 -140 C 40 -122 84 -90 104 -40 C 116 20 118 120 146 170 C 138 100 140 50 142 -10 C 146 -130 100 -214 -4 -206 Z'

export const longHair: Record<string, DrawHairStyle> = {
  'long straight hair': (color) => ({
    behind: shape(
      'M -140 -40 C -156 -224 156 -224 140 -40 C 150 120 158 260 170 400 C 110 430 60 420 0 410 C -60 420 -110 430 -170 400 C -158 260 -150 120 -140 -40 Z',
      darker(color, 0.18),
    ),
    before:
      shape(curtains, color) +
      shape(
        'M -146 150 C -150 240 -156 320 -168 396 C -134 412 -112 400 -104 380 C -112 300 -114 200 -118 100 Z',
        color,
      ) +
      shape(
        'M 146 150 C 150 240 156 320 168 396 C 134 412 112 400 104 380 C 112 300 114 200 118 100 Z',
        color,
      ) +
      shine(color, 'M -110 -120 C -132 -60 -134 60 -138 300', 'M 112 -110 C 130 -40 132 60 138 280'),
  }),
  'long waves': (color) => ({
    behind: shape(
      'M -140 -40 C -158 -226 158 -226 140 -40 C 190 40 150 110 190 180 C 160 240 206 300 176 380 C 110 420 60 410 0 404 C -60 410 -110 420 -176 380 C -206 300 -160 240 -190 180 C -150 110 -190 40 -140 -40 Z',
      darker(color, 0.18),
    ),
    before:
      shape(curtains, color) +
      shape(
        'M -142 110 C -194 160 -150 220 -190 280 C -200 330 -170 380 -140 384 C -90 360 -140 290 -112 230 C -96 180 -124 140 -118 90 Z',
        color,
      ) +
      shape(
        'M 142 110 C 194 160 150 220 190 280 C 200 330 170 380 140 384 C 90 360 140 290 112 230 C 96 180 124 140 118 90 Z',
        color,
      ) +
      shine(
        color,
        'M -108 -120 C -130 -40 -130 40 -140 130 C -170 190 -136 240 -156 320',
        'M 110 -116 C 130 -40 132 60 142 140 C 168 200 138 250 156 318',
      ),
  }),
  bob: (color) => ({
    behind: shape(
      'M -140 -40 C -158 -226 158 -226 140 -40 C 152 40 156 110 148 168 C 80 190 -80 190 -148 168 C -156 110 -152 40 -140 -40 Z',
      darker(color, 0.2),
    ),
    before:
      shape(
        'M -40 -214 C -120 -206 -152 -120 -144 -10 C -142 60 -146 120 -150 172 C -124 184 -106 176 -98 160 C -108 100 -112 30 -106 -30 C -90 -84 -60 -112 -30 -138 C 30 -112 84 -96 106 -34 C 112 30 108 100 98 160 C 106 176 124 184 150 172 C 146 120 142 60 144 -10 C 152 -126 100 -226 -40 -214 Z',
        color,
      ) + shine(color, 'M -104 -120 C -128 -60 -126 30 -128 130', 'M 20 -170 C 90 -160 124 -90 126 60'),
  }),
  ponytail: (color) => ({
    behind:
      shape(
        'M 60 -190 C 190 -200 214 -60 190 60 C 176 150 196 220 168 300 C 136 260 120 160 124 60 C 120 -40 110 -110 60 -190 Z',
        darker(color, 0.12),
      ) + shape('M -128 0 C -140 -120 -80 -210 0 -210 C 80 -210 140 -120 128 0 Z', darker(color, 0.2)),
    before:
      shape(
        'M -124 6 C -142 -90 -120 -212 0 -214 C 120 -212 142 -90 124 6 C 118 -50 104 -88 76 -116 C 30 -136 -30 -136 -76 -116 C -104 -88 -118 -50 -124 6 Z',
        color,
      ) + shine(color, 'M -80 -130 C -60 -180 0 -200 50 -190', 'M 70 -124 C 90 -150 96 -170 84 -184'),
  }),
  'top bun': (color) => ({
    behind:
      circle(0, -246, 68, darker(color, 0.1)) +
      shape('M -128 0 C -140 -120 -80 -210 0 -210 C 80 -210 140 -120 128 0 Z', darker(color, 0.2)),
    before:
      shape(
        'M -122 6 C -140 -90 -118 -210 0 -212 C 118 -210 140 -90 122 6 C 116 -50 102 -88 74 -118 C 30 -138 -30 -138 -74 -118 C -102 -88 -116 -50 -122 6 Z',
        color,
      ) +
      ellipse(0, -208, 44, 12, darker(color, 0.35)) +
      line('M -40 -262 C -16 -296 26 -294 42 -262', lighter(color, 0.25), 7, { opacity: 0.5 }) +
      shine(color, 'M -70 -134 C -50 -176 -26 -194 -8 -200', 'M 64 -136 C 52 -172 34 -192 16 -200'),
  }),
  'shoulder-length curls': (color) => ({
    behind:
      shape(
        'M -140 -40 C -160 -226 160 -226 140 -40 C 180 60 186 150 160 214 L -160 214 C -186 150 -180 60 -140 -40 Z',
        darker(color, 0.22),
      ) +
      times(7, (n) => circle(-168 + (n % 2) * 14, -40 + n * 40, 40, n % 2 ? color : darker(color, 0.14))) +
      times(7, (n) => circle(168 - (n % 2) * 14, -40 + n * 40, 40, n % 2 ? color : darker(color, 0.14))),
    before:
      curls(color, { count: 13, size: 36, rx: 136, ry: 166, from: -0.06 }) +
      curls(color, { count: 11, size: 32, rx: 104, ry: 132, from: 0.02 }) +
      times(4, (n) => circle(-138 + (n % 2) * 10, 0 + n * 46, 30, n % 2 ? lighter(color, 0.07) : color)) +
      times(4, (n) => circle(138 - (n % 2) * 10, 0 + n * 46, 30, n % 2 ? lighter(color, 0.07) : color)),
  }),
  'rounded afro': (color) => ({
    behind:
      circle(0, -78, 216, darker(color, 0.1)) +
      times(30, (n) =>
        circle(
          Math.round(206 * Math.cos((round * n) / 30)),
          Math.round(-78 + 206 * Math.sin((round * n) / 30)),
          30,
          n % 2 ? color : darker(color, 0.14),
        ),
      ),
    before:
      curls(color, { count: 15, size: 32, rx: 128, ry: 154, from: 0.02 }) +
      curls(color, { count: 13, size: 28, rx: 112, ry: 124, from: 0.06 }) +
      curls(lighter(color, 0.05), { count: 9, size: 22, rx: 92, ry: 96, from: 0.12 }),
  }),
  'long braids': (color) => ({
    behind: times(13, (n) =>
      braid(-150 + n * 25, -20, 400 + ((n * 37) % 60), n % 2 ? color : darker(color, 0.2)),
    ),
    before:
      shape(curtains, color) +
      times(9, (n) =>
        line(
          `M ${-104 + n * 26} ${-98 - (n > 1 && n < 7 ? 30 : 0)} L ${-40 + n * 10} -204`,
          lighter(color, 0.18),
          4,
          { opacity: 0.6 },
        ),
      ) +
      times(3, (n) => braid(-150 + n * 21, 60, 392 + n * 14, n % 2 ? lighter(color, 0.06) : color)) +
      times(3, (n) => braid(150 - n * 21, 60, 392 + n * 14, n % 2 ? lighter(color, 0.06) : color)),
  }),
}

function braid(x: number, from: number, to: number, color: string): string {
  const knots = Math.floor((to - from) / 22)
  return (
    line(`M ${x} ${from} L ${x} ${to}`, color, 17) +
    times(knots, (n) =>
      line(`M ${x - 6} ${from + n * 22} L ${x + 6} ${from + 10 + n * 22}`, darker(color, 0.35), 3),
    )
  )
}
