import type { PortraitBrief } from '../portrait-brief.ts'
import { circle, darker, group, lighter, line, rect, times } from '../svg.ts'

/** A forearm that comes from the left of the picture, with what its hand holds; the seat belt in a car. */
export function drawHeld(brief: PortraitBrief): string {
  const { type, location, skin, cloth, outfit } = brief
  if (location === 'car') return seatBelt()
  const sleeve =
    outfit === 'denim jacket with a backpack' ? '#4d6f96' : outfit.startsWith('college') ? '#efe7d6' : cloth
  return sleeveOf(outfit === 'oversized T-shirt' ? skin : sleeve) + items[type](brief) + hand(skin)
}

function sleeveOf(color: string): string {
  return (
    line('M 262 1700 C 300 1800 380 1790 470 1716', darker(color, 0.18), 136) +
    line('M 258 1690 C 300 1784 376 1776 462 1706', lighter(color, 0.03), 122)
  )
}

/** Fingers over the near edge of what is held, the thumb before it. */
function hand(skin: string): string {
  const edge = darker(skin, 0.22)
  return [
    line('M 470 1712 C 500 1696 522 1684 540 1672', skin, 86),
    ...[0, 1, 2, 3].map((n) =>
      line(`M ${520 + n * 6} ${1640 + n * 30} L ${578 + (n === 3 ? -10 : n * 4)} ${1626 + n * 31}`, skin, 29),
    ),
    ...[0, 1, 2].map((n) =>
      line(`M ${530 + n * 6} ${1656 + n * 30} L ${578 + n * 4} ${1643 + n * 31}`, edge, 3, { opacity: 0.6 }),
    ),
    line('M 486 1668 C 500 1630 520 1606 546 1592', skin, 33),
    line('M 538 1588 L 552 1584', lighter(skin, 0.4), 12, { opacity: 0.5 }),
  ].join('')
}

const items: Record<PortraitBrief['type'], (brief: PortraitBrief) => string> = {
  tech_founder: () =>
    group(
      'rotate(-8 640 1610)',
      rect(528, 1420, 216, 400, '#17181c', 30),
      rect(540, 1434, 192, 372, '#f3f0e8', 20),
      rect(560, 1470, 110, 14, '#2b3442', 7) + rect(560, 1498, 70, 10, '#a9a294', 5),
      times(5, (n) =>
        rect(
          562 + n * 33,
          1690 - n * 30 - (n % 2) * 16,
          22,
          60 + n * 30 + (n % 2) * 16,
          n === 4 ? '#b8371a' : '#8fa3a0',
          5,
        ),
      ),
      line('M 568 1640 L 604 1602 L 640 1610 L 672 1560 L 710 1540', '#b8371a', 7),
      rect(560, 1772, 152, 12, '#d6d0c0', 6),
    ),
  vibe_coder: () =>
    group(
      'rotate(-5 700 1660)',
      rect(500, 1520, 420, 290, '#b9bcc2', 22),
      rect(508, 1528, 404, 274, '#cfd2d7', 18),
      circle(610, 1610, 42, '#b8371a') +
        line('M 596 1596 L 582 1610 L 596 1624 M 624 1596 L 638 1610 L 624 1624', '#fff', 7),
      rect(680, 1572, 110, 60, '#2f6f6b', 12) +
        line('M 700 1592 L 720 1602 L 700 1612 M 734 1614 L 764 1614', '#e9f4ea', 6),
      circle(850, 1604, 32, '#e3b04b') +
        circle(840, 1598, 5, '#2a221d') +
        circle(860, 1598, 5, '#2a221d') +
        line('M 836 1612 C 844 1622 856 1622 864 1612', '#2a221d', 5),
      rect(640, 1690, 92, 66, '#5a4a8a', 10) + line('M 658 1738 L 686 1706 L 714 1738', '#f4ecff', 7),
      circle(800, 1716, 40, '#f4f1ea') + line('M 782 1716 L 818 1716 M 800 1698 L 800 1734', '#c2553a', 9),
    ),
  student: () =>
    group(
      'rotate(-10 700 1650)',
      rect(520, 1440, 300, 390, '#8a3d4c', 12) + rect(806, 1452, 22, 366, '#f4ecd9', 3),
      rect(506, 1462, 300, 380, '#3f6a6b', 12) + rect(506, 1462, 34, 380, '#335657', 12),
      rect(560, 1500, 190, 70, '#f4ecd9', 6) +
        rect(580, 1522, 120, 9, '#335657', 4) +
        rect(580, 1542, 84, 8, '#9fb0a6', 4),
      rect(484, 1500, 290, 356, '#e3b04b', 12) + times(9, (n) => circle(492, 1530 + n * 36, 8, '#5c4a1d')),
      rect(540, 1560, 190, 84, '#fbf5e4', 8) +
        rect(562, 1586, 126, 9, '#a38a45', 4) +
        rect(562, 1608, 90, 8, '#cdb988', 4),
    ),
  executive: () =>
    group(
      'rotate(-7 700 1650)',
      rect(496, 1476, 340, 372, '#f4f0e6', 8),
      rect(486, 1486, 350, 380, '#5b3a28', 16),
      rect(500, 1500, 322, 352, 'none', 10, {
        stroke: '#8a6243',
        width: 4,
        extra: 'stroke-dasharray="12 9"',
      }),
      rect(770, 1640, 80, 56, '#462b1d', 10) + circle(800, 1668, 13, '#d8b25a'),
      rect(560, 1556, 120, 76, '#6b4630', 8) + rect(580, 1584, 80, 9, '#d8b25a', 4),
    ),
}

function seatBelt(): string {
  return [
    line('M 820 1090 C 700 1330 520 1640 330 1930', '#24252a', 74),
    line('M 796 1084 C 676 1330 496 1640 306 1920', '#484a52', 5),
    line('M 844 1096 C 724 1340 546 1650 356 1936', '#484a52', 5),
  ].join('')
}
