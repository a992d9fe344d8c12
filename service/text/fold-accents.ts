/** Lower case without accents and other marks: `Müller` is `muller`. */
export function foldAccents(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
}
