import { expect, test } from 'vitest'
import { countWords } from '../../../articles/count-words.ts'
import { countArticleWords } from './count-article-words.ts'

test('a digest has as many words as the same text has when it is saved by hand', () => {
  const text = [
    'In short: wine-dark paint takes 3.5 litres [1], costs 1,200.50 € and lasts 8–10 years.',
    '| Paint | Can’t be used on |\n| --- | :---: |\n| red \\& blue | steel |',
    '- **Harbour Board**, U.S. edition: “more than 80%” [2]',
  ].join('\n\n')
  expect(countArticleWords(text)).toBe(countWords(text))
})
