'use client'
import type { ReactNode } from 'react'
import { CodeBlock } from '#components/ui/code-block.tsx'
import type { Article } from '#contract/articles.ts'
import type { ArticleSource } from '#contract/drafts.ts'
import { articleStructuredData } from './article-structured-data.ts'
import type { DraftText } from './draft-text.ts'
import { SearchPreview } from './search-preview.tsx'
import { SocialPreview } from './social-preview.tsx'

/** The public site that an article appears on. */
export type PublicSite = { name: string; url: string }

export type AppearancePanelProps = {
  article: Article
  text: DraftText
  sources: readonly ArticleSource[]
  site: PublicSite | undefined
  /** Address of the picture for link previews. */
  cover: string | undefined
  /** The title that is drawn in it, where the service says so. */
  coverTitle: string | undefined
  look: { author: ReactNode; cover: ReactNode }
}

/** How others will show the article: a link to it, a search engine, and what machines read. */
export function AppearancePanel(props: AppearancePanelProps) {
  const { article, text, sources, site, cover, coverTitle, look } = props
  const url = publicUrl(article, text.slug, site)
  const name = site?.name ?? hostOf(url)
  const data = articleStructuredData({ article, text, sources, url, siteName: name, siteUrl: site?.url })
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <Part title="Shared as a link">
        <SocialPreview
          title={text.title}
          description={text.description}
          host={hostOf(url)}
          cover={cover}
          isOutdated={coverTitle !== undefined && coverTitle !== text.title}
          willHaveCover={article.extensions?.illustrations !== undefined}
        />
        {look.cover}
      </Part>
      <Part title="In search results">
        <SearchPreview title={text.title} description={text.description} url={url} site={name} />
      </Part>
      <div className="border-rule border-t pt-4">{look.author}</div>
      <details className="border-rule border-t pt-4">
        <summary className="w-fit cursor-pointer rounded-sm font-medium text-ink text-sm">
          Structured data
        </summary>
        <div className="pt-3">
          <CodeBlock
            what="structured data"
            title="JSON-LD, Article"
            language="json"
            code={JSON.stringify(data, null, 2)}
            wrap
          />
        </div>
      </details>
    </div>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section
      aria-label={title}
      className="grid grid-cols-[minmax(0,1fr)] gap-3 border-rule not-first:border-t not-first:pt-4"
    >
      <h2 className="font-medium text-ink text-sm">{title}</h2>
      {children}
    </section>
  )
}

/** Where it will be, with the address as it is being edited. */
function publicUrl(article: Article, slug: string, site: PublicSite | undefined): string {
  const { article_url: url } = article
  if (url && article.slug && url.endsWith(article.slug)) return url.slice(0, -article.slug.length) + slug
  return url ?? (site ? `${site.url.replace(/\/$/, '')}/${slug}` : `/${slug}`)
}

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : url
}
