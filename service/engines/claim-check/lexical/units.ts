/** A unit in its base and how many bases one of it is: an hour is 3600 `second`. */
export type Unit = { base: string; factor: number }

/** Written out, money and weight have the same name. */
const pounds = 'pounds'

// Aliases in the languages most evidence comes in. A lone letter is a unit only where it cannot be a word.
const aliases: [base: string, factor: number, names: string][] = [
  [
    'percent',
    1,
    '% percent per-cent pct prozent pour-cent por-ciento por-cento per-cento procent procento yüzde процент процента процентов',
  ],
  [
    'percentage point',
    1,
    'pp percentage-point percentage-points prozentpunkt prozentpunkte prozentpunkten procentpunt procentpunten',
  ],
  ['USD', 1, 'usd us$ $ dollar dollars dólar dólares 美元 ドル 달러'],
  ['EUR', 1, 'eur € euro euros 欧元 ユーロ 유로'],
  ['GBP', 1, 'gbp £ pound-sterling pounds-sterling'],
  ['JPY', 1, 'jpy ¥ yen 円'],
  ['INR', 1, 'inr ₹ rupee rupees'],
  ['CHF', 1, 'chf sfr'],
  ['CNY', 1, 'cny rmb yuan 元'],
  ['PLN', 1, 'pln zł złoty złotych'],
  ['BRL', 1, 'brl r$ reais'],
  ['RUB', 1, 'rub ₽ рублей рубля рубль'],
  ['TRY', 1, 'try ₺ lira'],
  ['SEK', 1, 'sek'],
  ['CAD', 1, 'cad c$'],
  ['AUD', 1, 'aud a$'],
  ['second', 0.001, 'ms millisecond milliseconds millisekunden'],
  [
    'second',
    1,
    's sec secs second seconds sekunde sekunden seconde secondes segundo segundos secondi seconden',
  ],
  ['second', 60, 'min mins minute minutes minuten minuto minutos minuti minuut минут 分钟 분'],
  [
    'second',
    3600,
    'h hr hrs hour hours stunde stunden heure heures hora horas ora ore uur uren часов часа 小时 時間 시간',
  ],
  [
    'second',
    86_400,
    'd day days tag tage tagen jour jours día días dia dias giorno giorni dag dagen дней дня 天',
  ],
  ['second', 604_800, 'week weeks woche wochen semaine semaines semana semanas settimana settimane weken'],
  ['month', 1, 'month months monat monate monaten mois mes meses mês mese mesi maand maanden месяцев месяца'],
  [
    'month',
    12,
    'year years yr yrs jahr jahre jahren an ans année années año años ano anos anno anni jaar jaren лет года',
  ],
  ['byte', 1e3, 'kb kilobyte kilobytes'],
  ['byte', 1e6, 'mb megabyte megabytes'],
  ['byte', 1e9, 'gb gigabyte gigabytes'],
  ['byte', 1e12, 'tb terabyte terabytes'],
  ['gram', 1, 'g gram grams gramm gramme grammes gramo gramos grammo grammi grama gramas グラム 克'],
  ['gram', 1e3, 'kg kilo kilos chilo chili quilo quilos kilogram kilograms kilogramm'],
  ['gram', 1e6, 'tonne tonnes tonnen tonelada toneladas tonnellata tonnellate'],
  ['pound', 1, 'lb lbs'],
  [pounds, 1, 'pound pounds'],
  ['metre', 0.001, 'mm millimetre millimetres millimeter millimeters'],
  ['metre', 0.01, 'cm centimetre centimetres centimeter centimeters'],
  ['metre', 1, 'm metre metres meter meters metern mètre mètres metro metros metri'],
  [
    'metre',
    1e3,
    'km kilometre kilometres kilometer kilometers kilometern kilomètre kilomètres kilómetro kilómetros quilómetro quilómetros quilômetros chilometro chilometri',
  ],
  ['ounce', 1, 'oz ounce ounces fl-oz fluid-ounce fluid-ounces'],
  ['inch', 1, 'inch inches'],
  ['gallon', 1, 'gal gallon gallons'],
  ['mile', 1, 'mile miles mi meile meilen milla millas milha milhas miglio miglia mijl mijlen'],
  ['foot', 1, 'ft foot feet'],
  ['litre', 1, 'l litern litre litres liter liters litro litros litri'],
  [
    'litre',
    0.001,
    'ml millilitre millilitres milliliter millilitern mililitro mililitros millilitro millilitri',
  ],
  [
    'square metre',
    1,
    'm² qm quadratmeter quadratmetern mètre-carré mètres-carrés metro-cuadrado metros-cuadrados metro-quadrato metri-quadrati metro-quadrado metros-quadrados vierkante-meter vierkante-meters square-metre square-metres',
  ],
  [
    'cubic metre',
    1,
    'm³ cbm kubikmeter kubikmetern mètre-cube mètres-cubes metro-cúbico metros-cúbicos metro-cubo metri-cubi kubieke-meter kubieke-meters cubic-metre cubic-metres cubic-meter cubic-meters',
  ],
  [
    'celsius',
    1,
    '°c ℃ celsius degree-celsius degrees-celsius degree-centigrade degrees-centigrade degrees-c grad-celsius degrés-celsius grados-celsius grados-centígrados grados-centigrados gradi-celsius gradi-centigradi graus-celsius graad-celsius graden-celsius',
  ],
  [
    'fahrenheit',
    1,
    '°f ℉ fahrenheit degrees-fahrenheit degrees-f grad-fahrenheit degrés-fahrenheit grados-fahrenheit gradi-fahrenheit graus-fahrenheit graden-fahrenheit',
  ],
  ['watt', 1, 'w watt watts vatio vatios'],
  ['watt', 1e3, 'kw kilowatt kilowatts kilovatio kilovatios'],
  ['watt', 1e6, 'mw megawatt megawatts'],
  ['watt-hour', 1e3, 'kwh'],
  ['watt-hour', 1e6, 'mwh'],
  ['hertz', 1e6, 'mhz'],
  ['hertz', 1e9, 'ghz'],
  ['pixel', 1, 'px pixel pixels'],
  ['times', 1, 'x × times fold mal fois veces vezes volte keer maal'],
]

const byName = new Map<string, Unit>(
  aliases.flatMap(([base, factor, names]) =>
    names.split(' ').map((name): [string, Unit] => [name.replaceAll('-', ' '), { base, factor }]),
  ),
)

/** True for two bases that may be the same: "16 pounds" is £16 or 16 lb. */
export function isSameUnit(one: string | null, other: string | null): boolean {
  return one === other || (one === pounds && isPound(other)) || (other === pounds && isPound(one))
}

const isPound = (base: string | null) => base === 'GBP' || base === 'pound'

/** The unit with this name or sign, in any case. */
export function findUnit(name: string): Unit | undefined {
  return byName.get(
    name
      .toLowerCase()
      .replace(/[\s-]+/g, ' ')
      .trim(),
  )
}

const wordUnits = [...byName.keys()]
  .filter((name) => /^\p{L}{4,}$/u.test(name))
  .sort((a, b) => b.length - a.length)

/** The unit that a joined word ends in: "Urlaubstage" are days. */
export function findUnitAtEnd(word: string): Unit | undefined {
  const lower = word.toLowerCase()
  const name = wordUnits.find((each) => lower.length > each.length + 2 && lower.endsWith(each))
  return name === undefined ? undefined : byName.get(name)
}

/** Names and signs, longest first, for a regular expression: "per cent" must win over "per". */
export const unitNames = [...byName.keys()].sort((a, b) => b.length - a.length)

const scales: [factor: number, names: string][] = [
  [1e3, 'k thousand tausend tsd mille mil mila duizend tysięcy tys тыс тысяч bin'],
  [
    1e6,
    'm mn mio million millions millionen millón millones milhão milhões milione milioni miljoen mln milionów миллионов млн milyon',
  ],
  [
    1e9,
    'b bn billion billions mrd milliarde milliarden milliard milliards miliardi miljard mld миллиардов млрд milyar',
  ],
  [1e12, 'tn trillion trillions'],
  [1e4, '万 萬'],
  [1e8, '億 亿'],
]

const scaleByName = new Map(
  scales.flatMap(([factor, names]) => names.split(' ').map((name): [string, number] => [name, factor])),
)

/** What a word like "million" or a letter like "k" multiplies by. */
export function findScale(name: string): number | undefined {
  return scaleByName.get(name.toLowerCase())
}

export const scaleNames = [...scaleByName.keys()].sort((a, b) => b.length - a.length)
