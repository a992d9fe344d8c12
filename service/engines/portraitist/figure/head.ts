import type { PortraitBrief } from '../portrait-brief.ts'
import { circle, darker, ellipse, group, lighter, line, mix, shape } from '../svg.ts'

/** The face around its own middle: 0 is between the eyes and a little below, the chin at 172, the crown at -176. */
export function drawFace(brief: PortraitBrief): string {
  const { skin } = brief
  // A beard leaves only so much room.
  const lips = brief.beard === 'short beard' ? Math.min(1, brief.features.lips) : brief.features.lips
  return [
    ears(brief),
    shape(outline(brief), skin),
    shading(brief),
    age(brief),
    beard(brief),
    eyes(brief),
    group(`scale(${brief.features.nose} 1)`, nose(skin)),
    group(`translate(0 ${108 * (1 - lips)}) scale(${1 + (lips - 1) * 0.4} ${lips})`, mouth(brief)),
  ].join('')
}

export function outline({ gender }: Pick<PortraitBrief, 'gender'>): string {
  return gender === 'male'
    ? 'M -121 -40 C -124 36 -116 92 -84 134 C -60 164 -30 177 0 177 C 30 177 60 164 84 134 C 116 92 124 36 121 -40 C 121 -130 72 -176 0 -176 C -72 -176 -121 -130 -121 -40 Z'
    : 'M -116 -40 C -119 30 -110 84 -74 128 C -48 160 -24 174 0 174 C 24 174 48 160 74 128 C 110 84 119 30 116 -40 C 116 -130 70 -176 0 -176 C -70 -176 -116 -130 -116 -40 Z'
}

function ears({ skin, gender }: PortraitBrief): string {
  const x = gender === 'male' ? 123 : 117
  return [-1, 1]
    .map(
      (side) =>
        ellipse(side * x, 8, 19, 34, darker(skin, 0.06)) +
        line(
          `M ${side * (x - 3)} -10 C ${side * (x + 9)} -6 ${side * (x + 9)} 14 ${side * (x - 1)} 24`,
          darker(skin, 0.25),
          4,
          {
            opacity: 0.55,
          },
        ),
    )
    .join('')
}

/** Light comes from the upper left: the right of the face lies in a soft shade, the cheeks are warm. */
function shading(brief: PortraitBrief): string {
  const { skin, gender } = brief
  const edge = gender === 'male' ? 121 : 116
  const blush = mix(skin, '#c8503c', 0.35)
  const young = brief.ageYears < 26 ? 0.3 : 0.2
  return [
    shape(
      `M ${edge} -40 C ${edge + 3} 36 ${edge - 5} 92 80 134 C 58 163 30 176 2 177 C 50 150 84 104 88 40 C 90 -30 84 -120 40 -168 C 92 -152 ${edge} -110 ${edge} -40 Z`,
      darker(skin, 0.2),
      { opacity: 0.45 },
    ),
    ellipse(-68, 52, 34, 22, blush, { opacity: young }),
    ellipse(66, 52, 32, 21, blush, { opacity: young }),
    shape('M -86 -110 C -60 -150 0 -158 34 -146 C -8 -140 -46 -124 -70 -88 Z', lighter(skin, 0.35), {
      opacity: 0.3,
    }),
  ].join('')
}

function age({ ageYears, skin }: PortraitBrief): string {
  const crease = darker(skin, 0.38)
  if (ageYears < 26) {
    return [-1, 1]
      .map((side) =>
        [0, 1, 2]
          .map((n) => circle(side * (52 + n * 13), 44 + (n % 2) * 9, 2, crease, { opacity: 0.18 }))
          .join(''),
      )
      .join('')
  }
  const depth = ageYears < 36 ? 0.2 : Math.min(0.4, 0.24 + (ageYears - 36) * 0.012)
  const folds = [-1, 1].map((side) =>
    line(`M ${side * 34} 66 C ${side * 52} 78 ${side * 62} 94 ${side * 58} 114`, crease, 3.6, {
      opacity: depth,
    }),
  )
  if (ageYears < 36) return folds.join('')
  const eyes = [-1, 1].flatMap((side) => [
    line(`M ${side * 88} -12 L ${side * 104} -20`, crease, 3, { opacity: depth }),
    line(`M ${side * 90} -2 L ${side * 107} -3`, crease, 3, { opacity: depth }),
    line(`M ${side * 36} 20 C ${side * 50} 29 ${side * 66} 29 ${side * 78} 21`, crease, 3, {
      opacity: depth * 0.8,
    }),
  ])
  const brow = [
    line('M -56 -98 C -24 -106 24 -106 56 -98', crease, 3, { opacity: depth * 0.75 }),
    line('M -44 -116 C -18 -122 18 -122 44 -116', crease, 3, { opacity: depth * 0.6 }),
  ]
  return [...folds, ...eyes, ...brow].join('')
}

function beard({ beard: kind, hair, grey, skin }: PortraitBrief): string {
  if (kind !== 'stubble' && kind !== 'short beard') return ''
  const color = grey ? mix(hair, '#a9a49c', 0.45) : hair
  const cover =
    'M -119 14 C -116 78 -108 104 -84 136 C -60 166 -30 180 0 180 C 30 180 60 166 84 136 C 108 104 116 78 119 14 C 108 40 98 66 78 80 C 54 92 30 80 0 80 C -30 80 -54 92 -78 80 C -98 66 -108 40 -119 14 Z'
  const lips = 'M -50 98 C -28 90 28 90 50 98 C 46 130 24 142 0 142 C -24 142 -46 130 -50 98 Z'
  return kind === 'stubble'
    ? shape(cover, mix(color, skin, 0.35), { opacity: 0.34 })
    : shape(cover, color, { opacity: 0.93 }) + shape(lips, mix(skin, color, 0.22))
}

function eyes(brief: PortraitBrief): string {
  const { gender, eyes: iris, hair, expression, grey, features } = brief
  const lid = darker(hair, 0.45)
  const smiling = expression === 'open smile' ? 3 : 0
  const browColor = grey ? mix(hair, '#8d8880', 0.3) : mix(hair, '#2a1c14', 0.3)
  const browWidth = (gender === 'male' ? 11 : 7.5) * features.brows
  return [-1, 1]
    .map((side) => {
      const x = side * 52
      const upper = `M ${x - 27} ${-2} C ${x - 16} ${-20 + smiling} ${x + 14} ${-21 + smiling} ${x + 27} ${-3}`
      const lower = `C ${x + 15} ${11 - smiling} ${x - 15} ${12 - smiling} ${x - 27} -2 Z`
      const wing = side === 1 ? `M ${x + 25} -4 L ${x + 34} -12` : `M ${x - 25} -4 L ${x - 34} -12`
      const { eyes: size, lids } = features
      return [
        group(
          `translate(${x * (1 - size)} ${-4 * (1 - size * lids)}) scale(${size} ${size * lids})`,
          shape(`${upper} ${lower}`, '#fbf7f2'),
          `<clipPath id="eye${side}"><path d="${upper} ${lower}"/></clipPath>`,
          `<g clip-path="url(#eye${side})">${circle(x, -5, 13.5, iris)}${circle(x, -5, 13.5, 'none', { stroke: darker(iris, 0.5), width: 3 })}${circle(x, -5, 6, '#120d0b')}${circle(x - 4, -10, 3.6, '#ffffff')}</g>`,
          line(upper, lid, gender === 'male' ? 5 : 6.5),
          gender === 'female' ? line(wing, lid, 5) : '',
          line(`M ${x - 22} -22 C ${x - 8} -32 ${x + 12} -32 ${x + 24} -21`, darker(brief.skin, 0.3), 3, {
            opacity: 0.35,
          }),
        ),
        line(
          `M ${x - side * 30} ${-44} C ${x - side * 8} -60 ${x + side * 16} -58 ${x + side * 36} -42`,
          browColor,
          browWidth,
        ),
      ].join('')
    })
    .join('')
}

function nose(skin: string): string {
  const shade = darker(skin, 0.32)
  return [
    shape('M 8 -18 C 12 16 20 40 26 56 C 22 66 8 68 0 66 C 12 50 10 18 8 -18 Z', shade, { opacity: 0.22 }),
    line('M -22 56 C -20 68 -8 66 0 70 C 8 66 20 68 22 56', shade, 5, { opacity: 0.7 }),
    ellipse(-6, 44, 7, 12, lighter(skin, 0.5), { opacity: 0.28 }),
  ].join('')
}

function mouth({ expression, skin, gender }: PortraitBrief): string {
  const lip = mix(
    darker(skin, 0.12),
    gender === 'female' ? '#b03a48' : '#a5574c',
    gender === 'female' ? 0.5 : 0.32,
  )
  if (expression === 'open smile') {
    return [
      shape('M -47 100 C -24 104 24 104 47 100 C 40 136 20 148 0 148 C -20 148 -40 136 -47 100 Z', '#6b2626'),
      shape('M -42 103 C -22 107 22 107 42 103 C 38 120 20 126 0 126 C -20 126 -38 120 -42 103 Z', '#fdfaf5'),
      line('M -47 100 C -24 104 24 104 47 100', lip, 7),
      line('M -38 126 C -22 146 22 146 38 126', lip, 8),
    ].join('')
  }
  const curve = expression === 'soft smile' ? 12 : 3
  return [
    shape(
      `M -38 104 C -20 96 -8 94 0 99 C 8 94 20 96 38 104 C 20 ${104 + curve} -20 ${104 + curve} -38 104 Z`,
      darker(lip, 0.1),
    ),
    shape(
      `M -36 105 C -20 ${108 + curve} 20 ${108 + curve} 36 105 C 24 ${124 + curve} -24 ${124 + curve} -36 105 Z`,
      lip,
    ),
    line(
      `M -42 ${103 - curve / 4} C -20 ${105 + curve} 20 ${105 + curve} 42 ${103 - curve / 4}`,
      darker(lip, 0.5),
      4,
    ),
    ellipse(-4, 116 + curve / 2, 14, 3.5, '#ffffff', { opacity: 0.22 }),
  ].join('')
}
