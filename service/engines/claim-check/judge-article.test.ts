import { afterEach, expect, test } from 'vitest'
import { type LoopbackModel, type Reply, startLoopbackModel } from '#test-support/loopback/model-server.ts'
import { createChatModel } from '../chat-model/create-chat-model.ts'
import type { ClaimJudge } from './claim-judge.ts'
import { type JudgeOptions, judgeArticle } from './judge-article.ts'

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
  const { claims } = await run('The bulk of homes held on to their old heater [1]. Look for 9 quotes.', judge)
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

test('a result of figures in the passage of the judge, or of the sentences before, is worked out and not doubted', async () => {
  const passage = 'A good unit reaches a COP of 3.5 at 47°F and of 2.0 at 5°F.'
  const judge = await judgeWith('verdicts', () =>
    answer({ n: 1, passage }, { n: 2, passage }, { n: 3, passage: 'Noise may bother neighbours.' }),
  )
  const { claims } = await run(
    'A good unit still works at 5°F [1]. Between its COP of 3.5 and that of 2.0 lie 42°F [1]. Noise may bother neighbours over all of the 42°F [1].',
    judge,
  )
  const statements = claims.filter(({ kind }) => kind === 'statement')
  expect(statements.map(({ verdict, sentenceKind }) => [verdict, sentenceKind])).toEqual([
    ['supported', 'fact'],
    ['not_needed', 'inference'],
    ['supported', 'fact'],
  ])
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

test('a replacement is applied in each place: title, heading, table row, list items that say the same', async () => {
  const kept = 'Most households kept a backup heater.'
  const judge = await judgeWith('verdicts', (user) => {
    const said = [...user.matchAll(/^(\d+)\. (?:\([^)]*\) )?(.*)$/gm)].map(([, n, text = '']) => ({
      n: Number(n),
      verdict: 'contradicted',
      passage: kept,
      replacement: text.includes('Cold')
        ? 'Air: Cold; COP: 2.0 at 5°F'
        : kept.replace('a backup heater', /heater/.test(text) ? 'a backup heater' : 'a heater'),
    }))
    return answer(...said)
  })
  const { text, patches } = await judgeArticle(
    {
      title: 'All homes kept a backup heater',
      description: '',
      markdown: `## All households kept a heater

- Every household kept a heater [1].
- Some cost more.

Every household kept a heater [1].

| Air | COP |
| --- | --- |
| **Cold** | 3.9 at 5°F [1] |`,
      language: 'en',
    },
    [source],
    judge,
    new AbortController().signal,
  )
  expect(text.title).toBe('Most households kept a backup heater')
  expect(text.markdown).toContain('## Most households kept a backup heater\n')
  expect(text.markdown.match(/^(?:- )?Most households kept a backup heater \[1\]\.$/gm)).toHaveLength(2)
  expect(text.markdown).toContain('| **Cold** | 2.0 at 5°F [1] |')
  expect(patches.map(({ before }) => before)).toContain('| **Cold** | 3.9 at 5°F [1] |')
})

test('calls are even, begin with the same sources, and show what stands around their sentences', async () => {
  const judge = await judgeWith('verdicts', () => answer())
  const sentences = Array.from({ length: 42 }, (_, index) => `Household ${index} kept a heater.`)
  await run(sentences.join('\n\n'), judge)
  const asked = server?.calls.map(({ user }) => user.split('Judge these sentences:')) ?? []
  expect(asked.map(([, list = '']) => list.match(/^\d+\. /gm)?.length)).toEqual([21, 21])
  expect(new Set(asked.map(([sources]) => sources)).size).toBe(1)
  expect(asked[0]?.[1]).toContain('(after: Household 21 kept a heater.)')
  expect(asked[1]?.[1]).toContain('(before: Household 20 kept a heater.)\n22. ')
})

test.each(['the first', 'the last'])('verdicts of other calls count when %s fails', async (failing) => {
  const judge = await judgeWith('verdicts', (user) => {
    const numbers = [...user.matchAll(/^(\d+)\. /gm)].map(([, n]) => Number(n))
    if (numbers.includes(failing === 'the first' ? 1 : 60)) return { status: 500 }
    return answer(...numbers.map((n) => ({ n, kind: 'advice', verdict: 'not_needed' })))
  })
  const markdown = Array.from({ length: 60 }, (_, index) => `Ask neighbour ${index} about it.`).join(' ')
  const { claims } = await run(markdown, judge)
  expect(claims.filter(({ checkedBy }) => checkedBy === 'model: umpire-1')).toHaveLength(30)
})

test('a sentence without a reference is shown with the sources of its paragraph and the one it is most like', async () => {
  const judge = await judgeWith('verdicts', () =>
    answer({ n: 1, source: 2, passage: 'Night mode costs a tenth of the heat.' }),
  )
  const other = { ...source, reference: 2, title: 'Noise', text: 'Night mode costs a tenth of the heat.' }
  const { claims } = await judgeArticle(
    textOf('Night mode takes a tenth of the heat. Noise may bother neighbours [1].\n\nNoise counts [2].'),
    [source, other],
    judge,
    new AbortController().signal,
  )
  expect(server?.calls[0]?.user).toContain('1. (perhaps source 1, 2) Night mode takes')
  expect(server?.calls[0]?.user).toContain('2. (source 1) Noise may bother')
  expect(claims[0]).toMatchObject({ supported: true, reference: 2 })
})

test('the judge is told that common knowledge and an invented scene need no source', async () => {
  const judge = await judgeWith('verdicts', () => answer())
  await run('Other kinds of area can have other limits.', judge)
  expect(server?.calls[0]?.system).toMatch(/definition or common knowledge[\s\S]*would not ask a source for/)
  expect(server?.calls[0]?.system).toMatch(/scene or example that says or shows that it is invented/)
})

test('verdicts that still hold are kept, and only other sentences are judged', async () => {
  const judge = await judgeWith('verdicts', () =>
    answer({ n: 1, passage: 'Most households kept a backup heater.' }),
  )
  const first = await run('The bulk of homes held on to their heater [1].', judge)
  const again = await judgeArticle(
    textOf('The bulk of homes held on to their heater [1]. A new one is here [1].'),
    [source],
    judge,
    new AbortController().signal,
    { known: first.verdicts },
  )
  expect(server?.calls[1]?.user).not.toMatch(/\d\. .*The bulk of homes/)
  expect(again.claims[0]).toMatchObject({ supported: true, checkedBy: 'model: umpire-1' })
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

test('the parts of a passage may stand in the source in another order, and each must stand there', async () => {
  const passageOf = async (passage: string) => {
    const judge = await judgeWith('verdicts', () => answer({ n: 1, passage }))
    const { claims } = await run('Neighbours may hear it, and most homes held on to a heater [1].', judge)
    await server?.close()
    return claims[0]?.checkedBy
  }
  const [last, first] = ['Noise may bother neighbours', 'Most households kept a backup heater']
  expect(await passageOf(`${last} … ${first}`)).toBe('model: umpire-1')
  expect(await passageOf(`${last} … Every household kept one`)).toBe('words')
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
    'The neighbours have a dog [1]. Most homes kept a heater [1]. At 5°F the COP is 3.5, at 47°F it is 2.0 [1].',
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

test('a replacement does not make the description the first sentence again, and gets the reference it lacks', async () => {
  const judge = await judgeWith('verdicts', (user) =>
    answer(
      ...[...user.matchAll(/^(\d+)\. /gm)].map(([, n]) => ({
        n: Number(n),
        verdict: 'absent',
        replacement: 'Most households kept a backup heater.',
      })),
    ),
  )
  const { text } = await judgeArticle(
    {
      title: '',
      description: 'Homes that switch keep their stoves.',
      markdown: 'Every family in Ohio held on to a stove.\n\nAnd more.',
      language: 'en',
    },
    [source],
    judge,
    new AbortController().signal,
  )
  expect(text.description).toBe('Most households kept a backup heater.')
  expect(text.markdown).toMatch(/^Every family/)
  const alone = await run('Every family in Ohio held on to a stove.', judge)
  expect(alone.text.markdown).toBe('Most households kept a backup heater [1].')
})

test('a replacement waits where the writer may repair, and is taken from the known verdicts afterwards', async () => {
  const kept = 'Most households kept a backup heater.'
  const judge = await judgeWith('verdicts', () =>
    answer({ n: 1, verdict: 'contradicted', passage: kept, replacement: kept }),
  )
  const judgeAgain = (options: JudgeOptions) =>
    judgeArticle(
      textOf('All households kept a heater [1].'),
      [source],
      judge,
      new AbortController().signal,
      options,
    )
  const first = await judgeAgain({ replaces: false })
  expect(first.text.markdown).toBe('All households kept a heater [1].')
  const again = await judgeAgain({ known: first.verdicts })
  expect(again.text.markdown).toBe('Most households kept a backup heater [1].')
  expect(server?.calls).toHaveLength(1)
})

test('a row that is worked out of figures of the text needs no source, though the judge finds none; an invented row does', async () => {
  const judge = await judgeWith('verdicts', (user) =>
    answer(
      ...[...user.matchAll(/^(\d+)\. \(table row/gm)].map(([, n]) => ({ n: Number(n), verdict: 'absent' })),
    ),
  )
  const table =
    '| Case | Paid | Years |\n| --- | --- | --- |\n| Ours | $16,830 | 4.6 |\n| Theirs | $777 | 99.9 |'
  const { claims } = await run(`Say you pay $16,830 and save $3,650 a year.\n\n${table}`, judge)
  const rows = claims.filter(({ kind, text }) => kind === 'statement' && text.startsWith('Case'))
  expect(rows).toMatchObject([
    { sentenceKind: 'inference', verdict: 'not_needed', supported: true },
    { verdict: 'absent', supported: false },
  ])
})

test('a short sum of figures that a source has needs none itself, though the judge finds none; a wrong one does', async () => {
  const judge = await judgeWith('verdicts', (user) =>
    answer(
      ...[...user.matchAll(/^(\d+)\. .*That is/gm)].map(([, n]) => ({ n: Number(n), verdict: 'absent' })),
    ),
  )
  const { claims } = await run(
    'A good unit reaches a COP of 3.5 at 47°F and of 2.0 at 5°F [1]. That is 1.5 less. That is 9.9 less.',
    judge,
  )
  const sums = claims.filter(({ kind, text }) => kind === 'statement' && text.startsWith('That is'))
  expect(sums.map(({ supported }) => supported)).toEqual([true, false])
})

test('a label of two words with a figure that the words do not find is judged too', async () => {
  const judge = await judgeWith('verdicts', () =>
    answer({ n: 1, kind: 'advice', verdict: 'not_needed', source: null }),
  )
  const { claims } = await run('- **Over 20%:** wait', judge)
  expect(claims.filter(({ supported }) => !supported)).toEqual([])
})

test('sentences that the judge leaves out are asked for once more, and only those', async () => {
  const judge = await judgeWith('verdicts', (user) =>
    user.includes('1. ')
      ? answer({ n: 1, passage: 'Most households kept a backup heater.' })
      : answer({ n: 2, passage: 'Noise may bother neighbours.' }),
  )
  const { claims } = await run(
    'The bulk of homes held on to their heater [1]. Those next door may mind the noise [1]. The Moon is made of cheese [1].',
    judge,
  )
  expect(server?.calls).toHaveLength(2)
  expect(server?.calls[1]?.user).not.toMatch(/^1\. /m)
  expect(server?.calls[1]?.user).toMatch(/^2\. [\s\S]*^3\. /m)
  expect(claims).toMatchObject([
    { supported: true, checkedBy: 'model: umpire-1' },
    { supported: true, checkedBy: 'model: umpire-1' },
    { supported: false, checkedBy: 'words' },
    { kind: 'name', supported: false },
  ])
})

test('a passage without one telling word or figure of the sentence bears nothing out', async () => {
  const judge = await judgeWith('verdicts', () => answer({ n: 1, passage: 'Noise may bother neighbours.' }))
  const { claims } = await run('All households kept a backup heater [1].', judge)
  expect(claims[0]).toMatchObject({ verdict: 'contradicted', checkedBy: 'words' })
})

test('a sentence of common words is borne out by a passage that has most of them, though its verb is inflected, and by no other', async () => {
  const house = {
    ...source,
    language: 'de',
    text: 'Es war zu feucht. Wir haben gesagt, dass wir nicht anfangen.',
  }
  const verdictBy = async (passage: string) => {
    const judge = await judgeWith('verdicts', () => answer({ n: 1, passage }))
    const text = { ...textOf('Wir fingen nicht an [1].'), language: 'de' }
    const { claims } = await judgeArticle(text, [house], judge, new AbortController().signal)
    await server?.close()
    return claims[0]?.verdict
  }
  expect(await verdictBy('Wir haben gesagt, dass wir nicht anfangen.')).toBe('supported')
  expect(await verdictBy('Es war zu feucht.')).not.toBe('supported')
})

test('of a source in another language the judge is believed without a word in common', async () => {
  const judge = await judgeWith('verdicts', () => answer({ n: 1, passage: 'Noise may bother neighbours.' }))
  const german = { ...textOf('Der Lärm kann die Leute nebenan stören [1].'), language: 'de' }
  const { claims } = await judgeArticle(german, [source], judge, new AbortController().signal)
  expect(claims[0]).toMatchObject({ supported: true, checkedBy: 'model: umpire-1' })
})

test('a sentence with the working of its figure is an inference, though the judge takes a passage for it', async () => {
  const prices = { ...source, text: 'A call costs 780 euros. A unit lasts for years.' }
  const judge = await judgeWith('verdicts', () => answer({ n: 1, passage: 'A call costs 780 euros.' }))
  const judgeOf = (markdown: string) =>
    judgeArticle(textOf(markdown), [prices], judge, new AbortController().signal)
  const shown = await judgeOf('A call costs 780 euros, so 2.6 calls cost 2,028 euros [1].')
  expect(shown.claims[0]).toMatchObject({ sentenceKind: 'inference', verdict: 'not_needed', passage: null })
  const invented = await judgeOf('A call costs 780 euros, and a unit 5,417 euros [1].')
  expect(invented.claims.find(({ text }) => text.startsWith('5,417'))).toMatchObject({
    supported: false,
    checkedBy: 'words',
  })
})

test('a figure that stands beside the passage is borne out by it, one that stands nowhere near is not', async () => {
  const bench = {
    ...source,
    text: `Customers sent us 126 jackets. Moira ran the bench.

71 beaded again after a wash.

${'A zip is mended here. '.repeat(8)}

The till was bought for 950 dollars.`,
  }
  const judge = await judgeWith('verdicts', () => answer({ n: 1, passage: '71 beaded again after a wash.' }))
  const judgeOf = (markdown: string) =>
    judgeArticle(textOf(markdown), [bench], judge, new AbortController().signal)
  const beside = await judgeOf('Of the 126 that leaked at our bench, 71 beaded again.')
  expect(beside.claims.filter(({ supported }) => !supported)).toEqual([])
  const far = await judgeOf('Of the 950 that leaked at our bench, 71 beaded again.')
  expect(far.claims[0]).toMatchObject({ checkedBy: 'words' })
})

test('a sentence that cites two sources is borne out by a passage of one where the other has its other figures', async () => {
  const one = { ...source, text: 'Bake the pan at 450 to 500 °F for an hour.' }
  const other = { ...source, reference: 2, title: 'Other', text: 'An oven at 230 °C is enough for a pan.' }
  const judge = await judgeWith('verdicts', () =>
    answer({ n: 1, passage: 'Bake the pan at 450 to 500 °F for an hour.' }),
  )
  const judgeOf = (markdown: string) =>
    judgeArticle(textOf(markdown), [one, other], judge, new AbortController().signal)
  const both = await judgeOf('One bakes the pan at 450 to 500 °F, the other at 230 °C [1] [2].')
  expect(both.claims[0]).toMatchObject({ supported: true, checkedBy: 'model: umpire-1' })
  const wrong = await judgeOf('One bakes the pan at 450 to 500 °F, the other at 290 °C [1] [2].')
  expect(wrong.claims[0]).toMatchObject({ supported: false })
})

test('a result that the text works out is one in the description too, and a figure that it has nowhere is not', async () => {
  const jobs = { ...source, text: 'Familiar jobs ran 4% over. All 94 jobs together ran 23% over.' }
  const judge = await judgeWith('verdicts', (user) =>
    answer(
      ...[...user.matchAll(/^(\d+)\. .*Familiar jobs ran/gm)].map(([, n]) => ({
        n: Number(n),
        passage: 'Familiar jobs ran 4% over.',
      })),
    ),
  )
  const judgeOf = (description: string) =>
    judgeArticle(
      {
        ...textOf('All 94 jobs ran 23% over [1]. Without the 38: (94 × 23 − 38 × 4) ÷ 56 is about 36%.'),
        description,
      },
      [jobs],
      judge,
      new AbortController().signal,
    )
  const ofDescription = async (description: string) =>
    (await judgeOf(description)).claims.filter(({ place }) => place === 'description')
  expect(await ofDescription('Familiar jobs ran 4% over, the others 36%.')).toMatchObject([
    { sentenceKind: 'inference', supported: true },
  ])
  expect((await ofDescription('Familiar jobs ran 4% over, the others 63%.'))[0]).toMatchObject({
    supported: false,
  })
})

test('a total is borne out where the sentence after it says how it divides', async () => {
  const doors = {
    ...source,
    text: 'In 2025 we saw 64 sticking doors. In winter 21 were bent, 10 hung and 3 were too wide.',
  }
  const passage = 'In 2025 we saw 64 sticking doors.'
  const judge = await judgeWith('verdicts', () =>
    answer({ n: 1, passage }, { n: 2, passage: 'In winter 21 were bent, 10 hung and 3 were too wide.' }),
  )
  const judgeOf = (markdown: string) =>
    judgeArticle(textOf(markdown), [doors], judge, new AbortController().signal)
  const whole = await judgeOf(
    'We saw 34 sticking doors in winter. 21 were bent, 10 hung and 3 were too wide [1].',
  )
  expect(whole.claims.filter(({ supported }) => !supported)).toEqual([])
  const wrong = await judgeOf(
    'We saw 44 sticking doors in winter. 21 were bent, 10 hung and 3 were too wide [1].',
  )
  expect(wrong.claims[0]).toMatchObject({ supported: false, checkedBy: 'words' })
})

test('a figure whose terms the writer gives is an inference where the judge agrees after reading them, and not without', async () => {
  const log = {
    reference: 1,
    title: 'A log of water and electricity',
    text: 'Rinsing first took 7.1 gallons and 1.10 kWh a day. A thousand gallons cost $14.20. A machine cuts bills by more than $40 a year.',
    language: 'en',
    own: false,
  }
  const row = '| Rinsed first | 7.1 | $146 |'
  const markdown = `The last column is our own sum for a year:\n\n| Way | Gallons a day | Bills a year |\n|---|---|---|\n${row}`
  const judge = await judgeWith('verdicts', (user) => {
    const n = Number(/^(\d+)\. \(table row/m.exec(user)?.[1] ?? 1)
    return answer({ n, passage: 'Rinsing first took 7.1 gallons and 1.10 kWh a day.' })
  })
  const words = (await judgeArticle(textOf(markdown), [log], null, new AbortController().signal)).claims
  const sentence = words.find(({ text }) => text.includes('$146'))?.text ?? ''
  const judged = async (remark?: string) => {
    const remarks = new Map(remark === undefined ? [] : [[sentence, remark]])
    const signal = new AbortController().signal
    const { claims } = await judgeArticle(textOf(markdown), [log], judge, signal, { remarks })
    return claims.find(({ text }) => text === sentence)
  }
  expect(await judged()).toMatchObject({ supported: false, checkedBy: 'words' })
  expect(await judged('It is right as it stands.')).toMatchObject({ supported: false, checkedBy: 'words' })
  expect(
    await judged(
      '7.1 gallons × 365 at $14.20 are $36.80, electricity $63.44, loads $40.04, soap $6: $146.28.',
    ),
  ).toMatchObject({ supported: true, verdict: 'not_needed', sentenceKind: 'inference' })
})
