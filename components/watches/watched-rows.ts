import type { Watch } from '#contract/watches.ts'
import { formatNumber } from '#lib/format-number.ts'

export type WatchedRow = { label: string; value: string }

/** What each run is started with, as the form of that kind calls it; what is not set, and what nobody knows, is left out. */
export function watchedRows({ kind, input }: Pick<Watch, 'kind' | 'input'>): WatchedRow[] {
  const row = (label: string, value: string | undefined): WatchedRow[] => (value ? [{ label, value }] : [])
  switch (kind) {
    case 'brand_scan':
      return [
        ...row('Category', textIn(input.category)),
        ...row('Other names', listIn(input.aliases)),
        ...row('Questions', listIn(input.questions, '\n')),
      ]
    case 'scout_run':
      return [
        ...row('Forums', listIn(forumsIn(input.subreddits)) ?? 'All forums'),
        ...row('Max posts', numberIn(input.limit)),
      ]
    case 'warm_lead':
      return [
        ...row('Target roles', listIn(input.buyerRoles)),
        ...row('Look back', numberIn(input.freshnessDays, 'days')),
      ]
    default:
      return []
  }
}

function textIn(value: unknown): string | undefined {
  return typeof value === 'string' ? value.trim() : undefined
}

function numberIn(value: unknown, unit = ''): string | undefined {
  return typeof value === 'number' ? `${formatNumber(value)} ${unit}`.trim() : undefined
}

function textsIn(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []
}

function forumsIn(value: unknown): string[] {
  return textsIn(value).map((name) => `r/${name}`)
}

/** Undefined where nothing is listed. */
function listIn(value: unknown, between = ', '): string | undefined {
  return textsIn(value).join(between) || undefined
}
