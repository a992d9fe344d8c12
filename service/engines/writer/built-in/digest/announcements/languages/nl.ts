import type { AnnouncingWords } from '../announcing-words.ts'

export const dutchAnnouncingWords: AnnouncingWords = {
  language: 'nl',
  opens:
    'welkom|stel je voor|in dit (?:artikel|bericht|hoofdstuk|stuk)|in deze (?:gids|blog|tekst)|dit (?:artikel|bericht)|deze (?:gids|blog|tekst)|hier (?:is|zijn|vind|vindt|lees)|laten we|meer (?:informatie|hierover)|lees|heb je vragen|heeft u vragen',
  says: 'hieronder|verderop|als volgt|in het volgende',
  exist: 'er zijn|er bestaan',
  amounts: 'twee|drie|vier|vijf|meerdere|enkele|veel|verschillende|een paar',
}
