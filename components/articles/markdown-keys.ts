import { EditorSelection } from '@codemirror/state'
import type { EditorView, KeyBinding } from '@codemirror/view'

/** Puts marks around the selection, or takes them away where they are already. */
export function wrapSelection(mark: string) {
  return (view: EditorView) => {
    const { state } = view
    view.dispatch(
      state.changeByRange(({ from, to }) => {
        const around = state.sliceDoc(from - mark.length, from) + state.sliceDoc(to, to + mark.length)
        if (around === mark + mark) {
          const changes = [
            { from: from - mark.length, to: from },
            { from: to, to: to + mark.length },
          ]
          return { changes, range: EditorSelection.range(from - mark.length, to - mark.length) }
        }
        const changes = [
          { from, insert: mark },
          { from: to, insert: mark },
        ]
        return { changes, range: EditorSelection.range(from + mark.length, to + mark.length) }
      }),
    )
    return true
  }
}

/** Makes a link of the selection and selects its address, to be typed over. */
export function writeLink(view: EditorView, address: string): boolean {
  const { state } = view
  view.dispatch(
    state.changeByRange(({ from, to }) => {
      const insert = `[${state.sliceDoc(from, to)}](${address})`
      const end = from + insert.length - 1
      return { changes: { from, to, insert }, range: EditorSelection.range(end - address.length, end) }
    }),
  )
  return true
}

/** Bold, italic and link, by the keys that every editor has for them. */
export const markdownKeys: readonly KeyBinding[] = [
  { key: 'Mod-b', run: wrapSelection('**') },
  { key: 'Mod-i', run: wrapSelection('*') },
  { key: 'Mod-k', run: (view) => writeLink(view, 'https://'), stopPropagation: true },
]
