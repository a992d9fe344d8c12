import { ellipse, group, line } from '../svg.ts'

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
