/**
 * Whether a list is worth more room than the form that adds to it: it has rows, or might have without its filter. Not so
 * where the address asks for the form (`?new=1`), nor on a server that has no list.
 */
export function hasSomething(
  list: { ok: true; data: { total: number } } | { ok: false },
  params: Readonly<Record<string, string | string[] | undefined>>,
): boolean {
  if (params.new !== undefined || !list.ok) return false
  return list.data.total > 0 || Object.keys(params).length > 0
}
