/**
 * The content of a page or document in reading order, with boilerplate removed. All strings are plain text:
 * entities decoded, white space folded, no markup.
 */
export type PageBlock =
  | { kind: 'heading'; level: 1 | 2 | 3 | 4 | 5 | 6; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'quote'; text: string }
  | { kind: 'list'; items: string[] }
  | { kind: 'table'; header: string[]; rows: string[][] }
