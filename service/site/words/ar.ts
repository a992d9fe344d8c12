import type { LabelSet } from './label-set.ts'

export const ar: LabelSet = {
  skipToText: 'انتقل إلى النص',
  home: 'كل المقالات',
  contents: 'في هذا المقال',
  sources: 'المصادر',
  source: (reference) => `المصدر ${reference}`,
  backToText: 'العودة إلى النص',
  notes: 'ملاحظات',
  topics: 'المواضيع',
  readNext: 'اقرأ بعد ذلك',
  newer: 'الأحدث',
  older: 'الأقدم',
  pages: 'الصفحات',
  page: (page, pageCount) => `الصفحة ${page} من ${pageCount}`,
  readingTime: (minutes) => `مدة القراءة: ${minutes} د`,
  updated: 'آخر تحديث',
  feed: 'خلاصة RSS',
  trust: {
    sourced: 'لكل عبارة مصدر',
    mixed: 'العبارات التي لا تحمل رقمًا لا مصدر لها',
    unsourced: 'مخطط أولي: بلا مصادر بعد',
  },
  tagged: (tag) => `مقالات عن ${tag}`,
  noArticles: 'لم يُنشر شيء هنا بعد.',
  notFound: 'هذه الصفحة غير موجودة',
  notFoundText: 'ربما نُقلت أو لم تُنشر قط.',
}
