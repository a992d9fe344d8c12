import type { PointerWords } from '../pointer-words.ts'

export const dutchPointers: PointerWords = {
  language: 'nl',
  demonstrative:
    'daarom|dus|bijgevolg|deze(?! (?:week|maand|zomer|winter))|dit(?! (?:jaar|voorjaar|najaar))|zulke|dergelijke|laatstgenoemde|eerstgenoemde|dezelfde|hetzelfde|bovengenoemde|genoemde|hiervoor|hierbij|(?:zijn|is|waren|was) (?:dat|dit)',
  announced:
    '(?:\\p{N}+|twee|drie|vier|vijf|zes|zeven|acht|negen|tien|meerdere|verschillende|enkele|veel|volgende|de volgende) (?:[\\p{L}-]+ ){0,2}(?:signalen|tekenen|voordelen|nadelen|redenen|factoren|mogelijkheden|soorten|stappen|dingen|vragen|regels|tips|voorbeelden|categorieën|aspecten|fouten|methoden|methodes|kenmerken|varianten|manieren|opties|criteria|richtlijnen)',
  document:
    'daar komt (?:nog )?bij|(?:de|het) (?:prijs|bedrag|aanbod|pakket|methode|studie|enquête|rapport|auteurs?|onderzoekers?|resultaten|analyse|onderzoek|gegevens|bedrijf|afbeelding|tabel|grafiek|antwoord|reden|redenen|verschil|probleem|doel|oplossing|rest|eerste|tweede|derde|andere|volgende)',
  elsewhere:
    'zie|zoals (?:hierboven|eerder|al) |hierboven|hieronder(?=[.,;)])|in (?:het|de) (?:volgende|vorige) (?:hoofdstuk|paragraaf|alinea)|lees|klik|(?:afbeelding|tabel) \\d|in (?:onze|ons) (?:gids|artikel|blog)',
  connectives:
    'sindsdien|daarna|daarvoor|vooral|bovendien|daarnaast|echter|toch|desondanks|daarbij|daarmee|daardoor|dan|bijvoorbeeld|anderzijds|ook|want|maar|en|of|ten slotte|tenslotte|tot slot|zo|hij|zij|ze|deze|dit',
  ofThem: 'daarvan',
  partOfIt:
    'de (?:mediaan|gemiddelde) (?:ligt|lag|is)|het gemiddelde (?:ligt|lag|is)|(?:de|het) \\p{L}+ daar',
  about: 'rond|ongeveer|slechts|bijna',
  percent: 'procent',
  ofWhom: 'van de|van het|van|minder|meer',
  ofWhat: 'van ',
  pronouns: 'het|hij|zij|ze',
  so: 'zo|dus|daarmee',
  articles: 'de |het |een ',
  concludes: 'daarom|dus|bijgevolg|om die reden',
  latePronoun: 'hem|hen|ze|daartoe|daarvan|daarvoor|daarop|ermee|ervan',
}
