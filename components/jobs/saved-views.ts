/** A filter of a list that was given a name: the query of its address, so that it can be shared as a link. */
export type SavedView = { name: string; search: string }

/** How many a list keeps. */
export const maxViews = 20
/** Characters of a name. */
export const maxViewName = 60

/** What is no part of a view: the page that is shown, and what is opened beside the list. */
const passing = ['offset', 'limit', 'delivery', 'add']

/** The part of a query string that makes a view, its members in one order, so that equal views are equal texts. */
export function viewSearch(search: string): string {
  const params = new URLSearchParams(search)
  for (const name of passing) params.delete(name)
  params.sort()
  return params.toString()
}

/** The address of a view; of the whole list where nothing is chosen. @param page for example `/articles` */
export function viewHref(page: string, search: string): string {
  return search ? `${page}?${search}` : page
}

/** What a browser kept, of whatever release or hand: what is no view is left out. */
export function parseViews(kept: string | null): readonly SavedView[] {
  const value = parseJson(kept)
  return Array.isArray(value) ? value.flatMap(asView).slice(0, maxViews) : []
}

/** With another view, under a name or for a filter that had one; the list stays in the order of the names. */
export function withView(views: readonly SavedView[], view: SavedView): readonly SavedView[] {
  const name = view.name.trim().slice(0, maxViewName)
  if (!name) return views
  const search = viewSearch(view.search)
  const others = views.filter((other) => other.name !== name && other.search !== search)
  return [...others, { name, search }].sort((a, b) => a.name.localeCompare(b.name)).slice(0, maxViews)
}

/** Without the view of a filter. */
export function withoutView(views: readonly SavedView[], search: string): readonly SavedView[] {
  return views.filter((view) => view.search !== search)
}

function asView(value: unknown): SavedView[] {
  if (typeof value !== 'object' || value === null) return []
  const { name, search }: { name?: unknown; search?: unknown } = value
  if (typeof name !== 'string' || typeof search !== 'string' || !name.trim()) return []
  return [{ name: name.slice(0, maxViewName), search: viewSearch(search) }]
}

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '[]')
  } catch {
    return undefined
  }
}
