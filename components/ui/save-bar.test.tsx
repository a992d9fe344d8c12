import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { SaveBar } from './save-bar.tsx'

const draw = (state: { isDirty: boolean; isPending: boolean }) =>
  renderToStaticMarkup(<SaveBar label="Save settings" onDiscard={() => {}} {...state} />)

test('a form without changes has no bar; one with changes says so, and can save or discard them', () => {
  expect(draw({ isDirty: false, isPending: false })).toBe('')
  const said = draw({ isDirty: true, isPending: false })
  for (const words of ['Unsaved changes', 'Discard', 'Save settings']) expect(said).toContain(words)
  // What is just being saved keeps its bar until it is through.
  expect(draw({ isDirty: false, isPending: true })).toContain('Save settings')
})
