import { Badge } from '#components/ui/badge.tsx'
import { type Column, DataTable } from '#components/ui/data-table.tsx'
import { MarkedText } from '#components/ui/marked-text.tsx'
import { Panel } from '#components/ui/panel.tsx'
import { StatusPill } from '#components/ui/status-pill.tsx'
import type { BrandScanResult } from '#contract/brand-scans.ts'
import { brandMarks } from './brand-marks.ts'
import { findStatement } from './find-statement.ts'
import { confidenceWords, mentionPill, noData, sentimentPill } from './scan-words.ts'
import { StatedIn } from './stated-in.tsx'

export type EnginesTableProps = { results: readonly BrandScanResult[]; brandName: string | undefined }

/** One row an engine: named, where, how, how sure, in which words; or why it did not answer. */
export function EnginesTable({ results, brandName }: EnginesTableProps) {
  return (
    <Panel flush title="By engine">
      <DataTable
        label="Mentions, position and quotes by engine"
        columns={[
          engineColumn,
          {
            id: 'mentioned',
            header: 'Mentioned',
            look: 'py-2 align-top',
            cell: (result) => pill(mentionPill(result, brandName)),
          },
          ...columns,
          {
            id: 'words',
            header: 'Quote',
            width: 'min-w-52 xl:min-w-72',
            look: 'max-w-xl py-2 align-top text-ink-soft',
            cell: (result) => <Words result={result} brandName={brandName} />,
          },
        ]}
        rows={results}
        idOf={({ llmId }) => llmId}
      />
    </Panel>
  )
}

const none = <span className="text-ink-faint text-xs">{noData}</span>

const [engineColumn, ...columns]: readonly [Column<BrandScanResult>, ...Column<BrandScanResult>[]] = [
  {
    id: 'engine',
    header: 'Engine',
    look: 'min-w-36 py-2 align-top',
    cell: ({ llmId, label, engine_kind: kind }) => (
      <>
        <span className="block wrap-anywhere text-ink">{label ?? llmId}</span>
        <span className="mt-0.5 flex flex-wrap items-center gap-1.5 text-ink-faint text-xs">
          {kind === 'built-in' && <Badge tone="info">Built in</Badge>}
          {label && label.toLowerCase() !== llmId.toLowerCase() && kind !== 'built-in' && (
            <code className="font-mono">{llmId}</code>
          )}
        </span>
      </>
    ),
  },
  {
    id: 'position',
    header: 'Position',
    numeric: true,
    look: 'py-2 align-top text-ink',
    cell: ({ rank }) => (rank === undefined ? none : `#${rank}`),
  },
  {
    id: 'sentiment',
    header: 'Sentiment',
    look: 'py-2 align-top',
    cell: ({ sentiment }) => pill(sentiment === undefined ? undefined : sentimentPill(sentiment)),
  },
  {
    id: 'confidence',
    header: 'Confidence',
    numeric: true,
    look: 'py-2 align-top text-ink-soft',
    cell: ({ confidence }) => (confidence === undefined ? none : confidenceWords(confidence)),
  },
]

function pill(told: ReturnType<typeof mentionPill>) {
  return told ? <StatusPill tone={told.tone}>{told.label}</StatusPill> : none
}

function Words({ result, brandName }: { result: BrandScanResult; brandName: string | undefined }) {
  const { snippet, snippet_marks, error } = result
  const statement = snippet === undefined ? undefined : findStatement(snippet, [result])
  if (!snippet && !error) return none
  return (
    <>
      {snippet && (
        <p className="wrap-anywhere">
          <MarkedText text={snippet} marks={brandMarks(snippet, brandName, snippet_marks)} />
        </p>
      )}
      <StatedIn statement={statement} />
      {error && <p className="wrap-anywhere text-bad">{error}</p>}
    </>
  )
}
