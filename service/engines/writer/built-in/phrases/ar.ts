import type { Phrases } from './phrases.ts'

export const arabicPhrases: Phrases = {
  language: 'ar',
  takeaways: {
    plain: 'أهم النقاط',
    analyst: 'النتائج باختصار',
    teacher: 'ما الذي ستتعلمه',
    advocate: 'لماذا يهم هذا الأمر',
    reporter: 'النقاط الرئيسية',
    engineer: 'ملخص',
  },
  faq: 'الأسئلة الشائعة',
  sources: 'المصادر',
  basics: '{x}: الأساسيات',
  covers: 'ما تقوله المصادر عن: {x}',
  quotes: { open: '«', close: '»', innerOpen: '“', innerClose: '”' },
  attribution: {
    according: 'بحسب {x}:',
    says: 'يقول المصدر {x}:',
    adds: 'يضيف المصدر {x}:',
    explains: 'يوضح المصدر {x}:',
    reports: 'يفيد المصدر {x}:',
    notes: 'يشير المصدر {x} إلى ما يلي:',
    stresses: 'يؤكد المصدر {x}:',
    words: 'جاء في {x}:',
  },
  again: 'ويضيف المصدر نفسه:',
  own: 'مستند خاص',
  stop: '.',
  space: ' ',
}
