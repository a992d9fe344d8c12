const whole = new Intl.NumberFormat('en', { maximumFractionDigits: 2 })

/** `12,345`. */
export function formatNumber(value: number): string {
  return whole.format(value)
}

/** `1,200 cr`. */
export function formatCredits(credits: number): string {
  return `${whole.format(credits)} cr`
}

/** `$18`, `$4.50`. */
export function formatUsd(usd: number): string {
  const cents = Number.isInteger(usd) ? 0 : 2
  return new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: cents,
  }).format(usd)
}

/** `1 article`, `3 articles`; give `many` where an s does not do. */
export function formatCount(count: number, one: string, many = `${one}s`): string {
  return `${whole.format(count)} ${count === 1 ? one : many}`
}
