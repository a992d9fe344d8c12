import { expect, test } from 'vitest'
import { isPastRule } from './past-rules.ts'

test.each([
  'Until 2019 our guideline allowed leftover rice for three days.',
  'Before 2020 the landlord could refuse without giving any reason.',
  'Formerly the limit was three days.',
  "Back in the day it was common to change a car's oil every 3,000 miles.",
  'Vor Jahrzehnten wechselte man das Öl alle 5000 Kilometer.',
  'À l’époque, on changeait l’huile tous les 5 000 km.',
  'Hace décadas se cambiaba el aceite cada 5.000 km.',
  'Decenni fa si cambiava l’olio ogni 5.000 km.',
  'Há décadas mudava-se o óleo a cada 5.000 km.',
  '昔は5000キロごとにオイルを交換していました。',
  'Bis Juni 2023 lag die Grenze bei 25 Prozent.',
  'Bisher waren es 19 Tage.',
  "Jusqu'en 2022, le plafond était de 5,69 euros.",
  'Hasta 2021 era de dos años.',
  'Fino al 2020 era di due anni.',
  'Até 2020 era de dois anos.',
  '2019年までの指針では月に1回の清掃とされていました。',
])('%s is a rule of the past', (text) => {
  expect(isPastRule(text)).toBe(true)
})

test.each([
  'Since 2020 cooked rice may be kept for one day only.',
  'Bikes that are given on top of the salary stay free of tax until the end of 2090.',
  'Bis 2022 waren es 19 Tage, seit 2024 sind es 34.',
  'Depuis le 1er janvier 2025, le plafond est de 7,26 euros.',
  'The deductible is 50 euros for each claim.',
  '2025年度の補助額は、エコキュートが1台6万円です。',
])('%s holds today', (text) => {
  expect(isPastRule(text)).toBe(false)
})
