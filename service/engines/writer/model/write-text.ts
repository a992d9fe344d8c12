import { type EvidenceSource, WriteError, type WriteProgress, type WriteRequest } from '../writer.ts'
import { createDataBoundary } from './data-boundary.ts'
import type { Passage } from './evidence-passages.ts'
import type { ModelSession } from './model-session.ts'
import { type FormatMemory, writeOutline } from './outline-step.ts'
import { writeSection } from './section-step.ts'
import { type ModelText, writeInOnePass } from './single-pass.ts'
import { writeInstructions } from './writing-instructions.ts'

/** What stays the same however often the text is begun anew. */
export type WritingJob = {
  request: WriteRequest
  session: ModelSession
  memory: FormatMemory
  evidence: EvidenceSource[]
  targetWords: number
  model: string
  report(stage: WriteProgress['stage'], percent: number, message: string): Promise<void>
}

/** Outline, then sections one by one; in turbo one call. Reports its progress. Throws {@link WriteError}. */
export async function writeText(job: WritingJob, passages: Passage[]): Promise<ModelText> {
  const { request, session, memory, evidence, targetWords, model, report } = job
  const boundary = createDataBoundary()
  const instructions = writeInstructions({ ...request, evidence }, boundary)
  const common = { session, instructions, boundary, topic: request.topic, passages, targetWords }
  if (request.mode === 'turbo') {
    await report('writing', 25, 'Writing in one pass')
    return writeInOnePass(common)
  }
  await report('outlining', 15, 'Planning the sections')
  const outline = await writeOutline({ ...common, memory, model })
  const words = Math.round((targetWords - 25 * outline.takeaways.length) / outline.sections.length)
  const parts: string[] = []
  for (const [index, section] of outline.sections.entries()) {
    const place = `${index + 1} of ${outline.sections.length}`
    await report(
      'writing',
      25 + Math.round((65 * index) / outline.sections.length),
      `Writing section ${place}: ${section.heading}`,
    )
    parts.push(
      await writeSection({
        session,
        instructions,
        boundary,
        outline,
        section,
        passages,
        words: Math.max(60, words),
      }),
    )
  }
  const written = parts.filter((part) => part !== '')
  if (written.length === 0) {
    throw new WriteError(
      'empty',
      `The model "${model}" wrote headings without text. Write again, or set WRITER_MODEL to another model.`,
    )
  }
  const takeaways = outline.takeaways.map(({ text, passages: numbers }) =>
    `- ${text.replace(/\s+/g, ' ').trim()} ${numbers.map((number) => `[${number}]`).join('')}`.trim(),
  )
  const opening = takeaways.length > 0 ? [`## ${outline.takeawaysHeading}\n\n${takeaways.join('\n')}`] : []
  return { ...outline, markdown: [...opening, ...written].join('\n\n') }
}
