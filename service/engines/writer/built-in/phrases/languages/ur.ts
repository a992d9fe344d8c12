import type { Phrases } from '../phrases.ts'

export const urduPhrases: Phrases = {
  language: 'ur',
  sources: 'ذرائع',
  covers: 'ذرائع کیا کہتے ہیں: {x}',
  quotes: { open: '“', close: '”', innerOpen: '‘', innerClose: '’' },
  according: '{x} کے مطابق:',
  main: 'اہم نتائج',
  differ: 'جہاں ذرائع میں اختلاف ہے',
  more: 'مزید نتائج',
  open: 'کھلے سوالات',
  seller: '{x}، اپنی پیشکش کے بارے میں',
  provider: 'اس شعبے کا فراہم کنندہ',
  affiliate: 'ملحقہ صفحہ',
  also: 'نیز {x}',
  internal: 'اندرونی دستاویز',
  own: 'اپنی دستاویز',
  space: ' ',
}
