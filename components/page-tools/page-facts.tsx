import { Copyable } from '#components/ui/copyable.tsx'
import { KeyValueList } from '#components/ui/key-value-list.tsx'
import { RelativeTime } from '#components/ui/relative-time.tsx'
import type { CheckedPage } from '#contract/page-reports.ts'
import { formatTenths } from '#lib/format-number.ts'

const charsetSources: Readonly<Record<string, string>> = {
  byte_order_mark: 'from the byte order mark',
  header: 'from the header',
  meta: 'from the meta tag',
  guess: 'detected, not declared by the page',
}

/** How the page answered. */
export function PageFacts({ page }: { page: CheckedPage }) {
  return (
    <KeyValueList
      items={[
        { label: 'Response', value: <Copyable value={page.final_url} what="final URL" /> },
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
          value: `${page.status} · ${kilobytes(page.bytes)} · ${page.charset}, ${charsetSources[page.charset_from] ?? page.charset_from}${page.language ? ` · language ${page.language}` : ''}${page.cut ? ' · only the first part was checked' : ''}`,
        },
        { label: 'Checked', value: <RelativeTime at={page.checked_at} /> },
      ]}
    />
  )
}

export function kilobytes(bytes: number): string {
  return bytes >= 1_000_000
    ? `${formatTenths(bytes / 1_000_000)} MB`
    : `${Math.max(1, Math.round(bytes / 1000))} KB`
}
