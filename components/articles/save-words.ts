import type { DraftEdit } from './use-draft-edit.ts'

/** Whether what is typed is saved; `isStuck` where something stands against it. */
export function saveWords(edit: DraftEdit, isLive: boolean): { words: string; isStuck: boolean } {
  const { dirty, saving, errors, problem, theirs } = edit
  const isStuck = dirty && Boolean(errors || problem || theirs)
  if (saving) return { words: 'Saving…', isStuck }
  if (isStuck) return { words: 'Not saved', isStuck }
  if (dirty) return { words: isLive ? 'Changes kept in this tab' : 'Unsaved changes', isStuck }
  return { words: `Saved, version ${edit.saved.version}`, isStuck }
}
