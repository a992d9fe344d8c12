import { numberFormat } from './format-locale.ts'

const whole = { maximumFractionDigits: 2 }

/** `12,345`, as the reader's locale groups it. */
export function formatNumber(value: number): string {
  return numberFormat(whole).format(value)
}

/** `12.0`: to one decimal, also where that is nought. */
export function formatTenths(value: number): string {
  return numberFormat({ minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value)
}

/** `1,200 credits`, `1 credit`. */
export function formatCredits(credits: number): string {
  return formatCount(credits, 'credit')
}

/** `$18`, `$4.50`. */
export function formatUsd(usd: number): string {
  const cents = Number.isInteger(usd) ? 0 : 2
  return numberFormat({
    style: 'currency',
    currency: 'USD',
    // "$" alone: the packages have no other dollars.
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: cents,
  }).format(usd)
}

/** `1 article`, `3 articles`; give `many` where an s does not do. */
export function formatCount(count: number, one: string, many = `${one}s`): string {
  return `${formatNumber(count)} ${count === 1 ? one : many}`
}
