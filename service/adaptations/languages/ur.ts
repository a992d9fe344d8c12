import type { PostWords } from './post-words.ts'

export const ur: PostWords = {
  readOn: 'پورا مضمون پڑھیں',
  findOut: 'مزید جانیں',
  ask: 'آپ نے عملاً کیا دیکھا ہے؟',
  keep: 'بعد کے لیے محفوظ کریں۔',
  points: 'مختصراً',
  sources: 'ذرائع',
  shot: 'شاٹ',
  voice: 'آواز',
  screen: 'اسکرین پر',
}
