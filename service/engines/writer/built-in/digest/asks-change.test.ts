import { expect, test } from 'vitest'
import { asksChange, saysChange } from './asks-change.ts'

test.each([
  'What changed in the mooring rules for large boats?',
  'What is new in harbour law 2026?',
  'Hafenkarte 2026: Was ändert sich?',
  'Was hat sich bei der Hafenkarte geändert?',
  'Hafenabgabe: was gilt ab 2026?',
  'Taxe de port 2026 : qu’est-ce qui change ?',
  'Tarjeta del puerto 2026: ¿qué cambia?',
  'Tessera del porto: che cosa cambia nel 2026?',
  'Cartão do porto: o que muda em 2026?',
  '港湾料は2025年10月から何が変わったのか',
])('what is new is asked: %s', (topic) => {
  expect(asksChange(topic)).toBe(true)
})

test.each(['How to change a tyre', 'Was kostet die Hafenkarte?', 'Comment changer un pneu ?'])(
  'nothing new is asked: %s',
  (topic) => {
    expect(asksChange(topic)).toBe(false)
  },
)

test.each([
  'Im kommenden Jahr kostet sie 63 Euro, bisher waren es 58 Euro.',
  'Ab Januar 2026 steigt der Preis auf 63 Euro.',
  'Since November 2025 boats without papers have been rejected; the fee is no longer £20.',
  'From 1 June boats must carry a number.',
  'À partir du 1er juin 2026, les feux à main sont interdits sur le quai.',
  'Desde enero de 2026 el precio pasa de 20 a 25 euros.',
  'Dal 6 agosto 2026 il prezzo passa da 20 a 25 euro.',
  'A partir de janeiro de 2026 o preço passa de 20 para 25 euros.',
  'The register began on 12 October 2025 and replaces the stamp.',
  'Das Register ist am 12. Oktober 2025 gestartet.',
  'Le registre est entré en vigueur le 12 octobre 2025, après avoir été reporté en 2024.',
  'El registro entró en vigor el 12 de octubre de 2025, aplazado desde 2024.',
  'Il registro è entrato in vigore dal 12 ottobre 2025.',
  'O registo entrou em vigor em outubro de 2025.',
  '登録制度は2025年10月に開始された。',
  '港の利用者にポイントを付けることが、10月1日から禁止された。',
])('it says what is otherwise than before: %s', (text) => {
  expect(saysChange(text)).toBe(true)
})

test.each([
  'Wer seine Karte nicht dabei hat, zahlt 60 Euro; legt er sie vor, sinkt der Betrag auf 7 Euro.',
  'The card is sold at the gate since 2019.',
  '返礼品の還元率は3割以下と決められています。',
])('it says nothing new: %s', (text) => {
  expect(saysChange(text)).toBe(false)
})
