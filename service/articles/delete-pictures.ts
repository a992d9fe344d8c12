import type { Context } from '../core/context.ts'
import type { ArticleFigure } from '../db/schema/articles.ts'
import { figureKey } from '../site/figure-key.ts'

type Pictures = readonly (ArticleFigure | null)[]

/**
 * Deletes the files of pictures, except those that `kept` still shows. Call it after the commit that dropped them: a file
 * that stays behind is wasted, a row without its picture is a broken page.
 */
export async function deletePictures(
  { engines }: Pick<Context, 'engines'>,
  article: { id: string; tenantId: string },
  { dropped, kept = [] }: { dropped: Pictures; kept?: Pictures },
): Promise<void> {
  const shown = filesOf(kept)
  for (const file of filesOf(dropped))
    if (!shown.has(file)) await engines.files.delete(figureKey(article, file))
}

function filesOf(pictures: Pictures): ReadonlySet<string> {
  return new Set(pictures.flatMap((one) => [one?.file, one?.vector]).filter((file) => file !== undefined))
}
