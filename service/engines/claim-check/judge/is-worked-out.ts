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

/**
 * True for a sentence that shows the working of some of its figures: each is a sum, difference, product, ratio or share of two
 * others in the sentence or, where there are few, in those around it, or the sum of products that the sentence writes out for it. A result may be rounded to its last digit that is not zero.
 * @param open the figures that no source has, as they are written
 */
export function showsWorking(sentence: string, open: readonly string[], around: readonly string[]): boolean {
  const figures = readFigures(sentence)
  const results = open.flatMap(readFigures).map(allowRounding)
  const isOpen = (value: number) => results.some((result) => result.value === value)
  if (results.length === 0 || figures.every(({ value }) => isOpen(value))) return false
  const beside = around.flatMap(readFigures).map(({ value }) => value)
  const few = beside.length <= maxKnown ? beside : []
  const sums = statedSums(sentence)
  return results.every((result) => {
    if (sums.some(({ told, sum }) => told === result.value && isNear(result, sum))) return true
    const own = figures.map(({ value }) => value).filter((value) => value !== result.value)
    return own.some((one, index) => isResult(result, one, [...own.filter((_, at) => at !== index), ...few]))
  })
}

/** "4 × 138", with the words for "times" of the languages that articles are written in. */
const times =
  /(?<![\d.,])(\d+(?:[.,]\d+)?)\s*(?:[×x*·]|times|mal|fois|por|per|volte|maal|keer|vezes)\s*(\d+(?:[.,]\d+)*)/giu

/**
 * Sums of products that a sentence writes out, each with the figure that it is said to be: "1,148 euros (4 × 138 and 4 × 149)",
 * "4 × 138 + 4 × 149 = 1,148". Two products and a figure somewhere else in the sentence are no sum.
 */
function statedSums(sentence: string): { told: number; sum: number }[] {
  const inBrackets = [...sentence.matchAll(/([^()]*)\(([^()]*)\)/g)].map(([, before = '', working = '']) => ({
    told: readFigures(before).at(-1),
    working,
  }))
  const [left = '', right] = sentence.split('=')
  const equated = right === undefined ? [] : [{ told: readFigures(right).at(0), working: left }]
  return [...inBrackets, ...equated].flatMap(({ told, working }) => {
    const products = [...working.matchAll(times)].map(([, count = '', each = '']) =>
      [count, each].flatMap(readFigures).reduce((product, { value }) => product * value, 1),
    )
    if (!told || products.length < 2) return []
    return [{ told: told.value, sum: products.reduce((total, one) => total + one, 0) }]
  })
}

/** "1 kWh", "2 persons": with these nearly every number is the result of some other. */
const minOperand = 3

/**
 * True where each of these figures is worked out of those in the passage that a sentence rests on, or of one of them and one
 * of the sentences before it: "520" and "370" for "150 more", and those 150 with a price that was just told.
 * @param open the figures that the passage does not have, as they are written
 */
export function isDerived(open: readonly string[], passage: string, before: readonly string[]): boolean {
  const operandsOf = (texts: readonly string[]) =>
    texts.flatMap(readFigures).flatMap(({ value }) => (value < 1 || value >= minOperand ? [value] : []))
  const beside = operandsOf(before)
  const few = beside.length <= maxKnown ? beside : []
  let known = operandsOf([passage])
  let left = open.flatMap(readFigures)
  if (left.length === 0 || known.length > maxKnown) return false
  while (left.length > 0) {
    const found = left.filter((figure) => known.some((one) => isResult(figure, one, [...known, ...few])))
    if (found.length === 0) return false
    known = [...known, ...found.map(({ value }) => value)]
    left = left.filter((figure) => !found.includes(figure))
  }
  return true
}

/** True where each of these figures is the total of those in the sentence that says how they divide: "Of 34 doors …: 21, 10 and 3". */
export function isTotalOf(open: readonly string[], parts: string): boolean {
  const values = readFigures(parts).map(({ value }) => value)
  const total = values.reduce((sum, value) => sum + value, 0)
  const totals = open.flatMap(readFigures)
  return values.length > 1 && totals.length > 0 && totals.every((figure) => isNear(figure, total))
}

/** 2,030 for 2,028: at most one per cent off. */
function allowRounding({ value, tolerance }: Figure): Figure {
  const zeros = /0*$/.exec(String(value))?.[0].length ?? 0
  return { value, tolerance: Math.max(tolerance, Math.min(0.5 * 10 ** zeros, value / 100)) }
}

type Figure = { value: number; tolerance: number }

/** The figures of a text, each with half of its last digit shown, so that a rounded result is one. */
export function readFigures(text: string): Figure[] {
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
