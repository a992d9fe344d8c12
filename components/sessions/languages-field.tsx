import { X } from 'lucide-react'
import { Button } from '#components/ui/button.tsx'
import { Field } from '#components/ui/field.tsx'
import { Select } from '#components/ui/select.tsx'
import { articleLanguages, languageName } from '#lib/article-languages.ts'

const maxLanguages = 10

export type LanguagesFieldProps = {
  languages: readonly string[]
  onChange: (languages: string[]) => void
  error?: string
}

/** Languages in their order: each run takes the next one. */
export function LanguagesField({ languages, onChange, error }: LanguagesFieldProps) {
  const left = articleLanguages.filter(({ value }) => !languages.includes(value))
  return (
    <Field
      label="Languages"
      error={error}
      hint={
        languages.length > 1
          ? 'Articles rotate through these languages in order.'
          : 'Every article is written in this language. Add more to rotate.'
      }
    >
      {(control) => (
        <div className="grid gap-2">
          <ol className="flex flex-wrap gap-1.5">
            {languages.map((language, place) => (
              <li
                key={language}
                className="flex items-center gap-1 rounded-md border border-rule bg-well py-0.5 pr-0.5 pl-2.5 text-ink text-sm"
              >
                {languages.length > 1 && <span className="text-ink-faint">{place + 1}.</span>}
                {languageName(language)}
                <Button
                  variant="quiet"
                  size="sm"
                  square
                  aria-label={`Remove ${languageName(language)}`}
                  disabledReason={languages.length === 1 ? 'At least one language is required' : undefined}
                  onClick={() => onChange(languages.filter((one) => one !== language))}
                >
                  <X aria-hidden />
                </Button>
              </li>
            ))}
          </ol>
          {languages.length < maxLanguages && (
            <Select
              {...control}
              value=""
              onChange={(event) => event.target.value && onChange([...languages, event.target.value])}
              options={[{ value: '', label: 'Add a language' }, ...left]}
            />
          )}
        </div>
      )}
    </Field>
  )
}
