const wanted = 4
/** With less than this share of its height between lowest and highest, a scale from zero shows a flat line. */
const leastSpread = 0.35

/** Round numbers, evenly apart, that enclose what is drawn; from zero unless that would flatten it. */
export function scaleTicks(least: number, most: number): number[] {
  const isFlat = least > 0 ? (most - least) / most < leastSpread : (most - least) / -least < leastSpread
  const crossesZero = least <= 0 && most >= 0
  const low = crossesZero || isFlat ? least : Math.min(0, least)
  const high = crossesZero || isFlat ? most : Math.max(0, most)
  if (low === high) return low === 0 ? [0, 1] : [Math.min(0, low), Math.max(0, low)]
  const step = roundStep((high - low) / wanted)
  const first = Math.floor(low / step + 1e-9)
  const last = Math.ceil(high / step - 1e-9)
  return Array.from({ length: last - first + 1 }, (_, index) =>
    Number(((first + index) * step).toPrecision(12)),
  )
}

/** 1, 2, 2.5 or 5 times a power of ten, the next above. */
function roundStep(rough: number): number {
  const power = 10 ** Math.floor(Math.log10(rough))
  return ([1, 2, 2.5, 5].find((factor) => factor * power >= rough * 0.999) ?? 10) * power
}
