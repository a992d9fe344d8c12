/** A day and time for which an article was asked for: `YYYY-MM-DDTHH:MM`, on the clocks of the tenant's zone. */
const shape = /^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d$/
const storageKey = (id: string) => `masthead.planned.${id}`

/** A planned time in an address; undefined for anything else. */
export function parsePlannedTime(value: string | string[] | null | undefined): string | undefined {
  const text = [value].flat()[0]
  return text && shape.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined
}

/** Keeps it in this browser until the article is written and gets its time. */
export function savePlannedTime(id: string, local: string): void {
  localStorage.setItem(storageKey(id), local)
}

export function findPlannedTime(id: string): string | undefined {
  return parsePlannedTime(localStorage.getItem(storageKey(id)))
}

export function clearPlannedTime(id: string): void {
  localStorage.removeItem(storageKey(id))
}
