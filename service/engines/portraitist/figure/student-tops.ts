import type { PortraitBrief } from '../portrait-brief.ts'
import { circle, darker, lighter, line, rect, shape, times } from '../svg.ts'
import { jacketOver, tee } from './garments.ts'

export function backpackStraps(): string {
  const color = '#3c3a3f'
  return [-1, 1]
    .map((side) => {
      const x = (at: number) => 540 + side * at
      return (
        line(`M ${x(196)} 1112 C ${x(224)} 1290 ${x(216)} 1480 ${x(250)} 1700`, color, 58) +
        line(`M ${x(196)} 1112 C ${x(224)} 1290 ${x(216)} 1480 ${x(250)} 1700`, '#8f8b84', 4, {
          extra: 'stroke-dasharray="10 12"',
        }) +
        rect(x(216) - 34, 1340, 68, 34, '#b9b3a6', 6)
      )
    })
    .join('')
}

export function sweater({ cloth, skin }: PortraitBrief): string {
  return [
    tee(cloth, skin),
    times(3, (row) =>
      line(
        `M 220 ${1330 + row * 70} ${times(11, (n) => `L ${250 + n * 60} ${1330 + row * 70 + (n % 2 ? 0 : -30)} `)}`,
        row === 1 ? '#f5ecd8' : darker(cloth, 0.35),
        11,
        { opacity: 0.8 },
      ),
    ),
  ].join('')
}

export function collegeJacket(brief: PortraitBrief): string {
  return [
    jacketOver(brief, '#f0ece2'),
    shape(
      'M 196 1920 C 190 1540 186 1320 232 1216 C 262 1160 310 1138 356 1116 C 322 1400 318 1700 326 1920 Z',
      '#efe7d6',
    ),
    shape(
      'M 884 1920 C 890 1540 894 1320 848 1216 C 818 1160 770 1138 724 1116 C 758 1400 762 1700 754 1920 Z',
      '#e2d9c6',
    ),
    line('M 460 1070 C 446 1300 452 1620 472 1900', '#efe7d6', 12) +
      line('M 620 1070 C 634 1300 628 1620 608 1900', '#efe7d6', 12),
    times(4, (n) => circle(436, 1280 + n * 150, 10, '#d8b25a')),
    shape('M 386 1370 L 426 1370 L 426 1440 L 386 1440 Z', 'none', { stroke: '#efe7d6', width: 12 }),
  ].join('')
}

export function denim(brief: PortraitBrief): string {
  const blue = '#4d6f96'
  return [
    jacketOver({ ...brief, cloth: blue }, brief.cloth),
    shape('M 468 1050 L 516 1150 L 470 1206 L 410 1088 Z', lighter(blue, 0.12)),
    shape('M 612 1050 L 564 1150 L 610 1206 L 670 1088 Z', lighter(blue, 0.06)),
    line('M 250 1420 L 448 1420 M 632 1420 L 830 1420', lighter(blue, 0.35), 4, {
      extra: 'stroke-dasharray="12 8"',
    }),
    rect(330, 1440, 96, 90, darker(blue, 0.1), 8) + rect(654, 1440, 96, 90, darker(blue, 0.14), 8),
    circle(378, 1460, 7, '#d8b25a') + circle(702, 1460, 7, '#d8b25a'),
  ].join('')
}
