import { IntentLink } from '#components/ui/intent-link.tsx'
import type { SlotSuggestion } from '#contract/schedule.ts'
import { formatClock } from '#lib/format-clock.ts'
import { formatCount } from '#lib/format-number.ts'
import { gapDays } from './marked-gap.ts'

/** Where the suggested times come from, and how many a day. */
export function SlotsNote({
  suggestion,
  beforeFirst,
}: {
  suggestion: SlotSuggestion
  /** The desk has no article yet. */
  beforeFirst: boolean
}) {
  const { slots, postsPerDay, source, published_times: known } = suggestion
  const times = listWords(slots.slice(0, 6).map(formatClock))
  const short = source === 'custom' && slots.length < postsPerDay
  return (
    <p className="text-ink-faint text-xs">
      {formatCount(postsPerDay, 'article')} per day
      {slots.length > postsPerDay
        ? `, at the first free ${postsPerDay === 1 ? 'time' : 'times'} of `
        : slots.length === 1
          ? ', at '
          : ', at the times '}
      {times}
      {slots.length > 6 && ' and more'}
      {origin(source, known)}{' '}
      {beforeFirst
        ? 'Gaps are marked from your first article on. '
        : `Gaps are marked on the next ${gapDays} days. `}
      {short && `${formatCount(slots.length, 'time')} for ${postsPerDay} articles per day leaves gaps. `}
      <IntentLink href="/settings" className="text-ink-soft underline hover:text-ink">
        Change in Settings
      </IntentLink>
    </p>
  )
}

/** What stands after the times: who chose them, and when they will be learned. */
function origin(source: string, known: SlotSuggestion['published_times']): string {
  if (source === 'custom') return ' (chosen by you).'
  if (source === 'learned') {
    return known
      ? ` (based on ${formatCount(known.articles, 'past article')}).`
      : ' (based on past articles).'
  }
  if (!known) return '. Default time.'
  const { articles, needed_articles: needed, needed_days: neededDays } = known
  const enough =
    articles < needed ? formatCount(needed, 'article') : `articles on ${formatCount(neededDays, 'day')}`
  return `. Default time. Masthead learns yours after ${enough}.`
}

/** `9:30 and 14:00`; of more, all but the last between commas. */
function listWords(words: readonly string[]): string {
  if (words.length < 2) return words.join('')
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
}
