import type { CompanyProfile } from '#contract/company-profile.ts'
import type { AgentContext } from '../core/context.ts'
import { findMagnetWords } from '../engines/lead-magnet-writer/find-magnet-words.ts'
import type { WrittenLeadMagnet } from '../engines/lead-magnet-writer/lead-magnet-writer.ts'
import { coverLocale } from '../engines/typesetter/cover-design.ts'
import { TypesetError } from '../engines/typesetter/typesetter.ts'
import { type CitedSource, type EvidenceSource, WriteError } from '../engines/writer/writer.ts'
import { findModels } from '../models/find-models.ts'
import { type ReportStage, shareOf } from '../runs/progress-report.ts'
import { RunFailure } from '../runs/run-failure.ts'
import { getSettingsRow } from '../settings/get-settings.ts'
import { dayLocale } from '../site/article-meta.ts'
import { figureColors, pictureColors } from '../site/brand-colors.ts'
import { getSite } from '../site/find-site.ts'
import { drawLeadMagnet } from './draw-lead-magnet.ts'
import { findLeadMagnetEvidence } from './find-lead-magnet-evidence.ts'
import type { LeadMagnetRow } from './get-lead-magnet-row.ts'
import { languageOf } from './language-of.ts'
import { pdfKey } from './lead-magnet-files.ts'
import { publisherName } from './publisher-name.ts'

export type ComposedLeadMagnet = { written: WrittenLeadMagnet; pageCount: number }

/**
 * Reads what the tenant knows, writes, draws and sets the PDF, and stores it.
 * @throws {RunFailure} `writer_…`, `not_enough_material` or `typesetting_failed`
 */
export async function performLeadMagnet(
  ctx: AgentContext,
  row: LeadMagnetRow,
  run: { signal: AbortSignal; report: ReportStage },
): Promise<ComposedLeadMagnet> {
  const { signal, report } = run
  await report({ stage: 'reading', percent: 3, message: 'Searching your knowledge.' })
  const site = await getSite(ctx)
  const [{ profile }, evidence] = await Promise.all([
    getSettingsRow(ctx),
    findLeadMagnetEvidence(ctx, row.topic),
  ])
  const written = await write(ctx, row, { evidence, profile }, { signal, report: shareOf(report, 5, 60) })
  signal.throwIfAborted()
  if (row.input.generate_images) {
    await report({ stage: 'illustrating', percent: 62, message: 'Creating images.' })
  }
  const pictures = await drawLeadMagnet(ctx, row, { written, site })
  await report({ stage: 'typesetting', percent: 75, message: 'Laying out the PDF.' })
  try {
    const { pdf, pageCount } = await ctx.engines.typesetter.typeset(
      {
        ...written,
        ...pictures,
        kind: row.input.type,
        language: languageOf(row.language),
        sources: written.sources.map((source) => stripInternalName(source, row)),
        publisher: { name: publisherName(site.company, site.title) },
        nextStep: site.nextStep,
        locale: coverLocale(languageOf(row.language), dayLocale(site.language, site)),
        colors: figureColors(site.brand).light,
        typeface: site.brand.typeface,
        pattern: { seed: row.id, colors: pictureColors(site.brand) },
        madeAt: ctx.now(),
      },
      signal,
    )
    await report({ stage: 'storing', percent: 96, message: 'Saving the PDF.' })
    await ctx.engines.files.put(pdfKey(row), pdf, 'application/pdf')
    return { written, pageCount }
  } catch (error) {
    if (error instanceof TypesetError) throw new RunFailure('typesetting_failed', error.message)
    throw error
  }
}

/** The PDF is public: what an internal document is called stays inside. */
function stripInternalName(source: CitedSource, { language }: LeadMagnetRow): CitedSource {
  if (source.role !== 'internal') return source
  return { ...source, title: findMagnetWords(languageOf(language)).labels.ownDocument, url: null }
}

async function write(
  ctx: AgentContext,
  row: LeadMagnetRow,
  about: { evidence: EvidenceSource[]; profile: CompanyProfile },
  run: { signal: AbortSignal; report: ReportStage },
): Promise<WrittenLeadMagnet> {
  const { writing: model, judge } = await findModels(ctx)
  try {
    return await ctx.engines.leadMagnetWriter.write({
      kind: row.input.type,
      topic: row.topic,
      niche: row.input.niche ?? null,
      language: languageOf(row.language),
      ...about,
      model,
      judge,
      ...run,
    })
  } catch (error) {
    if (error instanceof WriteError) throw new RunFailure(error.runReason, error.message)
    throw error
  }
}
