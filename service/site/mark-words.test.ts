import { expect, test } from 'vitest'
import { markWords } from './mark-words.ts'

test.each([
  ['A long-tail co-op', 'long-tail', 'A <mark>long-tail</mark> co-op'],
  ['C and C++ here', 'c++', 'C and <mark>C++</mark> here'],
  ['An a/b test', 'a/b', 'An <mark>a/b</mark> test'],
  ['(what?) [is] {it} ^|$.*', '[is]', '(what?) <mark>[is]</mark> {it} ^|$.*'],
  ['a & b', '&', 'a <mark>&amp;</mark> b'],
])('in “%s” the word “%s” is marked as it is typed', (text, word, marked) => {
  expect(markWords(text, [word])).toBe(marked)
})

test.each([
  ['Dafür und für uns', 'für', 'Dafür und <mark>für</mark> uns'],
  ['Это эта кета', 'ета', 'Это эта кета'],
  ['Show how', 'how', 'Show <mark>how</mark>'],
  ['«how» it is', 'how', '«<mark>how</mark>» it is'],
  ['提高转化率的方法', '转化率', '提高<mark>转化率</mark>的方法'],
  ['使用AI写作', 'ai', '使用<mark>AI</mark>写作'],
  ['في الكتاب', 'كتاب', 'في ال<mark>كتاب</mark>'],
])(
  'in “%s” the short word “%s” is marked where a word begins, if its script has such places',
  (text, word, marked) => {
    expect(markWords(text, [word])).toBe(marked)
  },
)
