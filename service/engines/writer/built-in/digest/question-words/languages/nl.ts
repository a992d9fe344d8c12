import type { QuestionWords } from '../question-words.ts'

export const dutchQuestionWords: QuestionWords = {
  language: 'nl',
  judges: 'loont|lonen|zinvol|de moeite waard|rendabel',
  asksWhether: 'moet (?:ik|je|men|een|de|het)|zou (?:ik|je)',
  asksAmount:
    'wat (?:kost|kosten)|(?:op|bij) (?:welke temperatuur|hoeveel graden)|hoe ?(?:veel|lang|ver|snel|vaak|hoog|groot|duur|oud|zwaar|luid)',
  asksWhy: 'waarom|hoezo',
  asksHow:
    'wat (?:helpt|te doen|doe je (?:er)?tegen|(?:kan|kun|kunt) (?:ik|je|u|men) (?:er ?)?(?:doen )?tegen)|hoe (?:je|u|men|ik|(?:kan|kun|moet|maak|doe|krijg|haal|verwijder|bewaar|voorkom|ga|gaa|reinig|was)t?)|(?<=^[^\\p{L}]*)hoe|waar (?:moet|kun|kan) (?:ik|je|men|u)|voorkomen',
  asksSigns:
    'hoe (?:weet|zie|merkt?|herkent?) (?:je|ik|men|u)|waaraan (?:zie|herken|merk)t?|(?:wat zijn|welke) (?:\\p{L}+ )?(?:signalen|tekenen)',
  asksWhich: 'welke?|wat|waaruit',
  asksNext:
    '(?:wat|hoe|waarom|wanneer|(?:vanaf|tot) wanneer|waar|wie|welke?|waarmee|waaraan|(?:op|bij) (?:welke|hoeveel))|(?:doe|kan|kun|mag|moet|is|zijn|laat|betaalt|vergoedt|werkt|helpt) (?:de|het|een|ik|je|men|u|dat)',
}
