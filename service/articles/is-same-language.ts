/** Whether two BCP 47 tags name one language, whatever the region: pt and pt-BR do. */
export function isSameLanguage(one: string, other: string): boolean {
  return primary(one) === primary(other)
}

function primary(tag: string): string {
  return tag.toLowerCase().split(/[-_]/)[0] ?? ''
}
