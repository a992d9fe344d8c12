import type { Phrases } from './phrases.ts'

export const urduPhrases: Phrases = {
  language: 'ur',
  takeaways: {
    plain: 'اہم نکات',
    analyst: 'نتائج مختصراً',
    teacher: 'آپ کیا سیکھیں گے',
    advocate: 'یہ کیوں اہم ہے',
    reporter: 'بنیادی نکات',
    engineer: 'خلاصہ',
  },
  faq: 'اکثر پوچھے گئے سوالات',
  sources: 'ذرائع',
  basics: '{x}: بنیادی باتیں',
  covers: 'ذرائع کیا کہتے ہیں: {x}',
  quotes: { open: '“', close: '”', innerOpen: '‘', innerClose: '’' },
  attribution: {
    according: '{x} کے مطابق:',
    says: '{x} کا کہنا ہے:',
    adds: '{x} میں یہ بھی کہا گیا ہے:',
    explains: '{x} میں وضاحت کی گئی ہے:',
    reports: '{x} میں بتایا گیا ہے:',
    notes: '{x} میں ذکر ہے:',
    stresses: '{x} میں زور دے کر کہا گیا ہے:',
    words: '{x} کے الفاظ میں:',
  },
  again: 'اسی ذریعے میں یہ بھی کہا گیا ہے:',
  own: 'اپنی دستاویز',
  stop: '۔',
  space: ' ',
}
