import type { AnnouncingWords } from '../announcing-words.ts'

export const frenchAnnouncingWords: AnnouncingWords = {
  language: 'fr',
  opens:
    "bienvenue|imaginez|dans cet? (?:article|guide|section|page)|sur cette page|cet article|cette (?:page|section)|voici|voyons|pour (?:en savoir plus|plus d[’']informations)|si vous avez des questions|consultez|lequel devriez-vous",
  says: "ci-dessous|ci-dessus|il existe (?:quelques|plusieurs|différentes) (?:options|façons|pistes|solutions|moyens)|a écrit un guide|pour des options plus|c[’']est à vous de décider|comme suit|nous avons des réponses",
  exist: 'il existe|il y a',
  amounts: 'deux|trois|quatre|cinq|plusieurs|quelques|beaucoup',
}
