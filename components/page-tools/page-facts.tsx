import { Copyable } from '#components/ui/copyable.tsx'
import { KeyValueList } from '#components/ui/key-value-list.tsx'
import { RelativeTime } from '#components/ui/relative-time.tsx'
import type { CheckedPage } from '#contract/page-reports.ts'
import { formatTenths } from '#lib/format-number.ts'

const charsetSources: Readonly<Record<string, string>> = {
  byte_order_mark: 'by its byte order mark',
  header: 'by its header',
  meta: 'by its meta tag',
  guess: 'guessed, the page does not say',
}

/** How the page answered. */
export function PageFacts({ page }: { page: CheckedPage }) {
  return (
    <KeyValueList
      items={[
        { label: 'Answered by', value: <Copyable value={page.final_url} what="final address" /> },
        {
          label: 'Redirects',
          value:
            page.redirects.length > 0 ? (
              <ol className="grid gap-0.5">
                {page.redirects.map((address) => (
                  <li key={address} className="break-all">
                    {address}
                  </li>
                ))}
              </ol>
            ) : undefined,
        },
        {
          label: 'Page',
          value: `${page.status} · ${kilobytes(page.bytes)} · ${page.charset}, ${charsetSources[page.charset_from] ?? page.charset_from}${page.language ? ` · language ${page.language}` : ''}${page.cut ? ' · longer than what was looked at' : ''}`,
        },
        { label: 'Looked at', value: <RelativeTime at={page.checked_at} /> },
      ]}
    />
  )
}

export function kilobytes(bytes: number): string {
  return bytes >= 1_000_000
    ? `${formatTenths(bytes / 1_000_000)} MB`
    : `${Math.max(1, Math.round(bytes / 1000))} KB`
}
