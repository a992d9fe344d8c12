import type { ArticleClaim } from '#contract/drafts.ts'

/** What the toolbar can do to the selected text. */
export type Format =
  | 'bold'
  | 'italic'
  | 'code'
  | 'heading2'
  | 'heading3'
  | 'quote'
  | 'bullets'
  | 'numbers'
  | 'table'
  | 'undo'
  | 'redo'

/** What can be done to the table that the cursor stands in. */
export type TableChange = 'addRow' | 'addColumn' | 'deleteRow' | 'deleteColumn' | 'deleteTable'

export type FindQuery = { search: string; replace: string; caseSensitive: boolean; wholeWord: boolean }

/** `at` counts from 1; 0 while no match is selected. */
export type FindCount = { total: number; at: number }

/** One way to edit a text, rich or as Markdown; the toolbar and the find bar work with both. */
export type TextEditor = {
  focus: () => void
  format: (format: Format) => void
  /** Address of the link that the selection is in; empty without one. */
  linkAddress: () => string
  /** An empty address takes the link away. */
  setLink: (address: string) => void
  insertImage: (image: { src: string; alt: string }) => void
  /** What the selected image shows; undefined where images are edited as text. */
  imageAlt?: () => string
  setImageAlt?: (alt: string) => void
  /** Undefined where tables are edited as text. */
  changeTable?: (change: TableChange) => void
  /** Marks all matches and tells how many there are; undefined ends the search. */
  find: (query: FindQuery | undefined) => FindCount
  move: (to: 'next' | 'previous') => FindCount
  replace: (which: 'selected' | 'all') => FindCount
  selectedText: () => string
  /** Goes to a statement that is marked; nothing where it was rewritten. */
  showClaim: (claimId: string) => void
}

export type TextEditorProps = {
  value: string
  onChange: (value: string) => void
  /** Ctrl-S or Cmd-S. */
  onSave: () => void
  /** Ctrl-F or Cmd-F. */
  onFind: () => void
  onReady: (editor: TextEditor | undefined) => void
  labelledBy: string
  invalid: boolean
  /** Statements that are marked where they stand. */
  claims: readonly ArticleClaim[]
}

/** Beyond this many matches are not counted. */
export const maxMatches = 9_999
