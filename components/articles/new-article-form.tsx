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
import { type ArticleFormValues, addressFields, pricedArticle } from './article-form-values.ts'
import { ArticleOptions } from './article-options.tsx'
import { saveStartedInput } from './article-prefill.ts'
import { ArticleSubject } from './article-subject.tsx'
import { ArticleSum } from './article-sum.tsx'
import { articleFormErrors, checkArticleForm } from './check-article-form.ts'
import { EvidencePanel, hasNothingToQuote } from './evidence-panel.tsx'
import { savePlannedTime } from './planned-time.ts'
import { type Outcome, outcomeNames, useArticleOutlook } from './use-article-outlook.ts'

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
  const isDigest = me?.engines.writer?.kind === 'built-in'
  const { state, outcome, price, unusable } = useArticleOutlook(values, { isDigest })
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
          missing={missingWords(values)}
          refused={Object.keys(unusable).length > 0 ? "The source URL can't be read." : undefined}
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
      subject={<ArticleSubject form={form} errors={errors} unusable={unusable} category={category} me={me} />}
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

/** What a price waits for. */
function missingWords(values: ArticleFormValues): string | undefined {
  const texts = [values.topic, ...addressFields.map((name) => values[name])]
  if (texts.every((text) => text.trim() === '')) return 'Enter a topic or a URL.'
  const checked = checkArticleForm(values)
  return !checked.ok && addressFields.some((name) => checked.errors[name]) ? 'Correct the URL.' : undefined
}

/** Without a model no article comes of it, and of sources that carry nothing not even a digest. */
function submitLabel(outcome: Outcome, { isNow }: { isNow: boolean }): string {
  if (outcome === 'brief') return 'Make a free brief'
  if (outcome === 'digest') return isNow ? 'Make and publish an evidence digest' : 'Make an evidence digest'
  return isNow ? 'Write and publish' : 'Write article'
}

function plannedWords(local: string): string {
  const [date = '', time = ''] = local.split('T')
  return formatMoment({ date, time })
}
