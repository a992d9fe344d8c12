import type { StanceWords } from '../stance-words.ts'

export const dutchStanceWords: StanceWords = {
  language: 'nl',
  against:
    'fout|slechter|vermijd\\p{L}*|nooit|niet aanbevolen|afgeraden|mythe|schadelijk|onnodig|overbodig|bederft',
  inFavour: 'bewaar|bewaren|gebruik|het beste|beter|helpt|aanbevolen|ideaal|altijd|loont',
}
