import type { CompanyProfile } from '#contract/company-profile.ts'

/** The tenant's offer in an email; `isBlank` if the profile has none and a person must write it. */
export type Offer = { sentences: string[]; isBlank: boolean; callToAction: string | null }

/** Placeholder for an empty profile: it must be visible, and never be sent. */
export const offerBlank = '[what you offer]'

/** The sentences of the profile that an email can use verbatim. */
export function findOffer({ name, sells, offer, callToAction }: CompanyProfile): Offer {
  const sentences = [
    ...(sells ? [asSentence(sells, name ? `What we do at ${name}` : 'What we do')] : []),
    ...(offer ? [asSentence(offer, 'What we can offer you')] : []),
  ]
  return {
    sentences: sentences.length > 0 ? sentences : [`We ${offerBlank}.`],
    isBlank: sentences.length === 0,
    callToAction: callToAction ? `${callToAction.text}: ${callToAction.url}` : null,
  }
}

/** What is a sentence stays one; a phrase gets words that any phrase can follow. */
function asSentence(text: string, lead: string): string {
  const trimmed = text.trim()
  if (/[.!?]$/.test(trimmed)) return trimmed
  const isSentence =
    /^(?:we|our|i|wir|unser\p{L}*|nous|notre|nos|noi|nós|nosotros|offriamo|ofrecemos|oferecemos)\b/iu.test(
      trimmed,
    )
  if (isSentence) return `${trimmed}.`
  const phrase = trimmed.replace(/^(?:An?|The|Your|Free|One)\b/, (word) => word.toLowerCase())
  // With a colon of its own a second one before it would stumble.
  return /^an? [^:]+: /.test(phrase) ? `${lead} is ${phrase}.` : `${lead}: ${phrase}.`
}

/** Content, search and web work: only for those is it a reason to write that a site lacks a feed or has few posts. */
const contentTrade =
  /\b(?:content|copywrit\w*|editorial|blog\w*|seo|geo|search engine|answer engine|web ?sites?|web ?design|web development|inbound|digital agency|marketing|redaktion\w*|texte|texter\w*|webdesign|internetauftritt|suchmaschin\w*|rédaction|référencement|contenus?|contenidos?|posicionamiento|contenuti|posizionamento|conteúdos?)\b/iu

export function sellsContent({ sells, offer, category }: CompanyProfile): boolean {
  return contentTrade.test([sells, offer, category].filter(Boolean).join(' '))
}
