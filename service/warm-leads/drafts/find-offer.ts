import type { CompanyProfile } from '#contract/company-profile.ts'

/** The tenant's offer in an email; `isBlank` if the profile has none and a person must write it. */
export type Offer = { sentences: string[]; isBlank: boolean; callToAction: string | null }

/** Placeholder for an empty profile: it must be visible, and never be sent. */
export const offerBlank = '[what you offer]'

/** The sentences of the profile that an email can use. */
export function findOffer(profile: CompanyProfile): Offer {
  const { name, sells, offer, callToAction } = profile
  const sentences = [
    ...(sells ? [sellsSentence(sells, profile)] : []),
    ...(offer ? [offerSentence(offer, name)] : []),
  ]
  return {
    sentences: sentences.length > 0 ? sentences : [`We ${offerBlank}.`],
    isBlank: sentences.length === 0,
    callToAction: callToAction ? `${callToAction.text}: ${callToAction.url}` : null,
  }
}

const speaker =
  /^(?:we|our|i|wir|unser\p{L}*|nous|notre|nos|noi|nós|nosotros|offriamo|ofrecemos|oferecemos)(?!\p{L})/iu
const article = /^(?:An?|The|Your|Free|One)\b/

/** What somebody says of themselves is a sentence already, whether or not it has its full stop. */
function isSentence(text: string, name: string | null | undefined): boolean {
  const isNamed = Boolean(name) && text.toLowerCase().startsWith(`${name?.toLowerCase()} `)
  return speaker.test(text) || isNamed
}

function withStop(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`
}

/** A list of what is sold has no verb: it gets one. */
function sellsSentence(text: string, profile: CompanyProfile): string {
  const { name } = profile
  const trimmed = text.trim()
  if (isSentence(trimmed, name)) return withStop(trimmed)
  const who = name ? `${name} offers` : 'We offer'
  return withStop(`${who} ${withSmallLetter(trimmed, profile)}`)
}

function offerSentence(text: string, name: string | null | undefined): string {
  const trimmed = text.trim()
  if (isSentence(trimmed, name) || /[.!?]$/.test(trimmed)) return withStop(trimmed)
  const phrase = trimmed.replace(article, (word) => word.toLowerCase())
  // With a colon of its own a second one before it would stumble.
  return /^an? [^:]+: /.test(phrase)
    ? `What we can offer you is ${phrase}.`
    : `What we can offer you: ${phrase}.`
}

/** The first word in small letters where it is an article, or the profile writes it so elsewhere: no name is changed. */
function withSmallLetter(text: string, { category, customers, audience, offer }: CompanyProfile): string {
  const [first = ''] = text.split(/\s/)
  const small = first.toLowerCase()
  const others = [category, customers, audience, offer].join(' ').split(/[^\p{L}\p{N}-]+/u)
  return article.test(text) || others.includes(small) ? small + text.slice(first.length) : text
}

/** Content, search and web work: only for those is it a reason to write that a site lacks a feed or has few posts. */
const contentTrade =
  /\b(?:content|copywrit\w*|editorial|blog\w*|seo|geo|search engine|answer engine|web ?sites?|web ?design|web development|inbound|digital agency|marketing|redaktion\w*|texte|texter\w*|webdesign|internetauftritt|suchmaschin\w*|rédaction|référencement|contenus?|contenidos?|posicionamiento|contenuti|posizionamento|conteúdos?)\b/iu

export function sellsContent({ sells, offer, category }: CompanyProfile): boolean {
  return contentTrade.test([sells, offer, category].filter(Boolean).join(' '))
}
