import { browserStore } from '#components/ui/browser-store.ts'

type EditorView = 'rich' | 'markdown'

/** How this browser edits texts, by its last choice. */
export const editorViews = browserStore<EditorView>(
  (kept) => (kept === 'markdown' ? 'markdown' : 'rich'),
  (view) => view,
)

export const editorViewName = 'masthead.editor-view'
