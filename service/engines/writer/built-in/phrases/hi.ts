import type { Phrases } from './phrases.ts'

export const hindiPhrases: Phrases = {
  language: 'hi',
  takeaways: {
    plain: 'मुख्य बातें',
    analyst: 'संक्षेप में निष्कर्ष',
    teacher: 'आप क्या सीखेंगे',
    advocate: 'यह क्यों मायने रखता है',
    reporter: 'प्रमुख बिंदु',
    engineer: 'सारांश',
  },
  faq: 'अक्सर पूछे जाने वाले प्रश्न',
  sources: 'स्रोत',
  basics: '{x}: बुनियादी बातें',
  covers: 'स्रोत क्या कहते हैं: {x}',
  quotes: { open: '“', close: '”', innerOpen: '‘', innerClose: '’' },
  attribution: {
    according: '{x} के अनुसार:',
    says: '{x} का कहना है:',
    adds: '{x} में यह भी कहा गया है:',
    explains: '{x} में समझाया गया है:',
    reports: '{x} में बताया गया है:',
    notes: '{x} में उल्लेख है:',
    stresses: '{x} में ज़ोर देकर कहा गया है:',
    words: '{x} के शब्दों में:',
  },
  again: 'इसी स्रोत में यह भी कहा गया है:',
  own: 'अपना दस्तावेज़',
  stop: '।',
  space: ' ',
}
