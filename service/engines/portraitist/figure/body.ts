import type { PortraitBrief } from '../portrait-brief.ts'
import { darker, group, line, shape } from '../svg.ts'
import { bigTee, flannel, hoodie, turtleneck, zipJacket } from './casual-tops.ts'
import { backpackStraps, collegeJacket, denim, sweater } from './student-tops.ts'
import { openBlazer, suit } from './suits.ts'

/** The middle of the neck's foot on the sheet. */
const middle = 540

/** Neck and clothes, in the sheet's coordinates. `front` lies over long hair. */
export function drawBody(brief: PortraitBrief): string {
  const { outfit, gender } = brief
  const width = gender === 'female' ? 0.9 : 1
  const draw = outfits[outfit.replace(' with a backpack', '')] ?? suit
  const turned = {
    'head turned left': 1,
    'head turned right': -1,
    'head straight': 0,
    'head tilted left': -0.6,
    'head tilted right': 0.6,
  }[brief.pose]
  return group(
    `translate(${middle} 1080) skewY(${turned * 2.6}) scale(${width} 1) translate(${-middle} -1080)`,
    neck(brief),
    draw(brief),
    folds,
    outfit.endsWith('backpack') ? backpackStraps() : '',
  )
}

function neck({ skin, gender }: PortraitBrief): string {
  const half = gender === 'male' ? 74 : 63
  return [
    shape(
      `M ${middle - half} 900 L ${middle + half} 900 C ${middle + half} 990 ${middle + half + 5} 1022 ${middle + half + 22} 1056 L ${middle + half + 24} 1080 L ${middle} 1200 L ${middle - half - 24} 1080 L ${middle - half - 22} 1056 C ${middle - half - 5} 1022 ${middle - half} 990 ${middle - half} 900 Z`,
      darker(skin, 0.08),
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

const outfits: Record<string, (brief: PortraitBrief) => string> = {
  'open blazer over a T-shirt': openBlazer,
  'fine turtleneck': turtleneck,
  'zip jacket over a T-shirt': zipJacket,
  hoodie,
  'oversized T-shirt': bigTee,
  'open flannel shirt': flannel,
  'knitted sweater': sweater,
  'college jacket': collegeJacket,
  'denim jacket': denim,
  'suit with a tie': suit,
  'suit with an open collar': suit,
  'double-breasted suit': suit,
  'suit over a silk top': suit,
}
