import { Panel } from '#components/ui/panel.tsx'
import { Table, TableCell, TableHead, TableHeader, TableRow } from '#components/ui/table.tsx'
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
      <Table label="How often each brand is mentioned">
        <TableHead>
          <tr>
            <TableHeader>Brand</TableHeader>
            <TableHeader numeric>Mentioned in</TableHeader>
          </tr>
        </TableHead>
        <tbody>
          {[...counts].map(([name, { mentions, answers }], at) => (
            <TableRow key={name}>
              <TableCell
                className={at === 0 ? 'wrap-anywhere font-medium text-ink' : 'wrap-anywhere text-ink'}
              >
                {name}
              </TableCell>
              <TableCell numeric className="text-ink-soft">
                {answers === 0 ? noData : `${mentions} of ${answers} answers`}
              </TableCell>
            </TableRow>
          ))}
        </tbody>
      </Table>
    </Panel>
  )
}
