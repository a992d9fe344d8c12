import type { PortraitBrief } from '../portrait-brief.ts'
import { circle, darker, ellipse, group, lighter, line, mix, onBothSides, shape } from '../svg.ts'
import { drawEyes } from './eyes.ts'
import { drawMouth } from './mouth.ts'

/**
 * The face around its own middle: 0 is between the eyes, the chin at 176, the crown at -178. A head that is turned shows
 * its features nearer to that side, the nose most.
 * @param turn -1 to the left, 0 straight, 1 to the right
 */
export function drawFace(brief: PortraitBrief, turn: number): string {
  const { skin, features } = brief
  // A beard leaves only so much room.
  const lips = brief.beard === 'short beard' ? Math.min(0.96, features.lips) : features.lips
  return [
    ears(brief, turn),
    `<clipPath id="face"><path d="${outline(brief)}"/></clipPath>`,
    shape(outline(brief), skin),
    `<g clip-path="url(#face)">`,
    planes(brief),
    group(`translate(${turn * 9} 0)`, age(brief)),
    beard(brief, turn),
    '</g>',
    group(`translate(${turn * 9} 0)`, drawEyes(brief)),
    group(`translate(${turn * 14} 0) scale(${features.nose} 1)`, nose(skin, turn)),
    group(
      `translate(${turn * 10} ${118 * (1 - lips)}) scale(${0.92 + (lips - 1) * 0.4} ${lips})`,
      drawMouth(brief),
    ),
  ].join('')
}

export function outline({ gender }: Pick<PortraitBrief, 'gender'>): string {
  return gender === 'male'
    ? 'M -114 -50 C -116 10 -113 62 -102 96 C -92 128 -62 160 -30 172 C -12 178 12 178 30 172 C 62 160 92 128 102 96 C 113 62 116 10 114 -50 C 113 -130 72 -178 0 -178 C -72 -178 -113 -130 -114 -50 Z'
    : 'M -109 -50 C -111 8 -106 58 -91 94 C -77 126 -44 160 -18 171 C -8 175 8 175 18 171 C 44 160 77 126 91 94 C 106 58 111 8 109 -50 C 109 -130 70 -178 0 -178 C -70 -178 -109 -130 -109 -50 Z'
}

/** The one on the side that the head turns to goes out of sight. */
function ears({ skin, gender }: PortraitBrief, turn: number): string {
  const x = gender === 'male' ? 114 : 109
  return [-1, 1]
    .map((side) => {
      const out = x + (side === turn ? -9 : 0)
      return group(
        `scale(${side} 1)`,
        shape(
          `M ${out - 6} -22 C ${out + 6} -36 ${out + 20} -28 ${out + 18} -6 C ${out + 17} 16 ${out + 10} 40 ${out - 6} 40 Z`,
          darker(skin, side > 0 ? 0.16 : 0.07),
        ),
        shape(
          `M ${out + 1} -12 C ${out + 8} -18 ${out + 12} -12 ${out + 10} 0 C ${out + 8} 10 ${out + 4} 18 ${out} 20 C ${out + 4} 8 ${out + 4} 0 ${out + 1} -12 Z`,
          darker(skin, 0.34),
          { opacity: 0.5 },
        ),
      )
    })
    .join('')
}

/** Light comes from the upper left: planes of light and shade, and warmth in the cheeks. */
function planes({ skin, ageYears }: PortraitBrief): string {
  const shade = mix(darker(skin, 0.3), '#7a2f2a', 0.16)
  const blush = mix(skin, '#c9442f', 0.45)
  const warm = ageYears < 26 ? 0.5 : 0.36
  return [
    // What the hair casts on the brow.
    shape('M -130 -190 L 130 -190 L 130 -60 C 96 -104 40 -106 0 -106 C -40 -106 -96 -104 -130 -60 Z', shade, {
      opacity: 0.2,
    }),
    // The far side of the face, and under the cheekbone.
    shape(
      'M 130 -150 L 130 180 L 10 190 C 52 160 70 128 74 96 C 78 74 98 58 96 26 C 94 2 84 -30 90 -66 C 94 -96 84 -130 60 -160 Z',
      shade,
      { opacity: 0.3 },
    ),
    `<radialGradient id="blush"><stop offset="0" stop-color="${blush}" stop-opacity="${warm}"/><stop offset="1" stop-color="${blush}" stop-opacity="0"/></radialGradient>`,
    ellipse(-64, 58, 56, 42, 'url(#blush)'),
    ellipse(62, 58, 50, 42, 'url(#blush)'),
    // The sockets of the eyes.
    ellipse(-50, -8, 38, 24, shade, { opacity: 0.13 }),
    ellipse(50, -8, 38, 24, shade, { opacity: 0.13 }),
    // Under the lip, and the light on the chin.
    ellipse(2, 143, 24, 6, shade, { opacity: 0.3 }),
    ellipse(-8, 158, 18, 8, lighter(skin, 0.4), { opacity: 0.24 }),
  ].join('')
}

/** Freckles on some of the young; lines come with the years. */
function age({ ageYears, skin }: PortraitBrief): string {
  const crease = mix(darker(skin, 0.42), '#7a2f2a', 0.12)
  if (ageYears < 26) {
    return ageYears % 2
      ? onBothSides(
          [0, 1, 2, 3]
            .map((n) => circle(40 + n * 11, 42 + (n % 2) * 10, 2.2, crease, { opacity: 0.2 }))
            .join(''),
        )
      : ''
  }
  const depth = ageYears < 36 ? 0.13 : Math.min(0.36, 0.2 + (ageYears - 36) * 0.012)
  const folds = onBothSides(
    line('M 31 80 C 44 88 52 100 52 116', crease, 3.4, { opacity: depth }),
    ...(ageYears < 36
      ? []
      : [
          line('M 80 -4 L 94 -10', crease, 2.6, { opacity: depth }),
          line('M 81 5 L 95 6', crease, 2.6, { opacity: depth }),
          line('M 34 19 C 46 27 60 27 72 20', crease, 2.8, { opacity: depth * 0.8 }),
        ]),
  )
  return ageYears < 40
    ? folds
    : folds + line('M -50 -84 C -20 -90 20 -90 50 -84', crease, 2.6, { opacity: depth * 0.7 })
}

const jaw =
  'M -118 6 C -110 30 -104 54 -88 74 C -66 92 -46 86 -28 94 C -14 88 14 88 28 94 C 46 86 66 92 88 74 C 104 54 110 30 118 6 L 122 190 L -122 190 Z'

/** It grows from the sideburns along the jaw and leaves the lips free. */
function beard({ beard: kind, hair, grey, skin }: PortraitBrief, turn: number): string {
  if (kind !== 'stubble' && kind !== 'short beard') return ''
  const color = grey ? mix(hair, '#a9a49c', 0.4) : hair
  const shift = `translate(${turn * 7} 0)`
  if (kind === 'stubble')
    return group(shift, shape(jaw, mix(color, skin, 0.3), { opacity: 0.32, extra: 'filter="url(#soft)"' }))
  return group(
    shift,
    shape(jaw, color, { opacity: 0.95 }),
    shape('M -36 112 C -18 104 18 104 36 112 C 32 134 16 142 0 142 C -16 142 -32 134 -36 112 Z', skin),
    shape('M 36 190 C 74 160 92 124 96 70 L 130 60 L 130 190 Z', darker(color, 0.35), { opacity: 0.5 }),
  )
}

function nose(skin: string, turn: number): string {
  const shade = mix(darker(skin, 0.34), '#7a2f2a', 0.16)
  const side = turn < 0 ? -1 : 1
  return [
    group(
      `scale(${side} 1)`,
      shape('M 7 -24 C 9 10 14 40 25 62 C 28 72 18 82 2 80 C 12 62 9 20 7 -24 Z', shade, { opacity: 0.26 }),
    ),
    line('M -21 70 C -19 79 -10 77 -5 80 C -2 83 4 83 7 80 C 12 77 19 79 22 70', shade, 4.2, {
      opacity: 0.62,
    }),
    ellipse(-4, 60, 7, 10, lighter(skin, 0.55), { opacity: 0.2 }),
    line('M -3 -6 C -2 14 -3 30 -4 44', lighter(skin, 0.5), 5, { opacity: 0.13 }),
  ].join('')
}
