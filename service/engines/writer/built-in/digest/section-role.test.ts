import { expect, test } from 'vitest'
import { isVerdict, roleOf } from './section-role.ts'

test.each([
  ['Safety', 'safety'],
  ['What must not go into the kiln', 'safety'],
  ['Never in wet weather', 'safety'],
  ['Was gilt', 'safety'],
  ['Wer haftet', 'safety'],
  ['Ce qui est interdit', 'safety'],
  ['Qué no se debe hacer', 'safety'],
  ['Sicurezza', 'safety'],
  ['Veiligheid', 'safety'],
  ['O que não fazer', 'safety'],
  ['Two winters later', 'ending'],
  ['Ein Jahr später', 'ending'],
  ['Deux ans plus tard', 'ending'],
  ['Tres meses después', 'ending'],
  ['Un anno dopo', 'ending'],
  ['Een jaar later', 'ending'],
  ['Um ano depois', 'ending'],
  ['The problem', 'beginning'],
  ['What we got wrong', 'fault'],
  ['The glaze room', null],
])('the heading "%s" says that its section is for: %s', (heading, role) => {
  expect(roleOf(heading)).toBe(role)
})

test.each([
  'Where we draw the line',
  "What we'd build",
  'Wo wir die Grenze ziehen',
  'Ce que nous ferions',
  'Cuándo le diremos que no',
  'Che cosa faremmo',
  'Waar wij de grens trekken',
  'O que faríamos',
])('under "%s" a paper says what its writer would do, which is a rule to decide by', (heading) => {
  expect(isVerdict(heading)).toBe(true)
  expect(roleOf(heading)).toBe('rule')
  expect(isVerdict('The glaze room')).toBe(false)
})
