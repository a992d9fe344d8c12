import type { QuestionWords } from '../question-words.ts'

export const chineseQuestionWords: QuestionWords = {
  language: 'zh',
  judges: '值得|划算|值不值',
  asksWhether: '应该|该不该',
  asksAmount: '多少|多久|多大|多长|几(?:年|天|个)',
  asksWhy: '为什么|为何',
  asksHow: '如何|怎么|怎样|方法',
  asksSigns: '怎么(?:知道|判断|看出)|如何(?:知道|判断|识别)',
  asksWhich: '哪|什么',
}
