import type { Price } from '#contract/credits.ts'
import type { PriceList } from '../prices/price-list.ts'

const sizeLabels = {
  mini: 'Mini article, about 500 words',
  standard: 'Standard article, about 1,000 words',
  full: 'Full article, about 1,500 words',
  pillar: 'Pillar article, about 2,500 words',
} as const
const sizes = ['mini', 'standard', 'full', 'pillar'] as const

/** The price list as a person reads it: what this release can do. */
export function listPrices(prices: PriceList): Price[] {
  const article = (item: string, label: string, credits: number, unit?: string): Price => ({
    operation: 'generateArticle',
    item,
    label,
    credits,
    ...(unit && { unit }),
  })
  return [
    ...sizes.map((size) => article(`size.${size}`, sizeLabels[size], prices.article[size])),
    article('turbo', 'Turbo article, at most 800 words', prices.article_turbo),
    article('turbo_with_search', 'Turbo article with search', prices.article_turbo_with_search),
    article(
      'without_competition',
      'Without the competition check',
      -prices.article_without_competition_saves,
    ),
    article('source_url', 'Reading an address', prices.article_source_url, 'source URL'),
    ...sizes.map((size) =>
      article(`illustrations.${size}`, `Pictures for a ${size} article`, prices.article_illustrations[size]),
    ),
    ...sizes.map((size) =>
      article(`audio.${size}`, `Reading a ${size} article aloud`, prices.article_audio[size]),
    ),
    {
      operation: 'createLeadMagnet',
      item: 'lead_magnet',
      label: 'Lead magnet',
      credits: prices.lead_magnet,
    },
    {
      operation: 'createLeadMagnet',
      item: 'lead_magnet_with_images',
      label: 'Lead magnet with pictures',
      credits: prices.lead_magnet_with_images,
    },
    {
      operation: 'createAvatar',
      item: 'avatar',
      label: 'Avatar picture',
      credits: prices.avatar,
      unit: 'picture',
    },
    {
      operation: 'createScoutRun',
      item: 'scout',
      label: 'Scouting a forum',
      credits: prices.scout,
      unit: 'run',
    },
    {
      operation: 'createBrandScan',
      item: 'scan',
      label: 'Brand scan',
      credits: prices.brand_scan,
      unit: 'scan',
    },
    {
      operation: 'createWarmLead',
      item: 'report',
      label: 'Warm-lead report',
      credits: prices.warm_lead,
      unit: 'report',
    },
    {
      operation: 'uploadDocument',
      item: 'document',
      label: 'Adding a document',
      credits: prices.product,
      unit: 'document',
    },
    {
      operation: 'adaptArticle',
      item: 'adaptation',
      label: 'Adapting an article, or writing an adaptation again',
      credits: prices.adaptation,
      unit: 'platform',
    },
    {
      operation: 'validateSchema',
      item: 'page',
      label: 'Checking the structured data of a page',
      credits: prices.page_tool,
      unit: 'page',
    },
    {
      operation: 'previewSocial',
      item: 'page',
      label: 'Checking how a page looks where it is shared',
      credits: prices.page_tool,
      unit: 'page',
    },
  ]
}
