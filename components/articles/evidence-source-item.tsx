import { FileText, Globe } from 'lucide-react'
import { Badge } from '#components/ui/badge.tsx'
import type { ForecastSource } from '#contract/article-forecast.ts'
import { formatCount, formatNumber } from '#lib/format-number.ts'

const strengths: Readonly<Record<string, { label: string; tone: 'good' | 'info' | 'neutral' }>> = {
  strong: { label: 'Strong match', tone: 'good' },
  some: { label: 'Some match', tone: 'info' },
  weak: { label: 'Weak match', tone: 'neutral' },
  none: { label: 'Off topic', tone: 'neutral' },
}

/** One document or page and how well it speaks of the topic. Titles are untrusted text. */
export function EvidenceSourceItem({ source }: { source: ForecastSource }) {
  const { kind, title, status, language, message } = source
  const strength = strengths[source.strength] ?? { label: source.strength, tone: 'neutral' as const }
  const Icon = kind === 'knowledge' ? FileText : Globe
  const details = [wordsGiven(source), language && languageName(language)].filter(Boolean)
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-baseline gap-x-2 text-sm">
      <Icon aria-hidden className="size-3.5 translate-y-0.5 text-ink-faint" />
      <span className="min-w-0">
        <span className="line-clamp-2 wrap-anywhere text-ink" title={title}>
          {title.replace(/^https?:\/\//, '')}
        </span>
        <span className="block text-ink-faint text-xs wrap-anywhere">
          {status === 'reading' ? 'Still reading…' : status === 'failed' ? message : details.join(' · ')}
        </span>
      </span>
      {status === 'read' ? (
        <Badge tone={strength.tone}>{strength.label}</Badge>
      ) : (
        status === 'failed' && <Badge tone="bad">Couldn't read</Badge>
      )}
    </li>
  )
}

/** `640 of 1,600 words` where the writer gets those sections of a long document that matter. */
function wordsGiven({ words, document_words: all }: ForecastSource): string | undefined {
  if (words === 0) return undefined
  return all === undefined || all <= words
    ? formatCount(words, 'word')
    : `${formatNumber(words)} of ${formatCount(all, 'word')}`
}

function languageName(tag: string): string {
  try {
    return new Intl.DisplayNames('en', { type: 'language' }).of(tag) ?? tag
  } catch {
    return tag
  }
}
