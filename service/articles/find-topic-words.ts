import type { AgentContext } from '../core/context.ts'
import { findSynonyms, indexWords } from '../knowledge/find-synonyms.ts'
import { isFramingWord } from '../knowledge/framing-words.ts'
import { parseQuery } from '../knowledge/parse-query.ts'
import { searchConfiguration } from '../knowledge/search-configuration.ts'

const maxWords = 16
const maxSynonyms = 12

/** Words that mean nearly the same as the words of a topic, in the language of the article; empty for none known. */
export async function findTopicWords(
  ctx: Pick<AgentContext, 'db'>,
  topic: string | null,
  language: string,
): Promise<string[]> {
  const { words } = parseQuery(topic ?? '')
  if (words === '') return []
  const configuration = searchConfiguration(language)
  const asked = words.split(' ').slice(0, maxWords)
  const indexed = await indexWords(ctx, configuration, asked)
  const found = await Promise.all(
    [...indexed.values()]
      .filter(({ word }) => !isFramingWord(word))
      .map(async (word) => (await findSynonyms(ctx, configuration, word)).near.slice(0, maxSynonyms)),
  )
  const own = new Set(asked)
  return [...new Set(found.flat().map(({ word }) => word))].filter((word) => !own.has(word))
}
