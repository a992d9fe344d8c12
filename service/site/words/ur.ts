import type { LabelSet } from './label-set.ts'

export const ur: LabelSet = {
  skipToText: 'متن پر جائیں',
  home: 'تمام مضامین',
  contents: 'اس مضمون میں',
  sources: 'حوالہ جات',
  source: (reference) => `حوالہ ${reference}`,
  backToText: 'متن پر واپس جائیں',
  notes: 'حواشی',
  topics: 'موضوعات',
  readNext: 'مزید پڑھیں',
  newer: 'نئے',
  older: 'پرانے',
  pages: 'صفحات',
  page: (page, pageCount) => `صفحہ ${page} از ${pageCount}`,
  readingTime: (minutes) => `پڑھنے کا وقت: ${minutes} منٹ`,
  updated: 'تازہ کاری',
  feed: 'آر ایس ایس فیڈ',
  trust: {
    sourced: 'ہر بیان کا حوالہ موجود ہے',
    mixed: 'بغیر نمبر کے بیانات کا کوئی حوالہ نہیں',
    unsourced: 'خاکہ: ابھی کوئی حوالہ نہیں',
  },
  tagged: (tag) => `${tag} پر مضامین`,
  noArticles: 'یہاں ابھی کچھ شائع نہیں ہوا۔',
  notFound: 'یہ صفحہ موجود نہیں',
  notFoundText: 'ممکن ہے یہ منتقل ہو گیا ہو یا کبھی شائع نہ ہوا ہو۔',
}
