import { Button } from '#components/ui/button.tsx'
import { Field } from '#components/ui/field.tsx'
import { Input } from '#components/ui/input.tsx'
import type { SiteBranding } from '#contract/site.ts'
import { PictureField, type UploadPicture } from './picture-field.tsx'

type SiteAuthor = SiteBranding['authors'][number]

export type AuthorsFieldProps = {
  authors: readonly SiteAuthor[]
  upload: UploadPicture
  errorOf: (path: string) => string | undefined
  onChange: (authors: SiteAuthor[]) => void
}

/** Who articles are signed by; the first signs. */
export function AuthorsField({ authors, upload, errorOf, onChange }: AuthorsFieldProps) {
  const change = (index: number, part: Partial<SiteAuthor>) =>
    onChange(authors.map((author, at) => (at === index ? { ...author, ...part } : author)))
  return (
    <div className="grid gap-4">
      <p className="text-ink-soft text-sm">
        The first author signs articles, unless another is chosen for one under Appearance.
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
          <PictureField
            label="Portrait"
            kind="author"
            file={author.picture}
            upload={upload}
            onChange={(picture) => change(index, { picture })}
          />
          <Button
            size="sm"
            variant="quiet"
            className="w-fit"
            onClick={() => onChange(authors.filter((_, at) => at !== index))}
          >
            Remove author {index + 1}
          </Button>
        </div>
      ))}
      <Button
        size="sm"
        className="w-fit"
        onClick={() => onChange([...authors, { name: '', line: '', picture: null, url: null }])}
      >
        Add author
      </Button>
    </div>
  )
}
