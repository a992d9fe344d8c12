import { EmptyState } from '#components/ui/list-states.tsx'
import { Notice } from '#components/ui/notice.tsx'
import type { StructuredDataReport } from '#contract/page-reports.ts'
import { StructuredItemPanel } from './structured-item-panel.tsx'

/** The items of a page, and how search engines may show each. */
export function StructuredData({ report }: { report: StructuredDataReport }) {
  const { items } = report
  return (
    <div className="grid gap-4">
      {report.cut && <Notice tone="warn">This page is very long. Only the first part was checked.</Notice>}
      {items.length === 0 && (
        <EmptyState
          title={
            report.findings.length === 0
              ? 'No structured data on this page'
              : 'No structured data could be read'
          }
        >
          Search engines understand a page without it, but show less. Use JSON-LD to describe an article, a
          product, an event or the organization behind the page.
        </EmptyState>
      )}
      {items.map((item) => (
        <StructuredItemPanel key={item.id} item={item} />
      ))}
      <p className="text-ink-faint text-xs">Checked against {report.vocabulary}.</p>
    </div>
  )
}
