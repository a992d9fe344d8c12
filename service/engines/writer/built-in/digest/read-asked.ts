import { asksPermission } from './asks-permission.ts'
import { countedTerms } from './counted-terms.ts'
import { asksHowOften } from './how-often.ts'
import { findQuestionType } from './question-type.ts'
import type { Asked } from './rate-answer.ts'
import { asksWhen } from './says-when.ts'
import type { Subject } from './subject.ts'
import { wantedAmounts } from './wanted-amounts.ts'

/** What a topic asks for. */
export function readAsked(subject: Subject): Asked {
  return {
    type: findQuestionType(subject.text),
    counted: countedTerms(subject),
    isHowOften: asksHowOften(subject.text),
    isWhen: asksWhen(subject.text),
    isPermission: findQuestionType(subject.text) === 'whether' && asksPermission(subject.text),
    ...wantedAmounts(subject),
  }
}
