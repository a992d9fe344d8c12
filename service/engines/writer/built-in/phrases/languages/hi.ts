import type { Phrases } from '../phrases.ts'

export const hindiPhrases: Phrases = {
  language: 'hi',
  sources: 'स्रोत',
  covers: 'स्रोत क्या कहते हैं: {x}',
  quotes: { open: '“', close: '”', innerOpen: '‘', innerClose: '’' },
  according: '{x} के अनुसार:',
  main: 'मुख्य निष्कर्ष',
  differ: 'जहाँ स्रोत अलग-अलग कहते हैं',
  more: 'अन्य निष्कर्ष',
  open: 'खुले प्रश्न',
  seller: '{x}, अपने ही उत्पाद के बारे में',
  provider: 'इस क्षेत्र का प्रदाता',
  affiliate: 'सहबद्ध पृष्ठ',
  also: 'यही {x} में भी',
  internal: 'आंतरिक दस्तावेज़',
  own: 'अपना दस्तावेज़',
  space: ' ',
}
