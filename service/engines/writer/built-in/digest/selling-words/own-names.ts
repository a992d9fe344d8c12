import type { EvidenceSource } from '../../../writer.ts'

/** What a publisher is called beside its name. */
const suffix =
  /(?:\s+(?:blog|magazine?|magazin|news|journal|reviews?|team|shop|store|online|official|academy|hub|gmbh|ag|ltd|inc|llc|sarl|sas|srl)\.?)+$/iu
const minName = 3
const minSpacelessName = 2

/** What a page calls its publisher, in lower case: its name without "Blog", or that of a site which declares none. */
export function ownName({ publisher, url }: EvidenceSource): string {
  const name = (publisher ?? hostName(url ?? '')).replace(suffix, '').trim().toLowerCase()
  const min = /^[\p{sc=Han}\p{sc=Kana}\p{sc=Hira}]+$/u.test(name) ? minSpacelessName : minName
  return name.length < min ? '' : name
}

/** "mailcleanr" of https://www.mailcleanr.io/blog, "brightline dental" of brightline-dental.com. */
function hostName(url: string): string {
  const host = URL.parse(url)?.hostname.replace(/^www\./, '') ?? ''
  const [name = ''] = host.split('.')
  return name.replaceAll('-', ' ')
}
