import type { DraftEdit } from './use-draft-edit.ts'

export type SaveWords = {
  words: string
  /** What follows the words where there is room. */
  detail?: string
  /** Something stands against saving it. */
  isStuck: boolean
}

/** Whether what is typed is saved. */
export function saveWords(edit: DraftEdit, isLive: boolean): SaveWords {
  const { dirty, saving, errors, problem, theirs } = edit
  const isStuck = dirty && Boolean(errors || problem || theirs)
  if (saving) return { words: 'Saving…', isStuck }
  if (isStuck) return { words: 'Not saved', isStuck }
  if (dirty) return { words: isLive ? 'Changes kept in this tab' : 'Unsaved changes', isStuck }
  return { words: 'Saved', detail: `, version ${edit.saved.version}`, isStuck }
}
