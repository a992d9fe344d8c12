import type { PortraitBrief } from '../portrait-brief.ts'
import { circle, darker, ellipse, group, lighter, line, mix, shape, times } from '../svg.ts'

/** What of the hair lies behind the head and the shoulders, and what before the face; around the middle of the face. */
export type Hair = { behind: string; before: string }

type Draw = (color: string) => Hair

const round = 2 * Math.PI

/** Curls on an arc over the head, from one temple to the other. */
function curls(
  color: string,
  options: { count: number; size: number; rx: number; ry: number; from?: number },
): string {
  const { count, size, rx, ry, from = 0.02 } = options
  return times(count, (n) => {
    const angle = Math.PI * (1 + from + ((1 - 2 * from) * n) / (count - 1))
    const shade = n % 3 === 0 ? lighter(color, 0.09) : n % 3 === 1 ? color : darker(color, 0.12)
    return circle(
      Math.round(rx * Math.cos(angle)),
      Math.round(-30 + ry * Math.sin(angle)),
      size + (n % 2) * 5,
      shade,
    )
  })
}

/** Strands that catch the light. */
function shine(color: string, ...paths: string[]): string {
  return paths.map((d) => line(d, lighter(color, 0.3), 6, { opacity: 0.4 })).join('')
}

const cap = 'M -128 4 C -142 -80 -132 -208 0 -212 C 132 -208 142 -80 128 4 C 124 -40 116 -74 100 -98'
const crop = `${cap} C 60 -116 -60 -116 -100 -98 C -116 -74 -124 -40 -128 4 Z`
const part =
  'M -128 4 C -146 -90 -140 -196 -36 -222 C 90 -236 146 -120 128 6 C 126 -36 118 -66 104 -90 C 60 -80 -10 -94 -54 -136 C -80 -120 -118 -84 -128 4 Z'
const curtains =
  'M -4 -206 C -100 -214 -146 -130 -142 -10 C -140 50 -138 100 -146 170 C -118 120 -116 20 -104 -40 C -84 -90 -40 -120 -4 -140 C 40 -122 84 -90 104 -40 C 116 20 118 120 146 170 C 138 100 140 50 142 -10 C 146 -130 100 -214 -4 -206 Z'

const styles: Record<string, Draw> = {
  'short crop': (color) => ({
    behind: '',
    before: shape(crop, color) + shine(color, 'M -84 -150 C -50 -182 10 -190 48 -180'),
  }),
  'side part': (color) => ({
    behind: '',
    before:
      shape(part, color) +
      shine(color, 'M -40 -168 C 10 -190 70 -176 98 -130', 'M -50 -150 C 0 -150 60 -140 100 -104'),
  }),
  'swept-back hair': (color) => ({
    behind: shape(
      'M -132 20 C -150 60 -120 120 -96 130 L 96 130 C 120 120 150 60 132 20 Z',
      darker(color, 0.15),
    ),
    before:
      shape(
        'M -130 14 C -148 -90 -128 -226 0 -230 C 128 -226 148 -90 130 14 C 124 -50 112 -92 88 -122 C 50 -146 -50 -146 -88 -122 C -112 -92 -124 -50 -130 14 Z',
        color,
      ) +
      shine(
        color,
        'M -70 -136 C -60 -180 -30 -206 0 -212',
        'M -20 -146 C -12 -186 12 -206 40 -206',
        'M 36 -144 C 48 -174 66 -188 86 -184',
      ),
  }),
  'buzz cut': (color) => ({
    behind: '',
    before: shape(
      'M -122 -6 C -132 -90 -120 -186 0 -190 C 120 -186 132 -90 122 -6 C 118 -48 110 -76 94 -98 C 58 -116 -58 -116 -94 -98 C -110 -76 -118 -48 -122 -6 Z',
      color,
      { opacity: 0.82 },
    ),
  }),
  'tousled waves': (color) => ({
    behind: shape(
      'M -134 0 C -156 70 -130 110 -104 118 L 104 118 C 130 110 156 70 134 0 Z',
      darker(color, 0.15),
    ),
    before:
      shape(
        'M -130 20 C -160 -30 -154 -120 -116 -168 C -98 -214 -40 -236 -6 -222 C 34 -244 98 -222 118 -170 C 156 -124 160 -30 130 20 C 130 -20 122 -50 108 -72 C 92 -66 80 -84 70 -100 C 50 -84 30 -86 14 -106 C -6 -84 -36 -82 -52 -102 C -70 -78 -94 -64 -108 -70 C -122 -50 -130 -20 -130 20 Z',
        color,
      ) + shine(color, 'M -92 -150 C -70 -190 -40 -200 -14 -196', 'M 20 -194 C 60 -200 92 -176 102 -140'),
  }),
  'curly top': (color) => ({
    behind: '',
    before:
      shape(crop, darker(color, 0.1)) +
      curls(color, { count: 13, size: 34, rx: 116, ry: 158, from: 0.1 }) +
      curls(color, { count: 10, size: 32, rx: 76, ry: 120, from: 0.16 }) +
      curls(color, { count: 6, size: 27, rx: 50, ry: 92, from: 0.2 }),
  }),
  'short coils': (color) => ({
    behind: '',
    before:
      shape(crop, color) +
      curls(color, { count: 19, size: 17, rx: 124, ry: 172, from: 0.06 }) +
      curls(color, { count: 17, size: 16, rx: 104, ry: 146, from: 0.08 }) +
      curls(color, { count: 15, size: 15, rx: 88, ry: 116, from: 0.12 }),
  }),
  'high-top coils': (color) => ({
    behind: '',
    before:
      shape(
        'M -124 -4 C -128 -80 -134 -150 -124 -196 C -96 -232 96 -232 124 -196 C 134 -150 128 -80 124 -4 C 120 -50 110 -88 94 -102 C 40 -116 -40 -116 -94 -102 C -110 -88 -120 -50 -124 -4 Z',
        color,
      ) +
      curls(color, { count: 15, size: 19, rx: 124, ry: 196, from: 0.16 }) +
      curls(lighter(color, 0.06), { count: 12, size: 15, rx: 100, ry: 160, from: 0.2 }) +
      curls(lighter(color, 0.04), { count: 10, size: 13, rx: 84, ry: 124, from: 0.24 }) +
      curls(color, { count: 9, size: 12, rx: 70, ry: 92, from: 0.22 }),
  }),
  locs: (color) => ({
    behind: times(8, (n) =>
      line(
        `M ${-126 + n * 36} -60 C ${-150 + n * 42} 40 ${-150 + n * 43} 120 ${-140 + n * 40} ${190 + (n % 3) * 24}`,
        n % 2 ? color : darker(color, 0.2),
        26,
      ),
    ),
    before:
      shape(crop, color) +
      times(7, (n) =>
        line(
          `M ${-84 + n * 28} -110 C ${-92 + n * 30} -160 ${-70 + n * 24} -200 ${-40 + n * 14} -206`,
          lighter(color, 0.14),
          9,
        ),
      ),
  }),
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

/** Where the hair lies close, grey shows at the temples first; elsewhere it goes through all of it. */
const showsTemples = new Set([
  'short crop',
  'side part',
  'swept-back hair',
  'buzz cut',
  'ponytail',
  'top bun',
])

/** The hair of a brief; with the years the temples turn grey. */
export function drawHair({ hairStyle, hair, grey, ageYears, gender }: PortraitBrief): Hair {
  const draw = styles[hairStyle] ?? styles['short crop']
  if (!draw) throw new Error('A style of hair is always drawn.')
  const silver = Math.min(0.42, 0.14 + (ageYears - 42) * 0.036)
  const { behind, before } = draw(grey ? mix(hair, '#b5b0a8', silver) : hair)
  if (!grey || !showsTemples.has(hairStyle)) return { behind, before }
  const temples = [-1, 1].map((side) =>
    [0, 1, 2]
      .map((n) =>
        line(
          `M ${side * (119 - n * 5)} ${-8 - n * 12} C ${side * (126 - n * 5)} ${-40 - n * 8} ${side * (118 - n * 6)} ${-74 - n * 6} ${side * (104 - n * 6)} ${-98 - n * 6}`,
          '#cfcac2',
          gender === 'male' ? 7 : 4,
          { opacity: 0.4 },
        ),
      )
      .join(''),
  )
  return { behind, before: group('', before, ...temples).replace(' transform=""', '') }
}
