import { IntentLink } from '#components/ui/intent-link.tsx'
import type { SlotSuggestion } from '#contract/schedule.ts'
import { formatCount } from '#lib/format-number.ts'
import { formatClock } from './format-day.ts'

/** Where the suggested times come from, and how many a day. */
export function SlotsNote({ suggestion }: { suggestion: SlotSuggestion }) {
  const { slots, postsPerDay, source, published_times: known } = suggestion
  const times = slots.slice(0, 6).map(formatClock).join(', ')
  const short = source === 'custom' && slots.length < postsPerDay
  return (
    <p className="text-ink-faint text-xs">
      {formatCount(postsPerDay, 'post')} a day, at {times}
      {slots.length > 6 && ' and more'}: {origin(source, known)}.{' '}
      {short && `${formatCount(slots.length, 'time')} for ${postsPerDay} posts leaves days with a gap. `}
      <IntentLink href="/settings" className="text-ink-soft underline hover:text-ink">
        Change in Settings
      </IntentLink>
    </p>
  )
}

function origin(source: string, known: SlotSuggestion['published_times']): string {
  if (source === 'custom') return 'chosen by you'
  if (source === 'learned') {
    return known
      ? `learned from ${formatCount(known.articles, 'published article')}`
      : 'learned from what was published'
  }
  if (!known) return 'the usual times'
  const { articles, days, needed_articles: needed, needed_days: neededDays } = known
  return `the usual times, until there is enough to learn from (${articles} of ${needed} published articles, on ${days} of ${neededDays} days)`
}
