import { findPublishedArticles } from '../articles/find-published-articles.ts'
import type { AgentContext } from '../core/context.ts'
import { blocksToText } from '../engines/reader/blocks-to-text.ts'
import type { FindMentions } from './find-mentions.ts'
import type { BrandQuestion, QuestionKind } from './panel-questions.ts'

/** A published article that is about a question. */
export type BrandPage = { articleId: string; title: string; url: string | null; namesBrand: boolean }

export type BrandPages = ReadonlyMap<QuestionKind, BrandPage>

/** For each question the published article that is most about it. */
export async function findBrandPages(
  ctx: AgentContext,
  scan: { id: string; handle: string; questions: readonly BrandQuestion[]; find: FindMentions },
): Promise<BrandPages> {
  const pages = new Map<QuestionKind, BrandPage>()
  for (const { kind, keywords, pageKeywords = keywords } of scan.questions) {
    // There may be several of a kind, and each asks about something of its own.
    if (kind === 'custom') continue
    const [best] = await findPublishedArticles(ctx, {
      text: pageKeywords,
      language: 'en',
      limit: 1,
      except: scan.id,
      handle: scan.handle,
    })
    if (!best) continue
    const text = `${best.title}\n${blocksToText(best.blocks)}`
    pages.set(kind, {
      articleId: best.id,
      title: best.title,
      url: best.url,
      namesBrand: scan.find(text.normalize('NFC')).length > 0,
    })
  }
  return pages
}
