import { z } from 'zod'
import { operation } from './operation.ts'
import { DateTime, text, Uuid, WebAddress } from './primitives.ts'

export const siteExportFormats = ['astro', 'hugo', 'eleventy', 'static'] as const
export const zipMediaType = 'application/zip'

export const ExportSiteQuery = z.object({
  format: z.enum(siteExportFormats).default('static').meta({
    description:
      '`astro`, `hugo` or `eleventy`: every published article as Markdown with front matter, its pictures beside it. `static`: the whole site as files that any host can serve.',
  }),
  address: WebAddress.optional().meta({
    description:
      'Where the static files will be, for canonical addresses, feeds and the sitemap. Default: where the site is now.',
  }),
})
export type ExportSiteQuery = z.infer<typeof ExportSiteQuery>

export const SiteExport = z
  .looseObject({
    format: z.string().meta({ description: 'The format that was asked for.' }),
    articles: z.int().meta({ description: 'Published articles that the file has.' }),
    fileName: z.string().meta({ description: 'What to save the ZIP file as, for example `acme-hugo.zip`.' }),
    url: z.string().meta({
      description:
        'Where the ZIP file is, made as it is read. The address needs no key and stops at `expiresAt`.',
    }),
    expiresAt: DateTime.meta({ description: 'When the address stops to work, one to two hours from now.' }),
  })
  .meta({ id: 'SiteExport', description: 'Where everything that is published can be downloaded.' })
export type SiteExport = z.infer<typeof SiteExport>

export const exportSite = operation({
  id: 'exportSite',
  method: 'GET',
  path: '/api/agent/site/export',
  auth: 'agent',
  origin: 'ours',
  noun: 'site',
  summary: 'Export everything that is published',
  description:
    'Answers the address of a ZIP file; `Accept: application/zip` answers the file itself. It is written as it is sent, so it is what is published then. Costs nothing.',
  query: ExportSiteQuery,
  sample: { format: 'hugo' },
  alsoAs: [zipMediaType],
  responses: { 200: SiteExport },
  errors: [400, 401, 429, 500],
})

/** Of all files of one import together, before Base64. */
export const maxImportBytes = 12_000_000
export const maxImportFiles = 200

export const ImportArticlesInput = z
  .object({
    files: z
      .array(
        z.object({
          name: text({ min: 1, max: 300 }).meta({
            description: 'Name of the file, with its folders: `posts/first/index.md`, `blog.zip`.',
          }),
          content: z
            .base64({ message: 'Must be Base64.' })
            .max(Math.ceil(maxImportBytes / 3) * 4)
            .meta({ description: 'The file in Base64.' }),
        }),
      )
      .min(1)
      .max(maxImportFiles)
      .meta({
        description:
          'Markdown files with YAML front matter, the pictures that they show, or ZIP files of both: at most 200 files and 12 MB together.',
      }),
  })
  .meta({ id: 'ImportArticlesInput', description: 'Articles from another site, as files.' })
export type ImportArticlesInput = z.infer<typeof ImportArticlesInput>

export const ImportedArticle = z
  .looseObject({
    file: z.string().meta({ description: 'The file that it was read from.' }),
    article_id: Uuid.meta({ description: 'Id of the draft, as `getArticle` takes it.' }),
    title: z
      .string()
      .meta({ description: 'Headline: of the front matter, the first heading, or the file name.' }),
    slug: z.string().meta({ description: 'Last part of its address; numbered where it was taken.' }),
    pictures: z.int().meta({ description: 'Pictures that came with it, the cover included.' }),
    notes: z
      .array(z.string())
      .meta({ description: 'What was left out or changed, as sentences for a person.' }),
  })
  .meta({ id: 'ImportedArticle', description: 'A draft that was made of a file.' })

export const ImportedArticles = z
  .looseObject({
    imported: z.array(ImportedArticle).meta({ description: 'The drafts, in the order of the files.' }),
    refused: z
      .array(
        z.looseObject({
          file: z.string().meta({ description: 'The file that is no article.' }),
          message: z.string().meta({ description: 'Why not, as a sentence for a person.' }),
        }),
      )
      .meta({ description: 'Files that no draft was made of.' }),
  })
  .meta({ id: 'ImportedArticles', description: 'What became of each file.' })
export type ImportedArticles = z.infer<typeof ImportedArticles>

export const importArticles = operation({
  id: 'importArticles',
  method: 'POST',
  path: '/api/agent/articles/import',
  auth: 'agent',
  origin: 'ours',
  noun: 'articles',
  summary: 'Import articles from another site',
  description:
    'Makes a draft of each Markdown file, with title, slug, description, tags, date, author, canonical address and pictures of its front matter. Nothing is published, nothing is charged, and importing a file twice makes two drafts, unless it is sent again with the same `Idempotency-Key`.',
  whenCallerLeaves: 'finishes',
  body: ImportArticlesInput,
  bodyLimitBytes: 17_000_000,
  responses: { 200: ImportedArticles },
  errors: [400, 401, 409, 413, 415, 422, 429, 500],
})
