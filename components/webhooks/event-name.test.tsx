import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { EventName } from './event-name.tsx'

test('a long type of event breaks between its words, not within one', () => {
  expect(renderToStaticMarkup(<EventName type="session.articles_generated" />)).toBe(
    'session.<wbr/>articles_<wbr/>generated',
  )
})

test('a type without words to break between, and one with what is hidden, stay text', () => {
  expect(renderToStaticMarkup(<EventName type="ping" />)).toBe('ping')
  expect(renderToStaticMarkup(<EventName type={'<b>\u202e'} />)).toBe('&lt;b&gt;\\u202e')
})
