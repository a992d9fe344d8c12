import { expect, test } from 'vitest'
import { standsAlone } from './stands-alone.ts'
import { standsForNothing, takesUp, takesUpThing } from './takes-up.ts'

test.each([
  ['en', 'Only 4.1 percent of returned bikes needed one.'],
  ['en', 'In the others they rose by 4 percent.'],
  ['en', 'Only a few shops do so.'],
  ['en', 'Those shops saw fewer returns.'],
  ['en', 'The second visit costs 45 pounds.'],
  ['en', 'Most needed a new tube.'],
  ['en', 'Wet wood doubles it.'],
  ['de', 'Das reicht für ein Jahr.'],
  ['de', 'Die anderen zahlten nach Aufwand.'],
  ['de', 'Bei der anderen Bauart genügt alle zwei Jahre eine.'],
  ['de', 'Nur 4 Prozent der Räder brauchten eine.'],
  ['de', 'Ein solcher Filter kostet 25 Euro.'],
  ['fr', 'Dans l’autre cas, le rendement baisse de 8 %.'],
  ['fr', 'Par contre, les communes paient plus.'],
  ['fr', 'Le même contrat coûte 180 euros.'],
  ['es', 'Por el contrario, en lata dura más.'],
  ['es', 'Solo el 7 % de las botellas tenía uno.'],
  ['es', 'Las demás perdieron el 9 %.'],
  ['it', 'Nel primo caso il pane cresce.'],
  ['it', 'Gli altri hanno perso il 22 %.'],
  ['pt', 'O outro problema é o vento.'],
  ['pt', 'As outras produziram mais.'],
  ['ru', 'Остальные платили меньше.'],
  ['id', 'Yang lain membayar lebih sedikit.'],
  ['ar', 'لذلك يجب تنظيف المرشح.'],
  ['hi', 'दूसरे लोगों ने कम भुगतान किया।'],
  ['bn', 'অন্যরা কম টাকা দিয়েছে।'],
  ['ur', 'دوسرے لوگوں نے کم ادا کیا۔'],
  ['zh', '其余的人付得更少。'],
  ['ja', '同じことがシャワーにも当てはまります。'],
  ['ja', 'もう一つの原因は水圧です。'],
])('%s: "%s" takes up what stands before it', (language, text) => {
  expect(takesUp(text, language)).toBe(true)
  expect(standsAlone(text, language)).toBe(false)
})

test.each([
  ['en', 'A shop without a lift should rent one.'],
  ['en', 'One in five shops measures riders.'],
  ['en', 'Most returned bikes had a flat tube.'],
  ['en', 'Anyone who wants to cancel can do so within 14 days.'],
  ['en', 'Those who burn softwood sweep twice.'],
  ['en', 'Instead of repairing, shops swap the bike.'],
  ['de', 'Das Wasser bleibt ein Jahr klar.'],
  ['de', 'Das alte Boot liegt im Hafen.'],
  ['de', 'Im ersten Jahr kostet ein Rad 300 Euro.'],
  ['de', 'Wer eine Pumpe hat, wartet eine im Jahr.'],
  ['fr', 'Certains poêles consomment 15 % de plus.'],
  ['fr', 'Le reste du bois sèche en deux ans.'],
  ['es', 'Una botella oscura alarga la vida del aceite un mes.'],
  ['it', 'Il lievito solido va rinfrescato ogni 5 giorni.'],
  ['pt', 'Uma horta precisa de 2 litros por dia.'],
  ['ja', '浄水器のフィルターは約4か月もちます。'],
])('%s: "%s" takes up nothing', (language, text) => {
  expect(takesUp(text, language)).toBe(false)
})

test.each([
  ['en', 'A barrel needs a lid of plastic.', 'The lid keeps leaves out.'],
  ['de', 'Eine Tonne braucht einen Kunststoffdeckel.', 'Der Deckel hält Laub ab.'],
  ['fr', 'Un poêle a besoin d’un joint de porte.', 'Le joint coûte 35 euros.'],
  ['es', 'El aceite pide una botella oscura.', 'La botella debe cerrarse bien.'],
  ['it', 'Serve un barattolo di vetro.', 'Il barattolo va chiuso.'],
  ['pt', 'A horta precisa de um prato.', 'O prato guarda a água.'],
])('%s: after "%s" the thing in "%s" is known from there alone', (language, before, text) => {
  expect(takesUpThing(text, language, () => before)).toBe(true)
  expect(takesUpThing(text, language, () => '')).toBe(false)
  expect(standsAlone(text, language, before)).toBe(false)
  expect(standsAlone(text, language)).toBe(true)
})

test('a "one" is known by what its passage names', () => {
  const text = 'Only 4 percent of the stoves needed one.'
  expect(standsForNothing(text, 'Another cause is slow burning.', 'en')).toBe(true)
  expect(standsForNothing(text, 'An old flue may need a liner.', 'en')).toBe(false)
})

test.each([
  ['en', 'When its yellow flowers open, it is time to prune.'],
  ['en', 'Let them dry in the shade.'],
  ['de', 'Wenn ihre Blüten aufgehen, wird geschnitten.'],
  ['de', 'Lassen Sie sie im Schatten trocknen.'],
  ['fr', "Quand ses fleurs jaunes s'ouvrent, le moment est venu de tailler."],
  ['fr', '« Il vaut mieux une coupe imparfaite en octobre », dit encore le professeur.'],
  ['es', 'Deje que se sequen a la sombra.'],
  ['es', 'Cuando sus flores se abren, se poda.'],
  ['it', 'Quando i suoi fiori si aprono, si pota.'],
  ['pt', 'Quando as suas flores se abrem, poda-se.'],
])('in %s a sentence leans on the owner, thing or speaker before it: %s', (language, text) => {
  expect(takesUp(text, language)).toBe(true)
})

test.each([
  ['en', 'When the forsythia opens its flowers, it is time to prune.'],
  ['de', 'Wenn die Forsythie ihre Blüten öffnet, wird geschnitten.'],
  ['fr', 'Quand le forsythia ouvre ses fleurs, le moment est venu de tailler.'],
  ['es', 'Las películas de aceite protegen el muelle.'],
  ['it', 'Quando la forsizia apre i suoi fiori, si pota.'],
])('in %s what is named in the sentence itself is no torn reference: %s', (language, text) => {
  expect(takesUp(text, language)).toBe(false)
})
