import type { AnnouncingWords } from '../announcing-words.ts'

export const spanishAnnouncingWords: AnnouncingWords = {
  language: 'es',
  opens:
    'bienvenid|spoiler|hoy (?:os|te|les) (?:traigo|cuento)|imagina|en est[ea] (?:artículo|guía|página|sección)|est[ea] (?:artículo|guía|página|sección)|aquí (?:hay|tienes|están)|veamos|para más información|por más (?:opciones|información)|si tienes preguntas',
  says: 'a continuación|más abajo|siguientes? (?:preguntas|pasos)|hay (?:algun|vari|much)[oa]s (?:\\p{L}+ )?(?:opciones|formas|maneras|razones|caminos)|posibles caminos',
  exist: 'existen?|hay',
  amounts: 'dos|tres|cuatro|cinco|vari[oa]s|algun[oa]s|much[oa]s',
}
