import type { PortraitBrief } from '../portrait-brief.ts'
import { circle, darker, lighter, line, rect, shape, times } from '../svg.ts'
import { jacketOver, shoulders, tee } from './garments.ts'

export function hoodie({ cloth }: PortraitBrief): string {
  return [
    shape(
      'M 398 1092 C 380 1010 430 980 470 990 L 610 990 C 650 980 700 1010 682 1092 C 640 1150 440 1150 398 1092 Z',
      darker(cloth, 0.22),
    ),
    shape(shoulders, cloth),
    shape(
      'M 410 1080 C 430 1180 510 1230 540 1236 C 570 1230 650 1180 670 1080 L 616 1050 C 616 1120 570 1160 540 1164 C 510 1160 464 1120 464 1050 Z',
      lighter(cloth, 0.12),
    ),
    line('M 500 1206 C 496 1280 498 1340 494 1396', '#f3efe6', 9),
    line('M 580 1206 C 586 1270 580 1320 586 1372', '#f3efe6', 9),
    circle(494, 1400, 8, '#d8d2c4') + circle(586, 1376, 8, '#d8d2c4'),
    shape('M 360 1700 L 430 1580 L 650 1580 L 720 1700 L 720 1920 L 360 1920 Z', darker(cloth, 0.12)),
  ].join('')
}

export function zipJacket(brief: PortraitBrief): string {
  const { cloth } = brief
  return [
    jacketOver(brief, '#f2efe8'),
    shape('M 470 1046 C 430 1060 416 1080 408 1100 L 446 1210 L 480 1090 Z', lighter(cloth, 0.14)),
    shape('M 610 1046 C 650 1060 664 1080 672 1100 L 634 1210 L 600 1090 Z', lighter(cloth, 0.08)),
    line('M 458 1190 C 446 1440 452 1700 470 1920', '#c9c4b8', 7),
    line('M 622 1190 C 634 1440 628 1700 610 1920', '#c9c4b8', 7),
  ].join('')
}

export function turtleneck({ cloth }: PortraitBrief): string {
  const collar = lighter(cloth, 0.08)
  return [
    shape(shoulders, cloth),
    shape('M 452 962 C 500 986 580 986 628 962 L 640 1080 C 600 1120 480 1120 440 1080 Z', collar),
    times(7, (n) =>
      line(
        `M ${464 + n * 26} ${985 + (n % 6 === 0 ? -8 : 6)} L ${460 + n * 27} 1092`,
        darker(collar, 0.25),
        3,
        { opacity: 0.5 },
      ),
    ),
    line('M 440 1082 C 480 1124 600 1124 640 1082', darker(cloth, 0.3), 5, { opacity: 0.7 }),
  ].join('')
}

export function flannel(brief: PortraitBrief): string {
  const { cloth } = brief
  return [
    jacketOver(brief, '#2f3238'),
    `<clipPath id="flannel"><path d="M 196 1920 C 190 1540 186 1320 232 1216 C 272 1140 392 1104 462 1064 C 440 1300 448 1620 470 1920 Z M 884 1920 C 890 1540 894 1320 848 1216 C 808 1140 688 1104 618 1064 C 640 1300 632 1620 610 1920 Z"/></clipPath>`,
    `<g clip-path="url(#flannel)">${times(9, (n) => rect(190, 1100 + n * 96, 700, 26, darker(cloth, 0.4), 0, { opacity: 0.5 }))}${times(9, (n) => rect(206 + n * 80, 1050, 22, 880, darker(cloth, 0.4), 0, { opacity: 0.5 }))}${times(9, (n) => rect(190, 1152 + n * 96, 700, 7, '#f5efe2', 0, { opacity: 0.45 }))}</g>`,
    shape('M 468 1050 L 520 1150 L 470 1204 L 416 1088 Z', lighter(cloth, 0.12)),
    shape('M 612 1050 L 560 1150 L 610 1204 L 664 1088 Z', lighter(cloth, 0.06)),
  ].join('')
}

export function bigTee({ cloth, skin }: PortraitBrief): string {
  return [
    tee(cloth, skin),
    circle(540, 1420, 96, 'none', { stroke: lighter(cloth, 0.5), width: 9 }),
    line(
      'M 490 1390 L 456 1420 L 490 1450 M 590 1390 L 624 1420 L 590 1450 M 556 1370 L 524 1470',
      lighter(cloth, 0.6),
      11,
    ),
  ].join('')
}
