import { expect, test } from 'vitest'
import { drawableText } from './drawable-text.ts'

test.each([
  ['Łódź, über and “quotes” – fine', 'en'],
  ['Як обрати місто для зими', 'uk'],
  ['Πώς να διαλέξεις πόλη', 'el'],
  ['सर्दियों के लिए शहर', 'hi'],
  ['শীতের শহর', 'bn'],
  ['كيف تختار مدينة', 'ar'],
  ['شہر کا انتخاب کیسے کریں', 'ur'],
  ['עיר לחורף', 'he'],
  ['如何选择一座城市', 'zh'],
  ['冬の都市を選ぶ', 'ja'],
  ['겨울 도시', 'ko'],
  ['Thành phố mùa đông', 'vi'],
])('%s can be drawn whole', async (title, language) => {
  expect((await drawableText(title, 'newsreader', language)).text).toBe(title.normalize('NFC'))
})

test('what no font can draw is left out, and the rest closes up', async () => {
  const drawn = await drawableText('Hot 🔥 takes 👩‍👩‍👧‍👦 on 1️⃣ ᚠ runes\u0000\ud800', 'newsreader', 'en')
  expect(drawn.text).toBe('Hot takes on runes')
})

test('a text of any length is cut before it is measured', async () => {
  const { text } = await drawableText('word '.repeat(100_000), 'newsreader', 'en')
  expect(text.length).toBeLessThanOrEqual(400)
})

test('the direction is that of the first letter', async () => {
  expect((await drawableText('2026: كيف تختار', 'newsreader', 'ar')).direction).toBe('rtl')
  expect((await drawableText('API كيف', 'newsreader', 'ar')).direction).toBe('ltr')
})

test('Han characters are set in the font of their language', async () => {
  const families = async (language: string) =>
    (await drawableText('冬天', 'newsreader', language)).fonts.map((font) => font.family)
  expect(await families('zh-Hans')).toEqual(['XiaoWei'])
  expect(await families('ja')).toEqual(['Sawarabi Mincho'])
})

test('a title is set in the typeface of its site', async () => {
  const { fonts } = await drawableText('Kickoff calls that end with a date', 'bricolage', 'en')
  expect(fonts.map(({ family }) => family)).toEqual(['Bricolage Grotesque'])
})
