/** What is selected, for its bar: `3 sessions (1 not shown)` without the number in front. */
export function selectedNoun(count: number, elsewhere: number, one: string, many = `${one}s`): string {
  return `${count === 1 ? one : many}${elsewhere > 0 ? ` (${elsewhere} not shown)` : ''}`
}
