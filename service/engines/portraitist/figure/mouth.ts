import type { PortraitBrief } from '../portrait-brief.ts'
import { darker, ellipse, line, mix, shape } from '../svg.ts'

/** Around the middle of the face; the line between the lips is at 118. */
export function drawMouth({ expression, skin, gender }: PortraitBrief): string {
  const [tint, share] = gender === 'female' ? ['#b23a45', 0.46] : ['#9c4a40', 0.34]
  const lip = mix(darker(skin, 0.1), tint as string, share as number)
  const corner = mix(darker(skin, 0.5), '#7a2f2a', 0.2)
  if (expression === 'open smile') {
    return [
      shape('M -42 107 C -22 112 22 112 42 107 C 34 131 16 140 0 140 C -16 140 -34 131 -42 107 Z', '#5e1f22'),
      shape('M -37 109 C -18 113 18 113 37 109 C 32 124 16 130 0 130 C -16 130 -32 124 -37 109 Z', '#fbf8f3'),
      shape(
        'M -46 105 C -30 103 -18 101 -8 101 C -4 101 -2 103 0 103 C 2 103 4 101 8 101 C 18 101 30 103 46 105 C 24 113 -24 113 -46 105 Z',
        darker(lip, 0.1),
      ),
      shape('M -34 127 C -18 137 18 137 34 127 C 28 142 14 148 0 148 C -14 148 -28 142 -34 127 Z', lip),
      line('M -46 105 L -51 101', corner, 3.2, { opacity: 0.5 }),
      line('M 46 105 L 51 101', corner, 3.2, { opacity: 0.5 }),
    ].join('')
  }
  const smile = expression === 'soft smile' ? 7 : 1.5
  const ends = 117 - smile
  return [
    shape(
      `M -40 ${ends} C -26 ${112 - smile / 4} -16 107 -8 107 C -4 107 -2 110 0 110 C 2 110 4 107 8 107 C 16 107 26 ${112 - smile / 4} 40 ${ends} C 22 ${121 + smile / 2} -22 ${121 + smile / 2} -40 ${ends} Z`,
      darker(lip, 0.14),
    ),
    shape(
      `M -36 ${ends + 2} C -20 ${120 + smile / 2} 20 ${120 + smile / 2} 36 ${ends + 2} C 26 ${131 + smile / 2} 14 ${134 + smile / 2} 0 ${134 + smile / 2} C -14 ${134 + smile / 2} -26 ${131 + smile / 2} -36 ${ends + 2} Z`,
      lip,
    ),
    line(
      `M -43 ${ends - 1} C -22 ${120 + smile / 2} 22 ${120 + smile / 2} 43 ${ends - 1}`,
      darker(lip, 0.55),
      3.2,
    ),
    ellipse(-6, 127 + smile / 2, 13, 2.6, '#ffffff', { opacity: 0.24 }),
  ].join('')
}
