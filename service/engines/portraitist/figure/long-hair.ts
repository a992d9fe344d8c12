import { circle, darker, ellipse, lighter, line, onBothSides, shape, times } from '../svg.ts'
import { curl, curls, type DrawHairStyle, mass, shine, strands } from './hair-pieces.ts'

/** From the part over one side of the brow to the ear: the hair that frames a face. */
const overBrow =
  'M -26 -208 C -96 -208 -134 -150 -132 -66 C -131 -30 -128 0 -126 30 C -116 10 -106 -14 -100 -46 C -90 -92 -56 -128 -26 -150 Z'
const overBrowFar =
  'M -34 -208 C 70 -222 138 -160 134 -66 C 133 -30 130 0 128 30 C 118 10 108 -14 102 -46 C 94 -88 44 -126 -34 -154 Z'
const crown = (color: string) =>
  mass(overBrow, color) +
  mass(overBrowFar, color) +
  strands(color, 'M -30 -206 C -30 -188 -30 -170 -30 -152', 'M -20 -168 C 40 -150 92 -104 112 -30') +
  shine(color, 'M -52 -184 C -94 -160 -112 -110 -114 -50', 'M 6 -190 C 70 -178 108 -130 116 -60')

/** Combed back from the hairline, as under a tail or a bun. */
const combedBack =
  'M -118 22 C -136 -90 -116 -206 0 -210 C 116 -206 136 -90 118 22 C 114 -30 106 -72 86 -106 C 50 -136 -50 -136 -86 -106 C -106 -72 -114 -30 -118 22 Z'
const combed = (color: string) =>
  mass(combedBack, color) +
  shine(color, 'M -84 -116 C -72 -160 -44 -188 -10 -198', 'M -40 -134 C -30 -168 -12 -190 8 -200') +
  strands(
    color,
    'M 20 -138 C 24 -166 20 -188 8 -204',
    'M 64 -124 C 64 -158 46 -186 16 -204',
    'M 100 -76 C 102 -130 74 -180 26 -202',
  )

export const longHair: Record<string, DrawHairStyle> = {
  'long straight hair': (color) => ({
    behind: shape(
      'M -128 -60 C -146 -216 146 -216 128 -60 C 140 90 150 230 154 372 C 96 400 -96 400 -154 372 C -150 230 -140 90 -128 -60 Z',
      darker(color, 0.34),
    ),
    before:
      crown(color) +
      onBothSides(
        mass(
          'M 131 -70 C 146 60 160 220 158 372 C 138 392 112 394 92 380 C 108 280 104 170 110 92 C 116 60 120 20 117 -20 Z',
          color,
        ),
        strands(color, 'M 124 40 C 130 150 126 270 116 376'),
        shine(color, 'M 132 20 C 142 130 146 250 142 360'),
      ),
  }),
  'long waves': (color) => ({
    behind: shape(
      'M -128 -60 C -146 -216 146 -216 128 -60 C 176 20 146 100 178 170 C 156 240 190 300 160 364 C 96 396 -96 396 -160 364 C -190 300 -156 240 -178 170 C -146 100 -176 20 -128 -60 Z',
      darker(color, 0.34),
    ),
    before:
      crown(color) +
      onBothSides(
        mass(
          'M 130 -70 C 168 0 132 70 164 140 C 190 200 148 250 172 320 C 170 366 128 392 94 370 C 118 320 92 280 110 222 C 124 180 96 130 112 80 C 120 50 122 10 117 -20 Z',
          color,
        ),
        strands(color, 'M 122 40 C 142 100 120 150 136 210 C 146 260 122 300 130 360'),
        shine(color, 'M 138 20 C 136 80 150 110 160 170 C 160 220 150 250 158 310'),
      ),
  }),
  bob: (color) => ({
    behind: shape(
      'M -128 -60 C -146 -216 146 -216 128 -60 C 142 20 148 90 140 150 C 96 172 -96 172 -140 150 C -148 90 -142 20 -128 -60 Z',
      darker(color, 0.34),
    ),
    before:
      crown(color) +
      onBothSides(
        mass(
          'M 131 -70 C 148 10 154 90 144 148 C 128 166 104 168 84 154 C 104 130 110 100 112 70 C 118 40 120 10 117 -20 Z',
          color,
        ),
        strands(color, 'M 124 10 C 132 70 128 120 114 158'),
        shine(color, 'M 132 10 C 142 60 142 100 136 140'),
      ),
  }),
  ponytail: (color) => ({
    behind:
      mass(
        'M 40 -196 C 150 -220 196 -110 168 20 C 152 100 178 180 140 268 C 112 240 100 160 108 70 C 112 -30 100 -120 40 -196 Z',
        darker(color, 0.12),
      ) + strands(color, 'M 90 -190 C 150 -130 150 -30 136 60 C 128 130 144 190 138 240'),
    before: combed(color),
  }),
  'top bun': (color) => ({
    behind: '',
    before:
      `${circle(6, -244, 58, darker(color, 0.06))}${circle(6, -244, 58, 'url(#sheen)')}` +
      strands(color, 'M -36 -244 C -20 -282 36 -284 46 -240', 'M -22 -226 C 0 -252 40 -246 50 -224') +
      shine(color, 'M -32 -262 C -14 -290 20 -292 36 -270') +
      combed(color) +
      ellipse(5, -203, 34, 7, darker(color, 0.4)),
  }),
  'shoulder-length curls': (color) => ({
    behind:
      shape(
        'M -132 -60 C -150 -220 150 -220 132 -60 C 176 40 184 130 156 220 C 90 244 -90 244 -156 220 C -184 130 -176 40 -132 -60 Z',
        darker(color, 0.36),
      ) +
      onBothSides(
        times(9, (n) =>
          curl(
            154 + (n % 2) * 14 - (n > 6 ? 16 : 0),
            -70 + n * 35,
            26 + ((n * 5) % 3) * 4,
            darker(color, 0.18),
          ),
        ),
      ),
    before:
      curls(color, { count: 15, size: 26, rx: 126, ry: 140, from: -0.02 }) +
      curls(color, { count: 13, size: 24, rx: 106, ry: 112, from: 0.02 }) +
      curls(color, { count: 5, size: 20, rx: 88, ry: 72, from: 0.05 }) +
      onBothSides(
        times(8, (n) =>
          curl(
            130 + (n % 2) * 18,
            -40 + n * 32,
            22 + ((n * 5) % 3) * 4,
            n % 2 ? color : lighter(color, 0.07),
          ),
        ),
      ),
  }),
  'rounded afro': (color) => ({
    behind:
      circle(0, -66, 196, darker(color, 0.22)) +
      times(38, (n) => {
        const angle = (2 * Math.PI * n) / 38
        return curl(
          Math.round(188 * Math.cos(angle)),
          Math.round(-66 + 188 * Math.sin(angle)),
          22,
          darker(color, n % 2 ? 0.08 : 0.2),
        )
      }),
    before:
      curls(color, { count: 21, size: 20, rx: 150, ry: 186, from: -0.04 }) +
      curls(color, { count: 19, size: 20, rx: 132, ry: 154, from: -0.02 }) +
      curls(color, { count: 17, size: 19, rx: 116, ry: 122, from: 0 }) +
      curls(color, { count: 15, size: 17, rx: 104, ry: 92, from: 0.03 }),
  }),
  'long braids': (color) => ({
    behind: times(12, (n) =>
      braid(-138 + n * 25, -40, 330 + ((n * 37) % 60), n % 2 ? darker(color, 0.14) : darker(color, 0.3)),
    ),
    before:
      crown(color) +
      times(8, (n) =>
        line(
          `M ${-26 + n * 19} ${-148 + n * 10} C ${-20 + n * 10} -176 ${-24 + n * 6} -196 ${-30 + n * 4} -206`,
          darker(color, 0.4),
          3,
          { opacity: 0.7 },
        ),
      ) +
      onBothSides(
        times(2, (n) => braid(142 - n * 20, 0, 330 + n * 24, n % 2 ? color : lighter(color, 0.05))),
      ),
  }),
}

function braid(x: number, from: number, to: number, color: string): string {
  const knots = Math.floor((to - from) / 19)
  return times(knots, (n) =>
    ellipse(x + (n % 2 ? 2 : -2), from + n * 19, 9.5, 12.5, n % 2 ? color : lighter(color, 0.06), {
      extra: `transform="rotate(${n % 2 ? 24 : -24} ${x} ${from + n * 19})"`,
    }),
  )
}
