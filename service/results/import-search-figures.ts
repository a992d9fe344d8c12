import type { ImportedSearchFigures, ImportSearchFiguresInput } from '#contract/search-console.ts'
import type { AgentContext } from '../core/context.ts'
import { invalid } from '../core/errors.ts'
import { readPeriod } from './read-period.ts'
import { replaceSearchFigures } from './replace-search-figures.ts'

/** Takes an exported file in the place of the one before. @throws {ServiceError} `invalid` for anything else */
export async function importSearchFigures(
  ctx: AgentContext,
  input: ImportSearchFiguresInput,
): Promise<ImportedSearchFigures> {
  const { period } = await readPeriod(ctx, input)
  const { figures, skipped } = await readFile(input)
  if (figures.length === 0)
    throw invalid('file', 'No row of this file has clicks, impressions and a position.')
  await replaceSearchFigures(ctx, { origin: 'csv', ...period, figures }, () => Promise.resolve(true))
  const pages = figures.filter(({ query }) => query === '').length
  return { queries: figures.length - pages, pages, skipped }
}

async function readFile({ file, page }: ImportSearchFiguresInput) {
  const { readSearchExport } = await import('./read-search-export.ts')
  try {
    return await readSearchExport(Buffer.from(file, 'base64'), { page })
  } catch {
    throw invalid(
      'file',
      'This is not an export of Search Console. Open Performance there, choose Export, and send the ZIP file or its table of queries or pages.',
    )
  }
}
