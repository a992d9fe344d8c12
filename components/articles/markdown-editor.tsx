'use client'
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands'
import { markdown } from '@codemirror/lang-markdown'
import { syntaxHighlighting } from '@codemirror/language'
import { EditorState } from '@codemirror/state'
import { drawSelection, EditorView, keymap } from '@codemirror/view'
import { useEffect, useEffectEvent, useRef } from 'react'
import { classNames } from '#lib/class-names.ts'
import { drawMarkdownClaims, markdownClaims, showMarkdownClaim } from './markdown-claims.ts'
import { formatMarkdown, insertBlock } from './markdown-commands.ts'
import { markdownHighlight, markdownTheme } from './markdown-editor-theme.ts'
import { markdownFind, markdownFinder } from './markdown-finder.ts'
import { markdownKeys, writeLink } from './markdown-keys.ts'
import { claimLook, openClaims } from './marked-claims.ts'
import type { TextEditorProps } from './text-editor.ts'

/** A Markdown source editor (CodeMirror 6). Tab leaves it, as it leaves every field. */
export default function MarkdownEditor({
  value,
  onChange,
  onSave,
  onFind,
  onReady,
  labelledBy,
  invalid,
  claims,
}: TextEditorProps) {
  const host = useRef<HTMLDivElement>(null)
  const view = useRef<EditorView>(undefined)
  const initial = useEffectEvent(() => value)
  const changed = useEffectEvent((next: string) => onChange(next))
  const save = useEffectEvent(() => {
    onSave()
    return true
  })
  const find = useEffectEvent(() => {
    onFind()
    return true
  })
  const ready = useEffectEvent(onReady)
  const shownClaims = useEffectEvent(() => openClaims(claims))

  useEffect(() => {
    if (!host.current) return
    const editor = new EditorView({
      parent: host.current,
      state: EditorState.create({
        doc: initial(),
        extensions: [
          history(),
          drawSelection(),
          EditorView.lineWrapping,
          // Its style sheet is written at run time, which the page's policy allows by this nonce alone.
          EditorView.cspNonce.of(globalThis.__webpack_nonce__ ?? ''),
          markdown(),
          syntaxHighlighting(markdownHighlight),
          markdownTheme,
          markdownFind,
          markdownClaims(() => shownClaims()),
          EditorView.contentAttributes.of({ 'aria-labelledby': labelledBy, spellcheck: 'true' }),
          keymap.of([
            { key: 'Mod-s', preventDefault: true, run: () => save() },
            { key: 'Mod-f', preventDefault: true, stopPropagation: true, run: () => find() },
            ...markdownKeys,
            ...defaultKeymap,
            ...historyKeymap,
          ]),
          EditorView.updateListener.of((update) => {
            if (update.docChanged) changed(update.state.doc.toString())
          }),
        ],
      }),
    })
    view.current = editor
    ready({
      focus: () => editor.focus(),
      format: (format) => formatMarkdown(editor, format),
      linkAddress: () => '',
      setLink: (address) => {
        writeLink(editor, address)
        editor.focus()
      },
      insertImage: ({ src, alt }) => insertBlock(editor, `![${alt.replace(/[[\]\\]/g, '\\$&')}](${src})`),
      showClaim: (claimId) => showMarkdownClaim(editor, shownClaims(), claimId),
      ...markdownFinder(editor),
    })
    return () => {
      ready(undefined)
      editor.destroy()
    }
  }, [labelledBy])

  // A version that is restored, or somebody else's text: it comes from outside, and can be undone here.
  useEffect(() => {
    const editor = view.current
    if (!editor || editor.state.doc.toString() === value) return
    editor.dispatch({ changes: { from: 0, to: editor.state.doc.length, insert: value } })
  }, [value])

  // A text that was saved was checked again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is drawn is read when it is drawn.
  useEffect(() => {
    if (view.current) drawMarkdownClaims(view.current)
  }, [claims])

  return (
    <div
      ref={host}
      className={classNames('overflow-hidden', ...claimLook, invalid && 'outline-1 outline-bad')}
    />
  )
}
