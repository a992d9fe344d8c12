'use client'
import { ImageIcon } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { Button } from '#components/ui/button.tsx'
import { Input } from '#components/ui/input.tsx'
import { Popover } from '#components/ui/popover.tsx'
import type { ShownPicture } from './article-pictures.ts'
import { Tool } from './editor-tool.tsx'
import type { TextEditor } from './text-editor.ts'

type ImageToolProps = { editor: TextEditor | undefined; pictures: ReadonlyMap<string, ShownPicture> }

/** Puts one of the article's own images into the text. */
export function ImageTool({ editor, pictures }: ImageToolProps) {
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
      {pictures.size === 0 && (
        <p className="max-w-60 text-pretty text-ink-soft text-sm">
          No images yet. A cover is added under Details; figures are drawn when an article with numbers is
          written.
        </p>
      )}
      <ul className="grid max-h-80 grid-cols-2 gap-2 overflow-y-auto empty:hidden">
        {[...pictures].map(([file, { url, alt = '' }]) => (
          <li key={file}>
            <Button
              aria-label={`Insert ${file}`}
              className="h-auto w-full p-1"
              onClick={() => {
                setOpen(false)
                editor?.insertImage({ src: file, alt })
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

/** What the selected image shows, in words: for readers who cannot see it, and for search engines. */
export function ImageAltForm({ editor }: { editor: TextEditor }) {
  const [alt, setAlt] = useState(() => editor.imageAlt?.() ?? '')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    editor.setImageAlt?.(alt.trim())
  }
  return (
    <form onSubmit={submit} className="flex items-center gap-2 border-rule border-t px-1 pt-1.5 pb-0.5">
      <label htmlFor="image-alt" className="shrink-0 text-ink-soft text-xs">
        Alt text
      </label>
      <Input
        id="image-alt"
        value={alt}
        onChange={(event) => setAlt(event.target.value)}
        placeholder="What the image shows"
        className="h-7 min-w-0 text-xs"
      />
      <Button type="submit" size="sm">
        Set
      </Button>
    </form>
  )
}
