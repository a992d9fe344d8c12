import { type Extension, RangeSetBuilder, StateEffect, StateField } from '@codemirror/state'
import { Decoration, type DecorationSet, EditorView } from '@codemirror/view'
import type { ArticleClaim } from '#contract/drafts.ts'
import { markClaims } from './marked-claims.ts'

const drawAgain = StateEffect.define()

/**
 * Marks open statements in the source of the text.
 * @param open the statements; {@link drawMarkdownClaims} tells when they are others
 */
export function markdownClaims(open: () => readonly ArticleClaim[]): Extension {
  return StateField.define<DecorationSet>({
    create: ({ doc }) => draw(doc.toString(), open()),
    update: (drawn, change) =>
      change.docChanged || change.effects.some((effect) => effect.is(drawAgain))
        ? draw(change.newDoc.toString(), open())
        : drawn,
    provide: (field) => EditorView.decorations.from(field),
  })
}

/** Draws the marks anew. */
export function drawMarkdownClaims(view: EditorView): void {
  view.dispatch({ effects: drawAgain.of(null) })
}

/** Puts the cursor at the end of a statement, in sight. */
export function showMarkdownClaim(view: EditorView, open: readonly ArticleClaim[], claimId: string): void {
  const mark = markClaims([view.state.doc.toString()], open).find((one) => one.claimId === claimId)
  if (!mark) return
  view.dispatch({
    selection: { anchor: mark.end },
    effects: EditorView.scrollIntoView(mark.start, { y: 'center' }),
  })
  view.focus()
}

function draw(text: string, open: readonly ArticleClaim[]): DecorationSet {
  const builder = new RangeSetBuilder<Decoration>()
  const marked = markClaims([text], open).toSorted((one, other) => one.start - other.start)
  for (const { start, end, look, title } of marked)
    builder.add(start, end, Decoration.mark({ class: look, attributes: { title } }))
  return builder.finish()
}
