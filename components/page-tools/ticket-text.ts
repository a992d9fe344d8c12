import type { Issue } from './group-findings.ts'

const words: Readonly<Record<Issue['severity'], string>> = {
  error: 'Error',
  warning: 'Warning',
  notice: 'Optional',
}

/** Every issue of a page as text, for whoever edits it: what it does, what is wrong, what to write and where. */
export function ticketText(url: string, issues: readonly Issue[]): string {
  const entries = issues.map(({ severity, effect, message, fix, places }, index) =>
    [
      `${index + 1}. ${words[severity]}: ${effect ? `${effect}. ` : ''}${message}`,
      `   Fix: ${fix}`,
      ...places.map(({ path, line }) => `   At: ${path}${line === undefined ? '' : `, line ${line}`}`),
    ].join('\n'),
  )
  return [`To fix on ${url}`, ...entries].join('\n\n')
}
