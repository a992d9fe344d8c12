import { redo, undo } from '@codemirror/commands'
import { EditorSelection } from '@codemirror/state'
import type { EditorView } from '@codemirror/view'
import { wrapSelection } from './markdown-keys.ts'
import type { Format } from './text-editor.ts'

const emptyTable = '| Column 1 | Column 2 | Column 3 |\n| --- | --- | --- |\n|  |  |  |\n|  |  |  |'

/** The toolbar's formats, written as Markdown. */
export function formatMarkdown(view: EditorView, format: Format): void {
  const commands: Record<Format, (view: EditorView) => unknown> = {
    bold: wrapSelection('**'),
    italic: wrapSelection('*'),
    code: wrapSelection('`'),
    heading2: (editor) => prefixLines(editor, /^#{1,6} /, () => '## '),
    heading3: (editor) => prefixLines(editor, /^#{1,6} /, () => '### '),
    quote: (editor) => prefixLines(editor, /^> /, () => '> '),
    bullets: (editor) => prefixLines(editor, /^(?:[-*+]|\d+[.)]) /, () => '- '),
    numbers: (editor) => prefixLines(editor, /^(?:[-*+]|\d+[.)]) /, (at) => `${at + 1}. `),
    table: (editor) => insertBlock(editor, emptyTable),
    undo,
    redo,
  }
  commands[format](view)
  view.focus()
}

/** Puts the prefix before every selected line, or takes it away where all have it. */
function prefixLines(view: EditorView, known: RegExp, prefix: (at: number) => string): void {
  const { state } = view
  const { from, to } = state.selection.main
  const lines = []
  for (let at = state.doc.lineAt(from).number; at <= state.doc.lineAt(to).number; at += 1)
    lines.push(state.doc.line(at))
  const haveIt = lines.every(({ text }, at) => text.startsWith(prefix(at)))
  view.dispatch({
    changes: lines.map((line, at) => ({
      from: line.from,
      to: line.from + (known.exec(line.text)?.[0].length ?? 0),
      insert: haveIt ? '' : prefix(at),
    })),
  })
}

/** On lines of its own, after the line of the cursor. */
export function insertBlock(view: EditorView, block: string): void {
  const { state } = view
  const line = state.doc.lineAt(state.selection.main.to)
  const insert = `${line.text.trim() === '' ? '' : '\n\n'}${block}\n`
  view.dispatch({
    changes: { from: line.to, insert },
    selection: EditorSelection.cursor(line.to + insert.length),
    scrollIntoView: true,
  })
  view.focus()
}
