import { parseArgs } from 'node:util'
import { createChatModel } from '../../service/engines/chat-model/create-chat-model.ts'
import { answersOf } from '../../service/engines/claim-check/answers-of.ts'
import type { CheckSource } from '../../service/engines/claim-check/check-source.ts'
import { checkText } from '../../service/engines/claim-check/check-text.ts'
import type { Claim } from '../../service/engines/claim-check/claim.ts'
import type { ClaimJudge } from '../../service/engines/claim-check/claim-judge.ts'
import { judgeArticle } from '../../service/engines/claim-check/judge-article.ts'
import { measureSpeed } from './bench-claims-speed.ts'
import { parts, readPairs, type SourcePairs, unseenPart } from './read-pairs.ts'

/**
 * `npm run bench:claims`: how many false sentences the claim check catches and how many true ones it marks, in seven
 * languages. With CHECKER_URL (or WRITER_URL) a model judges the unseen part as well. `--details` names what went wrong.
 */
const { values: options } = parseArgs({ options: { details: { type: 'boolean' } } })
const say = (line: string) => process.stdout.write(`${line}\n`)

type Count = { falseOnes: number; caught: number; trueOnes: number; marked: number }
type Judged = { sentence: string; verdict: string; kind: string; isMarked: boolean }

const judge = findJudge()
const rows: string[][] = []
for (const part of parts) {
  const lexical: Count[] = []
  const model: Count[] = []
  for (const { language, sources } of readPairs(part)) {
    const byWords = sources.flatMap((each) => checkByWords(each, language))
    const byModel = judge && part === unseenPart ? await checkByModel(sources, language, judge) : []
    lexical.push(count(byWords))
    if (byModel.length > 0) model.push(count(byModel))
    rows.push([
      part,
      language,
      ...cells(count(byWords)),
      ...(byModel.length > 0 ? cells(count(byModel)) : ['', '']),
    ])
    if (options.details)
      for (const line of [...mistakes(byWords), ...mistakes(byModel, 'model ')]) say(`${language} ${line}`)
  }
  rows.push([part, 'all', ...cells(sum(lexical)), ...(model.length > 0 ? cells(sum(model)) : ['', ''])])
}
say('| part | language | false caught | true marked | with a model: false caught | true marked |')
say('|---|---|--:|--:|--:|--:|')
for (const row of rows) say(`| ${row.join(' | ')} |`)
const speed = measureSpeed()
say(
  `${speed.words} words against 10 pages of ${speed.sourceWords} in all: ${speed.milliseconds.toFixed(0)} ms, ${speed.ratio.toFixed(1)} times as long as reading the words alone`,
)

function checkByWords({ source, pairs }: SourcePairs, language: string): Judged[] {
  return pairs.map(([sentence, verdict, kind]) => {
    const text = { title: '', description: '', markdown: cite(sentence, 1), language }
    const claims = checkText(text, [asSource(source, 1, language)])
    return { sentence, verdict, kind, isMarked: claims.some(({ supported }) => !supported) }
  })
}

/** All sentences of a language as one text over all of its sources, in an order that tells nothing. */
async function checkByModel(sources: SourcePairs[], language: string, by: ClaimJudge): Promise<Judged[]> {
  const cited = sources
    .flatMap(({ pairs }, index) => pairs.map((pair) => ({ pair, reference: index + 1 })))
    .sort((a, b) => orderOf(a.pair[0]) - orderOf(b.pair[0]))
  const markdown = cited.map(({ pair, reference }) => cite(pair[0], reference)).join('\n\n')
  const { claims, patches } = await judgeArticle(
    { title: '', description: '', markdown, language },
    sources.map(({ source }, index) => asSource(source, index + 1, language)),
    by,
    new AbortController().signal,
  )
  return cited.map(({ pair: [sentence, verdict, kind] }) => ({
    sentence,
    verdict,
    kind,
    // A sentence that was replaced was caught.
    isMarked: isMarked(claims, sentence) || patches.some(({ before }) => isSame(before, sentence)),
  }))
}

function isMarked(claims: Claim[], sentence: string): boolean {
  const at = claims.findIndex(({ kind, text }) => kind === 'statement' && text === sentence)
  const next = claims.findIndex(({ kind }, index) => index > at && kind === 'statement')
  return at >= 0 && claims.slice(at, next < 0 ? undefined : next).some(({ supported }) => !supported)
}

function isSame(before: string, sentence: string): boolean {
  return before.replace(/\s*\[\d+\]/g, '').trim() === sentence
}

function asSource(text: string, reference: number, language: string): CheckSource {
  return { reference, title: '', text, language, own: false }
}

function cite(sentence: string, reference: number): string {
  return sentence.replace(/\.$/, ` [${reference}].`)
}

function orderOf(sentence: string): number {
  return [...sentence].reduce((hash, letter) => (hash * 31 + (letter.codePointAt(0) ?? 0)) % 99_991, 7)
}

function count(judged: Judged[]): Count {
  const wrong = judged.filter(({ verdict }) => verdict !== 'supported')
  const right = judged.filter(({ verdict }) => verdict === 'supported')
  return {
    falseOnes: wrong.length,
    caught: wrong.filter(({ isMarked: marked }) => marked).length,
    trueOnes: right.length,
    marked: right.filter(({ isMarked: marked }) => marked).length,
  }
}

function sum(counts: Count[]): Count {
  const total = (of: (each: Count) => number) => counts.reduce((so, each) => so + of(each), 0)
  return {
    falseOnes: total((each) => each.falseOnes),
    caught: total((each) => each.caught),
    trueOnes: total((each) => each.trueOnes),
    marked: total((each) => each.marked),
  }
}

function cells({ falseOnes, caught, trueOnes, marked }: Count): string[] {
  const share = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)}% (${part} of ${whole})`
  return [share(caught, falseOnes), share(marked, trueOnes)]
}

function mistakes(judged: Judged[], by = ''): string[] {
  return judged.flatMap(({ sentence, verdict, kind, isMarked: marked }) => {
    if (verdict === 'supported') return marked ? [`${by}marked (${kind}): ${sentence}`] : []
    return marked ? [] : [`${by}missed (${kind}): ${sentence}`]
  })
}

function findJudge(): ClaimJudge | null {
  const { CHECKER_URL, CHECKER_MODEL, CHECKER_KEY, WRITER_URL, WRITER_MODEL, WRITER_KEY } = process.env
  const baseUrl = CHECKER_URL ?? WRITER_URL
  const model = (CHECKER_URL ? CHECKER_MODEL : WRITER_MODEL) ?? ''
  if (!baseUrl) return null
  const settings = { url: 'CHECKER_URL', model: 'CHECKER_MODEL', key: 'CHECKER_KEY' }
  const apiKey = CHECKER_URL ? CHECKER_KEY : WRITER_KEY
  return {
    model: createChatModel({
      baseUrl,
      model,
      apiKey,
      fetch,
      settings,
      timing: { silenceMs: 3_600_000, callTimeoutMs: 3_600_000, totalTimeoutMs: 7_200_000 },
    }),
    answers: answersOf(model),
  }
}
