/** Lower case without accents; `ß` is `ss`. */
export function foldWord(text: string): string {
  if (/^[a-z0-9]*$/.test(text)) return text
  return text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/\p{Mn}+/gu, '')
}
