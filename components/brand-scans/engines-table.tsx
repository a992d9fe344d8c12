import { Badge } from '#components/ui/badge.tsx'
import { MarkedText } from '#components/ui/marked-text.tsx'
import { Panel } from '#components/ui/panel.tsx'
import { StatusPill } from '#components/ui/status-pill.tsx'
import { Table, TableCell, TableHead, TableHeader, TableRow } from '#components/ui/table.tsx'
import type { BrandScanResult } from '#contract/brand-scans.ts'
import { brandMarks } from './brand-marks.ts'
import { confidenceWords, mentionPill, noData, sentimentPill } from './scan-words.ts'

export type EnginesTableProps = { results: readonly BrandScanResult[]; brandName: string | undefined }

/** One row an engine: named, where, how, how sure, in which words; or why it did not answer. */
export function EnginesTable({ results, brandName }: EnginesTableProps) {
  return (
    <Panel flush title="By engine">
      <Table label="Mentions, position and quotes by engine">
        <TableHead>
          <tr>
            <TableHeader>Engine</TableHeader>
            <TableHeader>Mentioned</TableHeader>
            <TableHeader numeric>Position</TableHeader>
            <TableHeader>Sentiment</TableHeader>
            <TableHeader numeric>Confidence</TableHeader>
            <TableHeader className="min-w-72">Quote</TableHeader>
          </tr>
        </TableHead>
        <tbody>
          {results.map((result) => (
            <EngineRow key={result.llmId} result={result} brandName={brandName} />
          ))}
        </tbody>
      </Table>
    </Panel>
  )
}

const none = <span className="text-ink-faint text-xs">{noData}</span>

function EngineRow({ result, brandName }: { result: BrandScanResult; brandName: string | undefined }) {
  const { llmId, label, engine_kind: kind, rank, sentiment, confidence, snippet, error } = result
  const mention = mentionPill(result)
  const told = sentiment === undefined ? undefined : sentimentPill(sentiment)
  return (
    <TableRow>
      <TableCell className="min-w-36 py-2 align-top">
        <span className="block wrap-anywhere text-ink">{label ?? llmId}</span>
        <span className="mt-0.5 flex flex-wrap items-center gap-1.5 text-ink-faint text-xs">
          {kind === 'built-in' && <Badge tone="info">Built in</Badge>}
          {label && label !== llmId && kind !== 'built-in' && <code className="font-mono">{llmId}</code>}
        </span>
      </TableCell>
      <TableCell className="py-2 align-top">
        {mention ? <StatusPill tone={mention.tone}>{mention.label}</StatusPill> : none}
      </TableCell>
      <TableCell numeric className="py-2 align-top text-ink">
        {rank === undefined ? none : `#${rank}`}
      </TableCell>
      <TableCell className="py-2 align-top">
        {told ? <StatusPill tone={told.tone}>{told.label}</StatusPill> : none}
      </TableCell>
      <TableCell numeric className="py-2 align-top text-ink-soft">
        {confidence === undefined ? none : confidenceWords(confidence)}
      </TableCell>
      <TableCell className="min-w-72 max-w-xl py-2 align-top text-ink-soft">
        {snippet && (
          <p className="wrap-anywhere">
            <MarkedText text={snippet} marks={brandMarks(snippet, brandName, result.snippet_marks)} />
          </p>
        )}
        {error && <p className="wrap-anywhere text-bad">{error}</p>}
        {!snippet && !error && none}
      </TableCell>
    </TableRow>
  )
}
