/** How shops and sponsors speak, by language; an article about shops may say the same words. */
const phrases = [
  'free shipping|add to (?:cart|basket)|(?:buy|order|shop|call) now|while (?:stocks|supplies) last|limited[- ]time offer|launch offer|offer ends|money[- ]back guarantee|affiliate (?:links?|commission)|sponsored (?:content|post)|paid (?:partnership|content)',
  'in den warenkorb|versandkostenfrei|solange der vorrat reicht|gutscheincode|rabattcode|affiliate-links?',
  'ajouter au panier|livraison (?:gratuite|offerte)|code promo',
  'añadir al carrito|envío gratis|código (?:promocional|de descuento)',
  'aggiungi al carrello|spedizione gratuita|codice sconto',
  'adicionar ao carrinho|frete grátis',
  'gratis verzending|kortingscode',
].join('|')
const notice = new RegExp(`(?<![\\p{L}\\p{M}])(?:${phrases})(?![\\p{L}\\p{M}])`, 'iu')

/** Who speaks to a buyer says "you" or "we". "Sie" and "Ihr" are meant with their capital. */
const address =
  /(?<!\p{L})(?:[Yy]ou|[Yy]our|[Oo]ur|[Ww]e|[Uu]s|Sie|Ihre?[mnrs]?|[Uu]nser\p{L}*|[Ww]ir|[Uu]ns|[Vv]ous|[Vv]otre|[Vv]os|[Nn]otre|[Nn]os|[Nn]ous|[Uu]sted(?:es)?|[Tt]us?|[Nn]uestr[oa]s?|[Tt]u[oaei]|[Vv]ostr[oaie]|[Nn]ostr[oaie]|[Vv]ocê|[Ss]eus?|[Ss]uas?|[Nn]oss[oa]s?|[Uu]w|[Jj]e|[Jj]ouw|[Oo]nze?)(?!\p{L})/u

const minWords = 12
const wordsAtStart = 3

/**
 * True for a line that offers something: "Free shipping on all orders". A whole sentence that reports on such offers, and
 * addresses nobody, is matter: "Consumers who got free shipping bought 58 percent more in the next two years."
 */
export function isShopNotice(line: string): boolean {
  const found = notice.exec(line)
  if (!found) return false
  const words = (text: string) => text.match(/[\p{L}\p{N}][^\s]*/gu)?.length ?? 0
  const reports =
    words(line) >= minWords &&
    words(line.slice(0, found.index)) >= wordsAtStart &&
    /[.。]["”’»)]*$/u.test(line) &&
    !line.includes('!') &&
    !address.test(line)
  return !reports
}
