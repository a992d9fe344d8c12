import { escapeHtml } from '../text/escape-html.ts'
import type { LabelSet } from './languages/label-set.ts'
import { referenceAnchor, sourceAnchor } from './reference-links.ts'
import type { SiteSource } from './site-article.ts'

/** The sources of an article, numbered as the text refers to them; `cited` have a way back to the text. */
export function sourceList(
  sources: readonly SiteSource[],
  cited: ReadonlySet<number>,
  words: LabelSet,
): string {
  if (sources.length === 0) return ''
  const ordered = [...sources].sort((one, other) => one.reference - other.reference)
  const items = ordered.map((source) => {
    const title = `<bdi>${escapeHtml(source.title || hostOf(source.url) || words.source(source.reference))}</bdi>`
    const host = hostOf(source.url)
    const link = host ? `<a href="${escapeHtml(source.url ?? '')}" rel="noopener">${title}</a>` : title
    const from = [source.origin, host].filter(Boolean).map((each) => `<bdi>${escapeHtml(each ?? '')}</bdi>`)
    const entry = `${link}${from.length === 0 ? '' : `<span class="source-host">${from.join(' · ')}</span>`}`
    const label = escapeHtml(`${words.backToText}: ${source.reference}`)
    const back = cited.has(source.reference)
      ? `<a class="source-back" href="#${referenceAnchor(source.reference)}" aria-label="${label}">↑</a>`
      : ''
    return `<li id="${sourceAnchor(source.reference)}"><span class="source-number">${source.reference}</span><div>${entry}</div>${back}</li>`
  })
  return `<section class="end" aria-labelledby="sources"><h2 id="sources">${escapeHtml(words.sources)}</h2><ol class="source-list">${items.join('')}</ol></section>\n`
}

/** The host of a web address; undefined for anything that is not one, so that nothing else becomes a link. */
function hostOf(address: string | null): string | undefined {
  const url = address === null ? null : URL.parse(address)
  return url && /^https?:$/.test(url.protocol) ? url.host.replace(/^www\./, '') : undefined
}
