import { randomUUID } from 'node:crypto'
import { GenerateArticleInput } from '#contract/articles.ts'
import type { ImportArticlesInput, ImportedArticles } from '#contract/site-transfer.ts'
import { claimSlug } from '../articles/claim-slug.ts'
import { countWords } from '../articles/count-words.ts'
import type { AgentContext } from '../core/context.ts'
import { invalid } from '../core/errors.ts'
import { articles, articleVersions } from '../db/schema/articles.ts'
import { answeredTransaction } from '../idempotency/answered-transaction.ts'
import { getSite, type TenantSite } from '../site/find-site.ts'
import { type BroughtPictures, bringPictures } from './bring-pictures.ts'
import { type ReadArticle, readMarkdown } from './read-markdown.ts'
import { type SentFile, unpackFiles } from './unpack-files.ts'

const maxArticles = 200
/** What every repository has and nobody publishes. */
const noArticle =
  /(^|\/)(readme|license|changelog|contributing|read-me)\.(md|markdown)$|(^|\/)(node_modules|__macosx|\.)[^/]*\//i

/**
 * Makes a draft of each Markdown file. Nothing is charged and nothing is published; a file that is no article is named with
 * the reason and stops no other.
 * @throws {ServiceError} `invalid` for archives that are damaged, too large or hostile, and where no file is an article
 */
export async function importArticles(
  ctx: AgentContext,
  input: ImportArticlesInput,
): Promise<ImportedArticles> {
  const files = new Map((await unpackFiles(input.files)).map((file) => [file.path, file]))
  const texts = [...files.values()].filter(
    ({ path }) => /\.(md|mdx|markdown)$/i.test(path) && !noArticle.test(path),
  )
  if (texts.length === 0)
    throw invalid('files', 'None of the files is Markdown: their names end in .md or .markdown.')
  if (texts.length > maxArticles)
    throw invalid('files', `These are ${texts.length} articles; at most ${maxArticles} are taken at once.`)
  const site = await getSite(ctx)
  const drafts: Draft[] = []
  const refused: ImportedArticles['refused'] = []
  for (const file of texts) {
    const read = await readFile(file)
    if (read.ok) drafts.push(await prepare(ctx, { file, files, read: read.article }))
    else refused.push({ file: file.path, message: read.message })
  }
  // All or none, so that a request that is sent again finds either its answer or nothing.
  return answeredTransaction(ctx, async (tx) => {
    const imported: ImportedArticles['imported'] = []
    for (const draft of drafts) imported.push(await importOne(tx, site, draft))
    return { imported, refused }
  })
}

async function readFile(
  file: SentFile,
): Promise<{ ok: true; article: ReadArticle } | { ok: false; message: string }> {
  const bytes = await file.read()
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return { ok: false, message: 'It is not UTF-8.' }
  }
  try {
    return { ok: true, article: readMarkdown(file.path, text) }
  } catch (error) {
    return { ok: false, message: error instanceof Error ? error.message : 'It cannot be read.' }
  }
}

type Draft = { id: string; path: string; read: ReadArticle; brought: BroughtPictures }

/** The slow part of an import, before its transaction: the pictures are drawn anew. */
async function prepare(
  ctx: AgentContext,
  {
    file: { path },
    files,
    read,
  }: { file: SentFile; files: ReadonlyMap<string, SentFile>; read: ReadArticle },
): Promise<Draft> {
  const id = randomUUID()
  const { tenantId } = ctx.caller
  return { id, path, read, brought: await bringPictures(ctx, { id, tenantId, path, read }, files) }
}

async function importOne(
  tx: AgentContext,
  site: TenantSite,
  { id, path, read, brought }: Draft,
): Promise<ImportedArticles['imported'][number]> {
  const { title, description, tags } = read
  const { markdown } = brought
  const slug = await claimSlug(tx, { slug: read.slug, articleId: id })
  const text = { title, slug, description, markdown, tags, wordCount: countWords(markdown) }
  const now = tx.now()
  await tx.db.insert(articles).values({
    id,
    ...tx.caller,
    ...text,
    ...storedFacts(site, read),
    cover: brought.cover,
    figures: brought.figures,
    createdAt: now,
    updatedAt: now,
    completedAt: now,
  })
  await tx.db
    .insert(articleVersions)
    .values({ ...text, ...tx.caller, articleId: id, version: 1, origin: 'generated', createdAt: now })
  const isKnown = site.brand.authors.some(({ name }) => name === read.author)
  const unknown =
    read.author !== null && !isKnown ? [`Its author ${read.author} is not among the site’s authors.`] : []
  return {
    file: path,
    article_id: id,
    title,
    slug,
    pictures: brought.figures.length + (brought.cover ? 1 : 0),
    notes: [...read.notes, ...brought.notes, ...unknown],
  }
}

/** The members of a row that a generation would have set. */
function storedFacts({ brand }: TenantSite, read: ReadArticle) {
  const { title, author, date, canonical } = read
  const language = read.language ?? brand.language ?? 'en'
  const topic = [...title].slice(0, 500).join('')
  const input = GenerateArticleInput.parse({ topic, language, size: 'standard', auto_publish: false })
  return {
    input,
    topic,
    language,
    status: 'generated' as const,
    publishWhenWritten: false,
    queued: false,
    mode: input.mode,
    size: input.size,
    version: 1,
    trustLevel: 'unsourced',
    engine: 'imported',
    form: 'article' as const,
    stage: 'done',
    percent: 100,
    message: 'Imported from a file.',
    credits: 0,
    creditsUsed: 0,
    author: brand.authors.find(({ name }) => name === author)?.name ?? null,
    canonicalUrl: canonical,
    firstPublishedAt: date,
  }
}
