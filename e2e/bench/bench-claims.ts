import { readdirSync, readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { checkText } from '../../service/engines/claim-check/check-text.ts'

const { values } = parseArgs({ options: { details: { type: 'boolean' }, part: { type: 'string' } } })
const folder = new URL('claims/', import.meta.url)
type Pair = [sentence: string, verdict: string, kind: string]
for (const part of ['development', 'held-out'].filter((p) => !values.part || p === values.part)) {
  let files: string[] = []
  try {
    files = readdirSync(new URL(`${part}/`, folder))
  } catch {
    continue
  }
  const all = { f: 0, fc: 0, t: 0, tm: 0 }
  for (const file of files.sort()) {
    const language = file.slice(0, 2)
    const n = { f: 0, fc: 0, t: 0, tm: 0 }
    const groups = JSON.parse(readFileSync(new URL(`${part}/${file}`, folder), 'utf8')) as {
      source: string
      pairs: Pair[]
    }[]
    for (const { source, pairs } of groups)
      for (const [sentence, verdict, kind] of pairs) {
        const claims = checkText(
          { title: '', description: '', markdown: sentence.replace(/\.$/, ' [1].'), language },
          [{ reference: 1, title: '', text: source, language, own: true }],
        )
        const lost =
          claims.find(({ kind, supported }) => kind === 'statement' && !supported) ??
          claims.find(({ supported }) => !supported)
        if (verdict === 'supported') {
          n.t++
          if (lost) {
            n.tm++
            if (values.details)
              console.log(
                `  ${language} TRUE MARKED ${lost.discrepancy} <${lost.text}> (${kind}): ${sentence}`,
              )
          }
        } else {
          n.f++
          if (lost) n.fc++
          else if (values.details) console.log(`  ${language} MISSED ${kind}: ${sentence}`)
        }
      }
    console.log(part, language, `false caught ${n.fc}/${n.f}  true marked ${n.tm}/${n.t}`)
    for (const k of ['f', 'fc', 't', 'tm'] as const) all[k] += n[k]
  }
  console.log(
    part,
    'ALL',
    `false caught ${all.fc}/${all.f} ${((100 * all.fc) / all.f).toFixed(1)}%  true marked ${all.tm}/${all.t} ${((100 * all.tm) / all.t).toFixed(1)}%`,
  )
}
