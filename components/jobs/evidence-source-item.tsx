import { FileText, Globe, Lock } from 'lucide-react'
import type { ForecastSource } from '#contract/article-forecast.ts'
import { formatCount, formatNumber } from '#lib/format-number.ts'

/** One document or page, in the group that says how well it speaks of the topic. Titles are untrusted text. */
export function EvidenceSourceItem({ source, isDigest }: { source: ForecastSource; isDigest: boolean }) {
  const { kind, title, status, language, message, role } = source
  const isInternal = role === 'internal'
  const Icon = isInternal ? Lock : kind === 'knowledge' ? FileText : Globe
  const details = [wordsGiven(source), language && languageName(language)].filter(Boolean)
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-2 text-sm">
      <Icon aria-hidden className="size-3.5 translate-y-0.5 text-ink-faint" />
      <span className="min-w-0">
        <span className="line-clamp-2 wrap-anywhere text-ink" title={title}>
          {title.replace(/^https?:\/\//, '')}
        </span>
        {isInternal && (
          <span className="block text-ink-soft text-xs">
            {isDigest ? 'Internal, not in a digest' : 'Internal, never named publicly'}
          </span>
        )}
        <span className="block text-ink-faint text-xs wrap-anywhere empty:hidden">
          {status === 'failed' ? message : status === 'read' && details.join(' · ')}
        </span>
      </span>
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
