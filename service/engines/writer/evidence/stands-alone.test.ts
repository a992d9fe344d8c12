import { expect, test } from 'vitest'
import { standsAlone } from './stands-alone.ts'

test.each([
  ['en', 'A closed bottle keeps the aroma for 14 days.'],
  ['en', 'Hot water above 90 degrees drives the aroma off.'],
  ['en', 'Heat pumps that are sized well last longer.'],
  ['en', 'A household paid $1,140.'],
  ['en', 'The trial ended in 2024.'],
  ['en', 'If the cooler is small, it fails early.'],
  ['de', 'Eine geschlossene Flasche hält das Aroma 14 Tage.'],
  ['fr', 'Une bouteille fermée garde l’arôme 14 jours.'],
  ['es', 'Una botella cerrada conserva el aroma 14 días.'],
  ['zh', '热水应该在四分钟内离开咖啡。'],
  ['ja', '密閉した瓶は香りを十四日間保ちます。'],
])('%s: %s stands alone', (language, text) => {
  expect(standsAlone(text, language)).toBe(true)
})

test.each([
  ['en', 'It keeps for 14 days.'],
  ['en', 'Heat pumps have two key advantages in these climates.'],
  ['en', 'However, a closed bottle keeps longer.'],
  ['en', 'See our guide on what onboarding is.'],
  ['en', 'At 47°F a good heat pump reaches 3.5 to 4.'],
  ['en', 'At 5°F, one source says, it still delivers about 2.0 units of heat.'],
  ['en', 'In the cold, it draws more.'],
  ['de', 'Bei 5 Grad liefert sie noch die Hälfte.'],
  ['fr', 'À cinq degrés, elle fournit la moitié.'],
  ['de', 'Diese Flasche hält 14 Tage.'],
  ['de', 'Die Flasche hält in solchen Fällen länger.'],
  ['fr', 'La bouteille garde cet arôme 14 jours.'],
  ['es', 'La botella conserva este aroma.'],
  ['it', 'La bottiglia conserva questo aroma.'],
  ['pt', 'A garrafa conserva este aroma.'],
  ['ru', 'Бутылка хранит этот аромат.'],
  ['zh', '因此密封的瓶子更好。'],
  ['zh', '密封的瓶子可以保存这种香气。'],
  ['ja', 'この瓶は香りを保ちます。'],
])('%s: %s does not', (language, text) => {
  expect(standsAlone(text, language)).toBe(false)
})
