import { createHash } from 'node:crypto'

/** The headers of a page with these inline scripts: they may run, known by their hashes, and no other (CSP level 3, 6.7.2.2). */
export function allowScripts(
  headers: Readonly<Record<string, string>>,
  scripts: readonly string[],
): Readonly<Record<string, string>> {
  const policy = headers['Content-Security-Policy'] ?? ''
  const hashes = scripts.map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`)
  return { ...headers, 'Content-Security-Policy': `${policy}; script-src ${hashes.join(' ')}` }
}
