import type { QuestionWords } from '../question-words.ts'

export const japaneseQuestionWords: QuestionWords = {
  language: 'ja',
  judges: '価値|元が取れ|得か|損か',
  asksWhether: 'べきか',
  asksAmount: 'いくら|どれだけ|どれくらい|どのくらい|どのぐらい|どれぐらい|何(?:年|日|円|度|割|時間|人)',
  asksWhy: 'なぜ|どうして',
  asksHow: 'どうすれば|対策|対処|どうやって|方法|やり方|コツ',
  asksSigns: '見分け|サインは|兆候|どうやって(?:わか|分か)',
  asksWhich: 'どの|どれ|どちら|どっち|何',
}
