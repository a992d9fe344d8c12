import { useQueries } from '@tanstack/react-query'
import { type FieldErrors, type UseFormReturn, useWatch } from 'react-hook-form'
import { exampleWords } from '#components/jobs/example-words.ts'
import { CheckField } from '#components/ui/checkbox.tsx'
import { Field } from '#components/ui/field.tsx'
import { Input } from '#components/ui/input.tsx'
import { Labelled } from '#components/ui/labelled.tsx'
import { RadioGroup } from '#components/ui/radio-group.tsx'
import { Select } from '#components/ui/select.tsx'
import { SuggestionChips } from '#components/ui/suggestion-chips.tsx'
import { TextLink } from '#components/ui/text-link.tsx'
import { Textarea } from '#components/ui/textarea.tsx'
import type { Me } from '#contract/agents.ts'
import { addedBy, articleCredits, type PricedArticle } from '#lib/article-price.ts'
import { articleSizes } from '#lib/article-sizes.ts'
import { priceRange } from '#lib/price-range.ts'
import { LanguagesField } from './languages-field.tsx'
import { linesOf, maxCategories, type SessionFormValues } from './session-form-values.ts'
import { estimatedRange, sessionPriceQuery } from './session-price.ts'

export type SessionFieldsProps = {
  form: UseFormReturn<SessionFormValues>
  errors: FieldErrors<SessionFormValues>
  /** Undefined if the service does not report prices. */
  me: Me | undefined
  /** The market of the company profile, for the examples. */
  category: string | undefined
  /** Categories of earlier sessions. */
  earlier: readonly string[]
  /** Whether its articles go live as they are written; undefined if the service does not say. */
  publishes: boolean | undefined
}

/** A session's articles are written in full, without images or a recording. */
const onlyText = { mode: 'standard', search: false, pictures: false, audio: false, urls: 0 }

const headingStyles = 'font-medium font-serif text-ink text-xl'

/** What to write about, how often, and how. */
export function SessionFields({ form, errors, me, category, earlier, publishes }: SessionFieldsProps) {
  const { register, control, setValue } = form
  const [languages, size, competition, typed = ''] = useWatch({
    control,
    name: ['languages', 'size', 'competition', 'categories'],
  })
  const chosen = linesOf(typed)
  const examples = exampleWords(category)
  const priced = { ...onlyText, size, competition }
  const ranges = useRanges(!competition)
  const added = addedBy(me?.prices, priced, 'competition')
  return (
    <>
      <section aria-labelledby="about" className="grid gap-4">
        <h2 id="about" className={headingStyles}>
          What to write about
        </h2>
        <div className="grid gap-2">
          <Field
            label="Categories"
            hint="Broad subjects, 1 to 5, one per line. Each becomes a queue of topics."
            error={errors.categories?.message}
          >
            {(field) => (
              <Textarea {...field} {...register('categories')} placeholder={`e.g. ${examples.category}`} />
            )}
          </Field>
          <SuggestionChips
            label="From earlier sessions"
            options={chosen.length >= maxCategories ? [] : earlier.filter((one) => !isAmong(one, chosen))}
            onChoose={(one) =>
              setValue('categories', [...chosen, one].join('\n'), {
                shouldDirty: true,
                shouldTouch: true,
                shouldValidate: true,
              })
            }
          />
        </div>
        <Field
          label="Your readers' problems"
          optional
          hint="Up to 20, one per line. Problems that your knowledge can answer come first."
          error={errors.problems?.message}
        >
          {(field) => (
            <Textarea {...field} {...register('problems')} placeholder={`e.g. ${examples.problems}`} />
          )}
        </Field>
      </section>
      <section aria-labelledby="rhythm" className="grid gap-4 border-rule border-t pt-5">
        <h2 id="rhythm" className={headingStyles}>
          Schedule and languages
        </h2>
        <Field label="One article every" error={errors.every?.message}>
          {(field) => (
            <div className="grid grid-cols-[6rem_8rem] gap-2">
              <Input {...field} {...register('every')} inputMode="decimal" autoComplete="off" />
              <Select
                {...register('unit', { deps: 'every' })}
                aria-label="Unit"
                options={[
                  { value: 'hours', label: 'hours' },
                  { value: 'days', label: 'days' },
                ]}
              />
            </div>
          )}
        </Field>
        <LanguagesField
          languages={languages}
          error={errors.languages?.message}
          onChange={(next) => setValue('languages', next, { shouldValidate: true, shouldDirty: true })}
        />
      </section>
      <section aria-labelledby="how" className="grid gap-4 border-rule border-t pt-5">
        <h2 id="how" className={headingStyles}>
          Article format
        </h2>
        <Labelled label="Length">
          <RadioGroup
            legend="Length"
            options={articleSizes({ isDigest: me?.engines.writer?.kind === 'built-in' }).map((option) => ({
              ...option,
              aside: ranges.get(option.value) ?? listedRange(me, { ...priced, size: option.value }),
            }))}
            inRow
            {...register('size')}
          />
        </Labelled>
        <CheckField
          {...register('competition')}
          label="Compare with sources"
          hint="Lists what the pages you cited before cover and the draft doesn't. Free where there are none."
          aside={added}
        />
        <p className="text-ink-soft text-sm">
          {publishingWords(publishes)} <TextLink href="/settings">Change in Settings</TextLink>
        </p>
      </section>
    </>
  )
}

/** What an article of each size costs. */
function useRanges(disable_competition: boolean): ReadonlyMap<string, string> {
  const sizes = articleSizes()
  const prices = useQueries({
    queries: sizes.map(({ value }) => sessionPriceQuery({ article_size: value, disable_competition })),
  })
  return new Map(
    prices.flatMap(({ data }, at) => {
      const size = sizes[at]?.value
      return data && size !== undefined ? [[size, estimatedRange(data)] as const] : []
    }),
  )
}

function isAmong(one: string, others: readonly string[]): boolean {
  return others.some((other) => other.toLowerCase() === one.toLowerCase())
}

/** The most that an article of such a session can cost, by the price list. */
export function maxCredits(
  me: Me | undefined,
  { size, competition }: Pick<SessionFormValues, 'size' | 'competition'>,
): number | undefined {
  return articleCredits(me?.prices, { ...onlyText, size, competition })
}

/** By the price list, until the estimate is there: the most that it can cost. */
function listedRange(me: Me | undefined, article: PricedArticle): string | undefined {
  const most = articleCredits(me?.prices, article)
  return most === undefined ? undefined : priceRange(most, undefined)
}

function publishingWords(publishes: boolean | undefined): string {
  if (publishes === undefined) return 'Your settings say whether articles go live or stay drafts.'
  return publishes
    ? 'Articles go live as soon as they are written. One whose check finds a problem stays a draft.'
    : 'Articles are saved as drafts. Nothing goes live until you publish.'
}
