import type { AgentContext } from '../core/context.ts'
import type { ArticleFigure } from '../db/schema/articles.ts'
import { figureKey } from '../site/figure-key.ts'
import type { ArticleRow } from './get-article-row.ts'

type Files = Pick<ArticleRow, 'cover' | 'figures' | 'audio'>

export type Replacement = { article: ArticleRow; draft: ArticleRow }

export type TakenFiles = {
  /** What the article has of them from then on. */
  members: Files
  /** Files of the draft, and how the article calls each. */
  names: ReadonlyMap<string, string>
}

/**
 * The charts of the new tables and the recording of the new text. Cover and banner stay those of the article, which are
 * drawn again where the title is another, unless somebody gave the draft a cover of their own. What is called as a file of
 * the article gets a name of its own: until the commit, and if there is none, the article shows its own.
 */
export function takenFiles({ article, draft }: Replacement, version: number): TakenFiles {
  const used = namesOf(article)
  const names = new Map<string, string>()
  const take = (file: string, isUsed = used.has(file)) => {
    const name = isUsed ? file.replace(/\.\w+$/, `-v${version}$&`) : file
    names.set(file, name)
    return name
  }
  const takePicture = (picture: ArticleFigure): ArticleFigure => {
    const { file, vector } = picture
    const isUsed = picturesOf(picture).some((name) => used.has(name))
    return {
      ...picture,
      file: take(file, isUsed),
      ...(vector !== undefined && { vector: take(vector, isUsed) }),
    }
  }
  const { audio } = draft
  const isBanner = ({ role }: ArticleFigure) => role === 'banner'
  const banner = article.figures.find(isBanner) ?? draft.figures.filter(isBanner).map(takePicture)[0]
  const keepsCover = article.cover !== null && (article.cover.own || !draft.cover?.own)
  const members = {
    cover: keepsCover ? article.cover : draft.cover && takePicture(draft.cover),
    figures: [
      ...(banner ? [banner] : []),
      ...draft.figures.filter(({ role }) => role === 'figure').map(takePicture),
    ],
    audio:
      audio?.status === 'ready'
        ? // Of an older text than the draft has now it is a recording of no text at all.
          { ...audio, file: take(audio.file), version: audio.version === draft.version ? version : 0 }
        : (article.audio ?? audio),
  }
  return { members, names }
}

/** A text of the draft with its pictures as the article calls them. */
export function withTakenNames(markdown: string, { names }: TakenFiles): string {
  return [...names].reduce((text, [from, to]) => {
    const shown = new RegExp(`(?<=\\]\\((?:\\./)?)${from.replaceAll('.', '\\.')}(?=[\\s)])`, 'g')
    return text.replace(shown, to)
  }, markdown)
}

/** Before the commit: a row without its picture is a broken page. */
export async function copyTakenFiles(
  { engines: { files } }: AgentContext,
  { article, draft }: Replacement,
  { names }: TakenFiles,
): Promise<void> {
  for (const [from, to] of names) {
    const file = await files.find(figureKey(draft, from))
    if (file) await files.put(figureKey(article, to), file.bytes, file.contentType)
  }
}

/** After the commit, which is what makes them useless. */
export async function deleteReplacedFiles(
  { engines: { files } }: AgentContext,
  { article, draft }: Replacement,
  now: ArticleRow,
): Promise<void> {
  const kept = namesOf(now)
  for (const name of namesOf(article)) if (!kept.has(name)) await files.delete(figureKey(article, name))
  for (const name of namesOf(draft)) await files.delete(figureKey(draft, name))
}

function namesOf({ cover, figures, audio }: Files): ReadonlySet<string> {
  return new Set([
    ...[cover, ...figures].flatMap((one) => (one ? picturesOf(one) : [])),
    ...(audio?.status === 'ready' ? [audio.file] : []),
  ])
}

function picturesOf({ file, vector }: ArticleFigure): string[] {
  return vector === undefined ? [file] : [file, vector]
}
