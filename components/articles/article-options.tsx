import type { ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { CheckField } from '#components/ui/checkbox.tsx'
import { Field } from '#components/ui/field.tsx'
import { Input } from '#components/ui/input.tsx'
import { Labelled } from '#components/ui/labelled.tsx'
import { RadioGroup } from '#components/ui/radio-group.tsx'
import { Select } from '#components/ui/select.tsx'
import { TextLink } from '#components/ui/text-link.tsx'
import type { Me } from '#contract/agents.ts'
import type { Persona } from '#contract/settings.ts'
import { articleLanguages, languageName } from '#lib/article-languages.ts'
import { addedBy, type PricedArticle } from '#lib/article-price.ts'
import { articleSizes, sizeCarried } from '#lib/article-sizes.ts'
import { formatNumber } from '#lib/format-number.ts'
import { noComparison, turboSizes, writtenSize } from './article-form-values.ts'
import type { ArticleFieldsProps } from './article-subject.tsx'

export type ArticleOptionsProps = ArticleFieldsProps & {
  personas: readonly Persona[] | undefined
  /** Undefined if the service does not report it; then no option is disabled in advance. */
  me: Me | undefined
  /** What the form describes so far. */
  priced: PricedArticle
}

type Lengths = {
  /** How many words of the sources are on the topic; undefined while that is not known. */
  wordsCarried: number | undefined
  /** How long the text will probably be, of the chosen length; undefined while that is not known. */
  wordsExpected: number | undefined
  /** How long the longest digest of the same sources will be; undefined while that is not known. */
  longestExpected: number | undefined
}

/**
 * Length, language, voice, and what goes into it. A length has the price of its text alone, an option what it adds: the
 * panel beside has their sum.
 */
export function ArticleOptions({
  isDraft,
  isBrief,
  wordsCarried,
  wordsExpected,
  longestExpected,
  ...props
}: ArticleOptionsProps &
  Lengths & {
    /** It stays a draft in any case: there is nothing to choose about publishing. */
    isDraft: boolean
    /** Its sources carry nothing so far: it has open questions, and is not published. */
    isBrief: boolean
  }) {
  const { form, errors, me, priced } = props
  const { register } = form
  return (
    <>
      <StyleFields
        form={form}
        errors={errors}
        personas={props.personas}
        me={me}
        wordsCarried={wordsCarried}
        wordsExpected={wordsExpected}
        longestExpected={longestExpected}
      />
      <ContentFields form={form} errors={errors} me={me} priced={priced} />
      {!isDraft && (
        <section aria-labelledby="then" className="grid gap-3 border-rule border-t pt-5">
          <h2 id="then" className="font-medium font-serif text-ink text-xl">
            Publishing
          </h2>
          {isBrief ? (
            // What was chosen comes back as soon as there is something to publish.
            <RadioGroup
              key="brief"
              legend="When it's written"
              options={[
                saveAsDraft,
                { ...publishNow, disabledReason: "A brief has open questions, so it can't go live." },
              ]}
              value="draft"
              readOnly
            />
          ) : (
            <RadioGroup
              key="text"
              legend="When it's written"
              options={[saveAsDraft, publishNow]}
              {...register('publish')}
            />
          )}
        </section>
      )}
    </>
  )
}

const saveAsDraft = {
  value: 'draft',
  label: 'Save as draft',
  hint: 'Review it, then publish it or schedule it for a free slot.',
}
const publishNow = {
  value: 'now',
  label: 'Publish immediately',
  hint: "Goes live as soon as it's written.",
}

/** Mode, size, language and voice. */
function StyleFields({
  form,
  errors,
  personas,
  me,
  wordsCarried,
  wordsExpected,
  longestExpected,
}: Omit<ArticleOptionsProps, 'priced'> & Lengths) {
  const { register, control } = form
  const [language, persona] = useWatch({ control, name: ['language', 'persona'] })
  const languages = articleLanguages.some(({ value }) => value === language)
    ? articleLanguages
    : [...articleLanguages, { value: language, label: languageName(language) }]
  const voice = personas?.find(({ slug }) => slug === persona)
  const writesDigest = me?.engines.writer?.kind === 'built-in'
  return (
    <section aria-labelledby="shape" className="grid gap-4 border-rule border-t pt-5">
      <h2 id="shape" className="font-medium font-serif text-ink text-xl">
        Style
      </h2>
      <Labelled label="How it's written">
        <RadioGroup
          legend="How it's written"
          options={[
            {
              value: 'standard',
              label: 'Thorough',
              hint: writesDigest
                ? 'What each of your sources says on the topic, word for word, each statement with its passage.'
                : 'A finished article: planned, written, edited, and every statement checked against its source.',
            },
            {
              value: 'turbo',
              label: 'Turbo',
              hint: writesDigest
                ? 'The few statements that say most, for a first look.'
                : 'A short text in one pass, for news and first drafts. Checked, not edited.',
            },
          ]}
          inRow
          {...register('mode')}
        />
      </Labelled>
      <Labelled label="Length">
        <LengthField
          form={form}
          writesDigest={writesDigest}
          wordsCarried={wordsCarried}
          wordsExpected={wordsExpected}
          longestExpected={longestExpected}
        />
      </Labelled>
      <Field label="Language" error={errors.language?.message}>
        {(control) => <Select {...control} {...register('language')} options={languages} />}
      </Field>
      <Field
        label="Voice"
        optional
        error={errors.persona?.message}
        hint={voice?.description ?? voiceHint(personas, me)}
      >
        {(control) => (
          <>
            <Input
              {...control}
              {...register('persona')}
              list="voices"
              placeholder="Default"
              autoComplete="off"
            />
            <datalist id="voices">
              {personas?.map(({ slug, name }) => (
                <option key={slug} value={slug} label={name} />
              ))}
            </datalist>
          </>
        )}
      </Field>
    </section>
  )
}

/**
 * Every length of the mode: the chosen one with the words that its sources carry, and for a digest those that they do not
 * fill. Turbo has two lengths, and a digest in Turbo one. The price stands at the button.
 */
function LengthField({
  form: { register, control, setValue },
  writesDigest,
  wordsCarried,
  wordsExpected,
  longestExpected,
}: Pick<ArticleOptionsProps, 'form'> & Lengths & { writesDigest: boolean }) {
  const [mode, size] = useWatch({ control, name: ['mode', 'size'] })
  const chosen = writtenSize({ mode, size })
  const expected = wordsExpected ? `About ${formatNumber(wordsExpected)} words` : undefined
  if (mode !== 'turbo')
    return (
      <RadioGroup
        key="thorough"
        legend="Length"
        options={articleSizes({ isDigest: writesDigest, carried: longestExpected }).map(
          ({ isBeyond, ...one }) => ({
            ...one,
            hint:
              one.value === chosen && expected && !isBeyond
                ? expected
                : !writesDigest && one.value === sizeCarried(wordsCarried)
                  ? `${one.hint}, fits your sources`
                  : one.hint,
          }),
        )}
        inRow
        {...register('size')}
      />
    )
  if (writesDigest)
    return (
      <p className="rounded-md border border-rule bg-sheet px-3 py-2 text-ink text-sm">
        {expected ?? 'Up to 400 words'}
      </p>
    )
  return (
    <RadioGroup
      key="turbo"
      legend="Length"
      options={articleSizes()
        .filter(({ value }) => turboSizes.includes(value))
        .map(({ isBeyond: _, ...one }) => ({
          ...one,
          ...(one.value === 'standard' && { hint: 'Up to 800 words' }),
          ...(one.value === chosen && expected && { hint: expected }),
        }))}
      inRow
      value={chosen}
      onChange={(event) => setValue('size', event.target.value, { shouldDirty: true })}
    />
  )
}

/** What goes into the article beside its text. */
function ContentFields({ form, errors, me, priced }: Omit<ArticleOptionsProps, 'personas'>) {
  const { register, control, setValue, getValues } = form
  const nothingToCompare = noComparison({ ...getValues(), ...useWatch({ control }) })
  const noSearch = me?.engines.search?.kind === 'built-in'
  const speech = me?.engines.speech?.kind
  const noSpeech = speech === 'none'
  return (
    <section aria-labelledby="parts" className="grid gap-3 border-rule border-t pt-5">
      <h2 id="parts" className="font-medium font-serif text-ink text-xl">
        Content
      </h2>
      <CheckField
        {...register('search')}
        disabled={noSearch}
        label="Search the web for more sources"
        hint={searchHint(me)}
        aside={noSearch ? undefined : addedBy(me?.prices, priced, 'search')}
      />
      <CheckField
        {...register('pictures')}
        label="Images"
        hint="A cover image, and a figure for each table."
        aside={addedBy(me?.prices, priced, 'pictures')}
      />
      <CheckField
        checked={priced.competition}
        onChange={(event) => setValue('competition', event.target.checked, { shouldDirty: true })}
        disabled={nothingToCompare !== undefined}
        label="Compare with sources"
        hint={nothingToCompare ?? "Lists what they cover that the draft doesn't."}
        aside={addedBy(me?.prices, priced, 'competition')}
      />
      <CheckField
        {...register('audio')}
        disabled={noSpeech}
        label="Audio"
        aside={noSpeech ? undefined : addedBy(me?.prices, priced, 'audio')}
        hint={
          noSpeech
            ? "Not available: the operator hasn't configured a speech engine."
            : speech === 'built-in'
              ? 'The finished text as an MP3 with a chapter for each heading, in a basic draft voice.'
              : 'The finished text as an MP3 with a chapter for each heading.'
        }
      />
      {errors.audio && (
        <p role="alert" className="text-bad text-xs">
          {errors.audio.message}
        </p>
      )}
    </section>
  )
}

/** Where a search would look; without a web search it adds nothing to what every article rests on. */
function searchHint(me: Me | undefined): ReactNode {
  const search = me?.engines.search
  if (search?.kind === 'built-in')
    return (
      <>
        No web search connected. <TextLink href="/settings/models">Connect a web search</TextLink>
      </>
    )
  return search && search.kind !== 'none'
    ? `Pages from the web, found with ${search.name}.`
    : 'Pages from the web.'
}

function voiceHint(personas: readonly Persona[] | undefined, me: Me | undefined): string {
  if (!personas) return 'Enter the name of a voice, or describe one.'
  return me?.engines.writer?.kind === 'built-in'
    ? 'Choose a voice or describe one. Without a model, the closest known voice is used.'
    : 'Choose a voice or describe one: “dry, for engineers who have heard it all”.'
}
