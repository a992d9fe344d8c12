import type { SeededChoice } from '../illustrator/seeded-choice.ts'
import type { Origin, PortraitRequest } from './portraitist.ts'

/** Individual facial proportions: factors around 1, the average face. */
export type Features = {
  width: number
  height: number
  eyes: number
  lids: number
  brows: number
  nose: number
  lips: number
}

type Range = readonly [number, ...number[]]

/** Broad ranges that overlap, as those of the complexions do: no feature alone indicates an origin. */
const ranges: Record<Origin, { lids: Range; nose: Range; lips: Range }> = {
  european: { lids: [0.94, 1, 1.06], nose: [0.86, 0.93, 1.02], lips: [0.84, 0.92, 1] },
  asian: { lids: [0.8, 0.86, 0.94], nose: [0.94, 1, 1.06], lips: [0.9, 0.98, 1.06] },
  african: { lids: [0.94, 1, 1.06], nose: [1.06, 1.15, 1.24], lips: [1.08, 1.18, 1.28] },
  latin: { lids: [0.94, 1, 1.06], nose: [0.95, 1.03, 1.1], lips: [0.98, 1.06, 1.14] },
  middle_eastern: { lids: [0.98, 1.04, 1.1], nose: [0.94, 1.02, 1.1], lips: [0.94, 1.02, 1.1] },
  south_asian: { lids: [1, 1.06, 1.12], nose: [0.96, 1.03, 1.12], lips: [1, 1.08, 1.14] },
}

/** With the years eyes seem smaller and faces longer. */
const ageing: Record<PortraitRequest['ageRange'], { eyes: number; height: number }> = {
  '18-25': { eyes: 1.08, height: 0.97 },
  '26-35': { eyes: 1, height: 1 },
  '36-50': { eyes: 0.95, height: 1.02 },
}

export function chooseFeatures({ origin, ageRange }: PortraitRequest, choice: SeededChoice): Features {
  const { lids, nose, lips } = ranges[origin]
  const { eyes, height } = ageing[ageRange]
  return {
    width: choice.pick([0.95, 0.98, 1, 1.03, 1.06]),
    height: height * choice.pick([0.98, 1, 1.02]),
    eyes,
    lids: choice.pick(lids),
    brows: choice.pick([0.85, 1, 1.2]),
    nose: choice.pick(nose),
    lips: choice.pick(lips),
  }
}
