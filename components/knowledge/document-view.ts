import type { KnowledgeDocument } from '#contract/knowledge.ts'

export const documentSorts = ['newest', 'title', 'tokens', 'uses'] as const
export type DocumentSort = (typeof documentSorts)[number]

/** What of the knowledge base is shown; everything is in the address of the page. */
export type DocumentView = { q: string; source: string; role: string; sort: DocumentSort; offset: number }

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })

const orders: Record<DocumentSort, (a: KnowledgeDocument, b: KnowledgeDocument) => number> = {
  newest: (a, b) => Date.parse(b.created_at) - Date.parse(a.created_at),
  title: (a, b) => collator.compare(a.title, b.title),
  tokens: (a, b) => b.token_count - a.token_count,
  uses: (a, b) => (b.used_in_count ?? -1) - (a.used_in_count ?? -1),
}

/** The documents that a view lets through, in its order; paging comes after. */
export function documentsInView(
  documents: readonly KnowledgeDocument[],
  { q, source, role, sort }: Pick<DocumentView, 'q' | 'source' | 'role' | 'sort'>,
): KnowledgeDocument[] {
  const words = q.toLocaleLowerCase().split(/\s+/).filter(Boolean)
  return documents
    .filter((document) => source === '' || document.source_type === source)
    .filter((document) => role === '' || (document.role ?? 'facts') === role)
    .filter((document) => {
      const names =
        `${document.title} ${document.source_name ?? ''} ${document.source_url ?? ''}`.toLocaleLowerCase()
      return words.every((word) => names.includes(word))
    })
    .toSorted(orders[sort])
}

/** The address of a view; what is usual goes without saying. */
export function documentsHref({ q, source, role, sort, offset }: DocumentView): string {
  const search = new URLSearchParams()
  if (q) search.set('q', q)
  if (source) search.set('source', source)
  if (role) search.set('role', role)
  if (sort !== 'newest') search.set('sort', sort)
  if (offset > 0) search.set('offset', String(offset))
  return search.size > 0 ? `/knowledge?${search}` : '/knowledge'
}
