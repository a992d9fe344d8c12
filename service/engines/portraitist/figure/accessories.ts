import type { PortraitBrief } from '../portrait-brief.ts'
import { circle, ellipse, line, rect } from '../svg.ts'

/** What is worn on the face and the ears; around the middle of the face. */
export function drawAccessory({ accessory }: PortraitBrief): string {
  if (accessory === 'round glasses') return glasses('round')
  if (accessory === 'square glasses') return glasses('square')
  if (accessory === 'small earrings') {
    return [-1, 1]
      .map((side) => circle(side * 124, 46, 8, '#e9c46a') + circle(side * 124 - 2, 43, 3, '#fff6dc'))
      .join('')
  }
  if (accessory === 'hoop earrings') {
    return [-1, 1]
      .map((side) => ellipse(side * 126, 66, 17, 26, 'none', { stroke: '#e0b552', width: 5 }))
      .join('')
  }
  return ''
}

/** What lies on the collar; around the middle of the face as well. */
export function drawNecklace({ accessory }: PortraitBrief): string {
  if (accessory !== 'fine necklace') return ''
  return line('M -64 300 C -46 362 46 362 64 300', '#e0b552', 4) + circle(0, 352, 9, '#e9c46a')
}

function glasses(kind: 'round' | 'square'): string {
  const frame = kind === 'round' ? '#3a2c22' : '#1d1e24'
  const lens = (x: number) =>
    kind === 'round'
      ? circle(x, -4, 42, '#dfeef5', { opacity: 0.16 }) +
        circle(x, -4, 42, 'none', { stroke: frame, width: 6 })
      : rect(x - 43, -36, 86, 64, '#dfeef5', 16, { opacity: 0.16 }) +
        rect(x - 43, -36, 86, 64, 'none', 16, { stroke: frame, width: 8 })
  const glare = (x: number) => line(`M ${x - 22} 4 L ${x - 4} -24`, '#ffffff', 6, { opacity: 0.35 })
  return [
    lens(-54),
    lens(54),
    glare(-54),
    glare(54),
    line('M -12 -10 C -6 -16 6 -16 12 -10', frame, 6),
    line('M -97 -12 L -120 -8', frame, 6),
    line('M 97 -12 L 120 -8', frame, 6),
  ].join('')
}
