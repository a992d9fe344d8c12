import type { AgentContext } from '../core/context.ts'
import type { ArticleFigure } from '../db/schema/articles.ts'
import type { WrittenArticle } from '../engines/writer/writer.ts'
import { columnsOf, listArticleTables } from '../site/article-tables.ts'
import { drawChart } from './draw-charts.ts'
import { drawBanner, drawCover } from './draw-cover.ts'
import type { ArticleRow } from './get-article-row.ts'
import { type PlacedFigure, placeFigures } from './place-figures.ts'

export type Illustrated = { markdown: string; cover: ArticleFigure | null; figures: ArticleFigure[] }

/** Draws the requested images: a cover, a banner, and a chart of each table that can be drawn, placed before it in the text. */
export async function illustrateArticle(
  ctx: AgentContext,
  row: ArticleRow,
  written: WrittenArticle,
): Promise<Illustrated> {
  if (!row.input.illustrations) return { markdown: written.markdown, cover: null, figures: [] }
  const { title, tags } = written
  const cover = await drawCover(ctx, { ...row, title, tags })
  const banner = await drawBanner(ctx, row)
  const figures: ArticleFigure[] = []
  const placed: PlacedFigure[] = []
  const inText = listArticleTables(written.markdown)
  for (const table of written.tables) {
    const { caption, header } = table
    const columns = columnsOf(header)
    const heading = inText.find((one) => columnsOf(one.header) === columns)?.heading ?? ''
    const file = `figure-${figures.length + 1}.png`
    const figure = await drawChart(ctx, row, { table: { ...table, heading }, as: { file, caption } })
    if (!figure) continue
    figures.push(figure)
    placed.push({ header, file, alt: figure.alt })
  }
  return { markdown: placeFigures(written.markdown, placed), cover, figures: [banner, ...figures] }
}
