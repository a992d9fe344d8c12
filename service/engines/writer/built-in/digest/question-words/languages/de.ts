import type { QuestionWords } from '../question-words.ts'

export const germanQuestionWords: QuestionWords = {
  language: 'de',
  judges: 'lohnt|lohnen|sinnvoll',
  asksWhether: 'soll(?:te)?n? (?:ich|man|wir|eine?|der|die|das)',
  asksAmount:
    'was (?:kostet|kosten)|bei (?:welcher temperatur|wie viel)|wie (?:viel\\p{L}*|laut|lange|weit|schnell|oft|hoch|groß|teuer|alt|schwer)',
  asksWhy: 'warum|wieso|weshalb',
  asksHow:
    'was (?:hilft|helfen|tun|ist zu tun|kann man (?:da)?gegen|man (?:da)?gegen)|wie|wo (?:muss|müssen|kann|können|soll) (?:ich|man|wir)|vermeiden',
  asksSigns:
    'woran (?:erkenn\\p{L}*|merk\\p{L}*|sieht|sehe)|wie (?:erkenn\\p{L}*|merk\\p{L}*)|(?:was sind|welche\\p{L}*) (?:\\p{L}+ )?anzeichen',
  asksWhich: 'welche\\p{L}*|was|wovon',
  asksNext:
    '(?:bei (?:welche[rn]?|wie viel)|was|wie|warum|wieso|weshalb|(?:ab |bis |seit )?wann|wovon|wo|wer|welche\\p{L}*|woran|womit)|(?:\\p{L}+t|kann|darf|muss|soll|sind|ist) (?:der|die|das|es|man|ich|sie|sich|eine?|mein\\p{L}*)',
}
