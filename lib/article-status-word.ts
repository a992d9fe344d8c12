const words: Readonly<Record<string, string>> = {
  processing: 'Writing',
  generated: 'Draft',
  publishing: 'Publishing',
  published: 'Published',
  failed: 'Failed',
}

/** How the state of an article is said on every page; one that we do not know as the service sent it. */
export function articleStatusWord(status: string): string {
  return words[status] ?? status
}
