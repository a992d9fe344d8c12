import { defaultHighlightStyle, HighlightStyle } from '@codemirror/language'
import { EditorView } from '@codemirror/view'

/** The editor in the colours of the page, so that it follows the theme by itself. */
export const markdownTheme = EditorView.theme({
  '&': { color: 'var(--ink)', fontSize: '0.875rem', minHeight: '24rem' },
  '&.cm-focused': { outline: 'none' },
  // Prose is written in the font of the page; fixed width is for code.
  '.cm-scroller': { fontFamily: 'inherit', lineHeight: '1.7' },
  '.cm-content': { padding: '0.875rem 1rem', caretColor: 'var(--accent)', minHeight: '24rem' },
  '.cm-line': { padding: '0' },
  '.cm-cursor': { borderLeftColor: 'var(--accent)', borderLeftWidth: '2px' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
    background: 'var(--accent-wash)',
  },
})

/** Headings, emphasis and links as they are; everything that is coloured by default, such as marks, recedes. */
export const markdownHighlight = HighlightStyle.define(
  defaultHighlightStyle.specs.map(({ color, textDecoration, ...style }) => ({
    ...style,
    ...(color && { color: 'var(--ink-faint)' }),
    ...(textDecoration === 'line-through' && { textDecoration }),
  })),
)
