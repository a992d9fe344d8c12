import type { QuestionWords } from '../question-words.ts'

export const englishQuestionWords: QuestionWords = {
  language: 'en',
  judges: 'worth|pays? off|make sense|should (?:i|we|you) (?:buy|use|switch|get)',
  asksWhether: 'should',
  asksAmount:
    'what (?:does|do|did|will|would) [^?]{1,60} cost|at what (?:temperature|age)|how (?:much|many|loud|long|far|fast|often|high|big|expensive|old|hot|cold|heavy|quickly|soon|safe|good)',
  asksWhy: 'why',
  asksHow:
    'what (?:can|should|must) (?:[\\p{L}’]+ ){1,4}(?:do|get done|have ready|prepare)(?!\\p{L})|guide to|what (?:helps|works against|to do|can (?:you|I|we|one) do|should (?:you|I|we|one) do)|how|where (?:do|must|can|should) (?:I|we|you|one)|avoid|prevent|ways? to|steps?|tips',
  asksSigns:
    '(?:how (?:do|does|can|will|would|should) (?:you|I|we|one|they|it)|how to) (?:tell|know|see|spot|notice|recogni[sz]e|show)|what are the (?:\\p{L}+ )?signs|signs (?:of|that)',
  asksWhich: 'which|what|on what',
  asksNext:
    '(?:(?:at |from |by |in )?(?:what|which) (?:temperature|age)|what|which|how|why|(?:by |until |since |from )?when|where|who)|(?:does|do|is|are|can|may|must|should|will) (?:the|it|they|I|we|you|my|your|an?|there|\\p{L}+ insurance)',
}
