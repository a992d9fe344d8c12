import type { EvidenceTable, Sentence, Yielder } from '../../writer/shared.ts'
import {
  baseLanguage,
  findTopic,
  hasBalancedMarks,
  type Ranked,
  rankSentences,
  readEvidence,
  screenSources,
} from '../../writer/shared.ts'
import type { EvidenceSource } from '../../writer/writer.ts'
import type { LeadMagnetRequest } from '../lead-magnet-writer.ts'
import { keepThemesOnTopic } from './keep-themes-on-topic.ts'
import type { Theme } from './theme.ts'

export type Material = {
  /** The sources that speak of the topic; sentences and tables name them by index. */
  sources: EvidenceSource[]
  themes: Theme[]
  tables: EvidenceTable[]
  ranked: Ranked
}

export type MaterialRequest = Pick<LeadMagnetRequest, 'topic' | 'language' | 'evidence' | 'signal'>

const maxHeadingLength = 90

/**
 * The evidence in the language of the request, by the headings of its sources, on the topic and without saying anything
 * twice. No theme when it carries nothing.
 */
export async function readMaterial(request: MaterialRequest, pace: Yielder): Promise<Material> {
  const spoken = request.evidence.filter(
    // What is quoted word for word is published: an internal document never is.
    ({ language, role }) =>
      role !== 'voice' && role !== 'internal' && baseLanguage(language) === baseLanguage(request.language),
  )
  const asked = {
    ...request,
    evidence: spoken,
    targetWords: 2500,
    mode: 'standard' as const,
    voice: { slug: 'plain' as const },
    voiceDescription: null,
    profile: {},
    model: null,
    judge: null,
    report: async () => {},
  }
  const topic = findTopic(asked)
  const { used } = await screenSources(asked, topic, pace)
  const evidence = await readEvidence(used, pace)
  const ranked = await rankSentences(evidence, topic, false, pace)
  const bySection = Map.groupBy(
    ranked.sentences.filter(({ text }) => hasBalancedMarks(text)),
    ({ section }) => foldHeading(section.heading),
  )
  const themes = [...bySection.values()].map((sentences) => themeOf(sentences, ranked))
  return {
    sources: used,
    themes: keepThemesOnTopic(themes, ranked, topic).toSorted((a, b) =>
      inReadingOrder(a.sentences[0], b.sentences[0]),
    ),
    tables: evidence.tables,
    ranked,
  }
}

function themeOf(all: Sentence[], ranked: Ranked): Theme {
  const sentences = all.toSorted(inReadingOrder)
  const best = sentences
    .map(ranked.score)
    .toSorted((a, b) => b - a)
    .slice(0, 4)
  const heading = sentences[0]?.section.heading ?? null
  return {
    heading: foldHeading(heading) === '' ? null : heading,
    sentences,
    worth: best.reduce((sum, score) => sum + score, 0) / Math.max(best.length, 1),
  }
}

/** Two sources that head a section alike speak of the same; one that says too much to be a name has no name. */
function foldHeading(heading: string | null): string {
  const folded = (heading ?? '').trim().toLowerCase()
  return folded.length > maxHeadingLength ? '' : folded
}

function inReadingOrder(a: Sentence | undefined, b: Sentence | undefined): number {
  if (a === undefined || b === undefined) return 0
  return a.source - b.source || a.block - b.block || (a.item ?? 0) - (b.item ?? 0) || a.start - b.start
}
