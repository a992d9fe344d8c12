/**
 * The content of a page or document in reading order, with boilerplate removed. All strings are plain text:
 * entities decoded, white space folded, no markup.
 */
export type PageBlock =
  | { kind: 'heading'; level: 1 | 2 | 3 | 4 | 5 | 6; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'quote'; text: string }
  /** `first` is the number of the first item of a list whose order counts. */
  | { kind: 'list'; first?: number; items: string[] }
  /** The caption says what was counted, when and per what, where the page says it. */
  | { kind: 'table'; caption?: string; header: string[]; rows: string[][] }
