import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { failure, fast, key, playModel } from '#test-support/fixtures/writer/play-model.ts'
import {
  answering,
  askedFor,
  churn,
  headline,
  page,
  paragraphs,
  plan,
  pricing,
  stepOf,
  text,
} from '#test-support/fixtures/writer/played-article.ts'
import type { Reply } from '#test-support/loopback/model-server.ts'

const { model, start, stop, write } = playModel()

test('a prompt that does not fit the model is sent again with half the sources', async () => {
  const { calls } = await start((call, index) =>
    index === 0
      ? { status: 400, error: "This model's maximum context length is 4096 tokens." }
      : answering()(call),
  )
  expect((await write()).sources).toHaveLength(2)
  expect(calls).toHaveLength(6)
  await start(() => ({ status: 400, error: "This model's maximum context length is 4096 tokens." }))
  expect((await failure(write())).reason).toBe('too_long')
})

test('a server without schemas is asked for JSON in words', async () => {
  const { calls } = await start((call) =>
    call.format ? { status: 400, error: 'response_format is not supported' } : answering()(call),
  )
  await write()
  expect(calls.slice(0, 3).map(({ format }) => format)).toEqual(['json_schema', 'json_object', undefined])
})

test('a plan in a fence with words around it is read, and without a plan or memo that can be read the text is written all the same', async () => {
  const { calls } = await start(
    answering({ plan: `<think>hm {</think>Here:\n\`\`\`json\n${plan()}\n\`\`\`\nDone.` }),
  )
  await write()
  expect(calls.map(stepOf)).toEqual(['plan', 'text', 'memo', 'edit', 'headline'])
  const sloppy = await start(answering({ plan: '{"title": "half an', memo: 'Looks good to me!' }))
  expect((await write()).sources).toHaveLength(2)
  expect(sloppy.calls.map(stepOf)).toEqual(['plan', 'plan', 'text', 'memo', 'memo', 'edit', 'headline'])
})

test('a title that is too long is asked for once more, alone', async () => {
  const { calls } = await start(answering({ headline: headline({ title: 'x y '.repeat(30) }) }))
  expect((await write()).title).toBe('Short')
  expect(calls.map(stepOf).slice(-2)).toEqual(['headline', 'shorter'])
})

test('a text whose title does not come in a form that can be read is kept under its topic, and says so', async () => {
  const { calls } = await start(answering({ headline: 'A title, please.' }))
  const article = await write()
  expect(calls.filter((call) => stepOf(call) === 'headline')).toHaveLength(2)
  expect(article.title).toBe('How to keep customers')
  expect(article.description).toBe('The first week decides whether customers stay.')
  expect(article.markdown).toContain('## A welcome in week one pays')
  expect(article.message).toContain('The model gave no title, so the topic is its title')
})

test('what models put around a text is taken away', async () => {
  await start(
    answering({
      text: `\`\`\`markdown\n# Keeping customers\n\n## Introduction\n\n${text}\n\n## Empty\n\n## References\n\n1. The churn report\n\`\`\``,
    }),
  )
  const { markdown } = await write()
  expect(markdown).toMatch(/^The first week decides/)
  expect(markdown).not.toMatch(/Introduction|Empty|References|```/)
})

test('an answer cut by its length is asked to go on, and one that stays cut is not kept', async () => {
  const half = text.slice(0, 200)
  const { calls } = await start((call) => {
    if (stepOf(call) !== 'text') return answering()(call)
    const isGoingOn = JSON.stringify(call.raw).includes('Your answer was cut off')
    return isGoingOn ? { text: text.slice(200) } : { text: half, finishReason: 'length' }
  })
  expect((await write()).markdown).toContain('otherwise offer the annual plan.')
  expect(calls).toHaveLength(6)
  await start((call) =>
    stepOf(call) === 'text' ? { text: half, finishReason: 'length' } : answering()(call),
  )
  const error = await failure(write())
  expect(error.reason).toBe('cut_off')
  expect(error.message).toContain('end before the text does')
})

test('a model that never stops is cut_off', async () => {
  await start(answering({ text: 'And on and on it goes. '.repeat(2_000) }))
  const error = await failure(write())
  expect(error.reason).toBe('cut_off')
  expect(error.message).toContain('did not come to an end')
})

test('the same paragraph twice stands once, and the change is recorded', async () => {
  const again =
    'Teams that welcome new customers within a week keep 40% more of them, Acme found in March 2024 [1].'
  await start(answering({ text: `${again}\n\n${text}\n\n## Once more\n\n${again}` }))
  const { markdown, changes } = await write()
  expect(markdown).not.toContain('Once more')
  expect(changes).toMatchObject([{ after: '', reason: 'The text says this twice.' }])
})

const german =
  'Die erste Woche entscheidet darüber, ob neue Kunden bleiben oder gehen. Wer sie früh begrüßt, behält nach Angaben von Acme aus dem März 2024 vierzig Prozent mehr von ihnen [1].\n\n## Jahrestarife halten Kunden\n\nEin Jahrestarif kostet $1,200 und halbiert die Zahl der Kunden, die gehen [2].'

test('a text in another language is asked for once more; what stays foreign is delivered as what it is', async () => {
  const { calls } = await start(
    answering({ revise: ({ user }) => (user.includes('German') ? german : 'NOTHING TO ADD') }),
  )
  const good = await write({ language: 'de' })
  expect(good.writtenLanguage).toBe('de')
  expect(calls.map(stepOf)).toContain('revise')
  await start(answering())
  const bad = await write({ language: 'de', mode: 'turbo' })
  expect(bad.writtenLanguage).toBe('en')
  expect(bad.message).toContain('It is in English (en) although German (de) was asked for')
})

const longPage = page(
  'https://long.example/',
  'Customers at length',
  ...Array.from(
    { length: 12 },
    (_, index) =>
      `Shop number ${index} in the town of Farleigh greets its customers by name because the owner wrote ${index} cards by hand last winter.`,
  ),
)
const copiedText = paragraphs(
  12,
  (index) =>
    `Shop number ${index} in the town of Farleigh greets its customers by name because the owner wrote ${index} cards by hand last winter [1].`,
)

test("more than a third of a stranger's page is rewritten once, and said where it stays", async () => {
  const { calls } = await start(answering({ text: copiedText }))
  const article = await write({ evidence: [longPage], topic: 'customers' })
  const asked = calls.filter(({ user }) => user.includes("copied from a third party's page"))
  expect(asked).toHaveLength(1)
  expect(asked[0]?.user).toContain('shop number 3 in the town of farleigh')
  expect(article.message).toMatch(/It takes over \d+% of “Customers at length” word for word/)
  await start(
    answering({
      text: copiedText,
      revise: ({ user }) => (user.includes('copied') ? text : 'NOTHING TO ADD'),
    }),
  )
  expect((await write({ evidence: [longPage], topic: 'customers' })).message).not.toContain('word for word')
})

test('a short text is deepened once where the sources say more; the message gives the true reason', async () => {
  const deeper = `${text}\n\n${paragraphs(25, (index) => `Shop ${index} of Farleigh greets ${index} customers, so the owner of shop ${index} writes ${index} cards in week ${index} of each year [1].`)}`
  const all = plan()
  const { calls } = await start(answering({ plan: all, revise: deeper }))
  const evidence = [churn, pricing, longPage]
  expect((await write({ evidence })).message).not.toContain('instead of')
  expect(calls.filter((call) => stepOf(call) === 'revise')).toHaveLength(1)
  await start(answering({ plan: all }))
  expect((await write({ evidence })).message).toContain('found nothing more in the sources that matters')
  const small = await write({ evidence: [page('https://s.example/', 'Customers', 'Keep customers happy.')] })
  expect(small.message).toContain('too short to carry more')
})

test('copied passages are shown to the editor and named in the message; quotations are not counted', async () => {
  const { calls } = await start(answering({ text: copiedText }))
  const article = await write({ evidence: [longPage], topic: 'customers' })
  expect(askedFor(calls, 'edit')).toContain("Passages taken over word for word from a third party's page")
  expect(article.message).toContain('for example “shop number 0 in the town of farleigh …”')
  const quoted = copiedText.replace(/^(.*) \[1\]\.$/gm, 'The owner says: “$1” [1].')
  await start(answering({ text: quoted }))
  const quoting = await write({ evidence: [longPage], topic: 'customers' })
  expect(quoting.message).not.toContain('word for word')
})

test('a word to avoid in the title of a source is none of the text', async () => {
  await start(answering())
  const article = await write({
    evidence: [{ ...churn, title: 'The whisper-quiet churn report' }, pricing],
    profile: { wordsToAvoid: ['whisper-quiet'] },
  })
  expect(article.markdown).toContain('whisper-quiet')
  expect(article.message).not.toContain('words to avoid')
})

test('429 with retry-after is waited for; for ever it is rate_limited; without credit at once', async () => {
  const { calls } = await start((call, index) =>
    index < 2 ? { status: 429, headers: { 'retry-after': index === 0 ? '0' : '3600' } } : answering()(call),
  )
  expect((await write()).sources).toHaveLength(2)
  expect(calls).toHaveLength(7)
  await start(() => ({ status: 429, headers: { 'retry-after': '0' } }))
  expect((await failure(write())).reason).toBe('rate_limited')
  await start(() => ({ status: 429, error: 'insufficient_quota' }))
  expect((await failure(write())).message).toContain('credit')
})

test('500 once is tried again, 500 for ever is unreachable', async () => {
  await start((call, index) => (index === 0 ? { status: 500 } : answering()(call)))
  expect((await write()).sources).toHaveLength(2)
  await start(() => ({ status: 500 }))
  const error = await failure(write())
  expect(error.reason).toBe('unreachable')
  expect(error.message).toContain('500')
})

test('a cut stream is tried again and its half text is never used; cut each time it is unreachable', async () => {
  await start((call, index) => (index === 1 ? { cutAfter: 'Half a sen' } : answering()(call)))
  expect((await write()).markdown).not.toContain('Half a sen')
  const { calls } = await start(() => ({ cutAfter: 'Half a sen' }))
  const error = await failure(write())
  expect(error.reason).toBe('unreachable')
  expect(calls).toHaveLength(3)
})

test.each<[string, Reply]>([
  ['a content filter', { text: '', finishReason: 'content_filter' }],
  ['a refusal', { refusal: 'I cannot write about that.' }],
  ['an apology', { text: "I'm sorry, but I can't help with that." }],
])('%s is refused', async (_, reply) => {
  const { calls } = await start(() => reply)
  expect((await failure(write())).reason).toBe('refused')
  expect(calls).toHaveLength(1)
})

test('an empty answer is tried once more and is then empty; headings without text are empty', async () => {
  await start((call) => (stepOf(call) === 'text' ? { text: '' } : answering()(call)))
  expect((await failure(write())).reason).toBe('empty')
  await start(answering({ text: '## One\n\n## Two' }))
  expect((await failure(write())).message).toContain('headings without text')
})

test('a call that never answers, and an article that takes too long as a whole, are timed_out', async () => {
  await start(() => ({ hang: true }))
  expect((await failure(write({ model: model({ timing: { ...fast, callTimeoutMs: 60 } }) }))).reason).toBe(
    'timed_out',
  )
  const error = await failure(write({ model: model({ timing: { ...fast, totalTimeoutMs: 80 } }) }))
  expect(error.reason).toBe('timed_out')
  expect(error.message).toContain('did not finish')
})

test('a model that is too slow for every step leaves some out, says which, and still finishes', async () => {
  let asked = 0
  // The text takes so much of the time that two calls more would not end in what is left, and one does.
  const before = () => sleep(asked++ === 1 ? 4_000 : 0)
  const { calls } = await start(answering(), { before })
  const timing = { ...fast, callTimeoutMs: 10_000, totalTimeoutMs: 10_000 }
  const article = await write({ model: model({ timing }) })
  expect(calls.map(stepOf)).toEqual(['plan', 'text', 'headline'])
  expect(article.markdown).toContain('The first week decides')
  expect(article.message).toContain(
    'The model is slow, so the article is finished without its second draft and edit.',
  )
})

test('an abort while the model answers is cancelled', async () => {
  const controller = new AbortController()
  await start(() => {
    setTimeout(() => controller.abort(), 10)
    return { hang: true }
  })
  expect((await failure(write({ signal: controller.signal }))).reason).toBe('cancelled')
  expect((await failure(write({ signal: AbortSignal.abort() }))).reason).toBe('cancelled')
})

test('a server that does not listen, an unknown model and a wrong key name the setting, never the key', async () => {
  await start(() => ({ status: 404 }))
  expect((await failure(write())).message).toContain('WRITER_MODEL')
  await start(() => ({ status: 401, error: `Incorrect API key provided: ${key}` }))
  expect((await failure(write())).message).toContain('Set WRITER_KEY to one that it accepts')
  const { baseUrl: gone } = await start(answering())
  await stop()
  const error = await failure(write({ model: model({ baseUrl: gone }) }))
  expect(error.reason).toBe('unreachable')
  expect(error.message).toContain('WRITER_URL')
})

test('a server that counts no tokens gives none', async () => {
  await start((call) => ({ usage: false, ...answering()(call) }))
  expect((await write()).tokens).toBeNull()
})

test('a model that answers with data where a text was asked for is asked once more, and never published so', async () => {
  let asked = 0
  await start(answering({ text: () => (asked++ === 0 ? plan() : text) }))
  expect((await write()).markdown).toContain('## Annual plans keep customers')
  expect(asked).toBe(2)
  await start(answering({ text: () => `\`\`\`json\n${plan()}\n\`\`\`` }))
  await expect(write()).rejects.toThrow('answered with data where a text was asked for')
})
