import type { PortraitBrief } from '../portrait-brief.ts'
import { line, mix, onBothSides } from '../svg.ts'
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
  const strand = (n: number) =>
    line(
      `M ${114 - n * 4} ${6 - n * 14} C ${122 - n * 4} ${-34 - n * 8} ${116 - n * 5} ${-66 - n * 6} ${106 - n * 6} ${-94 - n * 6}`,
      '#cfcac2',
      gender === 'male' ? 6 : 3.4,
      { opacity: 0.38 },
    )
  return { behind, before: before + onBothSides(strand(0), strand(1), strand(2)) }
}
