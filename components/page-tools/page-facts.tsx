import { Copyable } from '#components/ui/copyable.tsx'
import { RelativeTime } from '#components/ui/relative-time.tsx'
import type { CheckedPage } from '#contract/page-reports.ts'
import { formatCount, formatTenths } from '#lib/format-number.ts'

const charsetSources: Readonly<Record<string, string>> = {
  byte_order_mark: 'from the byte order mark',
  header: 'from the header',
  meta: 'from the meta tag',
  guess: 'detected, not declared by the page',
}

/** Which page answered, and how. */
export function PageFacts({ page }: { page: CheckedPage }) {
  const { final_url, redirects, status, bytes, charset, charset_from, language, cut } = page
  const facts = [
    `HTTP ${status}`,
    kilobytes(bytes),
    `${charset}, ${charsetSources[charset_from] ?? charset_from}`,
    language && `language ${language}`,
  ].filter(Boolean)
  return (
    <div className="grid min-w-0 gap-1.5 text-ink-soft text-xs">
      <Copyable value={final_url} what="final URL" />
      <p>
        Checked <RelativeTime at={page.checked_at} />
        {cut && ', only its first part'}
      </p>
      <details>
        <summary className="w-fit cursor-pointer text-ink-faint hover:text-ink">Technical details</summary>
        <p className="wrap-anywhere pt-1">{facts.join(' · ')}</p>
        {redirects.length > 0 && (
          <p className="wrap-anywhere">
            {formatCount(redirects.length, 'redirect')}: {redirects.join(', ')}
          </p>
        )}
      </details>
    </div>
  )
}

export function kilobytes(bytes: number): string {
  return bytes >= 1_000_000
    ? `${formatTenths(bytes / 1_000_000)} MB`
    : `${Math.max(1, Math.round(bytes / 1000))} KB`
}
