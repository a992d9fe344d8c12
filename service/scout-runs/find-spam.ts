import { isPlantedInstruction } from '../engines/chat-model/planted-instruction.ts'

type SpamSignal = { pattern: RegExp; points: number; name: string }

const signals: readonly SpamSignal[] = [
  {
    name: 'a discount code',
    points: 50,
    pattern:
      /\b(?:(?:promo|discount|coupon|voucher|referral|invite) ?codes?|use (?:my )?code|rabattcode|gutscheincode|code promo|cup[oó]n|c[oó]digo de (?:descuento|desconto)|codice sconto|cupom)\b|\b\d{1,2} ?% off\b/iu,
  },
  {
    name: 'an invitation to buy',
    points: 35,
    pattern:
      /\b(?:buy now|order now|shop now|get yours|limited[- ]time|free shipping|click (?:here|the link)|link in (?:bio|comments)|sign up (?:here|now|today)|jetzt (?:kaufen|bestellen|sichern)|achetez|compra ya|acquista ora|compre agora)\b/iu,
  },
  {
    name: 'the author’s own offer',
    points: 35,
    pattern:
      /\b(?:check out (?:my|our)|(?:my|our) (?:new )?(?:channel|store|shop|etsy|app|saas|startup|product|newsletter|ebook|course|agency|services?)\b|i (?:just )?(?:built|launched|made|created) (?:a|an|this|my)|we(?: just|['’]ve)? launched|(?:excited|proud|happy) to (?:announce|share|introduce)|dm me|pm me|message me (?:for|on)|whats ?app|telegram)\b/iu,
  },
  {
    name: 'a promise of money',
    points: 50,
    pattern:
      /\b(?:earn|make) (?:up to )?[$€£]\s?\d|\b(?:100% (?:legit|free|guaranteed)|guaranteed (?:results|profit|returns)|passive income|get rich|giveaway|airdrop|no risk)\b/iu,
  },
  {
    name: 'an affiliate or short link',
    points: 35,
    pattern:
      /\b(?:bit\.ly|tinyurl\.com|amzn\.to|t\.me|discord\.gg|goo\.gl|linktr\.ee|shareasale|clickbank)\b|[?&](?:ref|aff|affiliate|tag|utm_[a-z]+)=/iu,
  },
]

const links = /https?:\/\/[^\s)\]]+/giu
const fullSpam = 100

/** From here on a post is set aside. */
export const spamLimit = 70

/**
 * How much a post reads like an advertisement, 0 to 100, and by what. `text` is as its author wrote it, links included.
 * One word is none: people ask for discount codes, too.
 */
export function findSpam(title: string, text: string): { points: number; signs: string[] } {
  const whole = `${title}\n${text}`
  const found = signals.filter(({ pattern }) => pattern.test(whole))
  const urls = whole.match(links) ?? []
  const letters = title.replace(/[^\p{L}]/gu, '')
  const shouts =
    letters.length >= 12 && letters === letters.toUpperCase() && letters !== letters.toLowerCase()
  const pictures = whole.match(/\p{Extended_Pictographic}/gu)?.length ?? 0
  const more: (SpamSignal | { name: string; points: number } | false)[] = [
    urls.length >= 3 && { name: `${urls.length} links`, points: 30 },
    new Set(urls).size < urls.length && { name: 'the same link twice', points: 20 },
    urls.length > 0 &&
      text.replace(links, '').trim().length < 80 && { name: 'hardly more than a link', points: 30 },
    shouts && { name: 'a title in capital letters', points: 25 },
    pictures >= 5 && { name: `${pictures} emoji`, points: 20 },
    isPlantedInstruction(whole) && { name: 'instructions to an AI', points: fullSpam },
  ]
  const all = [...found, ...more.filter((one) => one !== false)]
  return {
    points: Math.min(
      fullSpam,
      all.reduce((sum, { points }) => sum + points, 0),
    ),
    signs: all.map(({ name }) => name),
  }
}
