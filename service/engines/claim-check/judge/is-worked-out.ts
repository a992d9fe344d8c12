/**
 * True for a table row that calculates with figures which the text has: at least one of its figures stands around it, and
 * each other one is a sum, difference, product, ratio or share of two that are known. It is an inference whose working is
 * shown, and no source need say it.
 * @param around the sentences before and after the row, other rows among them
 */
export function isWorkedOut(row: string, around: readonly string[]): boolean {
  const known = around.flatMap(readFigures).map(({ value }) => value)
  const figures = readFigures(row)
  const anchored = figures.filter((figure) => known.some((value) => isNear(figure, value)))
  if (anchored.length === 0 || anchored.length === figures.length) return false
  let own = anchored
  let open = figures.filter((figure) => !anchored.includes(figure))
  // One figure of a row is often worked out of the one before it.
  while (open.length > 0) {
    const values = [...known, ...own.map(({ value }) => value)]
    const found = open.filter(
      (figure) => isTotal(figure, known) || own.some(({ value }) => isResult(figure, value, values)),
    )
    if (found.length === 0) return false
    own = [...own, ...found]
    open = open.filter((figure) => !found.includes(figure))
  }
  return true
}

/** Of more figures nearly every number is some result. */
const maxKnown = 5

/** True for a text with figures each of which is a sum, difference, product, ratio or share of two figures of `others`. */
export function isResultOf(text: string, others: readonly string[]): boolean {
  const known = others.flatMap(readFigures).map(({ value }) => value)
  const figures = readFigures(text)
  if (figures.length === 0 || known.length > maxKnown) return false
  return figures.every((figure) => known.some((one) => isResult(figure, one, known)))
}

type Figure = { value: number; tolerance: number }

/** Half of the last digit shown, so that a rounded result is one. */
function readFigures(text: string): Figure[] {
  return (text.match(/\d+(?:[.,'’\u00a0\u202f]\d+)*/g) ?? []).map((written) => {
    const whole = /^\d{1,3}(?:[.,'’\u00a0\u202f]\d{3})+$/.test(written)
    const plain = whole
      ? written.replace(/\D/g, '')
      : written.replace(/[.,](?=.*[.,])|['’\s]/g, '').replace(',', '.')
    const decimals = /\.(\d+)$/.exec(plain)?.[1]?.length ?? 0
    return { value: Number(plain), tolerance: 0.5001 * 10 ** -decimals }
  })
}

/** A sum or difference of two figures around the row. */
function isTotal(figure: Figure, known: readonly number[]): boolean {
  return known.some((one) =>
    known.some((other) => one !== other && (isNear(figure, one + other) || isNear(figure, one - other))),
  )
}

function isResult(figure: Figure, one: number, others: readonly number[]): boolean {
  return others.some((other) =>
    [
      one + other,
      one - other,
      other - one,
      one * other,
      one / other,
      other / one,
      (100 * one) / other,
      (100 * other) / one,
      (one * other) / 100,
      one * (1 + other / 100),
      one * (1 - other / 100),
      other * (1 + one / 100),
      other * (1 - one / 100),
    ].some((value) => isNear(figure, value)),
  )
}

function isNear({ value, tolerance }: Figure, other: number): boolean {
  return Math.abs(value - other) <= tolerance
}
