import type { PostWords } from './post-words.ts'

export const ar: PostWords = {
  readOn: 'اقرأ المقال كاملاً',
  findOut: 'لمعرفة المزيد',
  ask: 'ماذا لاحظتم في الواقع؟',
  keep: 'احفظه لوقت لاحق.',
  points: 'باختصار',
  sources: 'المصادر',
  shot: 'لقطة',
  voice: 'الصوت',
  screen: 'على الشاشة',
}
