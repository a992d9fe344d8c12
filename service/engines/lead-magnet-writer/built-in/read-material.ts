import type { Group } from '../../writer/built-in/group.ts'
import { groupSentences } from '../../writer/built-in/group-sentences.ts'
import { nameSections } from '../../writer/built-in/name-sections.ts'
import { keepOnTopic } from '../../writer/built-in/on-topic.ts'
import type { Pace } from '../../writer/built-in/pace.ts'
import { findPhrases } from '../../writer/built-in/phrases/find-phrases.ts'
import { type Ranked, rankSentences } from '../../writer/built-in/rank-sentences.ts'
import { readEvidence } from '../../writer/built-in/read-evidence.ts'
import { screenSources } from '../../writer/built-in/screen-sources.ts'
import type { EvidenceTable, Sentence } from '../../writer/built-in/sentence.ts'
import { findTopic } from '../../writer/built-in/topic.ts'
import type { EvidenceSource } from '../../writer/writer.ts'
import type { LeadMagnetRequest } from '../lead-magnet-writer.ts'

/** Sentences under one heading; they and the themes are in the order in which their sources say them. */
export type Theme = { heading: string; sentences: Sentence[]; words: number; worth: number }

export type Material = {
  /** The sources that speak of the topic; sentences and tables name them by index. */
  sources: EvidenceSource[]
  themes: Theme[]
  tables: EvidenceTable[]
  ranked: Ranked
}

/** The evidence as themes with headings, on the topic and without saying anything twice; undefined when it carries nothing. */
export async function readMaterial(request: LeadMagnetRequest, pace: Pace): Promise<Material | undefined> {
  const asked = {
    ...request,
    topic: request.topic,
    targetWords: 2500,
    mode: 'standard' as const,
    voice: { slug: 'plain' as const },
    voiceDescription: null,
    profile: {},
    model: null,
    judge: null,
  }
  const topic = findTopic(asked)
  const { used } = await screenSources(asked, topic, pace)
  const evidence = await readEvidence(used, pace)
  if (evidence.sentences.length === 0) return undefined
  const ranked = await rankSentences(evidence, topic, false, pace)
  const groups = keepOnTopic(await groupSentences(ranked, topic, pace), ranked, topic)
  const names = await nameSections(groups, ranked, topic, findPhrases(request.language), pace)
  const themes = groups
    .map((group) => themeOf(group, names.get(group) ?? '', ranked))
    .toSorted((a, b) => inReadingOrder(a.sentences[0], b.sentences[0]))
  return { sources: used, themes, tables: evidence.tables, ranked }
}

function themeOf(group: Group, heading: string, ranked: Ranked): Theme {
  const sentences = group.sentences.toSorted(inReadingOrder)
  const best = sentences
    .map(ranked.score)
    .toSorted((a, b) => b - a)
    .slice(0, 4)
  return {
    heading,
    sentences,
    words: sentences.reduce((sum, { words }) => sum + words, 0),
    worth: best.reduce((sum, score) => sum + score, 0) / Math.max(best.length, 1),
  }
}

function inReadingOrder(a: Sentence | undefined, b: Sentence | undefined): number {
  if (a === undefined || b === undefined) return 0
  return a.source - b.source || a.block - b.block || (a.item ?? 0) - (b.item ?? 0) || a.start - b.start
}
