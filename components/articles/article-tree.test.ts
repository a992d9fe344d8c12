import { expect, test } from 'vitest'
import type { ArticleClaim } from '#contract/drafts.ts'
import { type ArticleNode, articleTree } from './article-tree.ts'

const norway: ArticleClaim = {
  id: 'c1',
  text: 'In Norway, 60 percent of **buildings** have one.',
  kind: 'statement',
  supported: true,
  reference: 1,
  passage: 'In Norway, 60 percent of buildings have one.',
}

function flatten(nodes: readonly ArticleNode[]): ArticleNode[] {
  return nodes.flatMap((node) => (node.kind === 'element' ? [node, ...flatten(node.children)] : [node]))
}

function textOf(nodes: readonly ArticleNode[]): string {
  return flatten(nodes)
    .map((node) =>
      node.kind === 'text' || node.kind === 'claim'
        ? node.text
        : node.kind === 'references'
          ? `[${node.references.map(({ reference }) => reference).join(', ')}]`
          : '',
    )
    .join('')
}

test('markup in the text never becomes an element, and script addresses lose their address', () => {
  const hostile = [
    '<script>alert(1)</script><img src=x onerror=alert(1)>',
    '[click](javascript:alert(1)) <b onclick="x()">bold</b>',
    '![x](data:image/svg+xml;base64,AAAA)',
  ].join('\n\n')
  const elements = flatten(articleTree(hostile, new Set(), []).nodes).filter(
    (node) => node.kind === 'element',
  )
  expect(elements.map(({ tag }) => tag)).not.toContain('script')
  const values = elements.flatMap(({ properties }) => Object.entries(properties))
  expect(values.every(([name]) => ['href', 'src', 'alt', 'start', 'align'].includes(name))).toBe(true)
  expect(values.some(([, value]) => /^(javascript|data):/.test(value))).toBe(false)
})

test('a statement is marked across emphasis, and its number on its own', () => {
  const number: ArticleClaim = { ...norway, id: 'c2', text: '60', kind: 'number' }
  const { nodes, found } = articleTree('In Norway, 60 percent of **buildings** have one [1].', new Set([1]), [
    norway,
    number,
  ])
  const marks = flatten(nodes).flatMap((node) =>
    node.kind === 'claim' ? [`${node.claimId} ${node.text}`] : [],
  )
  expect(marks).toEqual(['c1 In Norway, ', 'c2 60', 'c1  percent of ', 'c1 buildings', 'c1  have one'])
  expect([...found]).toEqual(['c1', 'c2'])
})

test('a reference knows the statement before it; one that names no source stays text', () => {
  const { nodes } = articleTree(
    'In Norway, 60 percent of buildings have one [1]. Others do not [9].',
    new Set([1]),
    [norway],
  )
  const references = flatten(nodes).flatMap((node) => (node.kind === 'references' ? node.references : []))
  expect(references).toEqual([{ reference: 1, claimId: 'c1' }])
  expect(textOf(nodes)).toContain('[9]')
})

test('a table row is one statement, whatever its cells', () => {
  const row: ArticleClaim = { ...norway, id: 'row', text: 'Air to air | 4800 | 3.4' }
  const { found } = articleTree('| a | b | c |\n| - | -: | - |\n| Air to air | 4800 | 3.4 |', new Set(), [
    row,
  ])
  expect(found.has('row')).toBe(true)
})

test('no word of the text is lost by marking it; a reference stands close to its word', () => {
  const text = 'In Norway, 60 percent of buildings have one [1], and 60 more [1, 2].'
  const { nodes } = articleTree(text, new Set([1, 2]), [
    norway,
    { ...norway, id: 'n', kind: 'number', text: '60' },
  ])
  expect(textOf(nodes)).toBe(text.replaceAll(' [', '['))
})

test('a text made to exhaust the parser is still shown', () => {
  expect(() => articleTree('>'.repeat(50_000), new Set(), [])).not.toThrow()
  expect(textOf(articleTree('a'.repeat(300_000), new Set(), []).nodes)).toHaveLength(300_000)
})

test('tables and lists hold nothing but their parts, as HTML wants it', () => {
  const { nodes } = articleTree('| a | b |\n| - | - |\n| 1 | 2 |\n\n- x\n- y', new Set(), [
    { ...norway, id: 'row', text: '1 | 2' },
  ])
  const layout = flatten(nodes).filter(
    (node) => node.kind === 'element' && ['table', 'thead', 'tbody', 'tr', 'ul'].includes(node.tag),
  )
  expect(layout).toHaveLength(6)
  for (const node of layout) {
    expect(node.kind === 'element' && node.children.every(({ kind }) => kind === 'element')).toBe(true)
  }
})
