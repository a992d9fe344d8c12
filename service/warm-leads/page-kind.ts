import { slug } from '../text/slug.ts'
/** What a page of a company is for. `other` is not read unless nothing else is there. */
export type PageKind =
  | 'home'
  | 'about'
  | 'team'
  | 'careers'
  | 'job'
  | 'blog'
  | 'post'
  | 'press'
  | 'release'
  | 'pricing'
  | 'contact'
  | 'legal'
  | 'customers'
  | 'product'
  | 'changelog'
  | 'other'

/** Words of a path or a link, in the languages that company sites mostly have; the first that fits decides. */
const patterns: readonly (readonly [PageKind, RegExp])[] = [
  [
    'team',
    /\b(our-team|the-team|team|people|leadership|management|founders|equipe|equipo|time|ons-team|het-team|ueber-uns-team)\b/,
  ],
  [
    'careers',
    /\b(careers?|jobs?|join-us|work-with-us|vacanc(?:y|ies)|open-(?:roles|positions)|hiring|karriere|stellen(?:angebote)?|carrieres?|recrutement|empleo|trabaja(?:-con-nosotros)?|carreiras|vagas|lavora-con-noi|vacatures?|werken-bij)\b/,
  ],
  ['changelog', /\b(changelog|release-notes|whats-new|product-updates|updates)\b/],
  ['press', /\b(press|newsroom|media|news|presse|prensa|imprensa|aktuelles|actualites|noticias|nieuws)\b/],
  [
    'blog',
    /\b(blog|articles|insights|resources|journal|magazine|guides|learn|stories|artikelen|kennisbank)\b/,
  ],
  ['pricing', /\b(pricing|prices|plans|preise|tarifs?|precios|precos|prezzi|prijzen|tarieven)\b/],
  [
    'customers',
    /\b(customers?|case-stud(?:y|ies)|success-stories|clients|portfolio|work|referenzen|clientes|klanten|referenties)\b/,
  ],
  ['contact', /\b(contact|contact-us|kontakt|contacto|contato|contatti)\b/],
  ['legal', /\b(imprint|impressum|legal-notice|mentions-legales|aviso-legal|colofon|algemene-voorwaarden)\b/],
  [
    'about',
    /\b(about|about-us|company|who-we-are|our-story|mission|ueber-uns|uber-uns|a-propos|qui-sommes-nous|sobre|quienes-somos|chi-siamo|unternehmen|over-ons|wie-zijn-wij|ons-verhaal)\b/,
  ],
  [
    'product',
    /\b(product|products|platform|features|solutions?|services?|how-it-works|docs|documentation|integrations|producten|diensten)\b/,
  ],
]

/** Sections whose inner pages are single things: a post, a job, a release. */
const single: Partial<Record<PageKind, PageKind>> = { blog: 'post', careers: 'job', press: 'release' }

/** The kind of a page by its address, and where that says nothing by the words of the link to it. */
export function pageKind(address: string, linkText = ''): PageKind {
  const { pathname, hostname } = new URL(address)
  const segments = decoded(pathname)
    .split('/')
    .map(asWords)
    .filter((segment) => segment !== '' && !/^[a-z]{2}(-[a-z]{2})?$/.test(segment))
  if (segments.length === 0) return kindOf(asWords(hostname.split('.')[0] ?? '')) ?? 'home'
  const byPath = kindOf(segments[0] ?? '') ?? kindOf(segments.at(-1) ?? '')
  const isDeep = segments.length > 1 && !/^(category|tag|page|author|topics?)$/.test(segments[1] ?? '')
  const section = kindOf(segments[0] ?? '')
  if (isDeep && section && single[section]) return single[section]
  if (byPath) return byPath
  return linkText.length <= 40 ? (kindOf(asWords(linkText)) ?? 'other') : 'other'
}

function kindOf(words: string): PageKind | undefined {
  return patterns.find(([, pattern]) => pattern.test(words))?.[0]
}

/** `Über uns` and `ueber_uns` read alike. */
function asWords(text: string): string {
  const name = text.toLowerCase().replaceAll('ü', 'ue')
  return slug(name.replace(/\.(html?|php|aspx)$/, ''), text.length * 2)
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
