'use client'
import { useId, useState } from 'react'
import { Button } from '#components/ui/button.tsx'
import { FileInput } from '#components/ui/file-input.tsx'
import { maxSitePictureBytes, type SitePicture, type UploadSitePictureInput } from '#contract/site.ts'
import type { ActionResult } from '#lib/action-result.ts'
import { base64Of } from '#lib/base64-of.ts'

export type UploadPicture = (input: UploadSitePictureInput) => Promise<ActionResult<SitePicture>>

export type PictureFieldProps = {
  label: string
  hint?: string
  kind: UploadSitePictureInput['role']
  file: string | null
  /** Address that stored pictures are below. */
  pictures: string
  upload: UploadPicture
  onChange: (file: string | null) => void
  onPending?: (isPending: boolean) => void
}

/** Chooses, replaces or removes one picture; it is stored at once and used when the form is saved. */
export function PictureField(props: PictureFieldProps) {
  const { label, hint, kind, file, pictures, upload, onChange, onPending } = props
  const id = useId()
  const [error, setError] = useState('')
  const [isPending, setPending] = useState(false)
  const send = async (chosen: File | undefined) => {
    if (!chosen) return
    if (chosen.size > maxSitePictureBytes) return setError('Choose a file of up to 700 KB.')
    setPending(true)
    onPending?.(true)
    const result = await upload({ role: kind, content: await base64Of(chosen) })
    setPending(false)
    onPending?.(false)
    setError(result.ok ? '' : (result.problem.message ?? "This file can't be used."))
    if (result.ok) onChange(result.data.file)
  }
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="font-medium text-sm">
        {label} <span className="font-normal text-ink-faint">{file ? '(set)' : '(optional)'}</span>
      </label>
      <div className="flex flex-wrap items-center gap-2">
        {file && <Thumbnail key={file} address={`${pictures}${file}`} />}
        <FileInput
          id={id}
          accept="image/png,image/jpeg,image/webp,image/gif,image/svg+xml"
          disabled={isPending}
          aria-describedby={`${id}-hint`}
          onChoose={([chosen]) => void send(chosen)}
        />
        {file && (
          <Button size="sm" variant="quiet" onClick={() => onChange(null)}>
            Remove
          </Button>
        )}
      </div>
      <p id={`${id}-hint`} className="text-ink-faint text-xs">
        {hint ?? 'PNG, JPEG, WebP or SVG, up to 700 KB.'}
      </p>
      <p role="alert" className="text-bad text-xs empty:hidden">
        {error}
      </p>
    </div>
  )
}

/** What is set, small; a server that does not show it here leaves its place empty. */
function Thumbnail({ address }: { address: string }) {
  const [isShown, setShown] = useState(true)
  if (!isShown) return null
  return (
    // biome-ignore lint/performance/noImgElement: an optimizer would read the picture from here.
    <img
      src={address}
      alt=""
      onError={() => setShown(false)}
      className="h-10 max-w-24 rounded-md border border-rule bg-well object-contain p-0.5"
    />
  )
}
