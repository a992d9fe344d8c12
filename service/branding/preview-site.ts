import { isDeepStrictEqual } from 'node:util'
import type { PreviewSiteInput, SitePreview } from '#contract/site.ts'
import { draftPictures } from '../articles/draft-pictures.ts'
import { getArticleRow } from '../articles/get-article-row.ts'
import { requireText } from '../articles/get-draft.ts'
import type { AgentContext } from '../core/context.ts'
import { coverLocale } from '../engines/typesetter/cover-design.ts'
import { dayLocale } from '../site/article-meta.ts'
import { articlePage } from '../site/article-page.ts'
import { pictureColors } from '../site/brand-colors.ts'
import { findArticleForm } from '../site/find-article-form.ts'
import { getSite, type TenantSite } from '../site/find-site.ts'
import { landingPage } from '../site/landing-page.ts'
import {
  findMainLanguage,
  listPublished,
  listPublishedTags,
  listPublishedTexts,
} from '../site/published-articles.ts'
import { listPublishedGuides } from '../site/published-guides.ts'
import type { SiteArticle } from '../site/site-article.ts'
import { siteArticleOf } from '../site/site-article-of.ts'
import { tenantHome } from '../site/tenant-home.ts'
import { usedColors } from './describe-site.ts'
import { sampleArticles } from './sample-articles.ts'
import { checkBranding } from './update-site.ts'

const shown = 7

/** A page of the caller's site with branding that is not saved. */
export async function previewSite(ctx: AgentContext, input: PreviewSiteInput): Promise<SitePreview> {
  const site = await siteWith(ctx, input)
  const html = await withDrawnPictures(ctx, site, await pageOf(ctx, site, input))
  return { html: withFullAddresses(site, html), colors: usedColors(site.brand) }
}

async function siteWith(ctx: AgentContext, { branding }: PreviewSiteInput): Promise<TenantSite> {
  const site = await getSite(ctx)
  const brand = { ...site.brand, ...(await checkBranding(ctx, branding)) }
  const language = brand.language ?? (await findMainLanguage(ctx, site)) ?? 'en'
  return { ...site, brand, language, title: brand.name ?? site.title, description: brand.tagline }
}

async function pageOf(
  ctx: AgentContext,
  site: TenantSite,
  { page, theme, article_id: articleId }: PreviewSiteInput,
): Promise<string> {
  switch (page) {
    case 'home': {
      const { articles } = await listPublished(ctx, { ...site, limit: shown, offset: 0 })
      const tags = await listPublishedTags(ctx, site)
      const list = articles.length > 0 ? articles : sampleArticles(ctx.now())
      const guides = await listPublishedGuides(ctx, { ...site, limit: shown })
      return tenantHome(site, { articles: list, page: 1, pageCount: 1 }, { tags, guides }, theme)
    }
    case 'article': {
      if (articleId !== undefined) return pageOfArticle(ctx, site, { articleId, theme })
      const [article, ...others] = await newest(ctx, site)
      if (!article) throw new Error('There are always samples.')
      const related = others.slice(0, 2).map(({ title, slug }) => ({ title, slug }))
      const form = await findArticleForm(ctx, site)
      return articlePage(site, article, { newer: null, older: null, related, form }, theme)
    }
    case 'landing':
      return landingPage(
        site,
        {
          ...sampleGuide,
          publisher: site.company ?? site.title,
          madeAt: ctx.now(),
          locale: coverLocale(sampleGuide.language, dayLocale(site.language, site)),
          pattern: `data:image/svg+xml;base64,${Buffer.from(ctx.engines.illustrator.drawArt({ seed: sampleGuide.title, colors: pictureColors(site.brand), square: true })).toString('base64')}`,
        },
        sampleForm,
        theme,
      )
  }
}

/** The page of one article as it would be, a draft too: its pictures have addresses that need no key and stop. */
async function pageOfArticle(
  ctx: AgentContext,
  site: TenantSite,
  { articleId, theme }: { articleId: string; theme: PreviewSiteInput['theme'] },
): Promise<string> {
  const row = await getArticleRow(ctx, articleId)
  requireText(row)
  const article = siteArticleOf(row, { root: site.root, publishedAt: row.publishedAt ?? ctx.now() })
  const form = await findArticleForm(ctx, site)
  const html = articlePage(site, article, { newer: null, older: null, related: [], form }, theme)
  return draftPictures(ctx, row).reduce((page, { file, url, vector_url: vectorUrl }) => {
    const vector = row.figures.find((figure) => figure.file === file)?.vector
    const shown = page.replaceAll(`"${site.root}/${row.slug}/${file}"`, `"${url}"`)
    return vector && vectorUrl
      ? shown.replaceAll(`"${site.root}/${row.slug}/${vector}"`, `"${vectorUrl}"`)
      : shown
  }, html)
}

async function newest(ctx: AgentContext, site: TenantSite): Promise<SiteArticle[]> {
  const published = await listPublishedTexts(ctx, { ...site, limit: 3 })
  return published.length > 0 ? published : sampleArticles(ctx.now())
}

const sampleGuide = {
  kind: 'Checklist',
  title: 'Twelve questions before you decide',
  subtitle: 'What to ask, what to measure, and what the answers mean.',
  parts: [
    { heading: 'What to measure first', size: '4 items' },
    { heading: 'Whom to ask', size: '3 items' },
    { heading: 'What the answers mean', size: '3 items' },
    { heading: 'Your next step', size: '2 items' },
  ],
  language: 'en',
  path: '/',
  hasCover: false,
}

const sampleForm = {
  contents: 'What’s inside',
  size: '12 items in 4 parts · 6 pages, PDF',
  email: 'Email address',
  consent: 'Email me the PDF. I can delete my data anytime with the link in every email.',
  submit: 'Send me the PDF',
  nextTitle: 'What happens next',
  next: [
    'We email you a link to confirm your address.',
    'You open it, confirm, and download the PDF at once.',
  ],
  note: 'Every email has a link that deletes your data.',
  stamp: '',
  typed: { email: '', consent: false },
  problem: null,
}

/**
 * Pictures in colours that are not saved have no address yet, and those of samples never will: they are part of the preview.
 */
async function withDrawnPictures(ctx: AgentContext, site: TenantSite, html: string): Promise<string> {
  const { illustrator } = ctx.engines
  const colors = pictureColors(site.brand)
  const isRecolored = !isDeepStrictEqual(colors, pictureColors((await getSite(ctx)).brand))
  let drawn = html
  for (const [src, slug = '', file] of html.matchAll(
    /src="\/(?:[^"/]+\/)*?([^"/]+)\/(art-[0-9a-f]+\.svg|banner\.png)"/g,
  )) {
    if (file === 'banner.png' && !isRecolored) continue
    const data =
      file === 'banner.png'
        ? `image/png;base64,${Buffer.from((await illustrator.drawBanner({ seed: slug, colors })).png).toString('base64')}`
        : `image/svg+xml;base64,${Buffer.from(illustrator.drawArt({ seed: slug, colors })).toString('base64')}`
    drawn = drawn.replaceAll(src, `src="data:${data}"`)
  }
  return drawn
}

/** The preview is shown at another address, where paths alone would lead nowhere. */
function withFullAddresses({ baseUrl }: TenantSite, html: string): string {
  return html
    .replaceAll(/ (href|src|action)="\/(?!\/)/g, ` $1="${baseUrl}/`)
    .replaceAll('url(/_fonts/', `url(${baseUrl}/_fonts/`)
}
