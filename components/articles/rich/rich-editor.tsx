'use client'
import { Editor, Extension } from '@tiptap/core'
import { Selection } from '@tiptap/pm/state'
import { search } from 'prosemirror-search'
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { classNames } from '#lib/class-names.ts'
import type { ShownPicture } from '../article-pictures.ts'
import { claimLook, openClaims } from '../marked-claims.ts'
import type { TextEditor, TextEditorProps } from '../text-editor.ts'
import { claimMarks, drawClaims, showClaim } from './claim-marks.ts'
import { pictureView } from './picture-view.ts'
import {
  type ActiveFormats,
  activeFormats,
  applyFormat,
  applyImageAlt,
  applyLink,
  applyTableChange,
} from './rich-commands.ts'
import { openRichDocument, type RichDocument } from './rich-document.ts'
import { richFinder } from './rich-finder.ts'
import { CitationLook } from './rich-marks.ts'
import { richExtensions } from './rich-schema.ts'

export type RichEditorProps = TextEditorProps & {
  pictures: ReadonlyMap<string, ShownPicture>
  onActive: (formats: ActiveFormats) => void
  /** Ctrl-K or Cmd-K. */
  onLink: () => void
  /** How many parts are shown as Markdown; undefined for a text that has no rich view at all. */
  onOpened: (markdownParts: number | undefined) => void
}

/** The height of the bars above and below the text, with some room to spare, in CSS pixels. */
const barPx = 56

const Find = Extension.create({ name: 'find', addProseMirrorPlugins: () => [search()] })

const look = [
  // As high before the first letter is drawn: what is below it must not come up and go.
  'min-h-[60vh] rounded-md has-[.ProseMirror:focus-visible]:shadow-[inset_2px_0_0_var(--focus)]',
  '[&_.ProseMirror]:min-h-[60vh] [&_.ProseMirror]:max-w-none [&_.ProseMirror]:px-5 [&_.ProseMirror]:py-5 [&_.ProseMirror]:outline-none sm:[&_.ProseMirror]:px-8',
  '[&_.ProseMirror>:first-child]:mt-0 [&_.ProseMirror>*]:max-w-[38rem] [&_.ProseMirror>*]:mx-auto',
  '[&_.ProseMirror-selectednode]:outline-2 [&_.ProseMirror-selectednode]:outline-focus',
  // Cells that nobody has typed in yet are to be seen.
  '[&_.ProseMirror_table]:table [&_.ProseMirror_table]:w-full [&_.ProseMirror_:is(th,td)]:border [&_.ProseMirror_:is(th,td)]:border-rule [&_.ProseMirror_:is(th,td)]:px-2 [&_.ProseMirror_th]:bg-well',
  '[&_.selectedCell]:bg-accent-wash',
  '[&_[data-markdown-part]]:whitespace-pre-wrap [&_[data-markdown-part]]:font-mono [&_[data-markdown-part]]:text-ink-soft [&_[data-markdown-part]]:text-xs',
  '[&_.picture-elsewhere]:inline-block [&_.picture-elsewhere]:rounded-md [&_.picture-elsewhere]:bg-well [&_.picture-elsewhere]:px-3 [&_.picture-elsewhere]:py-2 [&_.picture-elsewhere]:font-sans [&_.picture-elsewhere]:text-ink-soft [&_.picture-elsewhere]:text-sm',
  ...claimLook,
  '[&_.ProseMirror-search-match]:bg-warn-wash [&_.ProseMirror-active-search-match]:bg-accent-wash [&_.ProseMirror-active-search-match]:outline-1 [&_.ProseMirror-active-search-match]:outline-accent',
]

/** The text as it will look, edited in place; what was not touched is saved byte for byte. Tab leaves it. */
export default function RichEditor(props: RichEditorProps) {
  const { value, onReady, labelledBy, invalid } = props
  const host = useRef<HTMLDivElement>(null)
  const view = useRef<Editor>(undefined)
  const opened = useRef<RichDocument>(undefined)
  /** What the editor holds, as Markdown. */
  const held = useRef<string>(undefined)

  const load = useEffectEvent((editor: Editor, markdown: string) => {
    if (markdown === held.current) return
    const document = openRichDocument(markdown)
    props.onOpened(document?.markdownParts)
    if (!document) return
    opened.current = document
    held.current = markdown
    // Whoever comes by keyboard begins where the text begins; by itself, new content leaves the cursor at its end.
    editor
      .chain()
      .setContent(document.content, { emitUpdate: false })
      .command(({ tr }) => tr.setSelection(Selection.atStart(tr.doc)).selectionSet)
      .run()
  })
  const changed = useEffectEvent((editor: Editor) => {
    const markdown = opened.current?.write(editor.getJSON().content ?? [])
    if (markdown === undefined || markdown === held.current) return
    held.current = markdown
    props.onChange(markdown)
  })
  const pressed = useEffectEvent((event: KeyboardEvent): boolean => {
    if (!(event.metaKey || event.ctrlKey) || event.altKey || event.shiftKey) return false
    const actions: Record<string, () => void> = { s: props.onSave, f: props.onFind, k: props.onLink }
    const action = actions[event.key.toLowerCase()]
    if (!action) return false
    event.preventDefault()
    event.stopPropagation()
    action()
    return true
  })
  const shownPictures = useEffectEvent(() => props.pictures)
  const shownClaims = useEffectEvent(() => openClaims(props.claims))
  const selected = useEffectEvent((editor: Editor) => props.onActive(activeFormats(editor)))
  const ready = useEffectEvent(onReady)
  const initial = useEffectEvent(() => value)

  // Before the page is drawn: between the text as it was shown and its editor there is no moment without a text.
  useLayoutEffect(() => {
    const editor = new Editor({
      element: host.current,
      extensions: [
        ...richExtensions.filter(({ name }) => name !== 'image'),
        pictureView(() => shownPictures()),
        CitationLook,
        claimMarks(() => shownClaims()),
        Find,
      ],
      // Its style sheet is written at run time, which the page's policy allows by this nonce alone.
      injectNonce: globalThis.__webpack_nonce__,
      editorProps: {
        attributes: {
          class: 'reading',
          role: 'textbox',
          'aria-multiline': 'true',
          'aria-labelledby': labelledBy,
          spellcheck: 'true',
          dir: 'auto',
        },
        // The line that is typed in is not hidden by the bars above and below the text.
        scrollThreshold: barPx,
        scrollMargin: barPx,
        handleKeyDown: (_, event) => pressed(event),
        // Tab leaves the text, also from a table or a list: nobody is caught in it.
        handleDOMEvents: { keydown: (_, event) => event.key === 'Tab' },
      },
      onUpdate: ({ editor: now }) => changed(now),
      onTransaction: ({ editor: now }) => selected(now),
    })
    held.current = undefined
    view.current = editor
    load(editor, initial())
    ready(textEditorOf(editor))
    return () => {
      ready(undefined)
      editor.destroy()
    }
  }, [labelledBy])

  // A version that is restored, or somebody else's text.
  useEffect(() => {
    if (view.current) load(view.current, value)
  }, [value])

  // A text that was saved was checked again.
  const { claims } = props
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is drawn is read when it is drawn.
  useEffect(() => {
    if (view.current) drawClaims(view.current)
  }, [claims])

  return <div ref={host} className={classNames(...look, invalid && 'outline-1 outline-bad')} />
}

/** What the toolbar and the find bar do with it. */
function textEditorOf(editor: Editor): TextEditor {
  let hasCursor = false
  editor.on('focus', () => {
    hasCursor = true
  })
  /** What is inserted before anybody has set the cursor comes at the end. */
  const placeCursor = () => {
    if (!hasCursor) editor.commands.focus('end')
  }
  return {
    focus: () => editor.commands.focus(),
    format: (format) => {
      if (format === 'table') placeCursor()
      applyFormat(editor, format)
    },
    linkAddress: () => String(editor.getAttributes('link').href ?? ''),
    setLink: (address) => applyLink(editor, address),
    // After the selected words, not in their place.
    insertImage: (image) => {
      placeCursor()
      editor.chain().focus().setTextSelection(editor.state.selection.to).setImage(image).run()
    },
    imageAlt: () => String(editor.getAttributes('image').alt ?? ''),
    setImageAlt: (alt) => applyImageAlt(editor, alt),
    changeTable: (change) => applyTableChange(editor, change),
    showClaim: (claimId) => showClaim(editor, claimId),
    ...richFinder(editor),
  }
}
