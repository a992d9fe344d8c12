import type { QuestionWords } from '../question-words.ts'

export const frenchQuestionWords: QuestionWords = {
  language: 'fr',
  judges: 'rentable|vaut|valent',
  asksWhether: 'faut-il|doit-on|devrait-on',
  asksAmount: 'combien|que (?:coûte|coûtent)|quel est le (?:prix|coût)|à quel\\p{L}*',
  asksWhy: 'pourquoi',
  asksHow: 'que faire|quoi faire|comment|où (?:faut-il|dois-je|doit-on|peut-on)|éviter',
  asksSigns:
    '(?:comment|à quoi) (?:savoir|sait-on|reconnaître|reconnaît\\p{L}*|voir|voit-on|repérer|détecter)|quels (?:sont les )?signes|à quels signes',
  asksWhich: '(?:le|la|les)?quel\\p{L}*|que|de quoi',
  asksNext:
    "(?:comment|pourquoi|(?:d[’']ici |jusqu[’']à |à partir de |depuis )?quand|de quoi|combien|où|qui|à quoi|(?:le|la|les)?quel\\p{L}*|est-ce|à quel\\p{L}*)|\\p{L}+-(?:t-)?(?:il|elle|on|ils|elles)|(?:la |le |les |l[’'])\\p{L}+ (?:l[ea]s? |l[’'])?\\p{L}+-(?:t-)?(?:il|elle|ils|elles)",
}
