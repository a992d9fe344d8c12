import type { FindMentions } from './find-mentions.ts'

const listItem = /^(\s{0,3})(?:\d{1,3}[.)]|[-*•+])\s+(.*)$/u
const numberedHeading = /^#{1,6}\s+(?:\d{1,3}[.)]\s+)?(.*)$/u
const tableRow = /^\s*\|(.+)\|\s*$/u

/** Maximum offset of the name within an item: further on the name is only a comparison. */
const leadCharacters = 80

/**
 * The place of the brand in the first list of an answer that has it at the start of an item: 1 is first. Lists are
 * numbered or bulleted lines, rows of a table, or headings of one level. Undefined where no list names it.
 */
export function findRank(text: string, find: FindMentions): number | undefined {
  for (const items of listsOf(text)) {
    const at = items.findIndex((item) => find(leadOf(item)).length > 0)
    if (at >= 0) return at + 1
  }
  return undefined
}

function leadOf(item: string): string {
  const name = /^(.{1,80}?)(?:\s[–—-]\s|:\s|\s\|)/u.exec(item)?.[1]
  return name ?? item.slice(0, leadCharacters)
}

/** Lists with two items or more; one item is no ranking. */
function listsOf(text: string): string[][] {
  const lines = text.split('\n')
  const lists = [...groupLines(lines), tableItems(lines), headingItems(lines)]
  return lists.filter((items) => items.length >= 2)
}

/** Lines of one list are adjacent; blank lines and indented ones belong to the item above. */
function groupLines(lines: readonly string[]): string[][] {
  const lists: string[][] = []
  let list: string[] | undefined
  for (const line of lines) {
    const item = listItem.exec(line)?.[2]
    if (item !== undefined) {
      if (list) list.push(item)
      else {
        list = [item]
        lists.push(list)
      }
    } else if (line.trim() !== '' && !/^\s{2,}/.test(line)) list = undefined
  }
  return lists
}

/** The header row names columns, and the line below it is only dashes. */
function tableItems(lines: readonly string[]): string[] {
  const rows = lines.flatMap((line) => tableRow.exec(line)?.[1] ?? [])
  const divider = rows.findIndex((row) => /^[\s|:-]+$/.test(row))
  return divider < 0 ? [] : rows.slice(divider + 1).map((row) => row.split('|')[0]?.trim() ?? '')
}

function headingItems(lines: readonly string[]): string[] {
  return lines.flatMap((line) => numberedHeading.exec(line)?.[1] ?? [])
}
