import type { AgentContext } from '../core/context.ts'
import type { ArticleFigure } from '../db/schema/articles.ts'
import type { Picture } from '../engines/illustrator/illustrator.ts'
import type { WrittenArticle } from '../engines/writer/writer.ts'
import { figureKey } from '../site/figure-key.ts'
import { drawBanner, drawCover } from './draw-cover.ts'
import type { ArticleRow } from './get-article-row.ts'
import { placeFigures } from './place-figures.ts'

export type Illustrated = { markdown: string; cover: ArticleFigure | null; figures: ArticleFigure[] }

/** Draws the requested images: a cover, a banner, and one figure for each table, placed before it in the text. */
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
  for (const [index, table] of written.tables.entries()) {
    const { caption, header, rows } = table
    const figure = await ctx.engines.illustrator.drawFigure({ caption, header, rows, language: row.language })
    figures.push(
      await savePicture(ctx, row, figure, {
        file: `figure-${index + 1}.png`,
        alt: figure.alt,
        caption,
        role: 'figure',
      }),
    )
  }
  const markdown = placeFigures(
    written.markdown,
    written.tables.flatMap((table, index) => {
      const figure = figures[index]
      return figure ? [{ header: table.header, file: figure.file, alt: figure.alt }] : []
    }),
  )
  return { markdown, cover, figures: [banner, ...figures] }
}

async function savePicture(
  ctx: AgentContext,
  row: ArticleRow,
  picture: Picture,
  about: Pick<ArticleFigure, 'file' | 'alt' | 'caption' | 'role'>,
): Promise<ArticleFigure> {
  await ctx.engines.files.put(figureKey(row, about.file), picture.png, 'image/png')
  return { ...about, width: picture.widthPx, height: picture.heightPx }
}
