import { expect, test } from 'vitest'
import { splitSentences } from './split-sentences.ts'

test.each([
  ['Ask e.g. S. Miller about it. He knows.', 2],
  ['Ask J. K. Miller, e. g. by mail. He knows.', 2],
  ['The 1. FC Köln won. Then it lost.', 2],
  ['1. FC Köln won. Then it lost.', 2],
  ['Der 3. Platz ging an Acme. Am 5. Mai kam er.', 2],
  ['Er rief z. B. S. Müller an. Dann ging er.', 2],
  ['Er nahm z. B. 5 davon. Dann ging er.', 2],
  ['Sie kam am 14. 2. 2026 an. Dann ging sie.', 2],
  ['Es gibt keinen einzigen [4]. 2,6 mal 780 Euro sind rund 2.030 Euro.', 2],
  ['It costs 3. Then it costs 4.', 2],
  ['So take 31 g. If the shelf is warm, take 42 g. Use plain salt.', 3],
  ['Nimm 5 l. Dann rühren.', 2],
  ['It was 12p in the old tariff and 16p in the newer one. £34 divided by that is long.', 2],
  ['It costs approx. £34 a year. Then it costs less.', 2],
])('%s has %i sentences', (text, count) => {
  expect(splitSentences(text)).toHaveLength(count)
})
