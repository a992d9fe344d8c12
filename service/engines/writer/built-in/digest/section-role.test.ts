import { expect, test } from 'vitest'
import { roleOf } from './section-role.ts'

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
