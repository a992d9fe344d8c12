import { createHash } from 'node:crypto'
import type { AgentContext } from '../core/context.ts'
import type { ArticleFigure } from '../db/schema/articles.ts'
import type { FigureRequest } from '../engines/illustrator/illustrator.ts'
import { type ArticleTable, columnsOf, listArticleTables } from '../site/article-tables.ts'
import { figureColors } from '../site/brand-colors.ts'
import { figureKey } from '../site/figure-key.ts'
import { getSite } from '../site/find-site.ts'
import type { ArticleRow } from './get-article-row.ts'

const maxCharts = 8

type Drawable = Pick<ArticleRow, 'id' | 'tenantId' | 'language'>
type Named = { file: string; caption: string; table?: number }

/**
 * The figures of an article with illustrations, as its text is now: a chart whose table or whose colours changed is drawn
 * again, and a table that came into the text and can be drawn gets one. A table whose chart was taken out of the text has
 * none.
 */
export async function withCharts(ctx: AgentContext, row: ArticleRow): Promise<ArticleFigure[]> {
  if (!row.input.illustrations) return row.figures
  const markdown = row.markdown ?? ''
  const tables = listArticleTables(markdown)
  const figures: ArticleFigure[] = []
  for (const figure of row.figures) {
    const table = tables.find(({ pictureBefore }) => pictureBefore === figure.file)
    if (figure.table !== undefined && !table) continue
    const isChart = figure.role === 'figure' && table !== undefined
    figures.push(isChart ? await drawnAgain(ctx, row, { figure, table }) : figure)
  }
  const known = new Set(figures.map(({ file }) => file))
  const takenOut = new Set(
    figures.flatMap(({ file, columns }) =>
      columns === undefined || markdown.includes(file) ? [] : [columns],
    ),
  )
  for (const table of tables) {
    if (known.has(table.pictureBefore ?? '') || takenOut.has(columnsOf(table.header))) continue
    if (figures.filter(({ role }) => role === 'figure').length >= maxCharts) break
    const file = freeName(table.index + 1, figures)
    const figure = row.figures.find((one) => one.file === file)
    const drawn = await drawChart(ctx, row, {
      table,
      as: { file, caption: table.caption, table: table.index },
      figure,
    })
    if (drawn) figures.push(drawn)
  }
  return figures
}

/** The name of a chart, by the number of its table unless a chart that the text shows elsewhere has it. */
function freeName(number: number, taken: readonly ArticleFigure[]): string {
  const file = `chart-${number}.png`
  return taken.some((one) => one.file === file) ? freeName(number + 1, taken) : file
}

async function drawnAgain(
  ctx: AgentContext,
  row: ArticleRow,
  { figure, table }: { figure: ArticleFigure; table: ArticleTable },
): Promise<ArticleFigure> {
  const { file, caption } = figure
  const { table: _, ...shown } = figure
  // What cannot be compared any more is taken out of the text by whoever made it so; until then the picture is a table.
  return (await drawChart(ctx, row, { table, as: { file, caption }, figure: shown, orTable: true })) ?? shown
}

/**
 * Draws and stores what a table shows, unless `figure` shows just that already.
 * @returns undefined for a table that cannot be drawn without saying more than it does
 */
export async function drawChart(
  ctx: AgentContext,
  article: Drawable,
  {
    table: { heading, header, rows },
    as,
    figure,
    orTable = false,
  }: {
    table: Pick<ArticleTable, 'heading' | 'header' | 'rows'>
    as: Named
    figure?: ArticleFigure | undefined
    orTable?: boolean
  },
): Promise<ArticleFigure | undefined> {
  const { illustrator, files } = ctx.engines
  const colors = figureColors((await getSite(ctx)).brand)
  const { caption } = as
  const request: FigureRequest = {
    ...{ caption, header, rows, language: article.language, colors },
    // A reader has just read it.
    ...(heading !== '' && heading === caption && { isHeaded: true }),
  }
  const look = createHash('sha256').update(JSON.stringify(request)).digest('hex').slice(0, 12)
  if (figure?.look === look) return { ...figure, ...as }
  const drawn = await illustrator.drawFigure(request)
  if (drawn.kind === 'table' && !orTable) return undefined
  const vector = as.file.replace(/\.png$/, '.svg')
  await files.put(figureKey(article, as.file), drawn.png, 'image/png')
  await files.put(figureKey(article, vector), Buffer.from(drawn.svg), 'image/svg+xml')
  const { alt, widthPx: width, heightPx: height } = drawn
  return { ...as, alt, width, height, role: 'figure', look, vector, columns: columnsOf(header) }
}
