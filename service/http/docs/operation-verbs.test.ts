import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { operations } from '#contract/operations.ts'

const guide = await readFile(new URL('../../../docs/guides/09-names.md', import.meta.url), 'utf8')
const [, table = ''] = /\n## Verbs\n([\s\S]*?)\n## /.exec(guide) ?? []

/** The methods of each verb by the guide, where PUT may also be told in words. */
const told = new Map(
  [...table.matchAll(/^\| (`.+`) \| (.+?) \| (.+) \|$/gm)].flatMap(
    ([, verbs = '', methods = '', means = '']) =>
      [...verbs.matchAll(/`(\w+)`/g)].map(([, verb = '']): [string, string] => [verb, `${methods} ${means}`]),
  ),
)

test.each(operations.map(({ id, method }) => ({ id, method })))(
  '$id begins with a verb of the guide, which has its method',
  ({ id, method }) => {
    const [verb = ''] = /^[a-z]+/.exec(id) ?? []
    expect(told.get(verb)?.split(/\W+/)).toContain(method)
  },
)

test('every verb of the guide is one that an operation begins with', () => {
  const used = new Set(operations.map(({ id }) => /^[a-z]+/.exec(id)?.[0]))
  expect([...told.keys()].filter((verb) => !used.has(verb))).toEqual([])
})
