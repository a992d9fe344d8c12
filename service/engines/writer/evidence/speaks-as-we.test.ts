import { expect, test } from 'vitest'
import { speaksAsWe } from './speaks-as-we.ts'

test.each([
  ['en', 'We replaced the pump in March.'],
  ['en', 'Most customers told us in June.'],
  ['de', 'Im März haben wir den Deckel getauscht.'],
  ['de', 'Unsere Kunden leeren die Tonne.'],
  ['fr', 'Nous recommandons un entretien par an.'],
  ['fr', 'Seuls 34 % de nos clients le font.'],
  ['es', 'Recomendamos gastar el aceite en tres meses.'],
  ['es', 'En marzo cambiamos las botellas.'],
  ['it', 'Abbiamo sostituito la farina a marzo.'],
  ['it', 'I nostri clienti lo fanno ogni settimana.'],
  ['pt', 'Trocamos a terra em março.'],
  ['ru', 'Мы заменили насос в марте.'],
  ['id', 'Kami mengganti pompa pada bulan Maret.'],
  ['hi', 'हमने मार्च में पंप बदला।'],
  ['bn', 'আমরা মার্চ মাসে পাম্প বদলেছি।'],
  ['ar', 'نوصي بتنظيف المدخنة مرتين في السنة.'],
  ['ur', 'ہم نے مارچ میں پمپ بدلا۔'],
  ['zh', '我们在三月更换了水泵。'],
  ['ja', '弊社は3月にポンプを交換しました。'],
])('%s: "%s" is in the first person', (language, text) => {
  expect(speaksAsWe(text, language)).toBe(true)
})

test.each([
  ['en', 'The US market grew, and phase I trials ended.'],
  ['en', '“We replaced the pump,” said Nia Morgan of the Dale sweeps.'],
  ['de', 'Die Meinung der Kunden zählt.'],
  ['de', '„Ich reinige die Tonne im März“, sagt der Gärtner Uwe Holst.'],
  ['fr', '« Notre équipe passe en mai », explique la ramoneuse.'],
  ['es', 'Bastan 20 gramos en los últimos tramos.'],
  ['it', 'Un richiamo costa 40 euro.'],
  ['pt', 'Bastam 20 gramas, nos mesmos termos.'],
  ['zh', '自我管理很重要。'],
  ['ja', '同社は「私たちは毎月点検する」と述べた。'],
])('%s: "%s" is not', (language, text) => {
  expect(speaksAsWe(text, language)).toBe(false)
})
