import type { AgentContext } from '../core/context.ts'
import { knowledgeDocuments } from '../db/schema/knowledge.ts'
import { and, eq, inArray } from '../db/sql.ts'
import { isAboutOurselves } from '../engines/writer/shared.ts'
import type { EvidenceSource } from '../engines/writer/writer.ts'
import type { Expansion } from '../knowledge/compile-query.ts'
import { type EvidenceDocument, findEvidenceDocuments } from '../knowledge/find-evidence-documents.ts'
import { type MatchStrength, matchStrength } from '../knowledge/match-strength.ts'
import { namesTopic } from '../knowledge/names-topic.ts'
import type { EvidenceForecast } from './evidence-forecast.ts'
import { findCitedPages } from './find-cited-pages.ts'
import { withOrigins } from './find-knowledge-evidence.ts'
import { measurePages } from './measure-pages.ts'
import { wordsOf } from './words-of.ts'

/** Documents that share a word with the topic are worth a look when few speak of it. */
const maxWeak = 3

/**
 * Which documents of the tenant speak of a topic, and which pages that its published articles cite.
 * @param input.takesSmall as for {@link findEvidenceDocuments}: a digest is drafted from what its writer will be given
 */
export async function forecastDocuments(
  ctx: AgentContext,
  input: { topic: string; language: string; expansion: Expansion; takesSmall: boolean },
): Promise<EvidenceForecast & { evidence: EvidenceSource[] }> {
  const { topic, language, expansion, takesSmall } = input
  const [{ documents, others, missing }, cited] = await Promise.all([
    findEvidenceDocuments(ctx, {
      topic,
      expansion,
      takesSmall,
      isAboutOurselves: isAboutOurselves(topic, language),
    }),
    findCitedPages(ctx, topic),
  ])
  const wholeWords = await wordsOfDocuments(
    ctx,
    documents.map(({ documentId }) => documentId),
  )
  const measured = await measurePages(ctx, { topic, language, pages: cited, expansion })
  const weak = others
    .map((document) => ({ ...document, strength: matchStrength(document.coverage) }))
    .filter(({ strength }) => strength !== 'none')
    .slice(0, maxWeak)
  return {
    sources: [
      ...byCloseness(documents, topic).map((document) => ({
        kind: 'knowledge',
        title: document.title,
        document_id: document.documentId,
        role: document.role,
        status: 'read',
        language: document.language,
        strength: document.strength,
        passages: document.bearingPassages,
        words: document.passages.reduce((sum, { text }) => sum + wordsOf(text).length, 0),
        document_words: wholeWords.get(document.documentId),
      })),
      ...measured.map(({ page, strength, passages, words }) => ({
        kind: 'page',
        title: page.title,
        url: page.id,
        status: 'read',
        language: page.language,
        strength,
        passages,
        words,
      })),
      ...weak.map(({ title, documentId, language, role, strength }) => ({
        kind: 'knowledge',
        title,
        document_id: documentId,
        role,
        status: 'read',
        language,
        // Passages far behind the best one are no evidence either.
        strength: strength === 'none' ? strength : 'weak',
        passages: 0,
        words: 0,
      })),
    ],
    missing: missing.filter(({ word }) =>
      measured.every((page) => page.missing?.some((one) => one.word === word) ?? true),
    ),
    evidence: [...(await withOrigins(ctx, documents)), ...cited],
  }
}

const strengths: readonly MatchStrength[] = ['strong', 'some', 'weak', 'none']

/** The nearest first: of those as strong one that has the topic in its title, then the one that answers it best. */
function byCloseness(documents: readonly EvidenceDocument[], topic: string): EvidenceDocument[] {
  const isTitled = ({ title }: EvidenceDocument) => Number(namesTopic(title, topic))
  return documents.toSorted(
    (a, b) =>
      strengths.indexOf(a.strength) - strengths.indexOf(b.strength) ||
      isTitled(b) - isTitled(a) ||
      b.relevance - a.relevance,
  )
}

async function wordsOfDocuments(ctx: AgentContext, ids: readonly string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map()
  const { id, tenantId, wordCount } = knowledgeDocuments
  const rows = await ctx.db
    .select({ id, wordCount })
    .from(knowledgeDocuments)
    .where(and(eq(tenantId, ctx.caller.tenantId), inArray(id, [...ids])))
  return new Map(rows.flatMap((row) => (row.wordCount === null ? [] : [[row.id, row.wordCount]])))
}
