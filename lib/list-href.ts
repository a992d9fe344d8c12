/**
 * The address of a list with a filter, members in their order. The first page and how many rows it has go without saying.
 * @param page for example `/scout-runs`
 */
export function listHref(
  page: `/${string}`,
  filter: Readonly<Record<string, string | number | undefined>>,
): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(filter)) {
    if (value && name !== 'limit') search.set(name, String(value))
  }
  const query = search.toString()
  return query ? `${page}?${query}` : page
}
