/** Where the file store keeps a picture or the recording of an article. */
export function figureKey(article: { id: string; tenantId: string }, file: string): string {
  return `tenants/${article.tenantId}/articles/${article.id}/${file}`
}
