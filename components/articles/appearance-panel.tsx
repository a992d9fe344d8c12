'use client'
import { CodeBlock } from '#components/ui/code-block.tsx'
import { Tabs } from '#components/ui/tabs.tsx'
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
}

/** How others will show the article: a search engine, a social network, and what machines read. */
export function AppearancePanel({ article, text, sources, site, cover, coverTitle }: AppearancePanelProps) {
  const url = publicUrl(article, text.slug, site)
  const name = site?.name ?? hostOf(url)
  const data = articleStructuredData({ article, text, sources, url, siteName: name, siteUrl: site?.url })
  return (
    <Tabs
      label="Appearance"
      tabs={[
        {
          value: 'search',
          label: 'Search',
          content: <SearchPreview title={text.title} description={text.description} url={url} site={name} />,
        },
        {
          value: 'social',
          label: 'Social',
          content: (
            <SocialPreview
              title={text.title}
              description={text.description}
              host={hostOf(url)}
              cover={cover}
              isOutdated={coverTitle !== undefined && coverTitle !== text.title}
              willHaveCover={article.extensions?.illustrations !== undefined}
            />
          ),
        },
        {
          value: 'data',
          label: 'Structured data',
          content: (
            <CodeBlock
              what="structured data"
              title="JSON-LD, Article"
              language="json"
              code={JSON.stringify(data, null, 2)}
              wrap
            />
          ),
        },
      ]}
    />
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
