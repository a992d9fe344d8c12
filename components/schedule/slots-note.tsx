import { IntentLink } from '#components/ui/intent-link.tsx'
import type { SlotSuggestion } from '#contract/schedule.ts'
import { formatClock } from '#lib/format-clock.ts'
import { formatCount } from '#lib/format-number.ts'
import { gapDays } from './marked-gap.ts'

/** Where the suggested times come from, and how many a day. */
export function SlotsNote({ suggestion }: { suggestion: SlotSuggestion }) {
  const { slots, postsPerDay, source, published_times: known } = suggestion
  const times = slots.slice(0, 6).map(formatClock).join(', ')
  const short = source === 'custom' && slots.length < postsPerDay
  return (
    <p className="text-ink-faint text-xs">
      {formatCount(postsPerDay, 'article')} a day. Times: {times}
      {slots.length > 6 && ' and more'} ({origin(source, known)}). Gaps are marked on the next {gapDays} days.{' '}
      {short && `${formatCount(slots.length, 'time')} for ${postsPerDay} articles per day leaves gaps. `}
      <IntentLink href="/settings" className="text-ink-soft underline hover:text-ink">
        Change in Settings
      </IntentLink>
    </p>
  )
}

function origin(source: string, known: SlotSuggestion['published_times']): string {
  if (source === 'custom') return 'chosen by you'
  if (source === 'learned') {
    return known ? `based on ${formatCount(known.articles, 'past article')}` : 'based on past articles'
  }
  if (!known) return 'default times'
  const { articles, days, needed_articles: needed, needed_days: neededDays } = known
  return `default times, until there are enough past articles (${articles} of ${needed} published, on ${days} of ${neededDays} days)`
}
