import type { ImportArticlesInput, ImportedArticles } from '#contract/site-transfer.ts'
import { fetchJson } from './fetch-json.ts'

/** Makes drafts of files. @throws QueryError */
export function sendImport(input: ImportArticlesInput): Promise<ImportedArticles> {
  return fetchJson<ImportedArticles>('/api/site/import', { method: 'POST', body: input })
}
