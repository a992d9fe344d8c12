'use client'
import {
  Bold,
  Code,
  Heading2,
  Heading3,
  ImageIcon,
  Italic,
  Link2,
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
import { type ComponentProps, type FormEvent, useState } from 'react'
import { Button } from '#components/ui/button.tsx'
import { Field } from '#components/ui/field.tsx'
import { Input } from '#components/ui/input.tsx'
import { Popover } from '#components/ui/popover.tsx'
import type { ShownPicture } from './article-pictures.ts'
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
      <Toolbar.Root aria-label="Format" className="flex flex-wrap items-center gap-y-1">
        {groups.map((group) => (
          <div key={group[0]?.format} className="flex items-center border-rule border-r px-1 first:pl-0">
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
        <div className="flex items-center px-1">
          <LinkTool editor={editor} on={active.has('link')} open={linkOpen} onOpenChange={onLinkOpenChange} />
          {pictures.size > 0 && <ImageTool editor={editor} pictures={pictures} />}
          <Tool label="Find and replace" on={findOpen} onClick={onFind}>
            <Search aria-hidden />
          </Tool>
        </div>
      </Toolbar.Root>
      {active.has('table') && <TableTools editor={editor} />}
    </>
  )
}

type ToolProps = Omit<ComponentProps<typeof Button>, 'size'> & { label: string; on?: boolean }

function Tool({ label, on, className, ...rest }: ToolProps) {
  return (
    <Toolbar.Button asChild>
      <Button
        {...rest}
        size="md"
        square
        variant="quiet"
        aria-label={label}
        title={label}
        aria-pressed={on}
        // The selection in the text stays.
        onMouseDown={(event) => event.preventDefault()}
        className={on ? 'bg-well text-ink' : className}
      />
    </Toolbar.Button>
  )
}

type LinkToolProps = {
  editor: TextEditor | undefined
  on: boolean
  open: boolean
  onOpenChange: (open: boolean) => void
}

function LinkTool({ editor, on, open, onOpenChange }: LinkToolProps) {
  return (
    <Popover
      label="Link"
      align="start"
      open={open}
      onOpenChange={onOpenChange}
      returnFocus={() => editor?.focus()}
      trigger={
        <Tool label="Link" on={on}>
          <Link2 aria-hidden />
        </Tool>
      }
    >
      {editor && <LinkForm editor={editor} onDone={() => onOpenChange(false)} />}
    </Popover>
  )
}

function LinkForm({ editor, onDone }: { editor: TextEditor; onDone: () => void }) {
  const [before] = useState(() => editor.linkAddress())
  const [address, setAddress] = useState(before)
  const whole = wholeAddress(address)
  const error = address.trim() === '' || whole ? undefined : 'Enter a web or email address.'
  const submit = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    if (!whole) return
    onDone()
    editor.setLink(whole)
  }
  return (
    <form onSubmit={submit} className="grid gap-2">
      <Field label="Address" error={error}>
        {(control) => (
          <Input
            {...control}
            value={address}
            onChange={(event) => setAddress(event.target.value)}
            placeholder="https://"
            inputMode="url"
            autoComplete="off"
          />
        )}
      </Field>
      <div className="flex gap-2">
        <Button
          type="submit"
          size="sm"
          variant="primary"
          disabledReason={whole ? undefined : 'Enter an address.'}
        >
          {before ? 'Change link' : 'Add link'}
        </Button>
        {before && (
          <Button
            size="sm"
            onClick={() => {
              onDone()
              editor.setLink('')
            }}
          >
            Remove link
          </Button>
        )}
      </div>
    </form>
  )
}

/** `acme.example` as `https://acme.example`; undefined for what no reader can follow. */
function wholeAddress(typed: string): string | undefined {
  const address = typed.trim()
  if (address === '' || /\s/.test(address)) return undefined
  const whole = /^(?:https?:|mailto:)/i.test(address)
    ? address
    : address.includes('@')
      ? `mailto:${address}`
      : `https://${address}`
  return URL.canParse(whole) ? whole : undefined
}

function ImageTool({ editor, pictures }: Pick<EditorToolbarProps, 'editor' | 'pictures'>) {
  const [open, setOpen] = useState(false)
  return (
    <Popover
      label="Images of this article"
      align="start"
      open={open}
      onOpenChange={setOpen}
      returnFocus={() => editor?.focus()}
      trigger={
        <Tool label="Image">
          <ImageIcon aria-hidden />
        </Tool>
      }
    >
      <ul className="grid max-h-80 grid-cols-2 gap-2 overflow-y-auto">
        {[...pictures].map(([file, { url }]) => (
          <li key={file}>
            <Button
              aria-label={`Insert ${file}`}
              className="h-auto w-full p-1"
              onClick={() => {
                setOpen(false)
                editor?.insertImage({ src: file, alt: file.replace(/\.[a-z]+$/, '') })
              }}
            >
              {/* biome-ignore lint/performance/noImgElement: the service's own PNG; the optimiser would need its host configured. */}
              <img src={url} alt="" className="w-full rounded-sm" />
            </Button>
          </li>
        ))}
      </ul>
    </Popover>
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
