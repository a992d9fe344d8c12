import { darker, lighter, line, shape, times } from '../svg.ts'
import { curls, type DrawHairStyle, shine } from './hair-pieces.ts'

const cap = 'M -128 4 C -142 -80 -132 -208 0 -212 C 132 -208 142 -80 128 4 C 124 -40 116 -74 100 -98'
const crop = `${cap} C 60 -116 -60 -116 -100 -98 C -116 -74 -124 -40 -128 4 Z`
const part =
  'M -128 4 C -146 -90 -140 -196 -36 -222 C 90 -236 146 -120 128 6 C 126 -36 118 -66 104 -90 C 60 -80 -10 -94 -54 -136 C -80 -120 -118 -84 -128 4 Z'

export const shortHair: Record<string, DrawHairStyle> = {
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
}
