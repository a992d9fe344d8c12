import { Plus } from 'lucide-react'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { type FieldErrors, type UseFormReturn, useWatch } from 'react-hook-form'
import { exampleWords } from '#components/jobs/example-words.ts'
import { Button } from '#components/ui/button.tsx'
import { Field } from '#components/ui/field.tsx'
import { Input } from '#components/ui/input.tsx'
import { Textarea } from '#components/ui/textarea.tsx'
import type { Me } from '#contract/agents.ts'
import { formatCredits } from '#lib/format-number.ts'
import { type AddressField, type ArticleFormValues, addressFields } from './article-form-values.ts'

export type ArticleFieldsProps = {
  form: UseFormReturn<ArticleFormValues>
  errors: FieldErrors<ArticleFormValues>
}

/** What the article is about: a topic, one to three addresses, or both. */
export function ArticleSubject({
  form,
  errors,
  unusable,
  category,
  me,
}: ArticleFieldsProps & {
  /** Why a URL that is written as it should be can't be used. */
  unusable: Readonly<Partial<Record<AddressField, string>>>
  /** What the company sells, as its profile has it; the example speaks of it. */
  category: string | undefined
  /** Undefined if the service does not report prices. */
  me: Me | undefined
}) {
  const { register, control } = form
  const values = useWatch({ control, name: ['topic', ...addressFields] })
  const filled = addressFields.findLastIndex((_, index) => values[index + 1]) + 1
  const [opened, setOpened] = useState(1)
  const shown = Math.max(1, filled, opened)
  const addAddress = () => {
    flushSync(() => setOpened(shown + 1))
    const added = addressFields[shown]
    if (added) form.setFocus(added)
  }
  const perUrl = me?.prices.find(
    ({ operation, item }) => operation === 'generateArticle' && item === 'source_url',
  )
  const characters = [...(values[0] ?? '')].length
  return (
    <section aria-labelledby="subject" className="grid gap-4">
      <h2 id="subject" className="font-medium font-serif text-ink text-xl">
        Subject
      </h2>
      <Field
        label="Topic"
        error={errors.topic?.message}
        hint={
          <span className="flex justify-between gap-4">
            <span>A question or a subject. Without URLs, your knowledge base is the source.</span>
            <span className="shrink-0">{characters}/500</span>
          </span>
        }
      >
        {(control) => (
          <Textarea
            {...control}
            {...register('topic')}
            rows={2}
            placeholder={exampleWords(category).topic}
            className="font-serif text-lg"
          />
        )}
      </Field>
      <div className="grid gap-3">
        {addressFields.slice(0, shown).map((name, index) => (
          <Field
            key={name}
            label={index === 0 ? 'Source URL' : `Source URL ${index + 1}`}
            optional
            error={errors[name]?.message ?? unusable[name]}
            hint={
              index === 0 ? (
                <span className="flex justify-between gap-4">
                  <span>The article can use facts from this page and will cite it.</span>
                  {perUrl && perUrl.credits > 0 && (
                    <span className="shrink-0 text-ink-soft">+{formatCredits(perUrl.credits)} each</span>
                  )}
                </span>
              ) : undefined
            }
          >
            {(control) => (
              <Input
                {...control}
                {...register(name, { deps: ['topic'] })}
                type="url"
                inputMode="url"
                autoComplete="off"
                placeholder="https://"
              />
            )}
          </Field>
        ))}
        {shown < addressFields.length && (
          <Button variant="quiet" size="sm" className="-ml-2 w-fit" onClick={addAddress}>
            <Plus aria-hidden /> Add another URL
          </Button>
        )}
      </div>
    </section>
  )
}
