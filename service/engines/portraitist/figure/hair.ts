import type { PortraitBrief } from '../portrait-brief.ts'
import { group, line, mix } from '../svg.ts'
import type { Hair } from './hair-pieces.ts'
import { longHair } from './long-hair.ts'
import { shortHair } from './short-hair.ts'

const styles = { ...shortHair, ...longHair }

/** Where the hair lies close, grey shows at the temples first; elsewhere it goes through all of it. */
const showsTemples = new Set([
  'short crop',
  'side part',
  'swept-back hair',
  'buzz cut',
  'ponytail',
  'top bun',
])

/** The hair of a brief; with the years the temples turn grey. */
export function drawHair({ hairStyle, hair, grey, ageYears, gender }: PortraitBrief): Hair {
  const draw = styles[hairStyle] ?? styles['short crop']
  if (!draw) throw new Error('A style of hair is always drawn.')
  const silver = Math.min(0.42, 0.14 + (ageYears - 42) * 0.036)
  const { behind, before } = draw(grey ? mix(hair, '#b5b0a8', silver) : hair)
  if (!grey || !showsTemples.has(hairStyle)) return { behind, before }
  const temples = [-1, 1].map((side) =>
    [0, 1, 2]
      .map((n) =>
        line(
          `M ${side * (119 - n * 5)} ${-8 - n * 12} C ${side * (126 - n * 5)} ${-40 - n * 8} ${side * (118 - n * 6)} ${-74 - n * 6} ${side * (104 - n * 6)} ${-98 - n * 6}`,
          '#cfcac2',
          gender === 'male' ? 7 : 4,
          { opacity: 0.4 },
        ),
      )
      .join(''),
  )
  return { behind, before: group('', before, ...temples).replace(' transform=""', '') }
}
