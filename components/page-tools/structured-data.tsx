'use client'
import { parseAsStringLiteral, useQueryState } from 'nuqs'
import { EmptyState } from '#components/ui/list-states.tsx'
import { Notice } from '#components/ui/notice.tsx'
import { Panel } from '#components/ui/panel.tsx'
import { Segmented } from '#components/ui/segmented.tsx'
import type { PageFinding, StructuredDataReport } from '#contract/page-reports.ts'
import { formatCount, formatNumber } from '#lib/format-number.ts'
import { FindingList } from './finding-list.tsx'
import { StructuredItemPanel } from './structured-item-panel.tsx'

const severities = ['all', 'error', 'warning'] as const

export type StructuredDataProps = {
  report: StructuredDataReport
  appeared: ReadonlySet<string> | undefined
}

/** The items of a page with what is wrong with each. */
export function StructuredData({ report, appeared }: StructuredDataProps) {
  const [only, setOnly] = useQueryState('only', parseAsStringLiteral(severities).withDefault('all'))
  const { items, counts } = report
  const fits = ({ severity }: PageFinding) => only === 'all' || severity === only
  const findings = report.findings.filter(fits)
  const ofPage = findings.filter(({ item }) => item === undefined)
  if (items.length === 0 && report.findings.length === 0) {
    return (
      <EmptyState title="No structured data on this page">
        Search engines understand a page without it, but show less. Use JSON-LD to describe an article, a
        product, an event or the organization behind the page.
      </EmptyState>
    )
  }
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-ink-soft text-sm">
          {formatCount(items.length, 'item')} · {formatCount(counts.errors, 'error')} ·{' '}
          {formatCount(counts.warnings, 'warning')}
        </p>
        <Segmented
          legend="Filter issues"
          value={only}
          onChange={(event) => setOnly(severities.find((one) => one === event.target.value) ?? 'all')}
          options={[
            { value: 'all', label: 'All' },
            { value: 'error', label: `Errors ${formatNumber(counts.errors)}` },
            { value: 'warning', label: `Warnings ${formatNumber(counts.warnings)}` },
          ]}
        />
      </div>
      {report.cut && <Notice tone="warn">This page is very long. Only the first part was checked.</Notice>}
      {ofPage.length > 0 && (
        <Panel flush title="Whole page">
          <FindingList findings={ofPage} appeared={appeared} />
        </Panel>
      )}
      {items.map((item) => (
        <StructuredItemPanel
          key={item.id}
          item={item}
          findings={findings.filter((finding) => finding.item === item.id)}
          appeared={appeared}
        />
      ))}
      <p className="text-ink-faint text-xs">Checked against {report.vocabulary}.</p>
    </div>
  )
}
