import type { Phrases } from '../phrases.ts'

export const urduPhrases: Phrases = {
  language: 'ur',
  sources: 'ذرائع',
  basics: '{x}: بنیادی باتیں',
  covers: 'ذرائع کیا کہتے ہیں: {x}',
  quotes: { open: '“', close: '”', innerOpen: '‘', innerClose: '’' },
  according: '{x} کے مطابق:',
  dated: 'ذرائع کی تاریخیں: {x}۔',
  main: 'اہم نتائج',
  differ: 'جہاں ذرائع میں اختلاف ہے',
  tables: 'ذرائع کے جدول',
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
