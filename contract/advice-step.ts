import type { ResultAdvice } from './results.ts'

/** Where the dashboard writes an article again with new evidence, to replace its text. */
export function refreshPath(articleId: string): string {
  return `/articles/new?${new URLSearchParams({ refreshes: articleId, search: '1' })}`
}

/**
 * What the button of an advice says, in the dashboard and in the weekly mail, and where in the dashboard it leads. Prices are
 * shown there, before anything is charged. Undefined for an action that a newer server names.
 */
export function adviceStep({
  action,
  article_id: id,
}: Pick<ResultAdvice, 'action' | 'article_id'>): { label: string; path: string } | undefined {
  if (id === undefined) return undefined
  if (action === 'refresh') return { label: 'Rewrite', path: refreshPath(id) }
  if (action === 'new_title') return { label: 'Change the title', path: `/articles/${id}?view=edit` }
  if (action === 'new_post') return { label: 'Create a post', path: `/articles/${id}?view=social` }
  return undefined
}
