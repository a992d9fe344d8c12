import type { Phrases } from './phrases.ts'

export const bengaliPhrases: Phrases = {
  language: 'bn',
  takeaways: {
    plain: 'মূল বিষয়',
    analyst: 'সংক্ষেপে ফলাফল',
    teacher: 'আপনি যা শিখবেন',
    advocate: 'কেন এটি গুরুত্বপূর্ণ',
    reporter: 'প্রধান দিকগুলো',
    engineer: 'সারসংক্ষেপ',
  },
  faq: 'প্রায়শ জিজ্ঞাসিত প্রশ্ন',
  sources: 'তথ্যসূত্র',
  basics: '{x}: মূল ধারণা',
  covers: 'সূত্রগুলো যা বলে: {x}',
  quotes: { open: '“', close: '”', innerOpen: '‘', innerClose: '’' },
  attribution: {
    according: '{x} অনুসারে:',
    says: '{x} বলছে:',
    adds: '{x} আরও বলছে:',
    explains: '{x} ব্যাখ্যা করছে:',
    reports: '{x} জানাচ্ছে:',
    notes: '{x} উল্লেখ করছে:',
    stresses: '{x} জোর দিয়ে বলছে:',
    words: '{x}-এর ভাষায়:',
  },
  again: 'একই সূত্র আরও বলছে:',
  own: 'নিজস্ব নথি',
  stop: '।',
  space: ' ',
}
