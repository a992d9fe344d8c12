import { createHash } from 'node:crypto'
import { html, raw } from 'hono/html'
import type { Markup } from './plain-page.ts'

/** Browsers without a clipboard for pages (those reached by plain http on another machine) copy what is selected. */
const script = `for(const b of document.querySelectorAll('button[data-copies]')){b.hidden=false;b.onclick=async()=>{
const e=document.getElementById(b.dataset.copies);let done=true
try{await navigator.clipboard.writeText(e.textContent)}catch{getSelection().selectAllChildren(e);done=document.execCommand('copy')}
b.textContent=done?'Copied':'Select the code and copy it'}}`

const scriptHash = createHash('sha256').update(script).digest('base64')

/** Copies the text of an element by one press. Hidden where scripts don't run; once on a page. */
export function copyButton(elementId: string, label: string): Markup {
  return html`<button type="button" class="quiet" data-copies="${elementId}" aria-live="polite" hidden>${label}</button><script>${raw(script)}</script>`
}

/** The headers of a page with a copy button: its one script may run, known by its hash (CSP level 3, 6.7.2.2). */
export function copyPolicy(headers: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const policy = headers['Content-Security-Policy'] ?? ''
  return { ...headers, 'Content-Security-Policy': `${policy}; script-src 'sha256-${scriptHash}'` }
}
