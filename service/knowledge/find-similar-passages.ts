import type { AgentContext } from '../core/context.ts'
import { knowledgeChunks, knowledgeDocuments } from '../db/schema/knowledge.ts'
import { and, desc, eq, ne, sql } from '../db/sql.ts'
import { EmbeddingsError } from '../engines/embeddings/embeddings.ts'
import type { RankedPassage } from './rank-passages.ts'

/** What a passage is shown and weighed by. */
const passageColumns = {
  chunkId: knowledgeChunks.id,
  position: knowledgeChunks.position,
  text: knowledgeChunks.text,
  headingPath: knowledgeChunks.headingPath,
  documentId: knowledgeDocuments.id,
  title: knowledgeDocuments.title,
  sourceUrl: knowledgeDocuments.sourceUrl,
  language: knowledgeDocuments.language,
  role: knowledgeDocuments.role,
  documentTokens: knowledgeDocuments.tokenCount,
}

/** A caller waits: after this time search uses words alone. */
const maxEmbeddingMs = 4000
/** Of the newest; every one is compared, at about a tenth of a millisecond each. */
const maxCompared = 3000

/**
 * Sentences on everyday things. How near a query is to them is how near this model puts what has nothing to do with
 * each other: models differ so much in that, that no fixed bound would do.
 */
const unrelated = [
  'The recipe asks for two eggs and a pinch of salt.',
  'The train to the coast leaves at nine in the morning.',
  'My grandmother planted roses along the garden wall.',
  'The orchestra tuned its instruments before the concert.',
]
/** The part of the way from unrelated to identical at which a passage is evidence, and at which it is strong. */
const someNearness = 0.25
const strongNearness = 0.45

/** Passages with the meaning of the query, whatever their words, by an embeddings endpoint; none without one. */
export async function findSimilarPassages(
  ctx: AgentContext,
  input: { text: string; limit: number },
): Promise<RankedPassage[]> {
  const { embeddings } = ctx.engines
  if (!embeddings || input.text.trim() === '') return []
  const vectors = await embed(ctx, [input.text, ...unrelated])
  const [asked, ...probes] = vectors
  if (!asked) return []
  // The second nearest: one of them may well be on the topic.
  const floor = probes.map((probe) => dot(asked, probe)).toSorted((a, b) => b - a)[1] ?? 0
  const newest = ctx.db
    .select({ id: knowledgeChunks.id, embedding: knowledgeChunks.embedding })
    .from(knowledgeChunks)
    .innerJoin(knowledgeDocuments, eq(knowledgeDocuments.id, knowledgeChunks.documentId))
    .where(
      and(
        eq(knowledgeChunks.tenantId, ctx.caller.tenantId),
        eq(knowledgeChunks.embeddingModel, embeddings.model),
        ne(knowledgeDocuments.role, 'voice'),
        sql`cardinality(${knowledgeChunks.embedding}) = ${asked.length}`,
      ),
    )
    .orderBy(desc(knowledgeDocuments.createdAt), knowledgeChunks.position)
    .limit(maxCompared)
    .as('newest')
  const cosine = sql<number>`(select sum(a * b) from unnest(${newest.embedding}, ${sql.param(asked)}::real[]) as pair (a, b))::float8`
  const rows = await ctx.db
    .select({ ...passageColumns, similarity: cosine.as('similarity') })
    .from(newest)
    .innerJoin(knowledgeChunks, eq(knowledgeChunks.id, newest.id))
    .innerJoin(knowledgeDocuments, eq(knowledgeDocuments.id, knowledgeChunks.documentId))
    .orderBy(desc(sql`similarity`))
    .limit(input.limit)
  return rows.flatMap(({ similarity, ...passage }) => {
    const coverage = coverageOf((similarity - floor) / Math.max(0.01, 1 - floor))
    return coverage <= 0
      ? []
      : [
          {
            ...passage,
            hasAll: false,
            isByExpansion: false,
            coverage,
            documentCoverage: coverage,
            score: coverage * 0.45,
          },
        ]
  })
}

/** On the scale of what words cover: evidence from 0.5, strong from 0.7. */
function coverageOf(nearness: number): number {
  if (nearness < someNearness) return (nearness / someNearness) * 0.5
  const beyond = (nearness - someNearness) / (strongNearness - someNearness)
  return Math.min(1, 0.5 + beyond * 0.2)
}

async function embed(ctx: AgentContext, texts: readonly string[]): Promise<number[][]> {
  try {
    return (await ctx.engines.embeddings?.embed(texts, AbortSignal.timeout(maxEmbeddingMs))) ?? []
  } catch (error) {
    const reason = error instanceof EmbeddingsError ? error.message : 'no answer in time'
    ctx.log.warn({ reason }, 'searching by words alone')
    return []
  }
}

function dot(one: readonly number[], other: readonly number[]): number {
  return one.reduce((sum, part, place) => sum + part * (other[place] ?? 0), 0)
}
