import type { PostWords } from './post-words.ts'

export const bn: PostWords = {
  readOn: 'পুরো লেখাটি পড়ুন',
  findOut: 'আরও জানুন',
  ask: 'বাস্তবে আপনি কী দেখেছেন?',
  keep: 'পরে পড়ার জন্য সংরক্ষণ করুন।',
  points: 'সংক্ষেপে',
  sources: 'উৎস',
  shot: 'শট',
  voice: 'কণ্ঠ',
  screen: 'পর্দায়',
}
