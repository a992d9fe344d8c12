import type { SellingWords } from '../selling-words.ts'

export const spanishSellingWords: SellingWords = {
  language: 'es',
  asks: 'añadir al carrito|comprar ahora|compra ya|envío gratis|prueba gratis|presupuesto gratis|pide tu (?:presupuesto|demo)|en stock|solicita una demo',
  praises:
    'nuestr[oa]s? (?:productos?|clientes|soluci(?:ón|ones)|servicios?|precios|plataforma|tienda)|ofrecemos|vendemos|instalamos|contáctanos',
}
