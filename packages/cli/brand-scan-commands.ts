import {
  type Client,
  createBrandScan,
  getBrandScan,
  listBrandScans,
  type Output,
} from '../client/src/index.ts'
import { columns } from './columns.ts'
import { command } from './command.ts'
import { runJob } from './job-commands.ts'
import { readLimit } from './read-limit.ts'
import type { Terminal } from './terminal.ts'

export type BrandScanOptions = { category?: string; question?: string[]; yes?: boolean }

/** Shows the price, asks, scans how answer engines speak of a brand, and shows its score and what to do. */
export async function brandScan(
  terminal: Terminal,
  client: Client,
  brandName: string,
  { category, question, yes }: BrandScanOptions,
): Promise<void> {
  const body = {
    brandName,
    ...(category !== undefined && { category }),
    ...(question !== undefined && { questions: question }),
  }
  const job = {
    call: { operation: 'createBrandScan', input: body } as const,
    question: 'Scan it?',
    noun: 'Brand scan',
    reads: 'getBrandScan',
    cancels: 'cancelBrandScan',
    start: (to: Client) => createBrandScan(to, { body }),
    get: getBrandScan,
    at: (id: string) => ({ path: { id } }),
    lines: (scan: Output<'getBrandScan'>) => [
      `${scan.brand_name}: ${scoreOf(scan)}`,
      ...(scan.results ?? []).map((one) => `  ${one.label ?? one.llmId}: ${sayingOf(one)}`),
      ...(scan.recommendations ?? []).map((text) => `- ${text}`),
      ...(scan.warnings ?? []),
    ],
    charged: ({ credits_charged }: Output<'getBrandScan'>) => credits_charged,
  }
  await runJob(terminal, client, job, yes)
}

/** The newest brand scans, one a line. */
export async function brandScans(terminal: Terminal, client: Client, limit = '20'): Promise<void> {
  const { scans } = await listBrandScans(client, { query: { limit: readLimit(limit) } })
  if (scans.length === 0)
    terminal.note(`There are no brand scans yet. To start one: ${command} brand-scan "BRAND"`)
  else terminal.heading(columns(terminal, 'CREATED', 'STATUS', 'ID', 'BRAND'))
  for (const one of scans) {
    const score = one.overall_score === undefined ? '' : String(one.overall_score)
    terminal.show(columns(terminal, one.created_at, one.status, one.id, one.brand_name, score), one)
  }
}

const measured: Readonly<Record<string, string>> = {
  own_content: ' in a practice scan of your own content',
  answer_engines: ', of what answer engines say',
}

function scoreOf({ overall_score: score, score_basis: basis = '' }: Output<'getBrandScan'>): string {
  return score === undefined ? 'no score' : `${score} of 100${measured[basis] ?? ''}`
}

type EngineResult = NonNullable<Output<'getBrandScan'>['results']>[number]

function sayingOf({ error, mentioned, sentiment, snippet }: EngineResult): string {
  if (error !== undefined) return error
  if (mentioned !== true) return 'not mentioned'
  return [sentiment === undefined ? 'mentioned' : `mentioned, ${sentiment}`, snippet && `“${snippet}”`]
    .filter(Boolean)
    .join(': ')
}
