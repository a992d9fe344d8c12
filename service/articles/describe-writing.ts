import type { ArticleWish } from '#contract/articles.ts'
import type { AgentContext } from '../core/context.ts'
import type { EvidenceSource, WriteRequest } from '../engines/writer/writer.ts'
import { getSettingsRow } from '../settings/get-settings.ts'
import { chooseVoice } from './choose-voice.ts'
import { findTopicWords } from './find-topic-words.ts'
import { targetWords } from './target-words.ts'

/** What the writer is asked for, whoever writes: the same for a forecast and for the article. */
export async function describeWriting(
  ctx: AgentContext,
  about: { input: ArticleWish; topic: string | null; evidence: EvidenceSource[] },
): Promise<Omit<WriteRequest, 'model' | 'judge' | 'signal' | 'report'>> {
  const { input, topic, evidence } = about
  const { language, mode } = input
  return {
    topic,
    topicWords: await findTopicWords(ctx, topic, language),
    evidence,
    language,
    targetWords: targetWords(input),
    mode,
    ...chooseVoice(input.persona),
    profile: (await getSettingsRow(ctx)).profile,
  }
}
