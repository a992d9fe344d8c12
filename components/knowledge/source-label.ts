/** Where a document comes from, in the words of the dashboard. */
export const sourceLabels: Readonly<Record<string, string>> = {
  upload: 'File',
  url: 'URL',
  manual: 'Text',
}

/** A source that this release does not know is shown as the service names it. */
export function sourceLabel(sourceType: string): string {
  return sourceLabels[sourceType] ?? sourceType
}
