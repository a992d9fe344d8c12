import { circle, darker, group, line, onBothSides, shape, times } from '../svg.ts'
import { curl, curls, type DrawHairStyle, mass, shine, strands } from './hair-pieces.ts'

/** Cut short from the temple down to the ear: the skin shows through. */
const side =
  'M -116 20 C -122 -20 -126 -60 -120 -124 L -84 -126 C -92 -104 -96 -82 -98 -60 C -102 -36 -104 -8 -105 18 Z'
const sides = (color: string, opacity = 0.86) => onBothSides(shape(side, color, { opacity }))

const crop =
  'M -121 -74 C -128 -162 -74 -208 0 -210 C 76 -208 128 -162 121 -74 C 116 -92 108 -104 96 -108 C 84 -98 74 -106 62 -110 C 48 -102 36 -112 22 -114 C 8 -104 -8 -114 -24 -114 C -38 -104 -52 -112 -66 -108 C -80 -102 -88 -108 -98 -106 C -108 -102 -116 -92 -121 -74 Z'
const part =
  'M -121 -74 C -130 -140 -104 -192 -58 -200 C -34 -226 46 -234 90 -204 C 128 -176 132 -120 121 -72 C 116 -90 108 -102 98 -108 C 62 -100 4 -112 -44 -154 C -58 -128 -78 -112 -98 -106 C -108 -102 -116 -90 -121 -74 Z'
const back =
  'M -121 -72 C -132 -166 -78 -230 4 -232 C 86 -230 132 -166 121 -72 C 112 -96 102 -110 88 -118 C 62 -144 -56 -146 -88 -118 C -102 -110 -112 -96 -121 -72 Z'
const waves =
  'M -122 -66 C -146 -96 -140 -146 -116 -166 C -106 -210 -56 -230 -20 -218 C 20 -240 76 -226 98 -190 C 134 -168 146 -110 122 -66 C 116 -84 110 -96 100 -102 C 90 -84 66 -80 54 -98 C 40 -74 8 -70 -6 -94 C -26 -76 -56 -82 -66 -104 C -76 -94 -90 -96 -98 -104 C -108 -98 -116 -84 -122 -66 Z'

export const shortHair: Record<string, DrawHairStyle> = {
  'short crop': (color) => ({
    behind: '',
    before:
      sides(color) +
      mass(crop, color) +
      shine(color, 'M -86 -150 C -60 -180 -20 -192 20 -190', 'M -60 -140 C -40 -160 -10 -170 20 -168') +
      strands(
        color,
        'M 22 -116 C 30 -134 40 -148 54 -156',
        'M -24 -116 C -20 -134 -12 -148 0 -156',
        'M 62 -112 C 72 -126 80 -136 92 -142',
      ),
  }),
  'side part': (color) => ({
    behind: '',
    before:
      sides(color) +
      mass(part, color) +
      shine(color, 'M -38 -176 C 10 -204 72 -190 104 -146', 'M -40 -164 C 4 -170 64 -156 102 -124') +
      strands(color, 'M -46 -156 C -50 -172 -56 -186 -58 -198', 'M -36 -152 C 10 -136 60 -120 100 -116'),
  }),
  'swept-back hair': (color) => ({
    behind: '',
    before:
      sides(color) +
      mass(back, color) +
      shine(color, 'M -70 -132 C -64 -178 -36 -210 0 -218', 'M -24 -138 C -18 -184 8 -208 36 -212') +
      strands(
        color,
        'M -46 -136 C -42 -178 -18 -206 14 -216',
        'M 8 -140 C 18 -180 40 -202 62 -206',
        'M 44 -136 C 56 -168 76 -186 94 -186',
      ),
  }),
  'buzz cut': (color) => ({
    behind: '',
    before:
      sides(color, 0.62) +
      shape(
        'M -119 -74 C -122 -146 -72 -189 0 -190 C 72 -189 122 -146 119 -74 C 112 -94 104 -104 92 -112 C 50 -126 -50 -126 -92 -112 C -104 -104 -112 -94 -119 -74 Z',
        color,
        { opacity: 0.8 },
      ) +
      shape('M -96 -118 C -80 -160 -40 -184 10 -184 C -30 -172 -62 -152 -78 -118 Z', '#ffffff', {
        opacity: 0.1,
      }),
  }),
  'tousled waves': (color) => ({
    behind: '',
    before:
      sides(color) +
      mass(waves, color) +
      shine(color, 'M -96 -150 C -78 -190 -48 -204 -20 -198', 'M 4 -196 C 44 -208 84 -190 100 -154') +
      strands(
        color,
        'M -6 -98 C -14 -130 -10 -160 8 -184',
        'M 54 -102 C 50 -130 56 -156 72 -174',
        'M -66 -106 C -72 -128 -68 -152 -54 -172',
      ),
  }),
  'curly top': (color) => ({
    behind: '',
    before:
      sides(color) +
      shape(crop, darker(color, 0.2)) +
      curls(color, { count: 11, size: 27, rx: 104, ry: 150, from: 0.14 }) +
      curls(color, { count: 9, size: 25, rx: 82, ry: 112, from: 0.16 }) +
      curls(color, { count: 7, size: 22, rx: 66, ry: 74, from: 0.2 }),
  }),
  'short coils': (color) => ({
    behind: '',
    before:
      sides(color) +
      shape(crop, color) +
      curls(color, { count: 21, size: 13, rx: 118, ry: 150, from: 0.08 }) +
      curls(color, { count: 19, size: 12, rx: 102, ry: 124, from: 0.1 }) +
      curls(color, { count: 17, size: 12, rx: 90, ry: 98, from: 0.13 }) +
      curls(color, { count: 13, size: 11, rx: 72, ry: 76, from: 0.17 }),
  }),
  'high-top coils': (color) => ({
    behind: '',
    before:
      sides(color, 0.66) +
      mass(
        'M -118 -80 C -126 -140 -130 -190 -112 -232 C -84 -258 84 -258 112 -232 C 130 -190 126 -140 118 -80 C 110 -98 104 -106 92 -112 C 50 -124 -50 -124 -92 -112 C -104 -106 -110 -98 -118 -80 Z',
        color,
      ) +
      times(4, (row) =>
        times(10, (n) =>
          curl(
            -106 + n * 23.5 + (row % 2) * 8,
            -240 + row * 32 + ((n * 5) % 4) * 3,
            12,
            n % 2 ? color : darker(color, 0.14),
          ),
        ),
      ),
  }),
  locs: (color) => ({
    behind: times(10, (n) =>
      line(
        `M ${-112 + n * 25} -90 C ${-138 + n * 31} 10 ${-140 + n * 31} 90 ${-132 + n * 29} ${150 + ((n * 7) % 4) * 16}`,
        n % 2 ? color : darker(color, 0.25),
        22,
      ),
    ),
    before:
      mass(crop, color) +
      times(8, (n) =>
        line(
          `M ${-6 + n * 4} -204 C ${-60 + n * 17} -200 ${-126 + n * 36} -160 ${-116 + n * 33} ${-100 - (n > 0 && n < 7 ? 12 : 0)}`,
          n % 2 ? darker(color, 0.25) : color,
          20,
        ),
      ) +
      [-1, 1]
        .map((at) =>
          group(
            `scale(${at} 1)`,
            line('M 116 -96 C 132 -50 134 20 128 96', color, 20),
            line('M 104 -100 C 118 -60 120 -20 117 30', darker(color, 0.22), 18),
            circle(128, 96, 10, color),
          ),
        )
        .join(''),
  }),
}
