import { useState } from 'react'
import { Field } from '#components/ui/field.tsx'
import { Input } from '#components/ui/input.tsx'
import { Textarea } from '#components/ui/textarea.tsx'
import type { DraftErrors, DraftText } from './draft-text.ts'

export type DraftFieldsProps = {
  text: DraftText
  errors: DraftErrors | undefined
  onChange: (part: Partial<DraftText>) => void
}

/** The fields around the text: description, slug and tags, with the length that search engines show. */
export function DraftFields({ text, errors, onChange }: DraftFieldsProps) {
  return (
    <div className="grid gap-3">
      <Field
        label="Description"
        error={errors?.description}
        hint={
          <Counter value={text.description} shown={160} what="search engines cut off longer descriptions" />
        }
      >
        {(control) => (
          <Textarea
            {...control}
            rows={4}
            value={text.description}
            onChange={(event) => onChange({ description: event.target.value })}
            className="min-h-0"
          />
        )}
      </Field>
      <div className="grid items-start gap-3 sm:grid-cols-2 xl:grid-cols-1">
        <Field label="Slug" error={errors?.slug} hint="The last part of the public URL.">
          {(control) => (
            <Input
              {...control}
              value={text.slug}
              onChange={(event) => onChange({ slug: event.target.value })}
              spellCheck={false}
              autoCapitalize="off"
              className="font-mono text-xs"
            />
          )}
        </Field>
        <TagsField tags={text.tags} error={errors?.tags} onChange={(tags) => onChange({ tags })} />
      </div>
    </div>
  )
}

type TagsFieldProps = { tags: string[]; error: string | undefined; onChange: (tags: string[]) => void }

/** Typed as they are read: with commas between. What is half typed stays as it is until the field is left. */
function TagsField({ tags, error, onChange }: TagsFieldProps) {
  const [typed, setTyped] = useState<string>()
  return (
    <Field label="Tags" optional error={error} hint="Separate with commas. Up to 10.">
      {(control) => (
        <Input
          {...control}
          value={typed ?? tags.join(', ')}
          onChange={(event) => {
            setTyped(event.target.value)
            onChange(tagsIn(event.target.value))
          }}
          onBlur={() => setTyped(undefined)}
        />
      )}
    </Field>
  )
}

function tagsIn(typed: string): string[] {
  return [...new Set(typed.split(',').map((tag) => tag.trim()))].filter((tag) => tag !== '')
}

function Counter({ value, shown, what }: { value: string; shown: number; what: string }) {
  const length = [...value].length
  return (
    <span className="flex justify-between gap-4">
      <span>{length > shown ? `Long: ${what}.` : ''}</span>
      <span className={length > shown ? 'text-warn' : undefined}>
        {length}/{shown}
      </span>
    </span>
  )
}
