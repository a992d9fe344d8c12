import type { AspectWords } from '../aspect-words.ts'

export const dutchAspects: AspectWords = {
  language: 'nl',
  time: 'jaar|jaren|maand(?:en)?|weken|week|dag(?:en)?|uur|uren|minuten|minuut',
  aspects: {
    cost: {
      words: 'kost(?!baar)|prijs|prijz|budget|tarief|tariev|goedkoop|goedkop|duur(?:der|ste)|betaal',
      parts: 'kosten|prijs',
    },
    noise: { words: 'geluid|lawaai|herrie|decibel|stil(?:ste|ler)|hoorbaar|akoesti' },
    duration: {
      words: 'levensduur|houdbaar|duurt|meegaat|gaat mee',
      asks: 'hoe (?:lang|snel)',
      answers: 'hoe lang|termijn(?:en)?(?!\\p{L})|periode|wachttijd|doorlooptijd',
      answerParts: 'duur|termijn(?!\\p{L})',
    },
    risk: {
      words: 'gevaar|veilig|nadeel|nadelen|fout|bijwerking|waarschuw',
      answerParts: 'risico|gevaar|fout',
    },
    grant: { words: 'subsidie|vergoed|premie(?!r)|toeslag', answerParts: 'subsidie|vergoeding' },
    energy: { words: 'verbruik|zuinig|stroom|rendement', answerParts: 'verbruik' },
    law: {
      words: 'wettelijk|wetgeving|vergunning|toegestaan|voorschrift|verplicht',
      answerParts: 'wet(?!\\p{L})|plicht',
    },
    gap: {
      words: 'ontbreekt|ontbreken|over het hoofd',
      answers: 'niet (?:gemeten|geteld|gezien)',
      answerParts: 'onvolledig',
    },
    worth: {
      words: 'loont|lonen|rendabel|rendeert|moeite waard|terugverdien',
      answers: 'voordeel|voordelen|nadeel|nadelen|besparing|bespaart|bespaard|kost|prijs|opbrengst',
      answerParts: 'voordeel|nadeel|kosten|besparing',
    },
    opinion: {
      words: 'vinden|mening|tevreden',
      answers: 'mening|enquête|reacties',
      answerParts: 'mening|enquête',
    },
  },
}
