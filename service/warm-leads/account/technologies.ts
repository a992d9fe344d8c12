import type { Survey } from '../survey/survey.ts'

export type Technology = { name: string; category: string; url: string; passage: string }

type Trace = { name: string; category: string; pattern: RegExp }

const trace = (category: string, name: string, pattern: RegExp): Trace => ({ name, category, pattern })

/** What a page loads, or where its links lead, that names the software behind it. */
const byAddress: readonly Trace[] = [
  trace('content', 'WordPress', /\/wp-(content|includes|json)\//),
  trace('content', 'Webflow', /website-files\.com|webflow\.(com|io)/),
  trace('content', 'Ghost', /\/ghost\/|ghost\.(io|org)\/|cdn\.jsdelivr\.net\/ghost/),
  trace('content', 'Contentful', /ctfassets\.net/),
  trace('content', 'Sanity', /cdn\.sanity\.io/),
  trace('content', 'Framer', /framerusercontent\.com|framer\.com/),
  trace('content', 'Wix', /wixstatic\.com|parastorage\.com/),
  trace('content', 'Squarespace', /squarespace(-cdn)?\.com/),
  trace('shop', 'Shopify', /cdn\.shopify\.com|myshopify\.com/),
  trace('site', 'Next.js', /\/_next\/static\//),
  trace('site', 'Gatsby', /\/page-data\/app-data\.json/),
  trace('site', 'Nuxt', /\/_nuxt\//),
  trace('analytics', 'Google Analytics', /google-analytics\.com|gtag\/js/),
  trace('analytics', 'Google Tag Manager', /googletagmanager\.com\/(gtm|ns)/),
  trace('analytics', 'Plausible', /plausible\.io/),
  trace('analytics', 'Segment', /cdn\.segment\.com/),
  trace('analytics', 'Hotjar', /hotjar\.com/),
  trace('analytics', 'PostHog', /posthog\.com\/(static|array)|i\.posthog\.com/),
  trace(
    'marketing',
    'HubSpot',
    /hs-(scripts|analytics|banner)\.(com|net)|hsforms\.(net|com)|hubspot(usercontent)?/,
  ),
  trace('marketing', 'Marketo', /marketo\.(net|com)/),
  trace('marketing', 'Mailchimp', /list-manage\.com|chimpstatic\.com/),
  trace('marketing', 'ActiveCampaign', /activehosted\.com/),
  trace('support', 'Intercom', /intercom(cdn)?\.(io|com)/),
  trace('support', 'Zendesk', /zdassets\.com|zendesk\.com/),
  trace('support', 'Crisp', /client\.crisp\.chat/),
  trace('support', 'Drift', /drift(t)?\.com/),
  trace('payment', 'Stripe', /js\.stripe\.com/),
  trace('payment', 'Paddle', /cdn\.paddle\.com/),
  trace('payment', 'Chargebee', /chargebee\.com/),
  trace('hiring', 'Greenhouse', /(boards|job-boards)(\.eu)?\.greenhouse\.io/),
  trace('hiring', 'Lever', /jobs(\.eu)?\.lever\.co/),
  trace('hiring', 'Ashby', /jobs\.ashbyhq\.com/),
  trace('hiring', 'Workable', /apply\.workable\.com/),
  trace('hiring', 'Personio', /jobs\.personio\.(de|com)/),
  trace('hiring', 'Teamtailor', /teamtailor\.com/),
  trace('booking', 'Calendly', /calendly\.com/),
]
const byGenerator: readonly Trace[] = [
  trace('content', 'WordPress', /^wordpress/i),
  trace('content', 'Ghost', /^ghost/i),
  trace('content', 'Webflow', /^webflow/i),
  trace('content', 'HubSpot', /^hubspot/i),
  trace('content', 'Drupal', /^drupal/i),
  trace('content', 'TYPO3', /^typo3/i),
  trace('content', 'Joomla', /^joomla/i),
  trace('site', 'Hugo', /^hugo/i),
  trace('site', 'Astro', /^astro/i),
  trace('site', 'Gatsby', /^gatsby/i),
]
const byHeader: readonly Trace[] = [
  trace('hosting', 'Cloudflare', /^(cf-ray|server: cloudflare)/i),
  trace('hosting', 'Vercel', /^(x-vercel-id|server: vercel)/i),
  trace('hosting', 'Netlify', /^server: netlify/i),
  trace('site', 'Next.js', /^x-powered-by: next\.js/i),
  trace('shop', 'Shopify', /^x-shopify-stage/i),
]
const byMailHost: readonly Trace[] = [
  trace('mail', 'Google Workspace', /(^|\.)(google|googlemail)\.com$/),
  trace('mail', 'Microsoft 365', /\.outlook\.com$/),
  trace('mail', 'Fastmail', /messagingengine\.com$/),
  trace('mail', 'Proton Mail', /protonmail\.ch$/),
  trace('mail', 'Zoho Mail', /zoho\.(com|eu)$/),
  trace('mail', 'Mimecast', /mimecast\.com$/),
]
const byText: readonly Trace[] = [
  trace('marketing', 'HubSpot', /include:[\w.-]*hubspotemail\.net|^hubspot-/i),
  trace('marketing', 'Mailchimp', /include:servers\.mcsv\.net/i),
  trace('marketing', 'SendGrid', /include:sendgrid\.net/i),
  trace('marketing', 'Brevo', /include:spf\.(brevo|sendinblue)\.com|^brevo-code/i),
  trace('support', 'Zendesk', /include:mail\.zendesk\.com/i),
  trace('sales', 'Salesforce', /include:_spf\.salesforce\.com/i),
  trace('work', 'Atlassian', /^atlassian-domain-verification/i),
  trace('work', 'Notion', /^notion[-_]/i),
  trace('work', 'Miro', /^miro-verification/i),
  trace('payment', 'Stripe', /^stripe-verification/i),
  trace('search', 'Google Search Console', /^google-site-verification/i),
  trace('search', 'Ahrefs', /^ahrefs-site-verification/i),
  trace('ads', 'Meta', /^facebook-domain-verification/i),
]

/** The software that a company's site and mail records reveal, each with its trace. */
export function findTechnologies(survey: Survey): Technology[] {
  const found = new Map<string, Technology>()
  const look = (traces: readonly Trace[], subject: string, url: string, passage: string) => {
    for (const { name, category, pattern } of traces)
      if (!found.has(name) && pattern.test(subject)) found.set(name, { name, category, url, passage })
  }
  for (const { surface, finalUrl, servedBy } of survey.pages) {
    if (surface.generator)
      look(byGenerator, surface.generator, finalUrl, `The page says it is made with ${surface.generator}.`)
    for (const resource of [...surface.resources, ...surface.links.map(({ url }) => url)])
      look(byAddress, resource, finalUrl, `The page refers to ${resource}`)
    for (const header of servedBy) look(byHeader, header, finalUrl, `The server answers with ${header}`)
  }
  const dns = `dns:${survey.registrable}`
  for (const host of survey.records.mx ?? []) look(byMailHost, host, dns, `MX record: ${host}`)
  for (const text of survey.records.txt ?? []) look(byText, text, dns, `TXT record: ${text}`)
  return [...found.values()]
}
