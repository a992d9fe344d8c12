import type { Tone } from '#components/ui/status-pill.tsx'
import type { Watch, WatchRun } from '#contract/watches.ts'

export const watchesLead = 'A watch repeats a scan, a report or a page check, and tells you what changed.'

const kinds: Readonly<Record<string, string>> = {
  brand_scan: 'Brand scan',
  scout_run: 'Scout run',
  warm_lead: 'Warm-lead report',
  schema_check: 'Structured data',
  preview_check: 'Social preview',
}

/** A kind nobody knows is shown as it is. */
export function kindName(kind: string): string {
  return kinds[kind] ?? kind
}

export function intervalText(days: number): string {
  if (days === 1) return 'every day'
  if (days === 7) return 'every week'
  return days % 7 === 0 ? `every ${days / 7} weeks` : `every ${days} days`
}

export const intervalOptions = [
  { value: '1', label: 'Every day' },
  { value: '7', label: 'Every week' },
  { value: '14', label: 'Every 2 weeks' },
  { value: '30', label: 'Every 30 days' },
  { value: '90', label: 'Every 90 days' },
] as const

/** How a watch stands, as a pill says it; a status nobody knows is shown as it is. */
export function watchStatus({ status, reason }: Pick<Watch, 'status' | 'reason'>): {
  tone: Tone
  label: string
} {
  if (status === 'active') return { tone: 'good', label: 'Active' }
  if (status !== 'paused') return { tone: 'neutral', label: status }
  if (reason === 'insufficient_credits') return { tone: 'warn', label: 'Paused: out of credits' }
  if (reason === 'budget') return { tone: 'info', label: 'Paused: budget spent' }
  if (reason === 'rejected') return { tone: 'bad', label: 'Paused: rejected' }
  if (reason === 'access_ended') return { tone: 'warn', label: 'Paused: access ended' }
  return { tone: 'neutral', label: 'Paused' }
}

/** Where the run is that the next one is compared with; undefined where its result is read nowhere. */
export function comparedRunHref(watch: Pick<Watch, 'kind' | 'label' | 'compared_with'>): string | undefined {
  if (!watch.compared_with || watch.kind === 'schema_check' || watch.kind === 'preview_check')
    return undefined
  return runLink(watch, watch.compared_with)?.href
}

export type RunLink = { label: string; href: string }

/** Where a run's result is read. That of a page check is in its run alone: the page can only be checked anew. */
export function runLink(
  watch: Pick<Watch, 'kind' | 'label'>,
  { run_id: id }: Pick<WatchRun, 'run_id'>,
): RunLink | undefined {
  const label = 'View result'
  switch (watch.kind) {
    case 'brand_scan':
      return { label, href: `/brand-scans/${id}` }
    case 'scout_run':
      return { label, href: `/scout-runs/${id}` }
    case 'warm_lead':
      return { label, href: `/warm-leads/${id}` }
    case 'schema_check':
    case 'preview_check':
      return { label: 'Check this page', href: `/page-tools?url=${encodeURIComponent(watch.label)}` }
    default:
      return undefined
  }
}
