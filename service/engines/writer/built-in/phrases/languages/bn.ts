import type { Phrases } from '../phrases.ts'

export const bengaliPhrases: Phrases = {
  language: 'bn',
  sources: 'তথ্যসূত্র',
  covers: 'সূত্রগুলো যা বলে: {x}',
  quotes: { open: '“', close: '”', innerOpen: '‘', innerClose: '’' },
  according: '{x} অনুসারে:',
  main: 'প্রধান তথ্য',
  differ: 'যেখানে সূত্রগুলো ভিন্ন কথা বলে',
  more: 'আরও তথ্য',
  open: 'অমীমাংসিত প্রশ্ন',
  seller: '{x}, নিজের পণ্য সম্পর্কে',
  provider: 'এই ক্ষেত্রের সেবাদাতা',
  affiliate: 'অ্যাফিলিয়েট পৃষ্ঠা',
  also: 'একইভাবে {x}',
  internal: 'অভ্যন্তরীণ নথি',
  own: 'নিজস্ব নথি',
  space: ' ',
}
