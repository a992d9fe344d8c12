import { expect, test } from 'vitest'
import { isBoilerplate } from './boilerplate.ts'

test.each([
  'Free shipping on all orders over $50 in the continental United States and Canada.',
  'Order by Friday and get free shipping on everything in our spring collection this week.',
  'Add to basket',
  'Ab 30 Euro liefern wir alle Bestellungen innerhalb Deutschlands versandkostenfrei an Ihre Adresse.',
  'Jetzt mit dem Rabattcode der Woche bestellen!',
  'Profitez de la livraison offerte sur toute notre boutique.',
  'Envío gratis a partir de 40 euros',
  'This post contains affiliate links, so we may earn a little when you buy something.',
])('a shop speaks: %s', (line) => {
  expect(isBoilerplate(line)).toBe(true)
})

test.each([
  'It demonstrated that when consumers received free shipping on returned items, their purchases over the next two years increased by between 58 percent and 357 percent.',
  'Of the shops in the survey, 62 percent said that free shipping had cost them more than it brought in.',
  'The rule treats buy now, pay later credit as any other loan of less than twelve months.',
  'Die Studie zeigt, dass Kunden bei versandkostenfreien Rücksendungen im Schnitt ein Drittel mehr bestellen, wenn der Versand versandkostenfrei ist.',
  'Selon l’étude, la livraison gratuite a fait monter le panier moyen de 14 % en un an.',
  'El estudio encontró que el envío gratis aumentó las devoluciones un 22 % en dos años.',
  'Regulators found that sponsored content made up a fifth of the posts that teenagers saw in a week.',
])('an article reports on shops: %s', (line) => {
  expect(isBoilerplate(line)).toBe(false)
})
