/** Pages of the company's own site, which it checks: one with faults, which is put right on the way, one in order. */
export type OwnPage = { html(now: Date): string }

const site = 'https://www.fernway.example'
/** A page of 1200 by 630 pixels to share, without words: no font of the machine is read. */
export const sharePicture = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><rect width="1200" height="630" fill="#0f5c63"/>
<rect x="90" y="90" width="520" height="450" rx="18" fill="#fbfaf6"/><rect x="130" y="140" width="300" height="34" rx="6" fill="#0f5c63"/>
${[0, 1, 2, 3].map((row) => `<rect x="130" y="${220 + row * 70}" width="34" height="34" rx="8" fill="${row < 3 ? '#e0a458' : '#d8dedb'}"/><rect x="185" y="${228 + row * 70}" width="${340 - row * 45}" height="18" rx="6" fill="#b9c7c4"/>`).join('')}
<path d="M690 470 L820 380 L930 410 L1090 210" fill="none" stroke="#e0a458" stroke-width="16" stroke-linecap="round" stroke-linejoin="round"/>
<circle cx="1090" cy="210" r="26" fill="#fbfaf6"/></svg>`

const frame = (head: string, body: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">${head}</head><body><main>${body}</main></body></html>`

const data = (value: object) =>
  `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', ...value })}</script>`

const picture = (alt: string) =>
  `<meta property="og:image" content="${site}/share/rollout-plan.png"><meta property="og:image:width" content="1200">
<meta property="og:image:height" content="630"><meta property="og:image:alt" content="${alt}">`

const organization = {
  '@type': 'Organization',
  name: 'Fernway',
  url: site,
  logo: `${site}/share/rollout-plan.png`,
}

function pricing(isFixed: boolean): string {
  const about =
    'Fernway costs €49 a month for each implementation lead. Rollouts and customers are not counted.'
  const product = {
    '@type': 'Product',
    name: 'Fernway',
    description: about,
    brand: { '@type': 'Brand', name: 'Fernway' },
    ...(isFixed && { image: `${site}/share/rollout-plan.png` }),
    offers: {
      '@type': 'Offer',
      price: isFixed ? '49.00' : '49 €',
      ...(isFixed && { priceCurrency: 'EUR' }),
      url: `${site}/pricing`,
      ...(!isFixed && { availabilty: 'InStock' }),
    },
    ...(isFixed && { aggregateRating: { '@type': 'AggregateRating', ratingValue: '4.7' } }),
  }
  const head = `<title>Pricing for customer onboarding software | Fernway</title>
<link rel="canonical" href="${site}/pricing"><link rel="icon" href="${site}/share/rollout-plan.png">
<meta property="og:title" content="One price for each implementation lead"><meta property="og:site_name" content="Fernway">
<meta property="og:type" content="website"><meta property="og:url" content="${site}/pricing${isFixed ? '' : '-2025'}">
${isFixed ? `<meta name="description" content="${about}"><meta property="og:description" content="${about}">${picture('A rollout plan with three of four steps done')}` : `<meta property="og:image" content="/share/price-table.png">`}
${data(product)}`
  return frame(head, `<h1>Pricing</h1><p>${about}</p>`)
}

function customer(): string {
  const title = 'How Brightvet doubled its rollouts with the same team'
  const about =
    'Brightvet brought 22 clinics live in a quarter instead of 11. What changed was the kickoff call, not the team.'
  const article = {
    '@type': 'Article',
    headline: title,
    description: about,
    image: [`${site}/share/rollout-plan.png`],
    datePublished: '2026-04-02T09:00:00+01:00',
    dateModified: '2026-04-09T09:00:00+01:00',
    author: { '@type': 'Person', name: 'Nora Lindqvist', url: `${site}/people/nora-lindqvist` },
    publisher: organization,
    mainEntityOfPage: `${site}/customers/brightvet`,
  }
  const head = `<title>${title}</title><meta name="description" content="${about}">
<link rel="canonical" href="${site}/customers/brightvet"><link rel="icon" href="${site}/share/rollout-plan.png">
<meta property="og:title" content="${title}"><meta property="og:description" content="${about}">
<meta property="og:site_name" content="Fernway"><meta property="og:type" content="article">
<meta property="og:url" content="${site}/customers/brightvet">${picture('A rollout plan with three of four steps done')}
<meta name="twitter:card" content="summary_large_image">
${data(article)}`
  return frame(head, `<article><h1>${title}</h1><p>${about}</p></article>`)
}

/**
 * The pages by their URLs.
 * @param fixedAt from when the pricing page is put right
 */
export function ownPages(fixedAt: Date): ReadonlyMap<string, OwnPage> {
  return new Map<string, OwnPage>([
    [`${site}/pricing`, { html: (now) => pricing(now >= fixedAt) }],
    [`${site}/customers/brightvet`, { html: customer }],
  ])
}

export const pricingPage = `${site}/pricing`
export const customerPage = `${site}/customers/brightvet`
export const sharePictureUrl = `${site}/share/rollout-plan.png`
