import { shorten } from '../../../text/shorten.ts'
import { createYielder, plainText, standsAlone } from '../../writer/shared.ts'
import { WriteError, type WriteStage } from '../../writer/writer.ts'
import { chooseFigures } from '../choose-figures.ts'
import { fill, findMagnetWords } from '../find-magnet-words.ts'
import type {
  LeadMagnetKind,
  LeadMagnetOutlook,
  LeadMagnetRequest,
  Part,
  WrittenLeadMagnet,
} from '../lead-magnet-writer.ts'
import { minItems } from '../minimum.ts'
import { nameLeadMagnet } from '../name-lead-magnet.ts'
import { type Citations, createCitations } from './citations.ts'
import { composeChecklist } from './compose-checklist.ts'
import { composeFramework } from './compose-framework.ts'
import { composeSwipeFile } from './compose-swipe-file.ts'
import { explainLack } from './explain-lack.ts'
import { lacksSubject } from './lacks-subject.ts'
import { type Material, readMaterial } from './read-material.ts'

const engine = 'built-in'
const maxHooks = 5
const maxHookLength = 170

/**
 * Composes a lead magnet from the evidence of a request: each line is a passage of it, word for word.
 * @throws {WriteError} `empty` when there is too little; `cancelled`
 */
export async function writeLeadMagnet(request: LeadMagnetRequest): Promise<WrittenLeadMagnet> {
  const pace = createYielder(request.signal)
  const report = async (stage: WriteStage, percent: number, message: string) => {
    await pace()
    await request.report({ stage, percent, message })
    await pace()
  }
  const { kind, language, evidence } = request
  const words = findMagnetWords(language)
  await report('reading', 10, `Reading ${countOf(evidence.length, 'source')}.`)
  const material = await readMaterial(request, pace)
  await report('writing', 60, 'Putting the parts together.')
  const citations = createCitations(material.sources)
  const parts = compose(kind, material, language, citations)
  const lines = countItems(parts)
  if (lines < minItems) throw new WriteError('not_enough_material', explainLack(request, lines))
  await report('checking', 95, `Checking ${countOf(lines, 'line')}.`)
  const niche = plainText(request.niche ?? '')
  const cited = new Set(citations.cited.map(({ id }) => id))
  return {
    title: nameLeadMagnet(words, { kind, topic: shorten(plainText(request.topic), 120), parts }),
    subtitle: niche === '' ? words.subtitle[kind] : fill(words.subtitleFor[kind], niche),
    introduction: words.introduction[kind],
    parts,
    figures: chooseFigures(material.tables, parts, (source) =>
      cited.has(material.sources[source]?.id ?? '') ? citations.number(source) : undefined,
    ),
    sources: citations.cited,
    trustLevel: 'sourced',
    hooks: hooksOf(kind, parts, language),
    message: `${countOf(lines, 'line')} from ${countOf(citations.cited.length, 'source')}; every statement has its reference.`,
    engine,
  }
}

/** The same reckoning before anything is charged; undefined when there is enough. */
export async function whyTooLittle(outlook: LeadMagnetOutlook): Promise<string | undefined> {
  const { signal } = new AbortController()
  const material = await readMaterial({ ...outlook, signal }, createYielder(signal))
  const parts = compose(outlook.kind, material, outlook.language, createCitations(material.sources))
  const lines = countItems(parts)
  return lines < minItems ? explainLack(outlook, lines) : undefined
}

function compose(
  kind: LeadMagnetKind,
  material: Material,
  language: LeadMagnetRequest['language'],
  citations: Citations,
): Part[] {
  const words = findMagnetWords(language)
  switch (kind) {
    case 'checklist':
      return composeChecklist(material, words, citations)
    case 'swipe_file':
      return composeSwipeFile(material, words, citations)
    case 'framework':
      return composeFramework(material, words, citations)
  }
}

function countItems(parts: readonly Part[]): number {
  return parts.reduce((sum, { items }) => sum + items.length, 0)
}

/**
 * Short lines with a figure first, to catch attention. Each is read without context. A task is no opening line: of a
 * checklist and a framework it is what the sources say beside the tasks.
 */
function hooksOf(kind: LeadMagnetKind, parts: readonly Part[], language: string): string[] {
  const texts = parts
    .flatMap(({ items, intro, outcome }) => [
      ...(intro && intro.references.length > 0 ? [intro.text] : []),
      ...items.flatMap(({ text, note }) => (kind === 'swipe_file' ? [text] : (note ?? []))),
      ...(outcome ? [outcome.text] : []),
    ])
    .filter(
      (text) =>
        text.length <= maxHookLength &&
        // A line to send to somebody asks nothing of who reads the announcement.
        !/[?？]$/u.test(text) &&
        standsAlone(text, language) &&
        !lacksSubject(text, language),
    )
  const hasFigure = (text: string) => Number(/\p{N}/u.test(text))
  return texts.toSorted((a, b) => hasFigure(b) - hasFigure(a)).slice(0, maxHooks)
}

function countOf(n: number, noun: string): string {
  return `${n} ${noun}${n === 1 ? '' : 's'}`
}
