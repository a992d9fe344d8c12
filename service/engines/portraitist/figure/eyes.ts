import type { PortraitBrief } from '../portrait-brief.ts'
import { circle, darker, group, line, mix, shape } from '../svg.ts'

const upper = 'M -23 4 C -15 -13 9 -17 24 -2'
const eyeball = `${upper} C 14 10 -12 12 -23 4 Z`

/** Eyes that look into the camera, under their brows; a smile narrows them. */
export function drawEyes(brief: PortraitBrief): string {
  const { features, expression } = brief
  const narrowed = { 'open smile': 0.8, 'soft smile': 0.93, 'calm look': 1 }[expression]
  return [-1, 1]
    .map((side) =>
      group(
        `translate(${side * 50} 0) scale(${side} 1)`,
        group(
          `scale(${1.1 * features.eyes} ${1.12 * features.eyes * features.lids * narrowed})`,
          eye(brief, side),
        ),
        brow(brief),
      ),
    )
    .join('')
}

/** Drawn with its outer corner to the right. */
function eye({ gender, eyes: iris, hair, skin }: PortraitBrief, side: number): string {
  const lash = darker(mix(hair, '#2a1c14', 0.5), 0.5)
  const clip = `eye-${side}`
  return [
    `<clipPath id="${clip}"><path d="${eyeball}"/></clipPath>`,
    shape(eyeball, '#f6f1ea'),
    `<g clip-path="url(#${clip})">`,
    circle(0, -2, 12.5, darker(iris, 0.25)),
    circle(0, 0, 9, iris),
    circle(0, -2, 5.6, '#14100e'),
    // The lid casts a shade, wherever the light is the catch stays on its side.
    shape('M -30 -20 L 30 -20 L 30 0 C 12 -12 -10 -10 -30 8 Z', '#1a1014', { opacity: 0.22 }),
    circle(side * -4, -7, 3.4, '#ffffff'),
    '</g>',
    gender === 'female'
      ? shape('M -24 5 C -15 -14 9 -20 27 -8 L 34 -12 C 31 -4 28 0 24 0 C 10 -12 -12 -9 -24 5 Z', lash)
      : shape('M -24 5 C -15 -13 9 -17 27 -2 C 25 1 24 2 23 1 C 10 -11 -12 -8 -24 5 Z', lash),
    line('M -16 9 C -4 13 10 11 20 3', darker(skin, 0.4), 2.2, { opacity: 0.4 }),
    line('M -18 -13 C -6 -23 12 -24 25 -12', darker(skin, 0.42), 2.6, { opacity: 0.42 }),
  ].join('')
}

/** Full at the nose, thin at the temple. */
function brow({ gender, hair, grey, features, expression }: PortraitBrief): string {
  const color = grey ? mix(hair, '#8d8880', 0.3) : mix(hair, '#2a1c14', 0.35)
  const thick = (gender === 'male' ? 1 : 0.66) * features.brows
  const raised = (expression === 'open smile' ? -4 : 0) - (gender === 'male' ? 0 : 5)
  return group(
    `translate(0 ${raised - 34}) scale(1 ${thick})`,
    shape('M -28 8 C -29 0 -28 -3 -25 -4 C -4 -14 16 -14 37 3 C 20 -4 0 -4 -28 8 Z', color, {
      opacity: 0.94,
    }),
  )
}
