import type { AskedKind } from './asked-kind.ts'
import type { SectionJob } from './section-job.ts'

const tells =
  /(?<!\p{L})(?:tell|say|sagen|erzählen|dire|disons|decir|decimos|zeggen|dizer|powiedzieć)(?!\p{L})/iu
const asksDo =
  /(?<!\p{L})(?:what (?:\p{L}+ ){0,3}do|do first|was (?:\p{L}+ ){0,3}(?:tun|machen)|que (?:\p{L}+ ){0,2}faire|qué (?:\p{L}+ ){0,2}hacer|cosa (?:\p{L}+ ){0,2}fare|wat (?:\p{L}+ ){0,2}doen|o que (?:\p{L}+ ){0,2}fazer|co (?:\p{L}+ ){0,2}robić)(?!\p{L})/iu

const asksAmount =
  /(?<!\p{L})(?:how (?:many|much)|wie ?viele?|combien|cuánt\p{L}+|quant[oiae]|hoeveel|ile)(?!\p{L})/iu

/** How well a section with a job fits a question: 2 for the very thing it asks, 1 for a result of any kind, 0 for another. */
export function fitsQuestion(job: SectionJob, kind: AskedKind, question: string): 0 | 1 | 2 {
  switch (job) {
    case 'telling':
      return tells.test(question) ? 2 : 0
    case 'advice':
      if (kind === 'how' || kind === 'when' || asksDo.test(question)) return 2
      return kind === 'means' || kind === 'interval' ? 1 : 0
    case 'price':
      return kind === 'price' ? 2 : kind === 'worth' ? 1 : 0
    case 'money':
      return kind === 'price' || kind === 'amount' || kind === 'worth' || asksAmount.test(question) ? 2 : 0
    case 'result':
      return kind === 'how' || tells.test(question) ? 0 : 1
  }
}
