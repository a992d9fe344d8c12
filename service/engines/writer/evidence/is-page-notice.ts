import { furniture } from './furniture/all-furniture-words.ts'

/** Consent and metering notices are a few sentences; more is a text about them. */
const maxWords = 120
const maxLength = 1200

const matching = (part: 'consent' | 'meters') => {
  const { spaced, unspaced } = furniture(part)
  return new RegExp(`(?<![\\p{L}\\p{M}])(?:${spaced})(?![\\p{L}\\p{M}])|${unspaced}`, 'iu')
}
const consent = matching('consent')
const meters = matching('meters')
const whole = (part: 'newsletters') => {
  const { spaced, unspaced } = furniture(part)
  return new RegExp(`^[^\\p{L}\\p{N}]*(?:${spaced}|${unspaced})[^\\p{L}\\p{N}]*$`, 'iu')
}
const newsletters = whole('newsletters')
/** Two times of day: the hours of a counter are a span. */
const hours = (() => {
  const { spaced, unspaced } = furniture('openingHours')
  const time = '\\p{N}{1,2}(?:[:.h]\\p{N}{2})?'
  return new RegExp(
    `^[^\\p{L}\\p{N}]*(?:(?:${spaced})(?![\\p{L}\\p{M}])|${unspaced})\\s?[:：][^.!?。]{0,30}?${time}\\s?(?:h|uhr|[ap]m|時)?\\s?(?:[-–—~〜～]|to|bis|à|a|alle|às|tot)\\s?${time}`,
    'iu',
  )
})()
/** Words of a paragraph that gives the hours of a counter and how to come by a time there. */
const maxHoursWords = 30

/** What a page asks to store something for, or where. */
const purposes =
  /(?<!\p{L})(?:cookies?|(?:your|a|the) devices?|ads|(?:end)?gerät\p{L}*|anzeigen|traceurs?|(?:votre|un) (?:appareil|terminal)|publicités?|dispositivos?|anuncios|anúncios|annunci|apparaat|advertenties|personn?ali[sz]\p{L}*|personalis\p{L}*|your privacy|privatsphäre|vie privée|privacidade?|tua privacy|sua privacy|jouw privacy|uw privacy)(?!\p{L})|端末|クッキー|cookie|最適化|设备|隐私|个性化/iu
const quoted = /“[^”]*”|"[^"]*"|„[^“”]*[“”]|«[^»]*»|「[^」]*」/gu

/**
 * True for a paragraph in which a page asks, in its own name and its partners', for consent to store something on the
 * reader's device. It goes on from sentence to sentence ("You can change your mind at any time"), so all of it is one.
 */
export function isConsentNotice(text: string): boolean {
  const line = text.slice(0, maxLength)
  if (text.length > maxLength || line.split(/\s+/).length > maxWords) return false
  const said = line.replace(quoted, ' ')
  return consent.test(said) && purposes.test(said)
}

/** True for a line that says how many articles may still be read for nothing, or that the rest is for subscribers. */
export function isMeter(text: string): boolean {
  const line = text.slice(0, 300)
  return text.length <= 300 && meters.test(line.replace(quoted, ' '))
}

/** True for a sentence that is all about what a page sends to mailboxes: "Our best stories in your inbox every Thursday." */
export function isNewsletterNotice(text: string): boolean {
  return text.length <= 300 && newsletters.test(text)
}

/** True for a paragraph that begins with the hours of a counter, with what it goes on to say of coming there. */
export function isOpeningHours(text: string): boolean {
  return text.split(/\s+/).length <= maxHoursWords && hours.test(text.slice(0, 300))
}
