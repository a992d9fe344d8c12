import type { PortraitBrief } from '../portrait-brief.ts'
import { circle, darker, lighter, line, mix, shape } from '../svg.ts'
import { jacketOver, shoulders } from './garments.ts'

function lapels(color: string, deep: number): string {
  const light = lighter(color, 0.09)
  return [
    shape(
      `M 462 1060 C 420 1082 400 1092 372 1106 L 400 1290 L 352 1310 L 520 ${deep} L 540 ${deep - 30} C 500 1330 474 1200 462 1060 Z`,
      light,
    ),
    shape(
      `M 618 1060 C 660 1082 680 1092 708 1106 L 680 1290 L 728 1310 L 560 ${deep} L 540 ${deep - 30} C 580 1330 606 1200 618 1060 Z`,
      darker(light, 0.1),
    ),
    line(`M 540 ${deep - 20} L 540 1920`, darker(color, 0.4), 6, { opacity: 0.7 }),
  ].join('')
}

function shirt(color: string, skin: string, options: { collarOpen: boolean; deep: number }): string {
  const { collarOpen, deep } = options
  return [
    shape(`M 440 1074 L 462 1054 L 618 1054 L 640 1074 L 540 ${deep - 24} Z`, color),
    ...(collarOpen
      ? [
          shape('M 452 1046 L 540 1262 L 628 1046 Z', darker(skin, 0.08)),
          shape('M 456 1044 L 536 1252 L 470 1236 L 418 1088 Z', lighter(color, 0.4)),
          shape('M 624 1044 L 544 1252 L 610 1236 L 662 1088 Z', darker(lighter(color, 0.3), 0.06)),
        ]
      : [
          shape('M 462 1050 L 540 1130 L 490 1196 L 430 1082 Z', lighter(color, 0.4)),
          shape('M 618 1050 L 540 1130 L 590 1196 L 650 1082 Z', darker(lighter(color, 0.3), 0.06)),
        ]),
  ].join('')
}

function silkTop(skin: string): string {
  return [
    shape('M 430 1078 L 462 1050 L 618 1050 L 650 1078 L 540 1500 Z', '#efe2d4'),
    shape('M 452 1046 C 468 1100 500 1150 540 1160 C 580 1150 612 1100 628 1046 Z', darker(skin, 0.08)),
    line('M 452 1046 C 468 1100 500 1150 540 1160 C 580 1150 612 1100 628 1046', '#d8c6b2', 5),
  ].join('')
}

export function suit({ cloth, skin, outfit, gender }: PortraitBrief): string {
  const tie = mix('#8a2f2f', cloth, 0.25)
  const double = outfit === 'double-breasted suit'
  const deep = double ? 1480 : 1560
  const soft = outfit === 'suit over a silk top'
  const closed = !soft && outfit !== 'suit with an open collar'
  return [
    shape(shoulders, cloth),
    soft
      ? silkTop(skin)
      : shirt(gender === 'female' ? '#f1e6dc' : '#f4f5f7', skin, { collarOpen: !closed, deep }),
    closed
      ? shape('M 520 1132 L 560 1132 L 574 1180 L 566 1420 L 540 1452 L 514 1420 L 506 1180 Z', tie) +
        line('M 510 1176 L 570 1176', darker(tie, 0.35), 4)
      : '',
    lapels(cloth, deep),
    double
      ? [0, 1, 2]
          .map(
            (n) =>
              circle(486, 1560 + n * 110, 13, darker(cloth, 0.5)) +
              circle(606, 1560 + n * 110, 13, darker(cloth, 0.5)),
          )
          .join('')
      : [0, 1].map((n) => circle(552, 1640 + n * 120, 13, darker(cloth, 0.5))).join(''),
    shape('M 690 1400 L 786 1388 L 784 1410 L 692 1422 Z', darker(cloth, 0.3)),
    shape('M 704 1398 L 730 1352 L 752 1392 L 772 1360 L 776 1390 Z', '#f2ece2'),
  ].join('')
}

export function openBlazer(brief: PortraitBrief): string {
  const { cloth } = brief
  return [
    jacketOver(brief, '#ece6da'),
    shape(
      'M 462 1062 C 420 1082 396 1094 372 1106 L 396 1288 L 350 1306 L 452 1640 C 444 1440 450 1240 466 1080 Z',
      lighter(cloth, 0.1),
    ),
    shape(
      'M 618 1062 C 660 1082 684 1094 708 1106 L 684 1288 L 730 1306 L 628 1640 C 636 1440 630 1240 614 1080 Z',
      lighter(cloth, 0.02),
    ),
  ].join('')
}
