'use client'
import {
  Bold,
  ChevronLeft,
  ChevronRight,
  Code,
  Heading2,
  Heading3,
  Italic,
  List,
  ListOrdered,
  type LucideIcon,
  Quote,
  Redo2,
  Search,
  Table2,
  Undo2,
} from 'lucide-react'
import * as Toolbar from 'radix-ui/toolbar'
import { type ReactNode, useRef, useState } from 'react'
import { Button } from '#components/ui/button.tsx'
import type { ShownPicture } from './article-pictures.ts'
import { ImageAltForm, ImageTool } from './editor-image-tools.tsx'
import { LinkTool } from './editor-link-tool.tsx'
import { Tool } from './editor-tool.tsx'
import type { ActiveFormats } from './rich/rich-commands.ts'
import type { Format, TableChange, TextEditor } from './text-editor.ts'

const groups: readonly (readonly { format: Format; label: string; icon: LucideIcon }[])[] = [
  [
    { format: 'undo', label: 'Undo', icon: Undo2 },
    { format: 'redo', label: 'Redo', icon: Redo2 },
  ],
  [
    { format: 'heading2', label: 'Heading', icon: Heading2 },
    { format: 'heading3', label: 'Smaller heading', icon: Heading3 },
  ],
  [
    { format: 'bold', label: 'Bold', icon: Bold },
    { format: 'italic', label: 'Italic', icon: Italic },
    { format: 'code', label: 'Code', icon: Code },
  ],
  [
    { format: 'bullets', label: 'Bulleted list', icon: List },
    { format: 'numbers', label: 'Numbered list', icon: ListOrdered },
    { format: 'quote', label: 'Quotation', icon: Quote },
    { format: 'table', label: 'Table', icon: Table2 },
  ],
]

export type EditorToolbarProps = {
  editor: TextEditor | undefined
  active: ActiveFormats
  pictures: ReadonlyMap<string, ShownPicture>
  linkOpen: boolean
  onLinkOpenChange: (open: boolean) => void
  findOpen: boolean
  onFind: () => void
}

/** Formats for people who know no Markdown; arrow keys move along it, and Tab leaves it. */
export function EditorToolbar(props: EditorToolbarProps) {
  const { editor, active, pictures, linkOpen, onLinkOpenChange, findOpen, onFind } = props
  return (
    <>
      <SlidingToolbar>
        {groups.map((group) => (
          <div key={group[0]?.format} className="flex items-center pr-2.5">
            {group.map(({ format, label, icon: Icon }) => (
              <Tool
                key={format}
                label={label}
                on={format === 'undo' || format === 'redo' ? undefined : active.has(format)}
                onClick={() => editor?.format(format)}
              >
                <Icon aria-hidden />
              </Tool>
            ))}
          </div>
        ))}
        <div className="flex items-center">
          <LinkTool editor={editor} on={active.has('link')} open={linkOpen} onOpenChange={onLinkOpenChange} />
          <ImageTool editor={editor} pictures={pictures} />
          <Tool label="Find and replace" on={findOpen} onClick={onFind}>
            <Search aria-hidden />
          </Tool>
        </div>
      </SlidingToolbar>
      {active.has('table') && <TableTools editor={editor} />}
      {active.has('image') && editor?.setImageAlt && <ImageAltForm editor={editor} />}
    </>
  )
}

/** One line on a phone, which slides, with a button to the tools beyond its end: more lines would take the place of the text. */
function SlidingToolbar({ children }: { children: ReactNode }) {
  const bar = useRef<HTMLDivElement>(null)
  const [isAtEnd, setAtEnd] = useState(false)
  const Icon = isAtEnd ? ChevronLeft : ChevronRight
  return (
    <div className="flex items-center">
      <Toolbar.Root
        ref={bar}
        aria-label="Format"
        onScroll={({ currentTarget: { scrollLeft, clientWidth, scrollWidth } }) =>
          setAtEnd(scrollLeft + clientWidth >= scrollWidth - 2)
        }
        className="flex min-w-0 flex-1 items-center gap-y-1 max-sm:overflow-x-auto max-sm:[scrollbar-width:none] max-sm:*:shrink-0 sm:flex-wrap"
      >
        {children}
      </Toolbar.Root>
      <Button
        square
        variant="quiet"
        className="rounded-l-none border-rule border-l sm:hidden"
        aria-label={isAtEnd ? 'First tools' : 'More tools'}
        onClick={() =>
          bar.current?.scrollTo({ left: isAtEnd ? 0 : bar.current.scrollWidth, behavior: 'smooth' })
        }
      >
        <Icon aria-hidden />
      </Button>
    </div>
  )
}

const tableTools: readonly { change: TableChange; label: string }[] = [
  { change: 'addRow', label: 'Add row' },
  { change: 'addColumn', label: 'Add column' },
  { change: 'deleteRow', label: 'Delete row' },
  { change: 'deleteColumn', label: 'Delete column' },
  { change: 'deleteTable', label: 'Delete table' },
]

function TableTools({ editor }: { editor: TextEditor | undefined }) {
  return (
    <Toolbar.Root aria-label="Table" className="flex flex-wrap items-center gap-1 border-rule border-t pt-1">
      {tableTools.map(({ change, label }) => (
        <Toolbar.Button asChild key={change}>
          <Button size="sm" variant="quiet" onClick={() => editor?.changeTable?.(change)}>
            {label}
          </Button>
        </Toolbar.Button>
      ))}
    </Toolbar.Root>
  )
}
