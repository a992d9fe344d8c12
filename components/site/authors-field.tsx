import { useState } from 'react'
import { Button } from '#components/ui/button.tsx'
import { Field } from '#components/ui/field.tsx'
import { Input } from '#components/ui/input.tsx'
import type { SiteBranding } from '#contract/site.ts'
import { PictureField, type UploadPicture } from './picture-field.tsx'

type SiteAuthor = SiteBranding['authors'][number]

export type AuthorsFieldProps = {
  authors: readonly SiteAuthor[]
  upload: UploadPicture
  pictures: string
  errorOf: (path: string) => string | undefined
  /** Takes what to make of the authors: a portrait arrives later than what was typed meanwhile. */
  onChange: (update: (authors: readonly SiteAuthor[]) => SiteAuthor[]) => void
}

/** Who articles are signed by; the first signs. */
export function AuthorsField({ authors, upload, pictures, errorOf, onChange }: AuthorsFieldProps) {
  const [isUploading, setUploading] = useState(false)
  // An author has nothing but its place, which is the portrait's too.
  const fixedReason = isUploading ? 'Wait until the portrait is uploaded.' : undefined
  const change = (index: number, part: Partial<SiteAuthor>) =>
    onChange((before) => before.map((author, at) => (at === index ? { ...author, ...part } : author)))
  return (
    <div className="grid gap-4">
      <p className="text-ink-soft text-sm">
        The first author signs every article that has no other one chosen beside its text.
      </p>
      {authors.map((author, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an author has nothing but its place.
        <div key={index} className="grid gap-3 border-rule border-b pb-4">
          <Field label={`Name of author ${index + 1}`} error={errorOf(`authors.${index}.name`)}>
            {(control) => (
              <Input
                {...control}
                value={author.name}
                onChange={(event) => change(index, { name: event.target.value })}
              />
            )}
          </Field>
          <Field label="Line below the name" optional error={errorOf(`authors.${index}.line`)}>
            {(control) => (
              <Input
                {...control}
                placeholder="Head of research"
                value={author.line}
                onChange={(event) => change(index, { line: event.target.value })}
              />
            )}
          </Field>
          <Field label="Link" optional error={errorOf(`authors.${index}.url`)}>
            {(control) => (
              <Input
                {...control}
                placeholder="https://"
                value={author.url ?? ''}
                onChange={(event) => change(index, { url: event.target.value || null })}
              />
            )}
          </Field>
          <PictureField
            label="Portrait"
            kind="author"
            file={author.picture}
            pictures={pictures}
            upload={upload}
            onChange={(picture) => change(index, { picture })}
            onPending={setUploading}
          />
          <div className="flex flex-wrap gap-2">
            {index > 0 && (
              <Button
                size="sm"
                disabledReason={fixedReason}
                onClick={() => onChange((before) => [author, ...before.filter((_, at) => at !== index)])}
              >
                Make author {index + 1} the first
              </Button>
            )}
            <Button
              size="sm"
              variant="quiet"
              disabledReason={fixedReason}
              onClick={() => onChange((before) => before.filter((_, at) => at !== index))}
            >
              Remove author {index + 1}
            </Button>
          </div>
        </div>
      ))}
      <Button
        size="sm"
        className="w-fit"
        onClick={() => onChange((before) => [...before, { name: '', line: '', picture: null, url: null }])}
      >
        Add author
      </Button>
    </div>
  )
}
