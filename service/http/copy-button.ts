import { html, raw } from 'hono/html'
import type { Markup } from './plain-page.ts'

/** Browsers without a clipboard for pages (those reached by plain http on another machine) copy what is selected. */
export const copyScript = `for(const b of document.querySelectorAll('button[data-copies]')){b.hidden=false;b.onclick=async()=>{
const e=document.getElementById(b.dataset.copies);let done=true
try{await navigator.clipboard.writeText(e.textContent)}catch{getSelection().selectAllChildren(e);done=document.execCommand('copy')}
b.textContent=done?'Copied':'Select the code and copy it'}}`

/** Copies the text of an element by one press. Hidden where scripts don't run; once on a page. */
export function copyButton(elementId: string, label: string, { isMain = false } = {}): Markup {
  return html`<button type="button"${isMain ? '' : raw(' class="quiet"')} data-copies="${elementId}" aria-live="polite" hidden>${label}</button><script>${raw(copyScript)}</script>`
}
