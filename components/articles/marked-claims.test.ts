import { expect, test } from 'vitest'
import { markClaims, openClaims } from './marked-claims.ts'

const claim = (id: string, text: string, verdict: string, place = 'body') => ({
  id,
  text,
  kind: 'statement' as const,
  supported: verdict === 'supported',
  verdict,
  place,
})

test('contradicted and unsupported statements are marked where they stand, and no others', () => {
  const claims = [
    claim('a', 'The slow renewed at 81%.', 'contradicted'),
    claim('b', 'It rose.', 'absent'),
    claim('c', 'It stayed.', 'supported'),
    claim('d', 'Ask first.', 'not_needed'),
    claim('e', 'It rose.', 'absent', 'title'),
  ]
  const blocks = ['It stayed. The slow renewed at 81% [1].', 'It rose. Ask first.']
  const marked = markClaims(blocks, openClaims(claims))
  expect(marked.map(({ block, start, end, look }) => [blocks[block]?.slice(start, end), look])).toEqual([
    ['The slow renewed at 81%', 'claim-contradicted'],
    ['It rose', 'claim-unsupported'],
  ])
})

test('a statement that was rewritten is not marked any more', () => {
  const open = openClaims([claim('a', 'The slow renewed at 81%.', 'contradicted')])
  expect(markClaims(['The slow renewed at 71%.'], open)).toEqual([])
})
