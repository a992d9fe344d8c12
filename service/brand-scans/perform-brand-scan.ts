import { findAnswerPanel } from '../answer-engines/find-answer-panel.ts'
import type { AgentContext } from '../core/context.ts'
import type { ReportStage } from '../runs/progress-report.ts'
import { RunFailure } from '../runs/run-failure.ts'
import { getSettingsRow } from '../settings/get-settings.ts'
import { getHandle } from '../site/get-handle.ts'
import { adviseBrand } from './advise-brand.ts'
import { askPanel } from './ask-panel.ts'
import { brandNames } from './brand-names.ts'
import { findBrandPages } from './find-brand-pages.ts'
import { findCategory } from './find-category.ts'
import { createIsOwnPage } from './find-citations.ts'
import { findCompetitors } from './find-competitors.ts'
import { createFindMentions } from './find-mentions.ts'
import { findShareMove } from './find-share-move.ts'
import { NoAnswer } from './no-answer.ts'
import { ownQuestions, panelQuestions } from './panel-questions.ts'
import { scanWarnings } from './scan-warnings.ts'
import type { BrandScanRow, ScannedBrand } from './scanned-brand.ts'
import { scoreBrand } from './score-brand.ts'
import { createOwnContentSearch } from './search-own-content.ts'

/**
 * The work of one scan: looks up the category and the competitors, asks the panel, reads the answers, scores them and says what to do.
 * @throws {RunFailure} `blank_name`; `not_named` when nothing can be scored; {@link NoAnswer} when no engine answered any question
 */
export async function performBrandScan(
  ctx: AgentContext,
  row: BrandScanRow,
  { signal, report }: { signal: AbortSignal; report: ReportStage },
): Promise<ScannedBrand> {
  const names = brandNames(row.brandName, row.aliases)
  const [name] = names
  if (!name) throw new RunFailure('blank_name', 'The brand name is blank. Scan again with a name.')
  await report({ stage: 'preparing', percent: 5, message: 'Detecting the category.' })
  const find = createFindMentions(names)
  const [handle, { referralLink, profile }] = await Promise.all([getHandle(ctx), getSettingsRow(ctx)])
  const category = await findCategory(ctx, { name: name.text, given: row.givenCategory, find, profile })
  const competitors = findCompetitors(profile, find)
  const questions =
    row.givenQuestions.length > 0
      ? ownQuestions(row.givenQuestions, find)
      : panelQuestions(name.text, {
          category: category?.name,
          competitors: competitors.map((one) => one.name),
        })
  const own = {
    addresses: [`${ctx.config.serviceUrl}/${handle}`, ...(referralLink ? [referralLink] : [])],
    websites: profile.websites ?? [],
  }
  // The company's pages are nobody else's: a scan of a competitor looks for those of the competitor.
  const isCompetitor = (profile.competitors ?? []).some((one) => find(one.normalize('NFC')).length > 0)
  const answerPanel = await findAnswerPanel(ctx)

  const results = await askPanel(answerPanel, {
    questions,
    reading: {
      find,
      isOwn: createIsOwnPage(names, isCompetitor ? {} : own),
      isOrdinary: names.some((one) => one.isOrdinary),
      competitors,
    },
    search: createOwnContentSearch(ctx, { id: row.id, handle }),
    signal,
    onAnswer: (over, all) =>
      report({
        stage: 'asking',
        percent: 10 + (over / all) * 75,
        message: `${over} of ${all} questions to ${answerPanel.length} ${answerPanel.length === 1 ? 'answer engine' : 'answer engines'} answered.`,
      }),
  })
  const answers = results.flatMap((result) => result.answers ?? [])
  const { score, terms } = scoreBrand(answers)
  const warnings = scanWarnings({ names, category, hasCompetitors: competitors.length > 0, results, score })
  if (answers.every(({ answer }) => answer === undefined)) {
    throw new NoAnswer({ category, score: null, terms, results, recommendations: [], warnings })
  }
  if (score === null) {
    throw new RunFailure(
      'not_named',
      `No answer names ${name.text}, and no question could have been answered without its name, so there is nothing to score. Add a category, or questions that buyers ask.`,
    )
  }
  await report({ stage: 'scoring', percent: 90, message: 'Reading the answers.' })
  const [pages, shareMove] = await Promise.all([
    findBrandPages(ctx, { id: row.id, handle, questions, find }),
    findShareMove(ctx, row, results),
  ])
  const findings = {
    brand: name.text,
    category: category?.name,
    competitors: competitors.map((one) => one.name),
    terms,
    answers,
    pages,
    shareMove,
  }
  const { recommendations, warning } = await adviseBrand(ctx, findings, signal)
  return {
    category,
    score,
    terms,
    results,
    recommendations,
    warnings: [...warnings, ...(warning ? [warning] : [])],
  }
}
