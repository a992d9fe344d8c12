const decimalSigns = new Map<string, string>()

/** Of figures in Latin digits, as the language writes them. */
function decimalSignOf(language: string): string {
  const known = decimalSigns.get(language)
  if (known !== undefined) return known
  const parts = new Intl.NumberFormat(language, { numberingSystem: 'latn' }).formatToParts(0.5)
  const sign = parts.find(({ type }) => type === 'decimal')?.value ?? '.'
  decimalSigns.set(language, sign)
  return sign
}

/**
 * "2.300" and "2300" are one figure in German, and two in English; "2.5" and "25" are two in both. A sign that stands
 * there more than once parts thousands in every language.
 */
export function digitsOf(figure: string, language: string): string {
  const sign = decimalSignOf(language)
  const hasDecimals = figure.split(sign).length === 2
  return figure
    .replace(/[.,](?=\p{N}{3}(?!\p{N}))/gu, (mark) => (hasDecimals && mark === sign ? mark : ''))
    .replace(/,/g, '.')
}
