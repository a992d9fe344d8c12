import { keepCover } from '../articles/keep-cover.ts'
import type { AgentContext } from '../core/context.ts'
import type { ArticleFigure } from '../db/schema/articles.ts'
import { type MarkdownNode, parseMarkdown, spanOf } from '../engines/markdown/markdown-tree.ts'
import { figureKey } from '../site/figure-key.ts'
import type { ReadArticle } from './read-markdown.ts'
import type { SentFile } from './unpack-files.ts'

export type BroughtPictures = {
  markdown: string
  cover: ArticleFigure | null
  figures: ArticleFigure[]
  notes: string[]
}

/** How large a picture of a text is kept: twice the width of the text, for sharp screens. */
const largestFigure = { widthPx: 1600, heightPx: 2400 }
const maxPictures = 40
const maxPictureBytes = 8_000_000

/**
 * Draws the pictures that an article shows anew and stores them beside it; the text then names them by their new names.
 * Those at other addresses are left where they are: pages show their alternative text.
 */
export async function bringPictures(
  ctx: AgentContext,
  article: { id: string; tenantId: string; path: string; read: ReadArticle },
  files: ReadonlyMap<string, SentFile>,
): Promise<BroughtPictures> {
  const { read, path } = article
  const notes: string[] = []
  const figures: ArticleFigure[] = []
  const byAddress = new Map<string, string>()
  let elsewhere = 0
  const { redraw } = ctx.engines.illustrator
  const load = async (address: string) => {
    const bytes = await findFile(files, path, address)?.read()
    return bytes && bytes.length <= maxPictureBytes ? bytes : undefined
  }
  const images = imagesOf(parseMarkdown(read.markdown))
  for (const { url, alt } of images) {
    if (byAddress.has(url)) continue
    if (/^(https?:)?\/\//i.test(url)) {
      elsewhere += 1
      continue
    }
    const drawn =
      figures.length < maxPictures
        ? await load(url).then((bytes) => bytes && redraw(bytes, largestFigure))
        : undefined
    if (!drawn) {
      notes.push(`The picture ${url.slice(0, 120)} was not among the files, or is none that can be read.`)
      continue
    }
    const file = `figure-${figures.length + 1}.png`
    await ctx.engines.files.put(figureKey(article, file), drawn.png, 'image/png')
    figures.push({ file, alt, caption: '', width: drawn.widthPx, height: drawn.heightPx, role: 'figure' })
    byAddress.set(url, file)
  }
  if (elsewhere > 0)
    notes.push(
      `${elsewhere} ${elsewhere === 1 ? 'picture is' : 'pictures are'} on other servers: pages show the alternative text instead.`,
    )
  const bytes = read.cover && (await load(read.cover.path))
  const alt = read.cover?.alt || read.title
  const cover = bytes ? await keepCover(ctx, article, { bytes, alt }) : undefined
  if (read.cover && !cover) notes.push(`The cover ${read.cover.path.slice(0, 120)} was not among the files.`)
  return {
    markdown: withNames(read.markdown, images, byAddress),
    cover: cover ?? null,
    figures,
    notes,
  }
}

type Image = { url: string; alt: string; start: number; end: number }

function imagesOf(node: MarkdownNode): Image[] {
  if (node.type === 'image' && node.url) {
    const { start, end } = spanOf(node)
    return [{ url: node.url, alt: node.alt ?? '', start, end }]
  }
  return (node.children ?? []).flatMap(imagesOf)
}

/** The text with each brought picture under its new name. Later ones first, so that places stay right. */
function withNames(markdown: string, images: readonly Image[], names: ReadonlyMap<string, string>): string {
  return images.toReversed().reduce((text, { url, alt, start, end }) => {
    const file = names.get(url)
    const written = `![${alt.replace(/[[\]\\]/g, '\\$&')}](${file})`
    return file === undefined ? text : `${text.slice(0, start)}${written}${text.slice(end)}`
  }, markdown)
}

/** Beside the text, in the folders that sites are served from, or wherever one file alone ends with the address. */
function findFile(files: ReadonlyMap<string, SentFile>, from: string, address: string): SentFile | undefined {
  const plain = decoded(address.replace(/[?#].*$/, '')).replace(/^@\//, 'src/')
  const folder = from.split('/').slice(0, -1)
  const rooted = plain.startsWith('/')
  const beside = joined(rooted ? [] : folder, plain)
  const tail = joined([], plain.replace(/^(\.{1,2}\/)+/, ''))
  for (const path of [beside, `static/${tail}`, `public/${tail}`, `src/${tail}`, tail]) {
    const found = files.get(path)
    if (found) return found
  }
  const ending = [...files].filter(([path]) => path.endsWith(`/${tail}`))
  return ending.length === 1 ? ending[0]?.[1] : undefined
}

function joined(folder: readonly string[], path: string): string {
  const parts = [...folder]
  for (const part of path.split('/')) {
    if (part === '..') parts.pop()
    else if (part !== '' && part !== '.') parts.push(part)
  }
  return parts.join('/')
}

function decoded(address: string): string {
  try {
    return decodeURIComponent(address)
  } catch {
    return address
  }
}
