import { type Column, DataTable } from '#components/ui/data-table.tsx'
import { Panel } from '#components/ui/panel.tsx'
import type { BrandScanResult } from '#contract/brand-scans.ts'
import { noData } from './scan-words.ts'

export type CompetitorsTableProps = { results: readonly BrandScanResult[]; brandName: string | undefined }

/** How often the brand and its competitors come up by themselves, over all engines. */
export function CompetitorsTable({ results, brandName }: CompetitorsTableProps) {
  const counts = new Map<string, { mentions: number; answers: number }>()
  const add = (name: string, mentions: number, answers: number) => {
    const sum = counts.get(name) ?? { mentions: 0, answers: 0 }
    counts.set(name, { mentions: sum.mentions + mentions, answers: sum.answers + answers })
  }
  if (!results.some(({ competitors }) => competitors?.length)) return null
  for (const {
    competitors = [],
    unprompted_mentions: mentions = 0,
    unprompted_answers: answers = 0,
  } of results) {
    add(brandName ?? 'Your brand', mentions, answers)
    for (const one of competitors) add(one.name, one.mentions, one.answers)
  }
  return (
    <Panel
      flush
      title="Beside your competitors"
      aside="Answers to questions that name neither the brand nor the competitor"
    >
      <DataTable
        label="How often each brand is mentioned"
        columns={columns}
        rows={[...counts].map(([name, count], at) => ({ name, ...count, isOwn: at === 0 }))}
        idOf={({ name }) => name}
      />
    </Panel>
  )
}

type Count = { name: string; mentions: number; answers: number; isOwn: boolean }

const columns: readonly Column<Count>[] = [
  {
    id: 'brand',
    header: 'Brand',
    look: 'wrap-anywhere text-ink',
    cell: ({ name, isOwn }) => (isOwn ? <span className="font-medium">{name}</span> : name),
  },
  {
    id: 'mentions',
    header: 'Mentioned in',
    numeric: true,
    look: 'text-ink-soft',
    cell: ({ mentions, answers }) => (answers === 0 ? noData : `${mentions} of ${answers} answers`),
  },
]
