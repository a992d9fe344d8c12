import { expect, test } from 'vitest'
import { createSource } from '#test-support/fixtures/writer/create-source.ts'
import { createWriteRequest } from '#test-support/fixtures/writer/create-write-request.ts'
import { createBuiltInWriter } from '../../built-in-writer.ts'
import { readTraits } from './source-traits.ts'

const note = 'Editor’s note: we may get a commission from links in this story.'
const film =
  'Moss on stone piers comes from shade and standing water.\n\nA pier swept every week had 40% less moss after a winter.'

test('a page that earns on links is one that recommends only where its title says so, or where it only praises', () => {
  const of = (title: string, text: string) =>
    readTraits(createSource({ title, text: `${text}\n\n${note}`, own: false }))
  expect(of('Why moss grows on piers', film)).toMatchObject({ earnsOnLinks: true, isAffiliate: false })
  expect(of('The 7 best pier brushes', film)).toMatchObject({ earnsOnLinks: true, isAffiliate: true })
  expect(of('Pier hacks', 'Salt keeps every pier clean!')).toMatchObject({ isAffiliate: true })
  expect(readTraits(createSource({ title: 'Piers', text: film, own: false }))).toMatchObject({
    earnsOnLinks: false,
    isAffiliate: false,
  })
})

test('one line on commissions throws no page out: it is quoted, says what it earns on, and does not lead', async () => {
  const earning = createSource({
    title: 'Why moss grows on stone piers',
    publisher: 'Grit & Pier',
    text: `${film}\n\n${note}`,
    own: false,
    isNamed: true,
  })
  const council = createSource({
    title: 'Moss on stone piers',
    publisher: 'Harbour Council',
    text: 'Moss grows on stone piers because rain keeps the stone wet. Salt on stone piers slows moss by 20%.',
    own: false,
    isNamed: true,
  })
  const { markdown } = await createBuiltInWriter().write(
    createWriteRequest({
      topic: 'Why does moss grow on stone piers?',
      evidence: [earning, council],
      language: 'en',
      targetWords: 500,
    }),
  )
  expect(markdown).toContain('**Grit & Pier**, affiliate page')
  expect(markdown).toContain('40% less moss')
  expect(markdown.indexOf('Harbour Council')).toBeLessThan(markdown.indexOf('Grit & Pier'))
})

test('a paper that names itself, its price in words and its guarantee is a seller’s, and an association with fees is not', () => {
  const blocks = (name: string) =>
    `## How it works\n\n${name} keeps a pier free of moss. ${name} asks for no brush, and costs 390 pounds.\n\n## Our guarantee\n\nA pier that is green after 90 days is no longer ours.`
  const of = (publisher: string, title: string) =>
    readTraits(
      createSource({ title, publisher, text: blocks(publisher.split(' ')[0] ?? ''), own: false }),
      true,
    )
  expect(of('Mossaway Controls', 'Mossaway: the end of moss').isSeller).toBe(true)
  expect(of('Harbour Association of Molen', 'Moss on piers: what members ask').isSeller).toBe(false)
})
