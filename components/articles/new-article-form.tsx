'use client'
import { DraftNote } from '#components/jobs/draft-note.tsx'
import { wordsOnTopic } from '#components/jobs/on-topic.ts'
import { PricedForm } from '#components/jobs/priced-form.tsx'
import { PricedSubmit } from '#components/jobs/priced-submit.tsx'
import { type ForecastState, useArticleForecast } from '#components/jobs/use-article-forecast.ts'
import { type OrderFormProps, useOrderForm } from '#components/jobs/use-order-form.ts'
import { useMe } from '#components/shell/me.tsx'
import type { Persona } from '#contract/settings.ts'
import { articleSum, totalWith } from '#lib/article-price.ts'
import { formatMoment } from '#lib/format-day.ts'
import { operationKey } from '#lib/queries/operation-query.ts'
import { withScheme } from '#lib/with-scheme.ts'
import {
  type AddressField,
  type ArticleFormValues,
  addressFields,
  pricedArticle,
} from './article-form-values.ts'
import { ArticleOptions } from './article-options.tsx'
import { saveStartedInput } from './article-prefill.ts'
import { ArticleSubject } from './article-subject.tsx'
import { ArticleSum } from './article-sum.tsx'
import { articleFormErrors, checkArticleForm, readableInput } from './check-article-form.ts'
import { EvidencePanel, hasNothingToQuote } from './evidence-panel.tsx'
import { savePlannedTime } from './planned-time.ts'

const longestSize = 'pillar'

export type NewArticleFormProps = OrderFormProps<ArticleFormValues> & {
  /** The day and time it is wanted for, `YYYY-MM-DDTHH:MM` on the clocks of the tenant's zone. */
  plannedFor?: string
  /** The article whose text this one is to replace. */
  refreshes?: { title: string } | undefined
  /** Undefined if the service does not list its voices. */
  personas: readonly Persona[] | undefined
  /** The market category of the company profile. */
  category: string | undefined
}

export function NewArticleForm({ plannedFor, refreshes, personas, category, ...props }: NewArticleFormProps) {
  const { me } = useMe()
  const { form, submit, values, errors, isSubmitting, problem, forget } = useOrderForm({
    ...props,
    kind: 'article',
    check: checkArticleForm,
    errorsOf: (messages, asked) => articleFormErrors(asked.values, messages),
    titleOf: ({ topic, source_urls }) => topic ?? source_urls?.[0] ?? 'New article',
    page: '/articles',
    listsKey: operationKey('listArticles'),
    onStarted: (id, asked) => {
      saveStartedInput(id, asked)
      if (plannedFor && asked.publish !== 'now') savePlannedTime(id, plannedFor)
    },
  })
  const checked = checkArticleForm(values)
  const priced = pricedArticle(values)
  const state = useArticleForecast(readableInput(values))
  const isDigest = me?.engines.writer?.kind === 'built-in'
  const outcome = outcomeOf(state, isDigest)
  const price = expectedPrice(state)
  const unread = unreadAddresses(values, state)
  // A digest is as long as its sources: the longest says which lengths they do not fill.
  const longest = useArticleForecast(
    isDigest && checked.ok && values.mode !== 'turbo' && state.forecast
      ? { ...checked.input, size: longestSize }
      : undefined,
  )

  return (
    <PricedForm
      onSubmit={submit}
      problem={problem}
      intro={<p className="font-medium text-ink">{outcomeNames[outcome]}</p>}
      submit={
        <PricedSubmit
          operation="generateArticle"
          input={checked.ok ? checked.input : undefined}
          pending={isSubmitting}
          problem={problem}
          until={totalWith(me?.prices, priced, {})}
          missing={isEmpty(values) ? 'Enter a topic or a URL.' : checked.ok ? undefined : 'Correct the URL.'}
          refused={unread.length > 0 ? "The source URL can't be read." : undefined}
          // The forecast beside it says them, and what a brief is.
          notes={false}
          allowsInfeasible
          variant={
            state.forecast && hasNothingToQuote(state.forecast, values.topic) ? 'secondary' : 'primary'
          }
          {...price}
        >
          {submitLabel(outcome, { isNow: values.publish === 'now' })}
        </PricedSubmit>
      }
      notes={
        <>
          {price.expected !== 0 && <ArticleSum parts={articleSum(me?.prices, priced)} priced={priced} />}
          {refreshes && (
            <p className="wrap-anywhere text-ink">
              A new text for “{refreshes.title}”. Its page stays as it is until you put the new text in place.
            </p>
          )}
          {plannedFor && values.publish !== 'now' && (
            <p className="text-ink">
              For {plannedWords(plannedFor)} {me && `, ${me.tenant.timezone}`}. When the draft is ready,
              Publish suggests this time.
            </p>
          )}
          {!refreshes && (
            <p>
              {outcome === 'brief'
                ? 'Lists what is known and what to find out. Nothing goes live.'
                : values.publish === 'now'
                  ? "Goes live as soon as it's written."
                  : 'Creates a draft. Nothing goes live until you publish.'}
            </p>
          )}
        </>
      }
      draft={<DraftNote form={form} forget={forget} />}
      // Below the button, which stays in its place while sources come and go.
      forecast={<EvidencePanel {...state} topic={values.topic} />}
      subject={<ArticleSubject form={form} errors={errors} unread={unread} category={category} me={me} />}
    >
      <ArticleOptions
        form={form}
        errors={errors}
        personas={personas}
        me={me}
        priced={priced}
        isDraft={refreshes !== undefined}
        isBrief={outcome === 'brief'}
        wordsCarried={state.forecast && wordsOnTopic(state.forecast.sources)}
        wordsExpected={state.isOfEarlier ? undefined : state.forecast?.words_expected}
        longestExpected={longest.isOfEarlier ? undefined : measuredWords(longest.forecast)}
      />
    </PricedForm>
  )
}

/** Of a guess no other length is told. */
function measuredWords(forecast: ForecastState['forecast']): number | undefined {
  return forecast && !forecast.words_guessed && forecast.words_expected > 0
    ? forecast.words_expected
    : undefined
}

function isEmpty(values: ArticleFormValues): boolean {
  return [values.topic, ...addressFields.map((name) => values[name])].every((text) => text.trim() === '')
}

/** What one gets: the card of the price has its name, and the button says it. */
type Outcome = 'article' | 'digest' | 'brief'

const outcomeNames: Readonly<Record<Outcome, string>> = {
  article: 'Article',
  digest: 'Evidence digest',
  brief: 'Brief',
}

/** A brief once everything is read and the sources carry nothing; without a model no article comes of it. */
function outcomeOf({ forecast }: ForecastState, isDigest: boolean): Outcome {
  const isKnown = forecast?.sources.every(({ status }) => status !== 'reading')
  if (isKnown && forecast?.words_expected === 0) return 'brief'
  return isDigest ? 'digest' : 'article'
}

function submitLabel(outcome: Outcome, { isNow }: { isNow: boolean }): string {
  if (outcome === 'brief') return 'Make a free brief'
  if (outcome === 'digest') return isNow ? 'Make and publish an evidence digest' : 'Make an evidence digest'
  return isNow ? 'Write and publish' : 'Write article'
}

/** The fields whose page the forecast could not read. */
function unreadAddresses(
  values: ArticleFormValues,
  { forecast, isOfEarlier }: ForecastState,
): readonly AddressField[] {
  if (!forecast || isOfEarlier) return []
  const failed = new Set(
    forecast.sources.flatMap(({ status, url }) => (status === 'failed' ? (url ?? []) : [])),
  )
  return addressFields.filter((name) => failed.has(withScheme(values[name])))
}

/** What the forecast expects of the price; while it still reads a page, nothing but why an article would be free. */
function expectedPrice({ forecast, isFetching }: ForecastState): { expected?: number; free: string } {
  const free =
    forecast && forecast.words_expected > 0
      ? 'the sources carry only a few sentences'
      : "your sources don't cover this"
  if (!forecast || isFetching || forecast.sources.some(({ status }) => status === 'reading')) return { free }
  return { expected: forecast.credits_expected, free }
}

function plannedWords(local: string): string {
  const [date = '', time = ''] = local.split('T')
  return formatMoment({ date, time })
}
