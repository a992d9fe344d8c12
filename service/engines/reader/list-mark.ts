import type { PageBlock } from './page-block.ts'

/** What stands before an item in Markdown: its number where the order counts, else a dash. */
export function listMark({ first }: Extract<PageBlock, { kind: 'list' }>, index: number): string {
  return first === undefined ? '-' : `${first + index}.`
}
