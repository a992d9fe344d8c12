import type { z } from 'zod'
import {
  AdaptArticleInput,
  adaptArticle,
  RegenerateAdaptationInput,
  regenerateAdaptation,
} from '#contract/adaptations.ts'
import { GenerateArticleInput, generateArticle } from '#contract/articles.ts'
import { CreateAvatarInput, createAvatar } from '#contract/avatars.ts'
import { CreateBrandScanInput, createBrandScan } from '#contract/brand-scans.ts'
import type { Estimate, EstimateInput } from '#contract/credits.ts'
import { UploadDocumentInput, uploadDocument } from '#contract/knowledge.ts'
import { CreateLeadMagnetInput, createLeadMagnet } from '#contract/lead-magnets.ts'
import { CheckPageInput, PreviewPageInput, previewSocial, validateSchema } from '#contract/page-tools.ts'
import { CreateScoutRunInput, createScoutRun } from '#contract/scout-runs.ts'
import { ChangeSessionInput, CreateSessionInput, changeSession, createSession } from '#contract/sessions.ts'
import { CreateWarmLeadInput, createWarmLead } from '#contract/warm-leads.ts'
import { estimateAdaptations } from '../adaptations/estimate-adaptations.ts'
import { checkArticleOptions } from '../articles/check-article-options.ts'
import { articleSeconds, estimateArticle } from '../articles/estimate-article.ts'
import { forecastArticle } from '../articles/forecast-article.ts'
import { estimateAvatar } from '../avatars/estimate-avatar.ts'
import { estimateBrandScan } from '../brand-scans/estimate-brand-scan.ts'
import type { AgentContext } from '../context.ts'
import { refused, ServiceError } from '../errors.ts'
import { estimateDocument } from '../knowledge/estimate-document.ts'
import { checkLeadMagnet, findLack } from '../lead-magnets/create-lead-magnet.ts'
import { estimateLeadMagnet } from '../lead-magnets/estimate-lead-magnet.ts'
import { findWebSearch, noWebSearch } from '../models/find-web-search.ts'
import { findWriterName } from '../models/find-writer-name.ts'
import { estimatePageTool } from '../page-tools/estimate-page-tool.ts'
import { checkScoutQuery } from '../scout-runs/create-scout-run.ts'
import { estimateScoutRun } from '../scout-runs/estimate-scout-run.ts'
import { checkSessionOptions } from '../sessions/check-session-options.ts'
import { estimateSession, estimateSessionChange } from '../sessions/estimate-session.ts'
import { validateInput } from '../validate-input.ts'
import { estimateWarmLead } from '../warm-leads/estimate-warm-lead.ts'
import { getBalance } from './get-balance.ts'

export type CreditEstimate = {
  creditsRequired: number
  breakdown: Record<string, number>
  secondsExpected: number
  notes?: string[]
  /** For an article: how long its evidence lets it be, and what that costs. */
  expected?: { words: number; credits: number } | undefined
}

/**
 * What a call would cost, after the same judgement of its input as the call itself.
 * @throws {ServiceError} `not_found` for an operation that charges nothing, `invalid` as the operation would
 */
export async function estimate(ctx: AgentContext, input: EstimateInput): Promise<Estimate> {
  const { creditsRequired, breakdown, secondsExpected, notes, expected } = await estimateOperation(ctx, input)
  const balance = await getBalance(ctx)
  return {
    credits_required: creditsRequired,
    breakdown,
    balance_after: balance.credits - creditsRequired,
    seconds_expected: secondsExpected,
    ...(notes && { notes }),
    ...(expected && { words_expected: expected.words, credits_expected: expected.credits }),
  }
}

async function estimateOperation(
  ctx: AgentContext,
  { operation, input }: EstimateInput,
): Promise<CreditEstimate> {
  switch (operation) {
    case generateArticle.id: {
      const article = parse(GenerateArticleInput, input)
      await checkArticleOptions(ctx, article)
      const secondsExpected = articleSeconds(await findWriterName(ctx), article)
      const isUnsearched = article.enable_search && (await findWebSearch(ctx)) === undefined
      const notes = isUnsearched ? [noWebSearch] : []
      const expected = await expectArticle(ctx, article)
      return { ...estimateArticle(ctx, article), secondsExpected, notes, expected }
    }
    case uploadDocument.id:
      parse(UploadDocumentInput, input)
      return estimateDocument(ctx)
    case createSession.id: {
      const session = parse(CreateSessionInput, input)
      await checkSessionOptions(ctx, session)
      return estimateSession(ctx, session)
    }
    case changeSession.id:
      return estimateSessionChange(ctx, parse(ChangeSessionInput, input))
    case createAvatar.id:
      parse(CreateAvatarInput, input)
      return estimateAvatar(ctx)
    case createScoutRun.id:
      checkScoutQuery(parse(CreateScoutRunInput, input))
      return estimateScoutRun(ctx)
    case createLeadMagnet.id: {
      const leadMagnet = parse(CreateLeadMagnetInput, input)
      checkLeadMagnet(leadMagnet)
      const lack = await findLack(ctx, leadMagnet)
      if (lack === undefined) return estimateLeadMagnet(ctx, leadMagnet)
      return { creditsRequired: 0, breakdown: {}, secondsExpected: 1, notes: [lack] }
    }
    case createBrandScan.id:
      parse(CreateBrandScanInput, input)
      return estimateBrandScan(ctx)
    case adaptArticle.id:
      return estimateAdaptations(ctx, parse(AdaptArticleInput, input).platforms)
    case regenerateAdaptation.id:
      parse(RegenerateAdaptationInput, input)
      return estimateAdaptations(ctx, ['adaptation'])
    case validateSchema.id:
      parse(CheckPageInput, input)
      return estimatePageTool(ctx)
    case previewSocial.id:
      parse(PreviewPageInput, input)
      return estimatePageTool(ctx)
    case createWarmLead.id:
      return estimateWarmLead(ctx, parse(CreateWarmLeadInput, input))
    default:
      throw new ServiceError(
        { kind: 'not_found' },
        `There is no operation called ${operation} that charges credits.`,
      )
  }
}

/** Undefined while an address is not read: an estimate asks nothing outside. */
async function expectArticle(
  ctx: AgentContext,
  article: GenerateArticleInput,
): Promise<CreditEstimate['expected']> {
  const signal = new AbortController().signal
  const { sources, words_expected, credits_expected } = await forecastArticle(ctx, article, {
    signal,
    asks: false,
  })
  if (sources.some(({ status }) => status === 'reading')) return undefined
  return { words: words_expected, credits: credits_expected }
}

function parse<T extends z.ZodType>(schema: T, input: unknown): z.output<T> {
  const judged = validateInput(schema, input, ['input'])
  if (judged.ok) return judged.data
  throw refused(judged.details)
}
