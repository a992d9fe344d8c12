import type { EvidenceSource } from '../../writer.ts'
import { fold } from '../stem.ts'
import type { SourceTraits } from './source-traits.ts'

/** Everybody publishes there: two pages of such a site are of two authors. */
const platforms =
  /(?:^|\.)(?:reddit|medium|quora|youtube|facebook|linkedin|instagram|tiktok|github|gitlab|wikipedia|wikimedia|stackexchange|stackoverflow|archive)\.(?:com|org|net)$/u
/** "co.uk", "com.br": what stands before it is the site. */
const secondLevel = /\.(?:co|com|org|net|gov|gob|gouv|ac|edu|or|ne|go)\.[a-z]{2}$/u
/** Below these everybody has a site of their own. */
const hosting = /\.(?:blogspot|wordpress|substack|github|netlify|vercel|pages|web|wixsite)\.[a-z]{2,4}$/u
const minName = 4

/** True for a site where everybody publishes, so that its name says nothing of who speaks. */
export function isPlatform(host: string): boolean {
  return platforms.test(host) || hosting.test(host)
}
const letters = (text: string) => fold(text).replace(/[^\p{L}\p{N}]/gu, '')

/**
 * Tests whether two sources speak with one voice: of one site, one publisher or one author. A company's own papers are
 * kept apart, since it wants to know where they differ.
 */
export function findSamePublisher(
  sources: readonly EvidenceSource[],
  traits: readonly Pick<SourceTraits, 'byline'>[],
): (one: number, other: number) => boolean {
  const voices = sources.map((source, at) => voicesOf(source, traits[at]?.byline?.publisher ?? null))
  return (one, other) => {
    if (one === other) return true
    if (sources[one]?.own === true && sources[other]?.own === true) return false
    const its = voices[other] ?? []
    return (voices[one] ?? []).some((voice) => its.includes(voice))
  }
}

function voicesOf({ url, publisher, author }: EvidenceSource, byline: string | null): string[] {
  const host = url !== null && URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : ''
  const isShared = platforms.test(host)
  const site = isShared ? '' : siteOf(host)
  const names = [isShared ? null : publisher, author, byline].map((name) =>
    letters((name ?? '').slice(0, 200)),
  )
  return [...(site === '' ? [] : [`site ${site}`]), ...names.filter((name) => name.length >= minName)]
}

/** "ministry.gov.uk" of "guidance.ministry.gov.uk". */
function siteOf(host: string): string {
  const labels = host.split('.')
  const kept = secondLevel.test(host) || hosting.test(host) ? 3 : 2
  return labels.length < 2 ? '' : labels.slice(-kept).join('.')
}
