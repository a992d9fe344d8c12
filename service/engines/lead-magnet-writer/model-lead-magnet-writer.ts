import { languageDetector } from '../../text/language-detector.ts'
import { type ChatModel, ModelError, type ModelSession } from '../chat-model/chat-model.ts'
import { isPlantedInstruction } from '../chat-model/planted-instruction.ts'
import type { CheckSource } from '../claim-check/check-source.ts'
import {
  chooseEvidence,
  createYielder,
  readEvidence,
  renderBlock,
  screenEvidence,
  showSources,
} from '../writer/shared.ts'
import { WriteError, type WriteStage } from '../writer/writer.ts'
import { chooseFigures } from './choose-figures.ts'
import { fill, findMagnetWords } from './find-magnet-words.ts'
import type { LeadMagnetRequest, WrittenLeadMagnet } from './lead-magnet-writer.ts'
import { minItems } from './minimum.ts'
import { type CheckedMagnet, checkLines, type NumberedSource } from './model/check-lines.ts'
import { findCondemned } from './model/find-condemned.ts'
import { MagnetAnswer, readMagnet } from './model/magnet-answer.ts'
import { magnetSystem, magnetTask } from './model/magnet-prompt.ts'
import { nameLeadMagnet } from './name-lead-magnet.ts'

const maxCharacters = 60_000
const maxHooks = 5
const maxProblems = 10

/**
 * A lead magnet by the model of the request: one answer, a check of every line against the sources, one repair.
 * Unsupported lines are dropped.
 * @throws {WriteError}
 */
export async function writeWithModel(request: LeadMagnetRequest): Promise<WrittenLeadMagnet> {
  const { model } = request
  if (model === null) throw new WriteError('unreachable', 'No model is connected. Connect one in Settings.')
  try {
    return await write(request, model)
  } catch (error) {
    if (error instanceof WriteError) throw error
    if (request.signal.aborted) throw new WriteError('cancelled', 'Writing was cancelled.')
    if (error instanceof ModelError) throw new WriteError(error.reason, error.message)
    throw error
  }
}

async function write(request: LeadMagnetRequest, model: ChatModel): Promise<WrittenLeadMagnet> {
  const report = (stage: WriteStage, percent: number, message: string) =>
    request.report({ stage, percent, message })
  await report('reading', 5, 'Choosing what bears on the topic.')
  const { facts } = screenEvidence(request.evidence, request.topic, request.profile)
  const numbered = facts.map((source, index) => ({ number: index + 1, source }))
  const evidence = showSources(chooseEvidence(numbered, request.topic, model.evidenceTokens))
  const checkable = numbered.map(asCheckable)
  await report('writing', 25, `Writing with ${model.model}.`)
  const checked = await ask(model.openSession(request.signal), request, {
    evidence,
    sources: numbered,
    checkable,
  })
  await report('checking', 92, 'Checking every line against the sources.')
  const count = countItems(checked)
  if (count < minItems) {
    throw new WriteError(
      'malformed',
      `Only ${count} of the lines that the model "${model.model}" wrote hold against your documents, and it takes ${minItems}. Add a document that covers the topic, or generate again.`,
    )
  }
  const { parts, counts } = checked
  const words = findMagnetWords(request.language)
  const { kind, niche } = request
  const subtitle = niche === null ? words.subtitle[kind] : fill(words.subtitleFor[kind], niche)
  const lines = parts.flatMap(({ items }) => items.map(({ text }) => text))
  return {
    title: checked.title || nameLeadMagnet(words, { kind, topic: request.topic, parts }),
    subtitle: checked.subtitle || subtitle,
    introduction: words.introduction[kind],
    parts,
    figures: await figuresOf(request, checked, numbered),
    sources: checked.sources,
    trustLevel: counts.sourced === 0 ? 'unsourced' : counts.unsourced === 0 ? 'sourced' : 'mixed',
    hooks: [...checked.hooks, ...lines].slice(0, maxHooks),
    message: explain(counts),
    engine: model.name,
  }
}

/** What gives orders to a machine bears nothing out, and the title of an internal document is no evidence either. */
function asCheckable({ number, source }: NumberedSource): CheckSource {
  const { blocks, title, role, language, own } = source
  const passages = blocks.map(renderBlock).filter((text) => !isPlantedInstruction(text))
  return {
    reference: number,
    title: role === 'internal' ? '' : title,
    text: passages.join('\n\n'),
    language,
    own,
  }
}

/** The better of an answer and its repair, which is requested only for an answer with errors. */
async function ask(
  session: ModelSession,
  request: LeadMagnetRequest,
  about: { evidence: string | undefined; sources: readonly NumberedSource[]; checkable: CheckSource[] },
): Promise<CheckedMagnet> {
  const { evidence, sources, checkable } = about
  const { kind, language, judge, signal } = request
  const call = { system: magnetSystem(request.profile), evidence, maxCharacters, name: 'lead_magnet' }
  const askOnce = async (task: string) => {
    const answer = readMagnet(await session.askFor({ ...call, task, schema: MagnetAnswer }))
    return { answer, checked: await check(answer) }
  }
  const check = async (answer: MagnetAnswer): Promise<CheckedMagnet> => {
    const condemned = await findCondemned(answer, checkable, { judge, language, signal })
    const checked = checkLines(answer, sources, { kind, language, checkable, condemned })
    const foreign = whyForeign(answer, language)
    const count = countItems(checked)
    const few = count < minItems ? [`It has ${count} usable items; make at least 12.`] : []
    return { ...checked, problems: [...foreign, ...few, ...checked.problems] }
  }
  const first = await askOnce(magnetTask(request, sources.length))
  const { problems } = first.checked
  if (problems.length === 0) return first.checked
  const repair = { answer: JSON.stringify(first.answer), problems: problems.slice(0, maxProblems) }
  const second = await askOnce(magnetTask(request, sources.length, repair)).catch((error: unknown) => {
    // A repair that fails leaves what was there.
    if (error instanceof ModelError && error.reason !== 'cancelled') return first
    throw error
  })
  const isBetter = countItems(second.checked) >= countItems(first.checked) - second.checked.counts.dropped
  const chosen = isBetter ? second : first
  if (whyForeign(chosen.answer, request.language).length > 0) {
    throw new WriteError(
      'malformed',
      'The model did not answer in the language asked for, twice. Generate again.',
    )
  }
  return chosen.checked
}

function whyForeign(answer: MagnetAnswer, language: string): string[] {
  const text = answer.parts.flatMap(({ items }) => items.map((item) => item.text)).join(' ')
  const found = text.length < 200 ? '' : languageDetector().detect(text)
  return found === '' || found === language ? [] : [`It is not in the language asked for (${language}).`]
}

function countItems({ parts }: Pick<CheckedMagnet, 'parts'>): number {
  return parts.reduce((sum, { items }) => sum + items.length, 0)
}

async function figuresOf(
  { signal }: LeadMagnetRequest,
  { parts, sources: cited }: CheckedMagnet,
  sources: readonly NumberedSource[],
) {
  const { tables } = await readEvidence(
    sources.map(({ source }) => source),
    createYielder(signal),
  )
  return chooseFigures(
    tables,
    parts,
    (index) => cited.find(({ id }) => id === sources[index]?.source.id)?.reference,
  )
}

function explain({ sourced, unsourced, dropped }: CheckedMagnet['counts']): string {
  return [
    sourced === 1 ? '1 line has a source.' : `${sourced} lines have a source.`,
    unsourced === 1 ? '1 is advice without one; check it.' : '',
    unsourced > 1 ? `${unsourced} are advice without one; check them.` : '',
    dropped > 0
      ? `${dropped} ${dropped === 1 ? 'was' : 'were'} left out, since no document bears out what ${dropped === 1 ? 'it states' : 'they state'} or it was said before.`
      : '',
  ]
    .filter((sentence) => sentence !== '')
    .join(' ')
}
