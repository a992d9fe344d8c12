import type { Phrases } from '../phrases.ts'

export const arabicPhrases: Phrases = {
  language: 'ar',
  sources: 'المصادر',
  covers: 'ما تقوله المصادر عن: {x}',
  quotes: { open: '«', close: '»', innerOpen: '“', innerClose: '”' },
  according: 'بحسب {x}:',
  main: 'أهم النتائج',
  differ: 'مواضع اختلاف المصادر',
  more: 'نتائج أخرى',
  open: 'أسئلة مفتوحة',
  seller: '{x} عن عرضه الخاص',
  provider: 'مزوّد في هذا المجال',
  affiliate: 'صفحة تسويق بالعمولة',
  also: 'وكذلك {x}',
  internal: 'مستند داخلي',
  own: 'مستند خاص',
  space: ' ',
}
