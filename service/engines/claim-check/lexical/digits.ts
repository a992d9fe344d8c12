/**
 * The values that a number in digits can mean. Several, where a lone separator before three digits is a thousands
 * separator in one country and a decimal one in another: "1.234" is 1234 or 1.234.
 */
export function readDigits(text: string): number[] {
  const compact = text.replace(/['’\s]/g, '')
  const separators = compact.replace(/\d/g, '')
  if (separators === '') return [Number(compact)]
  const last = separators.slice(-1)
  const fraction = compact.slice(compact.lastIndexOf(last) + 1)
  const whole = Number(compact.replace(/[.,]/g, ''))
  const decimal = Number(`${compact.slice(0, compact.lastIndexOf(last)).replace(/[.,]/g, '')}.${fraction}`)
  if (separators.length > 1)
    return new Set(separators).size > 1 || fraction.length !== 3 ? [decimal] : [whole]
  return fraction.length === 3 ? [whole, decimal] : [decimal]
}
