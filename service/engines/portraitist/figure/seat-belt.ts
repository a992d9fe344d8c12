import { line } from '../svg.ts'

/** From the shoulder across the chest, in the sheet's coordinates. */
export function drawSeatBelt(): string {
  return [
    line('M 872 960 L 800 1090 C 690 1330 520 1640 330 1930', '#24252a', 66),
    line('M 850 954 L 778 1084 C 668 1330 498 1640 308 1920', '#484a52', 4),
    line('M 894 966 L 822 1096 C 712 1340 542 1650 352 1936', '#484a52', 4),
  ].join('')
}
