import { createPace } from '../../writer/built-in/pace.ts'
import { plainText, shorten } from '../../writer/built-in/plain-text.ts'
import type { EvidenceTable } from '../../writer/built-in/sentence.ts'
import type { WriteStage } from '../../writer/writer.ts'
import type { EvidenceFigure, LeadMagnetRequest, Part, WrittenLeadMagnet } from '../lead-magnet-writer.ts'
import { fill, findMagnetWords } from '../words/find-magnet-words.ts'
import { type Citations, createCitations } from './citations.ts'
import { composeBlank } from './compose-blank.ts'
import { composeChecklist } from './compose-checklist.ts'
import { composeFramework } from './compose-framework.ts'
import { composeSwipeFile } from './compose-swipe-file.ts'
import { type Material, readMaterial } from './read-material.ts'

const mostFigures = 3
const mostHooks = 5
const longestHook = 170
/** Fewer lines than this are no lead magnet; what is missing is asked instead. */
const fewestLines = 4

/** Composes a lead magnet from the evidence of a request; a template of questions when there is none. */
export async function writeLeadMagnet(
  request: LeadMagnetRequest,
  engine: string,
): Promise<WrittenLeadMagnet> {
  const pace = createPace(request.signal)
  const report = async (stage: WriteStage, percent: number, message: string) => {
    await pace()
    await request.report({ stage, percent, message })
    await pace()
  }
  const { kind, language, evidence } = request
  const words = findMagnetWords(language)
  const topic = plainText(request.topic)
  await report('reading', 10, `Reading ${countOf(evidence.length, 'source')}.`)
  const material = await readMaterial(request, pace)
  await report('writing', 60, 'Putting the parts together.')
  const citations = createCitations(material?.sources ?? [])
  const composed = material ? compose(request, material, citations) : []
  const lines = composed.flatMap(({ items }) => items)
  const isThin = lines.length < fewestLines
  const parts = isThin ? [...composed, ...composeBlank(kind, topic, words)] : composed
  await report('checking', 95, `Checking ${countOf(lines.length, 'line')}.`)
  const niche = plainText(request.niche ?? '')
  return {
    title: capitalise(shorten(topic, 120)),
    subtitle: niche === '' ? words.subtitle[kind] : fill(words.subtitleFor[kind], niche),
    introduction: words.introduction[kind],
    parts: parts.map((part) => (part.heading === '' ? { ...part, heading: capitalise(topic) } : part)),
    figures: material ? figuresOf(material, parts, citations) : [],
    sources: citations.cited,
    trustLevel: lines.length === 0 ? 'unsourced' : 'sourced',
    hooks: hooksOf(composed),
    message: explain({
      evidence: evidence.length,
      cited: citations.cited.length,
      lines: lines.length,
      isThin,
    }),
    engine,
  }
}

function compose(request: LeadMagnetRequest, material: Material, citations: Citations): Part[] {
  const { kind, language, topic } = request
  switch (kind) {
    case 'checklist':
      return composeChecklist(material, language, citations)
    case 'swipe_file':
      return composeSwipeFile(material, language, citations)
    case 'framework':
      return composeFramework(material, { language, topic }, citations)
  }
}

/** Only tables of sources that are cited anyway: a picture alone is no reason to name a source. */
function figuresOf(
  { tables, themes }: Material,
  parts: readonly Part[],
  { cited, number }: Citations,
): EvidenceFigure[] {
  if (cited.length === 0) return []
  const partOf = ({ section }: EvidenceTable) => {
    const theme = themes.find(({ sentences }) => sentences.some((sentence) => sentence.section === section))
    const part = parts.findIndex(({ heading }) => heading === theme?.heading)
    return part === -1 ? null : part
  }
  return tables
    .filter(({ rows, header }) => rows.length >= 2 && header.length >= 2)
    .slice(0, mostFigures)
    .map((table) => ({
      caption: table.caption ?? table.section.heading ?? '',
      header: table.header,
      rows: table.rows.map(({ cells }) => cells),
      reference: number(table.source),
      part: partOf(table),
    }))
}

/** Short lines with a figure first: they make somebody stop. */
function hooksOf(parts: readonly Part[]): string[] {
  const lines = parts.flatMap(({ items, intro }) => [...(intro ? [intro] : []), ...items])
  const texts = lines
    .filter(
      ({ references, text }) => references.length > 0 && text.length <= longestHook && !text.includes(': '),
    )
    .map(({ text }) => text)
  const hasFigure = (text: string) => Number(/\p{N}/u.test(text))
  return texts.toSorted((a, b) => hasFigure(b) - hasFigure(a)).slice(0, mostHooks)
}

function explain(facts: { evidence: number; cited: number; lines: number; isThin: boolean }): string {
  const { evidence, cited, lines, isThin } = facts
  const add = 'Add a document that covers the topic, and generate again.'
  if (evidence === 0)
    return `Neither your knowledge nor your articles speak of this topic, so this is a template of questions that states nothing. ${add}`
  if (lines === 0)
    return `What was found (${countOf(evidence, 'source')}) has no sentence on this topic that could be used, so this is a template of questions that states nothing. ${add}`
  const sum = `${countOf(lines, 'line')} from ${countOf(cited, 'source')}; every statement has its reference.`
  return isThin ? `${sum} That is little, so questions fill the rest. ${add}` : sum
}

function countOf(n: number, noun: string): string {
  return `${n} ${noun}${n === 1 ? '' : 's'}`
}

function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
