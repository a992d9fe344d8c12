import type { SellingWords } from '../selling-words.ts'

export const italianSellingWords: SellingWords = {
  language: 'it',
  asks: 'aggiungi al carrello|acquista ora|spedizione gratuita|prova gratuita|preventivo gratuito|disponibile subito|richiedi una demo',
  praises: '(?:i )?nostri (?:prodotti|clienti|servizi)|offriamo|vendiamo|contattaci',
}
