import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { AgentContext } from '../core/context.ts'
import { ModelError } from '../engines/chat-model/chat-model.ts'
import { dataRule, wrapData } from '../engines/chat-model/wrap-data.ts'
import type { Expansion } from '../knowledge/compile-query.ts'
import { isFramingWord } from '../knowledge/framing-words.ts'
import { listLanguages } from '../knowledge/list-languages.ts'
import { segmentWords } from '../knowledge/segment-words.ts'
import { findModels } from '../models/find-models.ts'
import { foldAccents } from '../text/fold-accents.ts'

const keptSeconds = 86_400
const maxWords = 5
const maxRelated = 8
const maxLetters = 60

/** What is too much is left out below: a bound here would have the whole answer asked for again. */
const RelatedWords = z.object({
  words: z.array(z.object({ word: z.string(), related: z.array(z.string()) })),
})

const system = `You help a search find documents that answer a topic in other words than the topic has.
${dataRule}
For each noun of the topic that says what it is about, the most telling first and at most ${maxWords}, give up to ${maxRelated} words or short terms that a document on exactly this could have instead: synonyms, the noun of an adjective, the technical term, and the translation into each language that is listed, if any are. No broader subjects. Leave out words that only phrase the topic, and those that topics of any subject have: what is done (ask, buy, test), who does it (guest, customer, owner), where, when and how often (weekend, winter, locally).`

/**
 * Synonyms for the words of a topic from the tenant's model, if there is one; cached for a day. Empty without a model
 * or on timeout: search then has its own synonyms only. With `maxMs` 0 the model is not asked.
 * @param options.languages of pages that were read, besides those of the tenant's documents
 */
export async function expandTopic(
  ctx: AgentContext,
  topic: string,
  options: { maxMs: number; signal: AbortSignal; languages?: readonly string[] },
): Promise<Expansion> {
  const { writing } = await findModels(ctx)
  if (!writing || topic.trim() === '') return new Map()
  const languages = [...new Set([...(await listLanguages(ctx)), ...(options.languages ?? [])])].sort()
  const digest = createHash('sha256')
    .update(JSON.stringify([writing.model, languages, topic]))
    .digest('hex')
  const key = `expansion:${ctx.caller.tenantId}:${digest}`
  const kept = await ctx.engines.cache.get(key)
  if (kept)
    return new Map(
      z.array(z.tuple([z.string(), z.array(z.string())])).parse(JSON.parse(Buffer.from(kept).toString())),
    )
  if (options.maxMs === 0) return new Map()
  const session = writing.openSession(AbortSignal.any([options.signal, AbortSignal.timeout(options.maxMs)]))
  try {
    const { words } = await session.askFor({
      system,
      task: `${languages.length > 0 ? `Languages of the documents: ${languages.join(', ')}.\n` : ''}${wrapData('topic', topic)}\nAnswer with the words of the topic and their related words.`,
      maxCharacters: 6000,
      name: 'related_words',
      schema: RelatedWords,
    })
    const isShort = (word: string) => word.length <= maxLetters
    const asked = new Set(segmentWords(topic, { signs: false }).map(({ word }) => word.toLowerCase()))
    const expansion = words
      .flatMap(({ word, related }): [string, string[]][] => {
        const own = findAsked(word.toLowerCase(), asked)
        return own === undefined || !isShort(word) || isFramingWord(own) ? [] : [[own, related]]
      })
      .slice(0, maxWords)
      .map(([word, related]): [string, string[]] => [word, related.filter(isShort).slice(0, maxRelated)])
    await ctx.engines.cache.set(key, Buffer.from(JSON.stringify(expansion)), keptSeconds)
    return new Map(expansion)
  } catch (error) {
    options.signal.throwIfAborted()
    if (!(error instanceof ModelError)) throw error
    ctx.log.info({ reason: error.reason }, 'the model gave no other words for a topic')
    return new Map()
  }
}

/** Forms of one word differ in an ending of so many letters. */
const maxEnding = 3
const minStem = 4

/** The word as the topic has it, by which it is looked up: models give "Schleifstein" for "Schleifsteine". */
function findAsked(word: string, asked: ReadonlySet<string>): string | undefined {
  if (segmentWords(word, { signs: false }).some((part) => asked.has(part.word.toLowerCase()))) return word
  const plain = foldAccents(word)
  return [...asked].find((one) => {
    const other = foldAccents(one)
    const [short, long] = other.length < plain.length ? [other, plain] : [plain, other]
    return short.length >= minStem && long.startsWith(short) && long.length - short.length <= maxEnding
  })
}
