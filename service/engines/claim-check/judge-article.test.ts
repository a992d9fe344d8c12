import { afterEach, expect, test } from 'vitest'
import { createChatModel } from '../chat-model/create-chat-model.ts'
import { type LoopbackModel, type Reply, startLoopbackModel } from '../chat-model/loopback-model-server.ts'
import type { ClaimJudge } from './claim-judge.ts'
import { judgeArticle } from './judge-article.ts'

const source = {
  reference: 1,
  title: 'Heat pumps in Vermont',
  text: 'Most households kept a backup heater. A good unit reaches a COP of 3.5 at 47°F and of 2.0 at 5°F. Noise may bother neighbours.',
  language: 'en',
  own: false,
}
const textOf = (markdown: string) => ({ title: '', description: '', markdown, language: 'en' })

let server: LoopbackModel | undefined
afterEach(() => server?.close())

async function judgeWith(
  answers: ClaimJudge['answers'],
  reply: (user: string) => Reply,
  evidenceTokens = 10_000,
): Promise<ClaimJudge> {
  server = await startLoopbackModel(({ user }) => reply(user))
  const settings = { url: 'CHECKER_URL', model: 'CHECKER_MODEL', key: 'CHECKER_KEY' }
  const model = createChatModel({
    baseUrl: server.baseUrl,
    model: 'umpire-1',
    fetch,
    settings,
    evidenceTokens,
    timing: { attempts: 1, backoffMs: 1 },
  })
  return { model, answers }
}

const verdict = (said: Record<string, unknown>) => ({
  kind: 'fact',
  verdict: 'supported',
  source: 1,
  passage: null,
  discrepancy: null,
  replacement: null,
  ...said,
})
const answer = (...sentences: Record<string, unknown>[]): Reply => ({
  text: JSON.stringify({ sentences: sentences.map(verdict) }),
})
const run = (markdown: string, judge: ClaimJudge | null) =>
  judgeArticle(textOf(markdown), [source], judge, new AbortController().signal)

test('without a judge the words decide', async () => {
  const { claims, patches, tokens } = await run('All households kept a backup heater [1].', null)
  expect(claims[0]).toMatchObject({ verdict: 'contradicted', discrepancy: 'quantity', checkedBy: 'words' })
  expect({ patches, tokens }).toEqual({ patches: [], tokens: null })
})

test('numbered sentences and whole sources are judged in one call, and the verdict wins over the words', async () => {
  const judge = await judgeWith('verdicts', () =>
    answer(
      { n: 1, passage: 'Most households kept a backup heater.' },
      { n: 2, kind: 'advice', verdict: 'not_needed' },
    ),
  )
  const { claims } = await run('The bulk of homes held on to their old stove [1]. Look for 9 quotes.', judge)
  expect(claims).toMatchObject([
    {
      kind: 'statement',
      verdict: 'supported',
      reference: 1,
      passage: 'Most households kept a backup heater.',
      checkedBy: 'model: umpire-1',
    },
    { kind: 'statement', verdict: 'not_needed', sentenceKind: 'advice' },
  ])
  expect(server?.calls).toHaveLength(1)
  expect(server?.calls[0]?.user).toContain('1. (source 1) The bulk of homes')
  expect(server?.calls[0]?.user).toContain('Noise may bother neighbours.')
})

test('a sentence is replaced by what the source says, keeps its reference, and the change is shown', async () => {
  const judge = await judgeWith('verdicts', () =>
    answer({
      n: 1,
      verdict: 'contradicted',
      discrepancy: 'quantity',
      passage: 'Most households kept a backup heater.',
      replacement: 'Most households kept a backup heater.',
    }),
  )
  const { text, patches, claims } = await run('## Backup\n\n**All** households kept a heater [1].', judge)
  expect(text.markdown).toBe('## Backup\n\nMost households kept a backup heater [1].')
  expect(patches).toEqual([
    {
      before: '**All** households kept a heater [1].',
      after: 'Most households kept a backup heater [1].',
      reason: expect.stringContaining('Most households'),
    },
  ])
  expect(claims[0]).toMatchObject({ supported: true, checkedBy: 'words' })
})

test('a replacement that the words do not bear out is dropped', async () => {
  const judge = await judgeWith('verdicts', () =>
    answer({
      n: 1,
      verdict: 'contradicted',
      passage: 'Most households kept a backup heater.',
      replacement: 'All 900 households kept a backup heater.',
    }),
  )
  const { text, patches, claims } = await run('All households kept a heater [1].', judge)
  expect(patches).toEqual([])
  expect(text.markdown).toBe('All households kept a heater [1].')
  expect(claims[0]).toMatchObject({ verdict: 'contradicted', supported: false, checkedBy: 'model: umpire-1' })
})

test('a verdict whose passage is not in the source does not count', async () => {
  const judge = await judgeWith('verdicts', () => answer({ n: 1, passage: 'All households kept one.' }))
  const { claims } = await run('All households kept a backup heater [1].', judge)
  expect(claims[0]).toMatchObject({ verdict: 'contradicted', checkedBy: 'words' })
})

test.each<[string, Reply]>([
  ['nonsense', { text: 'I think it is fine.' }],
  ['an error', { status: 401 }],
])('a judge that answers %s leaves what the words say', async (_, reply) => {
  const judge = await judgeWith('verdicts', () => reply)
  const { claims, text } = await run('Most households kept a backup heater [1].', judge)
  expect(claims[0]).toMatchObject({ supported: true, checkedBy: 'words' })
  expect(text.markdown).toBe('Most households kept a backup heater [1].')
})

test('a cancelled run is not swallowed', async () => {
  const judge = await judgeWith('verdicts', () => ({ hang: true }))
  const controller = new AbortController()
  const judged = judgeArticle(
    textOf('Most households kept a heater [1].'),
    [source],
    judge,
    controller.signal,
  )
  controller.abort()
  await expect(judged).rejects.toMatchObject({ reason: 'cancelled' })
})

test('a model that knows only Yes and No is asked sentence by sentence with the paragraph, and figures still count', async () => {
  const judge = await judgeWith('yes_no', (user) => ({
    text: /neighbours/i.test(user.split('Claim:')[1] ?? '') ? 'No' : 'Yes',
  }))
  const { claims } = await run(
    'Neighbours always complain of it [1]. Most homes kept a heater [1]. At 5°F the COP is 3.5, at 47°F it is 2.0 [1].',
    judge,
  )
  const statements = claims.filter(({ kind }) => kind === 'statement')
  expect(statements).toMatchObject([
    { verdict: 'absent', checkedBy: 'model: umpire-1' },
    { verdict: 'supported', checkedBy: 'model: umpire-1' },
    { verdict: 'contradicted', discrepancy: 'number', checkedBy: 'words' },
  ])
  expect(server?.calls[0]?.user).toMatch(/^Document: Most households[\s\S]*\nClaim: \S/)
})

test('sources that do not fit the judge are shortened to the paragraphs that the sentences could rest on', async () => {
  const judge = await judgeWith(
    'verdicts',
    () => answer({ n: 1, passage: 'Most households kept a backup heater.' }),
    100,
  )
  const long = {
    ...source,
    text: `${'The weather was fine in the valley of the geese.\n\n'.repeat(200)}${source.text}`,
  }
  const { claims } = await judgeArticle(
    textOf('Most households kept a backup heater [1].'),
    [long],
    judge,
    new AbortController().signal,
  )
  expect(claims[0]).toMatchObject({ checkedBy: 'model: umpire-1', supported: true })
  expect(server?.calls[0]?.user).not.toContain('geese')
})
