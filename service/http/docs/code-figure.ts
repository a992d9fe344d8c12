import { html } from 'hono/html'
import type { Markup } from '../plain-page.ts'

/**
 * A block of code with its button: drawn by the service, since a page has a hundred of them. Without scripts the button
 * is not shown.
 * @param language of a sample that stands beside the same one in other languages
 */
export function codeFigure(caption: string, code: Markup, language?: string): Markup {
  const figure = language
    ? html`<figure class="code" data-language="${language}">`
    : html`<figure class="code">`
  return html`${figure}<figcaption>${caption}</figcaption><pre tabindex="0"><code>${code}</code></pre><button type="button" class="copy">Copy</button></figure>`
}
