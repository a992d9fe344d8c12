import type { PortraitBrief } from '../portrait-brief.ts'
import { circle, ellipse, group, line, onBothSides, rect } from '../svg.ts'

/**
 * What is worn on the face and the ears; around the middle of the face.
 * @param turn -1 to the left, 0 straight, 1 to the right
 */
export function drawAccessory({ accessory, gender }: PortraitBrief, turn: number): string {
  if (accessory === 'round glasses' || accessory === 'square glasses')
    return glasses(accessory === 'round glasses', turn)
  const lobe = gender === 'male' ? 118 : 113
  if (accessory === 'small earrings') {
    return onBothSides(circle(lobe, 42, 6.5, '#e9c46a') + circle(lobe - 2, 40, 2.4, '#fff6dc'))
  }
  if (accessory === 'hoop earrings') {
    return onBothSides(ellipse(lobe + 1, 60, 13, 21, 'none', { stroke: '#dcae4a', width: 4 }))
  }
  return ''
}

/** What lies on the collar; around the middle of the face as well. */
export function drawNecklace({ accessory }: PortraitBrief): string {
  if (accessory !== 'fine necklace') return ''
  return line('M -58 262 C -40 318 40 318 58 262', '#dcae4a', 3.4) + circle(0, 306, 7, '#e9c46a')
}

/** Thin frames that sit on the nose, their arms going back to the ears. */
function glasses(round: boolean, turn: number): string {
  const frame = round ? '#4a3524' : '#1f2026'
  const width = round ? 4.4 : 6
  const lens = round
    ? circle(50, 5, 36, '#e6f1f5', { opacity: 0.13 }) + circle(50, 5, 36, 'none', { stroke: frame, width })
    : rect(12, -23, 78, 54, '#e6f1f5', 17, { opacity: 0.13 }) +
      rect(12, -23, 78, 54, 'none', 17, { stroke: frame, width })
  const glare = line('M 34 16 L 50 -12', '#ffffff', 4, { opacity: 0.28 })
  const edge = round ? 86 : 90
  return (
    onBothSides(line(`M ${edge} -4 L 114 -10`, frame, width)) +
    group(
      `translate(${turn * 9} 0)`,
      onBothSides(lens, glare),
      line('M -13 0 C -7 -7 7 -7 13 0', frame, width),
    )
  )
}
