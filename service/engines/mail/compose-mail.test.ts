import { expect, test } from 'vitest'
import { composeMail } from './compose-mail.ts'

const parts = {
  to: 'ada@example.com',
  subject: 'Hello',
  paragraphs: ['A & <b>B</b> ask.', 'Now?', { heading: 'Both & all', items: ['One <i>1</i>', 'Two'] }],
  action: { label: 'Open "it"', url: 'https://desk.example/?a=1&b="2"' },
  note: { text: 'Not you?', link: { label: 'Forget me', url: 'https://desk.example/erase' } },
}

test('a mail says the same as plain text and as HTML, and nothing in it becomes markup', () => {
  const { text, html } = composeMail(parts)
  expect(text).toBe(
    'A & <b>B</b> ask.\n\nNow?\n\nBoth & all\n- One <i>1</i>\n- Two\n\nhttps://desk.example/?a=1&b="2"\n\nNot you?\nhttps://desk.example/erase',
  )
  expect(html).toContain('>A &amp; &lt;b&gt;B&lt;/b&gt; ask.</p>')
  expect(html).toContain('>One &lt;i&gt;1&lt;/i&gt;</li>')
  expect(html).toContain('href="https://desk.example/?a=1&amp;b=&quot;2&quot;"')
  expect(html).toContain('>Open &quot;it&quot;</a>')
  expect(html).toContain('>Forget me</a>')
  expect(html).not.toMatch(/<[bi]>/)
})
