import type { PreviewSiteInput, SitePreview } from '#contract/site.ts'
import type { AgentContext } from '../core/context.ts'
import { articlePage } from '../site/article-page.ts'
import { findArticleForm } from '../site/find-article-form.ts'
import { getSite, type TenantSite } from '../site/find-site.ts'
import { landingPage } from '../site/landing-page.ts'
import {
  findMainLanguage,
  listPublished,
  listPublishedTags,
  listPublishedTexts,
} from '../site/published-articles.ts'
import type { SiteArticle } from '../site/site-article.ts'
import { tenantHome } from '../site/tenant-home.ts'
import { usedColors } from './describe-site.ts'
import { sampleArticles } from './sample-articles.ts'
import { checkBranding } from './update-site.ts'

const shown = 7

/** A page of the caller's site with branding that is not saved. */
export async function previewSite(ctx: AgentContext, input: PreviewSiteInput): Promise<SitePreview> {
  const site = await siteWith(ctx, input)
  return { html: withFullAddresses(site, await pageOf(ctx, site, input)), colors: usedColors(site.brand) }
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
  { page, theme }: PreviewSiteInput,
): Promise<string> {
  switch (page) {
    case 'home': {
      const { articles } = await listPublished(ctx, { ...site, limit: shown, offset: 0 })
      const tags = await listPublishedTags(ctx, site)
      const list = articles.length > 0 ? articles : sampleArticles(ctx.now())
      return tenantHome(site, { articles: list, page: 1, pageCount: 1 }, tags, theme)
    }
    case 'article': {
      const [article, ...others] = await newest(ctx, site)
      if (!article) throw new Error('There are always samples.')
      const related = others.slice(0, 2).map(({ title, slug }) => ({ title, slug }))
      const form = await findArticleForm(ctx, site)
      return articlePage(site, article, { newer: null, older: null, related, form }, theme)
    }
    case 'landing':
      return landingPage(site, sampleGuide, sampleForm, theme)
  }
}

async function newest(ctx: AgentContext, site: TenantSite): Promise<SiteArticle[]> {
  const published = await listPublishedTexts(ctx, { ...site, limit: 3 })
  return published.length > 0 ? published : sampleArticles(ctx.now())
}

const sampleGuide = {
  kind: 'Checklist',
  title: 'Twelve questions before you decide',
  subtitle: 'What to ask, what to measure, and what the answers mean.',
  headings: ['What to measure first', 'Whom to ask', 'What the answers mean', 'Your next step'],
  language: 'en',
  path: '/',
  hasCover: false,
}

const sampleForm = {
  contents: 'What’s inside',
  pages: '6 pages, PDF',
  email: 'Email address',
  consent: 'Email me the PDF. I can delete my data anytime with the link in every email.',
  submit: 'Send me the PDF',
  afterwards: "We'll email you to confirm your address first.",
  stamp: '',
  typed: { email: '', consent: false },
  problem: null,
}

/** The preview is shown at another address, where paths alone would lead nowhere. */
function withFullAddresses({ baseUrl }: TenantSite, html: string): string {
  return html
    .replaceAll(/ (href|src|action)="\/(?!\/)/g, ` $1="${baseUrl}/`)
    .replaceAll('url(/_fonts/', `url(${baseUrl}/_fonts/`)
}
