import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { FileInput } from './file-input.tsx'

const draw = (props: { multiple?: boolean; disabled?: boolean }) =>
  renderToStaticMarkup(<FileInput id="logo" accept=".png" onChoose={() => {}} {...props} />)

test("the input is named by its own label alone: what is pressed says nothing to who can't see it", () => {
  expect(draw({})).toMatch(/<span aria-hidden="true"[^>]*>.*Choose file<\/span>/)
})

test('the words are ours and say whether several may be chosen', () => {
  expect(draw({})).not.toContain('Choose files')
  expect(draw({ multiple: true })).toContain('Choose files')
})

test('the browser draws none of it, and it is off while something is sent', () => {
  expect(draw({ disabled: true })).toMatch(/<input[^>]*type="file"[^>]*disabled=""[^>]*sr-only/)
})
