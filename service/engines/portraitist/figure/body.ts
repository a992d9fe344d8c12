import type { PortraitBrief } from '../portrait-brief.ts'
import { circle, darker, ellipse, group, lighter, line, mix, rect, shape, times } from '../svg.ts'

/** The middle of the neck's foot on the sheet. */
const middle = 540
const shoulders =
  'M 196 1920 C 190 1540 186 1320 232 1216 C 272 1140 392 1104 470 1062 L 610 1062 C 688 1104 808 1140 848 1216 C 894 1320 890 1540 884 1920 Z'

/** Neck and clothes, in the sheet's coordinates. `front` lies over long hair. */
export function drawBody(brief: PortraitBrief): string {
  const { outfit, gender } = brief
  const width = gender === 'female' ? 0.9 : 1
  const draw = outfits[outfit] ?? suit
  return group(`translate(${middle * (1 - width)} 0) scale(${width} 1)`, neck(brief), draw(brief), folds)
}

function neck({ skin, gender }: PortraitBrief): string {
  const half = gender === 'male' ? 74 : 60
  return [
    shape(
      `M ${middle - half} 900 L ${middle + half} 900 C ${middle + half} 1000 ${middle + half + 4} 1040 ${middle + half + 44} 1076 L ${middle} 1200 L ${middle - half - 44} 1076 C ${middle - half - 4} 1040 ${middle - half} 1000 ${middle - half} 900 Z`,
      darker(skin, 0.05),
    ),
    shape(
      `M ${middle - half} 946 C ${middle - 30} 1010 ${middle + 40} 1010 ${middle + half} 940 L ${middle + half} 990 C ${middle + 30} 1050 ${middle - 40} 1040 ${middle - half} 990 Z`,
      darker(skin, 0.35),
      { opacity: 0.5 },
    ),
  ].join('')
}

const folds = [
  line('M 322 1920 C 312 1700 316 1540 338 1404', '#000000', 7, { opacity: 0.16 }),
  line('M 758 1920 C 768 1700 764 1540 742 1404', '#000000', 7, { opacity: 0.2 }),
  shape(
    'M 758 1920 C 768 1700 764 1540 742 1404 C 770 1330 800 1250 806 1186 C 826 1196 840 1206 848 1216 C 894 1320 890 1540 884 1920 Z',
    '#000000',
    { opacity: 0.12 },
  ),
].join('')

const collarRound = 'M 440 1076 C 468 1178 612 1178 640 1076 L 622 1056 C 600 1148 480 1148 458 1056 Z'
const neckline = 'M 458 1050 C 480 1148 600 1148 622 1050 Z'

function tee(color: string, skin: string): string {
  return (
    shape(shoulders, color) + shape(neckline, darker(skin, 0.08)) + shape(collarRound, darker(color, 0.16))
  )
}

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

function shirt(color: string, skin: string, collarOpen: boolean): string {
  return [
    shape('M 440 1074 L 462 1054 L 618 1054 L 640 1074 L 540 1560 Z', color),
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

function suit({ cloth, skin, outfit, gender }: PortraitBrief): string {
  const tie = mix('#8a2f2f', cloth, 0.25)
  const double = outfit === 'double-breasted suit'
  const closed = outfit !== 'suit with an open collar'
  return [
    shape(shoulders, cloth),
    shirt(gender === 'female' ? '#f1e6dc' : '#f4f5f7', skin, !closed),
    closed
      ? shape('M 520 1132 L 560 1132 L 574 1180 L 568 1440 L 540 1500 L 512 1440 L 506 1180 Z', tie) +
        line('M 510 1176 L 570 1176', darker(tie, 0.35), 4)
      : '',
    lapels(cloth, double ? 1480 : 1560),
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

function hoodie({ cloth }: PortraitBrief): string {
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

function jacketOver(brief: PortraitBrief, inner: string): string {
  const { cloth, skin } = brief
  return [
    tee(inner, skin),
    shape(
      'M 196 1920 C 190 1540 186 1320 232 1216 C 272 1140 392 1104 462 1064 C 440 1300 448 1620 470 1920 Z',
      cloth,
    ),
    shape(
      'M 884 1920 C 890 1540 894 1320 848 1216 C 808 1140 688 1104 618 1064 C 640 1300 632 1620 610 1920 Z',
      darker(cloth, 0.1),
    ),
  ].join('')
}

function openBlazer(brief: PortraitBrief): string {
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

function zipJacket(brief: PortraitBrief): string {
  const { cloth } = brief
  return [
    jacketOver(brief, '#f2efe8'),
    shape('M 470 1046 C 430 1060 416 1080 408 1100 L 446 1210 L 480 1090 Z', lighter(cloth, 0.14)),
    shape('M 610 1046 C 650 1060 664 1080 672 1100 L 634 1210 L 600 1090 Z', lighter(cloth, 0.08)),
    line('M 458 1190 C 446 1440 452 1700 470 1920', '#c9c4b8', 7),
    line('M 622 1190 C 634 1440 628 1700 610 1920', '#c9c4b8', 7),
  ].join('')
}

function turtleneck({ cloth }: PortraitBrief): string {
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

function flannel(brief: PortraitBrief): string {
  const { cloth } = brief
  return [
    jacketOver(brief, '#2f3238'),
    `<clipPath id="flannel"><path d="M 196 1920 C 190 1540 186 1320 232 1216 C 272 1140 392 1104 462 1064 C 440 1300 448 1620 470 1920 Z M 884 1920 C 890 1540 894 1320 848 1216 C 808 1140 688 1104 618 1064 C 640 1300 632 1620 610 1920 Z"/></clipPath>`,
    `<g clip-path="url(#flannel)">${times(9, (n) => rect(190, 1100 + n * 96, 700, 26, darker(cloth, 0.4), 0, { opacity: 0.5 }))}${times(9, (n) => rect(206 + n * 80, 1050, 22, 880, darker(cloth, 0.4), 0, { opacity: 0.5 }))}${times(9, (n) => rect(190, 1152 + n * 96, 700, 7, '#f5efe2', 0, { opacity: 0.45 }))}</g>`,
    shape('M 468 1050 L 520 1150 L 470 1204 L 416 1088 Z', lighter(cloth, 0.12)),
    shape('M 612 1050 L 560 1150 L 610 1204 L 664 1088 Z', lighter(cloth, 0.06)),
  ].join('')
}

function bigTee({ cloth, skin }: PortraitBrief): string {
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

function straps(): string {
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

function sweater({ cloth, skin }: PortraitBrief): string {
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
    straps(),
  ].join('')
}

function collegeJacket(brief: PortraitBrief): string {
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
    straps(),
  ].join('')
}

function denim(brief: PortraitBrief): string {
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
    straps(),
  ].join('')
}

const outfits: Record<string, (brief: PortraitBrief) => string> = {
  'open blazer over a T-shirt': openBlazer,
  'fine turtleneck': turtleneck,
  'zip jacket over a T-shirt': zipJacket,
  hoodie,
  'oversized T-shirt': bigTee,
  'open flannel shirt': flannel,
  'knitted sweater with a backpack': sweater,
  'college jacket with a backpack': collegeJacket,
  'denim jacket with a backpack': denim,
  'suit with a tie': suit,
  'suit with an open collar': suit,
  'double-breasted suit': suit,
}

/** The bow behind the neck, the cups on the collar. */
export function drawHeadphones(): { behind: string; before: string } {
  const cup = (side: number) =>
    group(
      `translate(${540 + side * 132} 1122) rotate(${side * -24})`,
      ellipse(0, 0, 40, 62, '#2c2c33'),
      ellipse(side * -6, 2, 30, 50, '#3d3d46'),
      ellipse(side * -10, 4, 18, 34, side < 0 ? '#c2553a' : '#a8472f'),
    )
  return {
    behind:
      line('M 404 1086 C 404 972 468 936 540 936 C 612 936 676 972 676 1086', '#2a2a30', 30) +
      line('M 410 1070 C 414 976 474 944 540 944', '#56565f', 6),
    before: cup(-1) + cup(1),
  }
}
