import { expect, test } from 'vitest'
import { playModel } from '#test-support/fixtures/writer/play-model.ts'
import {
  answering,
  askedFor,
  change,
  churn,
  edit,
  good,
  headline,
  page,
  plan,
  pricing,
  section,
  stepOf,
  survey,
  surveyLink,
  text,
} from '#test-support/fixtures/writer/played-article.ts'
import type { ReceivedCall } from '#test-support/loopback/model-server.ts'
import type { EvidenceSource, WriteRequest } from './writer.ts'

const { judge, model, start, write } = playModel()

const judging = (kinds: (sentence: string) => object) => (call: ReceivedCall) =>
  JSON.stringify({
    sentences: [...call.user.matchAll(/^(\d+)\. (?:\([^)]*\) )?(.*)$/gm)].map(([, n, sentence = '']) => ({
      n: Number(n),
      kind: 'inference',
      verdict: 'not_needed',
      source: null,
      passage: null,
      discrepancy: null,
      replacement: null,
      ...kinds(sentence),
    })),
  })

test('a fact that no source has is said otherwise once by the writer, and only that is judged again', async () => {
  const invented = 'Every shop in Farleigh sends 900 cards a year.'
  const honest = 'Ask a shop near you how many cards it sends.'
  const { calls } = await start(
    answering({
      text: `${text} ${invented}`,
      judge: judging((sentence) => (sentence.includes('900') ? { kind: 'fact', verdict: 'absent' } : {})),
      repair: JSON.stringify({ sentences: [{ n: 1, after: honest, reason: 'No source counts cards.' }] }),
    }),
  )
  const article = await write({ judge: judge() })
  expect(calls.map(stepOf).slice(-4)).toEqual(['judge', 'repair', 'lines', 'judge'])
  expect(calls.at(-3)?.user).toMatch(/before it: If your customers leave[^\n]*\nthe sentence: Every shop/)
  expect(calls.at(-1)?.user).toMatch(/\n1\. [^\n]*Ask a shop near you/)
  expect(calls.at(-1)?.user).not.toMatch(/\n2\. /)
  expect(article.markdown).toContain(honest)
  expect(article.changes.at(-1)).toEqual({
    before: invented,
    after: honest,
    reason: 'No source counts cards.',
  })
  expect(article.claims.every(({ supported }) => supported)).toBe(true)
})

test('a sentence that the writer stands by is judged once more with the reason, and what it leaves out gets the replacement', async () => {
  const [right, wrong] = [
    'The report counted 40 in a hundred.',
    'A first mail is opened by 98% of new customers.',
  ]
  const replacement = 'A welcome mail on the first day is opened by 71% of new customers.'
  const { calls } = await start(
    answering({
      text: `${text}\n\n${right} ${wrong}`,
      judge: (call) =>
        judging((sentence) => {
          if (sentence === wrong) return { kind: 'fact', verdict: 'absent', source: 1, replacement }
          if (sentence !== right) return {}
          return call.user.includes('(the writer says: Source 1 has "40 percent more".)')
            ? { kind: 'fact', verdict: 'supported', source: 1, passage: '40 percent more' }
            : { kind: 'fact', verdict: 'absent' }
        })(call),
      repair: JSON.stringify({
        sentences: [{ n: 1, after: right, reason: 'Source 1 has "40 percent more".' }],
      }),
    }),
  )
  const article = await write({ judge: judge() })
  const asked = askedFor(calls, 'repair')
  expect(asked).toMatch(
    /the sentence: The report[^\n]*\nafter it: A first mail[^\n]*\nno reference covers it/,
  )
  expect(asked).toContain(`not found: 98%\n`)
  expect(asked).toContain(`the check suggests: ${replacement}`)
  expect(article.claims.find((claim) => claim.text === right)).toMatchObject({ supported: true })
  expect(article.markdown).toContain('is opened by 71% of new customers [2].')
  expect(article.markdown).not.toContain('98%')
})

test('a repair drops a fact, never a thought, a heading or what was not asked about', async () => {
  const thought = 'A card is cheap, so nobody should count it.'
  await start(
    answering({
      text: `${text} Cards number 900 a year. ${thought}`,
      judge: judging((sentence) => {
        if (sentence.includes('900')) return { kind: 'fact', verdict: 'absent' }
        if (sentence.includes('A card'))
          return { verdict: 'contradicted', source: 2, passage: 'Annual plans' }
        return {}
      }),
      repair: JSON.stringify({
        sentences: [1, 2, 3].map((n) => ({ n, after: '', reason: 'Gone.' })),
      }),
    }),
  )
  const { markdown } = await write({ judge: judge() })
  expect(markdown).not.toContain('900')
  expect(markdown).toContain(thought)
  expect(markdown).toContain('## Annual plans keep customers')
})

test('a repair does not turn a row of a table into another one of it', async () => {
  const table = '| Plan | Price |\n| --- | --- |\n| Annual | $1,200 |\n| Monthly | $900 |'
  await start(
    answering({
      text: `${text}\n\n${table}`,
      judge: judging((sentence) => (sentence.includes('900') ? { kind: 'fact', verdict: 'absent' } : {})),
      repair: JSON.stringify({ sentences: [{ n: 1, after: '| Annual | $1,200 |', reason: 'So it is.' }] }),
    }),
  )
  const { markdown } = await write({ judge: judge() })
  expect(markdown).toContain('| Monthly | $900 |')
  expect(markdown.split('| Annual |')).toHaveLength(2)
})

test('a repair does not reach into another sentence that has the same words', async () => {
  const longer = 'We say that cards number 900 a year, which is a guess.'
  await start(
    answering({
      text: `${text} ${longer}\n\n- cards number 900 a year`,
      judge: judging((sentence) =>
        sentence === 'cards number 900 a year' ? { kind: 'fact', verdict: 'absent' } : {},
      ),
      repair: JSON.stringify({ sentences: [{ n: 1, after: 'cards are many', reason: 'No source.' }] }),
    }),
  )
  const { markdown } = await write({ judge: judge() })
  expect(markdown).toContain(longer)
})

test('the message counts factual sentences and names those without support', async () => {
  await start(answering())
  const found = await write({ judge: null, topic: null })
  expect(found.message).toMatch(/\d of \d factual sentences/)
  await start(
    answering({
      judge: judging((sentence) =>
        /\$1,200/.test(sentence)
          ? { kind: 'fact', verdict: 'supported', source: 2, passage: 'Annual plans cost $1,200' }
          : {},
      ),
    }),
  )
  const one = await write({ judge: judge() })
  expect(one.message).toContain('Its one factual sentence was found in the sources.')
})

test('a page is introduced by its publisher, its author and its interest; a number for a host says nothing', async () => {
  const { calls } = await start(answering())
  await write({
    evidence: [
      {
        ...churn,
        publisher: 'The Churn Institute',
        author: 'By Ann Lee · 2025-03-01 · 4 min read',
        publishedAt: new Date('2025-03-01'),
      },
      {
        ...pricing,
        url: 'http://127.0.0.1:4880/pricing',
        blocks: [
          ...pricing.blocks,
          { kind: 'paragraph', text: 'Our customers like our prices. Book a demo, or call us today.' },
        ],
      },
      page('https://www.plans.example/', 'Customers and plans', 'Customers who leave say so.'),
    ],
  })
  const { user = '' } = calls[0] ?? {}
  expect(user).toContain(
    'From: The Churn Institute (third party)\nAuthor: Ann Lee\nPublished: 2025-03-01\nLanguage',
  )
  expect(user).toContain(
    'From: a page that names no publisher: call it by its title (third party, sells what it writes about)',
  )
  expect(user).toContain('From: plans.example (third party)')
  expect(user).not.toContain('127.0.0.1')
})

test('title and takeaways are asked for after the edit, with its changes to read once more', async () => {
  const plans = 'Annual plans cost $1,200 and halve the number of customers who leave [2].'
  const heading = '## A welcome in week one keeps four in ten more'
  const { calls } = await start(
    answering({
      edit: edit([change(plans, 'An annual plan costs $1,200, and half as many customers leave [2].')]),
      headline: headline({ patches: [change('## A welcome in week one pays', heading, 'More exact.')] }),
    }),
  )
  const { markdown, changes } = await write({ targetWords: 1_800 })
  expect(calls.map(stepOf).slice(-3)).toEqual(['edit', 'headline', 'last'])
  const asked = askedFor(calls, 'headline')
  expect(asked).toMatch(/<<<DATA CHANGED \w+>>>\n- An annual plan costs/)
  expect(asked).not.toContain(`${plans}\n\n## A`)
  expect(markdown).toContain(heading)
  expect(changes.map(({ reason }) => reason)).toEqual(['Clearer.', 'More exact.'])
})

test('an edit that changes something is followed by another, which has title and takeaways before it', async () => {
  const stays = 'The first week decides whether customers stay.'
  const point = 'Teams that welcome new customers within a week keep 40% more of them [1].'
  const { calls } = await start(
    answering({
      edit: edit([change(stays, 'Week one decides.')]),
      last: edit([
        change('Week one decides.', 'Week one decides who stays.', 'Of what?'),
        change(`- ${point}`, '- A welcome within a week keeps 40% more [1].', 'Shorter.'),
        change('TITLE: Keep more customers with an early welcome', 'TITLE: Welcome them early', 'Plainer.'),
      ]),
    }),
  )
  const article = await write({ targetWords: 1_800 })
  expect(askedFor(calls, 'last')).toMatch(
    /TITLE: Keep more [^\n]*\n\nDESCRIPTION: What [^\n]*\n\nTAKEAWAYS:\n- Teams [^\n]*\n\nWeek one decides\./,
  )
  expect(article.title).toBe('Welcome them early')
  expect(article.markdown).toMatch(
    /^Week one decides who stays\.\n\n## Key takeaways\n\n- A welcome within a week keeps 40% more \[1\]\.\n/,
  )
  expect(article.changes.map(({ reason }) => reason)).toEqual([
    'Clearer.',
    'Of what?',
    'Shorter.',
    'Plainer.',
  ])
})

test('the finished text is edited once more where three changes were asked for, and not where there were fewer', async () => {
  const stays = 'The first week decides whether customers stay.'
  const found = [
    change('Week one decides.', 'Week one decides who stays.', 'Of what?'),
    change('TITLE: Keep more customers with an early welcome', 'TITLE: Welcome them early', 'Plainer.'),
    change('## Annual plans keep customers', '## Annual plans keep more', 'Surer.'),
  ]
  const editing = (first: object[]) => {
    const edits = [
      edit(first),
      edit([change('Week one decides who stays.', 'Week one decides it.', 'Short.')]),
    ]
    return answering({
      edit: edit([change(stays, 'Week one decides.')]),
      last: () => edits.shift() ?? edit(),
    })
  }
  const { calls } = await start(editing(found))
  const twice = await write({ targetWords: 1_800 })
  expect(calls.map(stepOf).slice(-3)).toEqual(['headline', 'last', 'last'])
  expect(calls.at(-1)?.user).toContain('TITLE: Welcome them early')
  expect(twice.markdown).toContain('Week one decides it.')
  expect(twice.changes.map(({ reason }) => reason)).toEqual([
    'Clearer.',
    'Of what?',
    'Plainer.',
    'Surer.',
    'Short.',
  ])
  const few = await start(editing(found.slice(0, 2)))
  await write({ targetWords: 1_800 })
  expect(few.calls.map(stepOf).slice(-2)).toEqual(['headline', 'last'])
})

test('an edit that finds nothing to change is the last one', async () => {
  const { calls } = await start(answering())
  await write()
  expect(calls.map(stepOf)).toEqual(['plan', 'text', 'memo', 'edit', 'headline'])
})

test('takeaways and title that say another figure than the text are asked about once, and takeaways that stay so go', async () => {
  const wrong = headline({
    title: 'Keep 90% more customers',
    takeaways: [
      'Teams that welcome new customers within a week keep 40% more of them [1].',
      'Teams that welcome new customers within a week keep 90% more of them [1].',
      'Annual plans cost $2,400 [2].',
    ],
  })
  const { calls } = await start(
    answering({
      headline: wrong,
      lines: ({ user }) => {
        const number = /(\d+)\. \(takeaway\) Annual plans/.exec(user)?.[1]
        return JSON.stringify({
          lines: [
            { n: 1, after: 'Keep 40% more customers', reason: 'The text says 40%.' },
            { n: Number(number), after: 'Annual plans cost $1,200.', reason: 'The text says 1,200.' },
            { n: 99, after: 'x', reason: 'x' },
          ],
          more_takeaways: ['A welcome takes 12 days.', 'Customers decide in their first week.'],
        })
      },
    }),
  )
  const article = await write({ targetWords: 1_800 })
  expect(calls.filter((call) => stepOf(call) === 'lines')).toHaveLength(1)
  expect(calls.at(-1)?.user).toContain('A figure of line 1, 6, 7 was not found in the text')
  expect(article.title).toBe('Keep 40% more customers')
  expect(article.markdown).toContain('- Annual plans cost $1,200 [2].')
  expect(article.markdown).not.toContain('90%')
  expect(article.changes.slice(-2)).toMatchObject([
    { after: '', reason: 'The text has no such figure.' },
    { before: '', after: 'Customers decide in their first week.' },
  ])
  expect(article.markdown).toContain('\n- Customers decide in their first week.\n\n## ')
  expect(article.markdown).not.toContain('12 days')
  expect(article.message).not.toContain('does not have the figure')
  await start(answering({ headline: wrong, lines: 'I see nothing.' }))
  const stubborn = await write({ targetWords: 1_800 })
  expect(stubborn.markdown).not.toMatch(/90%|2,400/)
  expect(stubborn.message).toContain('The text does not have the figure of “Keep 90% more customers”.')
})

test('a figure that stands in a table of the text is one that the text has', async () => {
  const table = '| Plan | Saving | Payback |\n| --- | --- | --- |\n| Annual | $650 | 4.6 years |'
  const { calls } = await start(
    answering({
      text: `${text}\n\n${table}`,
      headline: headline({ takeaways: ['The annual plan pays back in 4.6 years.', 'It saves $650.'] }),
    }),
  )
  const { markdown, message } = await write({ targetWords: 1_800 })
  expect(calls.map(stepOf)).not.toContain('lines')
  expect(markdown).toContain('- The annual plan pays back in 4.6 years.')
  expect(message).not.toContain('does not have the figure')
})

test('the judge sees who published and wrote a source, as the writer does, and naming them is no fault', async () => {
  const { calls } = await start(
    answering({
      text: `${text} The Churn Institute asked them [1].`,
      judge: judging((sentence) =>
        sentence.startsWith('The Churn Institute')
          ? { kind: 'fact', verdict: 'supported', source: 1, passage: 'Published by The Churn Institute.' }
          : {},
      ),
    }),
  )
  const article = await write({
    evidence: [
      { ...churn, publisher: 'The Churn Institute', author: 'Von Ann Lee' },
      { ...pricing, author: 'Von Neumann' },
    ],
    judge: judge(),
  })
  const judged = calls.find((call) => stepOf(call) === 'judge')
  expect(judged?.user).toContain('Published by The Churn Institute.\nAuthor: Ann Lee.')
  expect(judged?.user).toContain('Author: Von Neumann.')
  expect(article.claims.find(({ text: said }) => said.startsWith('The Churn'))).toMatchObject({
    supported: true,
    passage: 'Published by The Churn Institute.',
  })
})

test('each step of the edit knows how long the text is, and leaves the next one room to add', async () => {
  const { calls } = await start(
    answering({
      turbo: good.turbo.replace('---\n', `---\n${'word '.repeat(790)}\n\n`),
      edit: edit([change('The first week decides whether customers stay.', 'Week one decides who stays.')]),
    }),
  )
  await write({ targetWords: 500 })
  expect(askedFor(calls, 'edit')).toMatch(
    /the text has 65 words by .*; at most 595 are wanted\. Your patches together add no more than 530/,
  )
  expect(askedFor(calls, 'headline')).toMatch(
    /the text has 63 words by .*; at most 600 are wanted\. Your patches together add no more than 537/,
  )
  expect(askedFor(calls, 'last')).toMatch(/the text has 6\d words by .*; at most 610 are wanted\./)
  await write({ targetWords: 800, mode: 'turbo' })
  expect(calls.at(-1)?.user).toMatch(/at most 800 are wanted\. Your patches together cut at least \d+ words/)
})

test('what an edit adds beyond the length that was asked for is left out, the least important first', async () => {
  const add = (before: string, word: string) =>
    change(before, `${before} ${`${word} `.repeat(25).trim()}.`, 'Missing.')
  const patches = [
    add('Annual plans cost $1,200 and halve the number of customers who leave [2].', 'needed'),
    add('The first week decides whether customers stay.', 'nice'),
  ]
  const { calls } = await start(answering({ edit: edit(patches) }))
  const { markdown, message } = await write({ targetWords: 90 })
  expect(markdown).toContain('needed needed')
  expect(markdown).not.toContain('nice nice')
  expect(message).toContain(
    '1 change that it asked for had no room within 111 words: the sentence “The first week decides whether customers stay.” was to read “The first week decides',
  )
  expect(askedFor(calls, 'headline')).toMatch(/UNDONE[\s\S]*nice nice/)
})

test('of two changes of one sentence the first stands, and the other is put before the last look', async () => {
  const opening = 'The first week decides whether customers stay.'
  const { calls } = await start(
    answering({
      edit: edit([
        change(opening, 'Who is welcomed in the first week stays.'),
        change(opening, 'The first week decides who stays.'),
      ]),
    }),
  )
  expect((await write()).markdown).toContain('Who is welcomed in the first week stays.')
  expect(askedFor(calls, 'headline')).toMatch(/UNDONE[\s\S]*The first week decides who stays\./)
})

test('a change that had no room is not told as open once the last look made it', async () => {
  const stays = 'The first week decides whether customers stay.'
  const long = `The first week decides. ${'nice '.repeat(25).trim()}.`
  await start(
    answering({
      edit: edit([change(stays, long)]),
      headline: headline({ patches: [change(stays, 'Week one decides.')] }),
    }),
  )
  const { markdown, message } = await write({ targetWords: 60 })
  expect(markdown).toContain('Week one decides.')
  expect(message).not.toContain('had no room')
})

test('a change that the last look made after all is not told as open, though it keeps its sentence', async () => {
  const stays = 'The first week decides whether customers stay.'
  const one = 'Week one decides whether customers stay.'
  const longer = `${stays} It is short.`
  await start(
    answering({
      edit: edit([change(stays, one), change(stays, longer)]),
      headline: headline({ patches: [change(one, longer)] }),
    }),
  )
  const { markdown, message } = await write()
  expect(markdown).toContain('It is short.')
  expect(message).not.toContain('It is short.')
})

test('titles and descriptions have one limit and one form in every step that writes them', async () => {
  const { calls } = await start(answering({ headline: headline({ title: 'long '.repeat(20) }) }))
  await write()
  await write({ mode: 'turbo' })
  const asked = calls
    .map(({ user }) => user)
    .filter((user) => /title: at most|TITLE: at most|# Task: shorten/.test(user))
  expect(asked).toHaveLength(3)
  for (const user of asked) {
    expect(user.match(/\b(?:60|65|140|150) characters|at most (?:60|140)\b/g)).toBeNull()
    expect(user).toMatch(/at most 70/)
  }
  expect(asked.filter((user) => user.includes('no colon formula'))).toHaveLength(3)
})

test('a title of the form "Subject: remark" is asked for again', async () => {
  const again = JSON.stringify({
    title: 'Welcome first, then the annual plan',
    description: 'What each does.',
  })
  const formula = headline({ title: 'Welcomes\u00a0: first things first' })
  const { calls } = await start(answering({ headline: formula, shorter: again }))
  expect((await write()).title).toBe('Welcome first, then the annual plan')
  expect(calls.filter((call) => stepOf(call) === 'shorter')).toHaveLength(1)
})

test('the list of sources names who published a page and when, where its title does not', async () => {
  await start(answering())
  const dated = { ...churn, publisher: 'The Welcome Institute', publishedAt: new Date('2025-03-01') }
  const { markdown } = await write({ evidence: [dated, { ...pricing, publisher: 'Pricing' }] })
  expect(markdown).toMatch(/\[The churn report\]\([^)]*\), The Welcome Institute, 2025\n/)
  expect(markdown).toMatch(/\[Pricing notes\]\([^)]*\)\n/)
})

test('a change that could not be made is told with its place, its proposal and why it was asked for', async () => {
  await start(
    answering({
      edit: edit([
        change('| No | such row [1] |', '| No | row [2] |', 'The row is wrong.'),
        change('## No such heading', '## None', 'x'),
      ]),
    }),
  )
  expect((await write()).message).toContain(
    '2 changes that it asked for could not be made: the table row “| No | such row |” was to read “| No | row |” (The row is wrong); the heading “## No such heading” was to read “## None” (x).',
  )
})

test('takeaways do not count as words of the text', async () => {
  await start(answering())
  const [short, long] = [await write({ targetWords: 500 }), await write({ targetWords: 1_800 })]
  expect(long.markdown).toContain('Key takeaways')
  expect(long.wordCount).toBe(short.wordCount)
})

test('an uploaded document speaks for the company only where its head or title names it, and is never called by its title; readers see no file name', async () => {
  const own = (over: Partial<EvidenceSource>): EvidenceSource => ({
    ...pricing,
    kind: 'knowledge',
    own: true,
    url: null,
    ...over,
  })
  const by = (line: string) => [{ kind: 'paragraph' as const, text: line }, ...churn.blocks]
  const { calls } = await start(answering())
  const article = await write({
    profile: { name: 'Northwind Heat' },
    evidence: [
      own({ id: 'doc-1', title: 'churn_facts-2026_v2.docx', blocks: by('Author: Northwind Heat') }),
      own({ id: 'doc-2', title: 'Margins.xlsx', role: 'internal', url: 'https://files.northwind.example/m' }),
      own({ id: 'doc-3', title: 'wood.pdf', blocks: by('Publisher: Solid Fuel Advice Bureau') }),
      own({ id: 'doc-4', title: 'Customers', blocks: by('Handling Review') }),
      own({ id: 'doc-5', title: 'Customers of 2025' }),
      own({ id: 'doc-6', title: 'Northwind Heat: what customers ask' }),
    ],
  })
  const { user = '', system = '' } = calls[0] ?? {}
  expect(user).toContain(
    "Title: Northwind Heat: Churn facts 2026\nFrom: the company's own document (Northwind Heat)",
  )
  expect(user).toContain('Internal document: its facts may be used; never name, quote or mention it')
  expect(user).toContain('From: Northwind Heat, own records')
  expect(user).toContain(
    'From: Solid Fuel Advice Bureau (supplied by the company, perhaps not its own words)',
  )
  expect(user).toContain(
    'Title: Customers\nFrom: a document that names no publisher: call it by the line under its title, never by its title (supplied by the company, perhaps not its own words)\nLine under its title: Handling Review\n',
  )
  expect(user).toContain(
    'Title: Customers of 2025\nFrom: a document that names no publisher: say what it is, never by its title (supplied',
  )
  expect(user).toContain(
    "Title: Northwind Heat: what customers ask\nFrom: the company's own document (Northwind Heat)",
  )
  expect(system).toContain('never by its title either')
  expect(user).not.toMatch(/docx|Margins|files\.northwind/)
  expect(article.markdown).toContain('1. Northwind Heat: Churn facts 2026')
  expect(article.sources[0]?.title).toBe('Northwind Heat: Churn facts 2026')
})

test('a document that has the word of the topic in its byline alone is not set aside', async () => {
  const bureau = page('https://b.example/', 'Prices', 'Author: Customer Bureau', 'A call costs 95 euros.')
  const { calls } = await start(answering())
  await write({ evidence: [churn, bureau], topic: 'customer' })
  expect(calls[0]?.user).toContain('A call costs 95 euros.')
})

test('who wrote a page and when is told from the byline that is taken out of its text', async () => {
  const { calls } = await start(answering())
  await write({
    evidence: [
      { ...churn, blocks: [{ kind: 'paragraph', text: 'By Ann Lee, 3 March 2024' }, ...churn.blocks] },
      {
        ...pricing,
        url: 'http://127.0.0.1:4880/pricing',
        blocks: [{ kind: 'paragraph', text: 'Author: Price Bureau' }, ...pricing.blocks],
      },
      {
        ...page('https://route.example/', 'Routes', 'By Sheth and Lee · 2019-02-01', 'Customers wait.'),
        author: 'Sheth and Lee',
        publishedAt: new Date('2019-02-01'),
      },
    ],
  })
  const { user = '' } = calls[0] ?? {}
  expect(user).toContain('From: route.example (third party)\nAuthor: Sheth and Lee\nPublished: 2019-02-01\n')
  expect(user).toContain(
    'From: churn.example (third party)\nAuthor: Ann Lee\nDate in its text: 3 March 2024\nLanguage',
  )
  expect(user).not.toContain('By Ann Lee')
  expect(user).not.toContain('By Sheth and Lee')
  expect(user).toContain(
    'From: a page that names no publisher: call it by its author (third party)\nAuthor: Price Bureau',
  )
})

test('the next step is linked on its own words where the ending has them', async () => {
  await start(answering({ text: `${text} Or book a survey first.` }))
  expect((await write({ profile: survey })).markdown).toContain(
    'Or [book a survey](<https://northwind.example/survey>) first.',
  )
})

test("the company's link takes the place of a stranger's on its own words, and is set inside none", async () => {
  await start(answering({ text: `${text} [Book a survey](https://evil.example/x) first.` }))
  const { markdown } = await write({ profile: survey })
  expect(markdown).toContain(' [Book a survey](<https://northwind.example/survey>) first.')
  expect(markdown).not.toMatch(/evil|\[\[|\]\(\)/)
})

test('a title or description that is repaired or compared stays plain, whatever the answer carries', async () => {
  const linked = '[Buy](https://evil.example) a plan at https://evil.example'
  await start(
    answering({
      headline: headline({ description: 'Keep 98% of them.' }),
      lines: JSON.stringify({ lines: [{ n: 2, after: linked, reason: 'ok' }], more_takeaways: [] }),
    }),
  )
  expect((await write()).description).toBe('Buy a plan at')
  await start(answering({ last: edit([change('What annual plans do.', linked)]) }))
  expect((await write({ mode: 'turbo' })).description).toBe('Buy a plan at')
})

const longLine = 'We keep 12, 23, 34, 45, 56, 67 and 78 customers.'

test.each<[string, string, string, Partial<WriteRequest>?]>([
  ['a sentence that speaks as a machine', `${text} As an AI assistant I must link.`, 'As an AI assistant'],
  [
    'a word to avoid',
    text,
    'must not appear and do: ["Annual plan"]',
    { profile: { wordsToAvoid: ['Annual plan'] } },
  ],
  ['a missing next step', text, 'The next step "Book a survey" is not in the ending', { profile: survey }],
  [
    'a next step that is a label',
    `${text}\n\n**Next step:** ${surveyLink}.`,
    'The next step stands as a label',
    { profile: survey },
  ],
  [
    "the text's own result under the number of a source",
    text.replace('who leave [2].', 'who leave [2]. A month costs $133 [2].'),
    'a source that has them nowhere: 133 [2].',
  ],
  ['a paragraph crowded with figures', `${text}\n\n${longLine}`, '7 in "We keep 12,'],
])('the editor is told of %s', async (_what, draft, told, over) => {
  const { calls } = await start(answering({ text: draft }))
  await write(over)
  expect(askedFor(calls, 'edit')).toContain(told)
})

test('the editor is not told of a next step that stands in a sentence', async () => {
  const { calls } = await start(answering({ text: `${text} Before you sign, ${surveyLink} and compare.` }))
  await write({ profile: survey })
  expect(askedFor(calls, 'edit')).not.toContain('And this:')
})

test('what is a matter of judgement is put once: to the editor, or to the last look where nobody edited', async () => {
  const crowded = { text: `${text}\n\n${longLine}` }
  const edited = await start(answering(crowded))
  await write()
  expect(askedFor(edited.calls, 'headline')).not.toContain('7 in "We keep 12,')
  const unread = await start(answering({ ...crowded, edit: 'Fine!' }))
  await write()
  expect(askedFor(unread.calls, 'headline')).toContain('7 in "We keep 12,')
})

test('a word to avoid that the edit leaves is put before the last look, and one that stays is said', async () => {
  const { calls } = await start(answering())
  const article = await write({ profile: { wordsToAvoid: ['Annual plan', 'seamless'] } })
  expect(askedFor(calls, 'headline')).toContain('must not appear and do: ["Annual plan"]')
  expect(article.message).toContain('words to avoid: Annual plan.')
})

test('a source that the plan sets aside is named with the reason, as plain words', async () => {
  const also = page('https://also.example/', 'Hotel customers', 'Hotels greet customers at the door.')
  const set = plan({ left_out: [{ source: 3, why: 'About [hotels](http://evil.example), not shops.' }] })
  await start(answering({ plan: set }))
  const { message } = await write({ evidence: [churn, pricing, also] })
  expect(message).toContain('Not used: “Hotel customers” (About hotels, not shops).')
  expect(message).not.toContain('evil')
})

test('the words of the company are written as it writes them, in text, title and takeaways', async () => {
  await start(answering({ text: text.replaceAll('Annual plans', 'Annual-plans') }))
  const article = await write({
    profile: { wordsToUse: ['annual plans', 'Early Welcome'] },
    targetWords: 1_800,
  })
  expect(article.markdown).toContain('Annual plans cost $1,200')
  expect(article.markdown).not.toContain('Annual-plans')
  expect(article.title).toBe('Keep more customers with an Early Welcome')
})

test('a shop is known as a seller by what is cut from its page', async () => {
  const shop = page(
    'https://shop.example/',
    'Customers of plans',
    'Customers like annual plans at $1,200.',
    'Add to cart.',
    'Free shipping on all plans.',
    'Request a free quote.',
  )
  const { calls } = await start(answering())
  await write({ evidence: [churn, shop] })
  expect(calls[0]?.user).toContain('From: shop.example (third party, sells what it writes about)')
  expect(calls[0]?.user).not.toContain('Add to cart')
})

test('a plan names the sources that it sets aside; one that it cites all the same is shown with the others', async () => {
  const set = plan({ left_out: [{ source: 2, why: 'Prices.' }] })
  const { calls } = await start(answering({ plan: set }))
  await write({ evidence: [churn, pricing] })
  expect(askedFor(calls, 'text')).toContain('SOURCE 2')
})

test('the editor is given the conditions of the offer, and only where there is something to accept', async () => {
  const offer = 'A free survey, two hours, without obligation.'
  const { calls } = await start(answering())
  await write({ profile: { offer, ...survey } })
  expect(askedFor(calls, 'edit')).toContain(`drops no condition of the offer and adds none: it is "${offer}"`)
  expect(askedFor(calls, 'edit')).toContain(
    'It holds for "Book a survey" only where that is about this offer',
  )
  const none = await start(answering())
  await write({ profile: { offer } })
  expect(askedFor(none.calls, 'edit')).not.toContain('condition of the offer')
})

test('what a source holds against the answer is planned, and shown to the writer and to both editors', async () => {
  const passage = 'The panel chose its teams itself'
  const against = [{ source: 1, passage, met: 'Teams that chose themselves may differ.' }]
  const { calls } = await start(answering({ plan: plan({ against }) }))
  await write()
  const shown = /<<<DATA AGAINST \w+>>>\n- \[1\] "The panel chose its teams itself": Teams that chose/
  expect(askedFor(calls, 'text')).toContain(passage)
  expect(askedFor(calls, 'memo')).toMatch(shown)
  expect(askedFor(calls, 'edit')).toMatch(shown)
})

test('without a plan the editors ask every source for what it holds against the answer', async () => {
  const { calls } = await start(answering({ plan: 'no plan' }))
  await write()
  for (const step of ['memo', 'edit'] as const) {
    expect(askedFor(calls, step)).not.toContain('AGAINST')
    expect(askedFor(calls, step)).toContain('the passage of each source that speaks hardest against')
  }
})

test('a source that the plan sets aside and holds against its answer all the same is shown with the others', async () => {
  const aside = plan({
    left_out: [{ source: 2, why: 'Prices.' }],
    sections: [section('A welcome pays', '40 percent more stay [1]')],
    against: [{ source: 2, passage: 'halve the number', met: 'Plans are dear.' }],
  })
  const { calls } = await start(answering({ plan: aside }))
  await write()
  expect(askedFor(calls, 'text')).toContain('SOURCE 2')
})

test('a language is described to its writer in that language', async () => {
  const { calls } = await start(answering())
  await write({ language: 'de-AT' }).catch(() => undefined)
  expect(calls[0]?.user).toContain('Style of this language: Schreiben Sie wie eine gute deutsche Zeitung')
})

test('a small context gets the text section by section, each call with the plan and the text so far', async () => {
  const { calls } = await start(
    answering({
      piece: ({ user }) =>
        user.includes('Write the opening')
          ? 'The first week decides.\n\n## Annual plans keep customers\n\nAnnual plans cost $1,200 [2].'
          : '## A welcome in week one pays\n\nTeams keep 40% more of them [1]. If they leave early, welcome first.',
    }),
  )
  const big = page(
    'https://big.example/',
    'All about customers',
    ...Array.from(
      { length: 150 },
      (_, index) =>
        `Fact ${index}: customers of shop ${index} stay for a long time because it greets them well each day.`,
    ),
  )
  const { markdown } = await write({
    evidence: [churn, pricing, big],
    model: model({ contextTokens: 6_000 }),
    targetWords: 1_800,
  })
  const pieces = calls.filter((call) => stepOf(call) === 'piece')
  expect(pieces).toHaveLength(2)
  expect(pieces[1]?.user).toContain('The first week decides.')
  expect(pieces[1]?.user).toContain('An early welcome and an annual plan keep customers.')
  expect(markdown).toMatch(
    /^The first week decides\.[\s\S]*## Annual plans[\s\S]*## A welcome in week one pays/,
  )
  for (const { system, user } of calls) expect((system.length + user.length) / 4).toBeLessThan(6_000)
})

test('a description of two sentences is shown whole to whoever repairs one of them', async () => {
  const description = 'Annual plans halve churn. They cost $9,999.'
  const verdicts = judging((sentence) =>
    sentence.includes('9,999') ? { kind: 'fact', verdict: 'absent' } : {},
  )
  const { calls } = await start(answering({ headline: headline({ description }), judge: verdicts }))
  await write({ judge: judge() })
  const asked = askedFor(calls, 'repair')
  expect(asked).toContain(`in the description, whose other sentences stay as they are: ${description}`)
})
