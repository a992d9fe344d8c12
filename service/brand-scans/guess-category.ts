import type { BrandCategory } from '#contract/brand-scans.ts'
import { findKnowledgeEvidence } from '../articles/find-knowledge-evidence.ts'
import { listArticles } from '../articles/list-articles.ts'
import type { AgentContext } from '../context.ts'
import { blocksToText } from '../engines/reader/blocks-to-text.ts'
import { listDocuments } from '../knowledge/list-documents.ts'
import { getSettingsRow } from '../settings/get-settings.ts'
import { categoryPhrase } from './category-phrase.ts'
import { commonSubject, subjectOfTitle } from './common-subject.ts'
import type { FindMentions } from './find-mentions.ts'

const passagesRead = 8
const titlesRead = 50
const longestBasis = 300

/**
 * What the brand is one of: as given, else from a sentence of Knowledge that says so, the title of the site, or what the
 * titles of documents and articles have in common. Undefined where nothing tells.
 */
export async function guessCategory(
  ctx: AgentContext,
  brand: { name: string; given: string | null; find: FindMentions },
): Promise<BrandCategory | undefined> {
  const { name, find } = brand
  const given = brand.given?.trim()
  if (given) return { name: given, source: 'given' }

  const documents = await findKnowledgeEvidence(ctx, { text: name, limit: passagesRead })
  for (const { blocks } of documents) {
    const said = categoryPhrase(blocksToText(blocks), find)
    if (said) return { name: said.name, source: 'knowledge', basis: said.basis.slice(0, longestBasis) }
  }

  const { siteTitle } = await getSettingsRow(ctx)
  const ofSite = siteTitle ? subjectOfTitle(siteTitle, find) : undefined
  if (ofSite !== undefined && siteTitle) return { name: ofSite, source: 'settings', basis: siteTitle }

  const page = { limit: titlesRead, offset: 0 }
  const [articles, known] = await Promise.all([listArticles(ctx, page), listDocuments(ctx, page)])
  const titles = [...known.documents, ...articles.articles].flatMap(({ title }) => title ?? [])
  const subject = commonSubject(titles, find)
  return subject === undefined ? undefined : { name: subject, source: 'articles' }
}
