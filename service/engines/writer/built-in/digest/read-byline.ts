import type { PageBlock } from '../../../reader/page-block.ts'
import { personName, personTitle } from '../person-name.ts'
import { plainText } from '../plain-text.ts'
import { countWords, isSpaceless } from '../split-words.ts'

/** Who published a page, as what and when, in the words of the page itself. */
export type Byline = {
  /** Empty where only a person signs. */
  publisher: string
  /** Who wrote it: "By Helen Marsh"; empty where the line names no person. */
  author: string
  /** "guidance note", "consumer magazine"; empty when the line does not say. */
  kind: string
  /** "revised March 2025", "issue 11/2024"; empty when the line does not say. */
  date: string
  /** The block it stands in. */
  block: number
}

const maxWords = 16
const lookedAt = 4
/** Of a line divided by marks. */
const maxDivided = 34
/** Characters of such a line in a script without spaces. */
const maxSpaceless = 40
const year = /(?<!\p{N})(?:19|20)\d{2}(?!\p{N})/u
const meta = /(?<=\s)by\s|posted|\bmin(?:utes?)? read|comments?\b|share:/iu
/** "Food Quality Unit · project report · February 2023", "School of Soils – report, November 2023": between the parts of such a line. */
const divided = /\s+[·•|–—]\s+/gu
/** A menu and a trail of pages are divided alike. */
const trail = /\s[›>]\s|(?:^|\s)(?:home|start(?:seite)?|accueil|inicio|menu|cookies?)(?:\s|$)/iu
/** "Authors: L. Brehm, S. Aydın", behind the line of who published it. */
const signedBelow =
  /\s(?:autor(?:in(?:nen)?|en)?|authors?|auteurs?|autrices?|autor[ae]s?|autori)\s?[:：].*$/iu
/** "Posted by the VaultCan team": who publishes signs a page by its team. */
const byTeam =
  /(?:posted|written|published|veröffentlicht|geschrieben|publié|rédigé|publicado|escrito|pubblicato|scritto)\s+(?:by|von|par|por|da[li]?)\s+(?:the|dem|der|l[’']équipe|el equipo de|il team di)?\s*(\p{Lu}[\p{L}\p{N}’'& -]{1,40}?)[-\s]*(?:team|redaktion|editors?)?(?=\s*(?:[·•|–—,]|$))/iu
/** What a line begins with that names who wrote the text. */
const by =
  /^(?:(?:[Ww]ritten )?[Bb]y|[Vv]on|[Pp]ar|[Pp]or|[Dd]i|[Aa] cura di|[Tt]exte?:|[Tt]exto:|[Tt]esto:)\s+(?=\p{Lu})/u
/** "From: ", "Quelle: ": a label before whoever published it. */
const label =
  /^(?:from|source|publisher|published (?:by|in|on)|von|quelle|herausgeber(?:in)?|verlag|veröffentlicht (?:von|in|bei)|de|source|éditeur|publié (?:par|dans|sur)|fuente|editor|editorial|publicado (?:por|en|em)|da|fonte|editore|pubblicato (?:da|su)|editora?|van|bron|uitgever|gepubliceerd (?:door|in|op))\s?[:：]\s*/iu
/** "…, Text: Nele Kröger Published: …": who wrote it, inside a line of who published it. */
const writtenBy =
  /\s?[,(]\s*(?:text|bericht|report|reportage|words|texte|texto|testo|tekst|autor(?:in)?|author|auteur)\s?[:：]\s*(?<author>\p{Lu}[\p{L}.’'-]*(?: \p{Lu}[\p{L}.’'-]*){1,3})\)?(?=\)?\s+\p{Lu}\p{L}+:|\)?$)/iu
/** "Feedwell Rentals": nothing but a name. */
const nameAlone = /^(?:\p{Lu}[\p{L}\p{N}.’'&-]*(?:\s+|$)){1,5}$/u
/** "From: Harbour Agency Published: 2025-03-04": two labelled lines at the head of a paper, read as one. */
const labelled =
  /^(?<name>\p{Lu}[^:：]{1,110}?)(?:[\s,;·|–—-]+(?:(?:last |first )?(?:published|updated|dated?)|veröffentlicht|stand|datum|publiée?|mise? à jour|publicado|fecha|pubblicato|data|gepubliceerd)\s?[:：]\s*(?<date>[^:：]{4,40}))?$/iu
/** "…, thread “Sending work: what do you do?”": the part of it that the paper is. */
const ofPart = /,\s+\p{L}+\s+(?:«[^»]*»|"[^"]*"|“[^”]*”|„[^“”]*[“”]|»[^«]*«)\s*$/u
/** "LampPier (online shop, product page)": a name, and what it is of. */
const besides = /^([^()]+?)\s*\(([^()]+)\)$/u
const outsideBrackets = /\s*,\s+(?![^()]*\))/u
/** Words of the name that a label alone introduces. */
const maxLabelled = 9
/** "published 4 March 2024", "veröffentlicht am 4. März 2024": the date says it alone. */
const appeared =
  /^(?:(?:first )?(?:published|posted)(?: on| in)?|veröffentlicht(?: am| im)?|erschienen(?: am| im)?|publiée?(?: le| en)?|parue? (?:le|en)|publicad[oa](?: el| en| em)?|pubblicat[oa](?: il| nel)?|gepubliceerd(?: op| in)?|verschenen(?: op| in)?)[:：]?\s+(?=\P{Ll})/iu
/** "Dr Helen Marsh", "Anne de la Tour": two names at least. */
const signer = new RegExp(`^(?:${personTitle} )*${personName}$`, 'u')

/**
 * The line under the title of a page that says who published it, as what and when: "Regional Energy Agency, guidance
 * note, revised March 2025"; or who wrote it: "By Helen Marsh, County Fire Service, 12 May 2024". Null for a page without
 * one. A menu is no publisher.
 */
export function readByline(blocks: readonly PageBlock[]): Byline | null {
  for (const [at, block] of blocks.slice(0, lookedAt).entries()) {
    if (block.kind === 'heading' && at > 0 && block.level > 1) return null
    if (block.kind !== 'paragraph') continue
    const whole = plainText(block.text.slice(0, 300))
    const stated = label.test(whole) ? readLabelled(whole.replace(label, ''), at) : null
    if (stated !== null) return stated
    const line = asOneLine(whole.replace(label, ''))
    const [, team] = byTeam.exec(whole) ?? []
    if (
      team !== undefined &&
      whole !== line &&
      countWords(whole) <= maxDivided &&
      /team|equipo|équipe/iu.test(whole)
    )
      return { publisher: team.trim(), author: '', kind: '', date: year.exec(whole)?.[0] ?? '', block: at }
    if (trail.test(whole) && whole !== line) continue
    if (
      countWords(line) > (line === whole ? maxWords : maxDivided) ||
      /[!?:;。！？：]$|(?<!\p{Lu})\.$/u.test(line) ||
      meta.test(line)
    )
      continue
    const signed = readSignature(line, at)
    if (signed !== null) return signed
    if (by.test(line)) continue
    // "Lena Okafor, Peter Brandt. Journal of Applied Studies 41(2), 2025" cites, and names no publisher.
    if (/\p{Ll}[.] \p{Lu}|\p{N}\(\p{N}+\)/u.test(line)) continue
    if (isSpaceless(line) && line.length > maxSpaceless) continue
    const parts = line.split(/\s*,\s+|[、，]/u).filter((part) => part !== '')
    const named =
      line === whole.replace(label, '') ? undefined : parts.find((part) => organisation.test(part))
    if (line !== whole.replace(label, '') && named === undefined && !label.test(whole)) continue
    const publisher = named ?? parts[0]
    const rest = parts.filter((part) => part !== publisher)
    const date = rest.find((part) => year.test(part)) ?? ''
    const day = date.replace(appeared, '')
    if (publisher === undefined || rest.length === 0 || date === '') continue
    if (
      !/^[\p{Lu}\p{Lo}]/u.test(publisher) ||
      readingTime.test(publisher) ||
      year.test(publisher) ||
      (!isSpaceless(publisher) && countWords(publisher) > 7)
    )
      continue
    return {
      publisher,
      author: '',
      kind: rest.filter((part) => part !== date).join(', '),
      date: day,
      block: at,
    }
  }
  return null
}

function readLabelled(whole: string, block: number): Byline | null {
  const line = whole.replace(ofPart, '')
  const author = writtenBy.exec(line)?.groups?.author ?? ''
  const { name = '', date = '' } = labelled.exec(line.replace(writtenBy, ''))?.groups ?? {}
  const [named = '', ...others] = name.split(outsideBrackets)
  const [, publisher = named, aside] = besides.exec(named) ?? []
  const kinds = aside === undefined ? others : [aside, ...others]
  const isDated = year.test(date)
  // "Salt & Rope, issue 3/2026" with its date behind it.
  if (!/^\p{Lu}/u.test(publisher) || year.test(isDated ? publisher : name) || /[.!?]$/u.test(line))
    return null
  // "The Back Kitchen (forum for owners of small places to stay)"
  if (
    countWords(publisher.replace(/\([^)]*\)/gu, '')) > maxLabelled ||
    (!isDated && countWords(line) > (nameAlone.test(publisher) ? maxWords : maxLabelled))
  )
    return null
  return { publisher, author, kind: kinds.join(', '), date: isDated ? date : '', block }
}

/** A line whose parts are divided by marks as one with commas. */
function asOneLine(line: string): string {
  const parts = line.replace(signedBelow, '').split(divided)
  const dated = parts.findIndex((part) => year.test(part))
  return (dated === -1 ? parts : parts.slice(0, dated + 1)).join(', ')
}

/** Words in the name of whoever publishes as an institution. */
export const organisation =
  /(?:universit|college|hochschule|institut|laborator|verband|verein(?!bar)|kammer|behörde|klinik|stiftung|école|fédération|syndicat|asociaci|federaci|associa|societ|instituci|istituto|ordine|(?<!\p{L})(?:units?|partnership|group|network|centre|center|alliance|observatory|foundation|union|clinic|council|federation|guild|agency|authority|forum|committee|trust|board|hospital|department|office|ministry|service|school|bureau|society|labs?|agence|chambre|revue|magazine|zeitschrift|revista|rivista|journal|cámara|colegio|centro|gremio|sociedad|consejo|agencia|bund|amt|bundesamt)(?!\p{L}))/iu
const readingTime =
  /lesezeit|min(?:uten|utes)?\.? (?:read|lesen)|(?:temps|tiempo|tempo) de (?:lecture|lectura)|tempo di lettura/iu

/** "By Helen Marsh, County Fire Service, 12 May 2024": a person, for whom, and when. */
function readSignature(line: string, block: number): Byline | null {
  if (!by.test(line)) return null
  const [author = '', ...rest] = line
    .replace(by, '')
    .split(/\s*,\s+/u)
    .filter((part) => part !== '')
  if (countWords(author) > 6 || !signer.test(author)) return null
  const date = rest.find((part) => year.test(part)) ?? ''
  const [publisher = '', ...others] = rest.filter((part) => part !== date)
  if (!/^(?:\p{Lu}|$)/u.test(publisher) || countWords(publisher) > 7) return null
  return { publisher, author, kind: others.join(', '), date: date.replace(appeared, ''), block }
}
