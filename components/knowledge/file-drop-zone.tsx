'use client'
import { FileUp } from 'lucide-react'
import { useId, useState } from 'react'
import { classNames } from '#lib/class-names.ts'
import { acceptedFiles } from './read-chosen-file.ts'

/** Where files are dropped, or chosen: the whole field is the label of a file input, so the keyboard works too. */
export function FileDropZone({ onChoose }: { onChoose: (files: readonly File[]) => void }) {
  const inputId = useId()
  const [isOver, setOver] = useState(false)
  return (
    <label
      htmlFor={inputId}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        onChoose([...event.dataTransfer.files])
      }}
      className={classNames(
        'grid cursor-pointer justify-items-center gap-1 rounded-md border border-rule-strong border-dashed bg-well px-4 py-7 text-center',
        'hover:border-accent has-focus-visible:outline-2 has-focus-visible:outline-focus',
        isOver && 'border-accent bg-accent-wash',
      )}
    >
      <FileUp aria-hidden className="size-6 text-ink-faint" />
      <span className="font-medium text-ink text-sm">Drop files here or browse</span>
      <span className="text-ink-faint text-xs">
        txt, md, html, pdf, docx · multiple files · up to 500,000 characters each
      </span>
      <input
        id={inputId}
        type="file"
        multiple
        accept={acceptedFiles}
        className="sr-only"
        onChange={(event) => {
          onChoose([...(event.target.files ?? [])])
          // The same file again is a change again.
          event.target.value = ''
        }}
      />
    </label>
  )
}
