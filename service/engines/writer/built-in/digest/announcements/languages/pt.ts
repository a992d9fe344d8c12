import type { AnnouncingWords } from '../announcing-words.ts'

export const portugueseAnnouncingWords: AnnouncingWords = {
  language: 'pt',
  opens:
    'bem-vind|imagine|neste (?:artigo|guia)|nesta (?:página|seção)|este (?:artigo|guia)|aqui (?:estão|está|vai)|vejamos|para (?:saber mais|mais informações)|lembre-se',
  says: 'a seguir|abaixo|como segue|aqui estão|é aqui que|isso será diferente',
  exist: 'existem|há',
  amounts: 'dois|duas|três|quatro|vári[oa]s|algum[oa]s|muit[oa]s',
}
