import type { RuleWords } from '../rule-words.ts'

export const spanishRuleWords: RuleWords = {
  language: 'es',
  obliges:
    'obligatori[oa]s?|obligación|obligad[oa]s?|debe|deben|hay que|es necesari[oa]|son necesari[oa]s|necesari[oa]s?|imprescindibles?|exige\\p{L}*|requiere\\p{L}*|necesita(?:n)? (?:siempre )?una?|preceptiv[oa]s?',
  spares:
    'no (?:es|son|será|resulta) (?:\\p{L}+ )?(?:obligatori[oa]s?|necesari[oa]s?|imprescindibles?|preceptiv[oa]s?|exigibles?)|no (?:existe|hay) (?:\\p{L}+ )?(?:obligación|necesidad)|no (?:se )?(?:necesita|requiere|precisa|exige|hace falta)\\p{L}*|no hace falta|no (?:tiene|tienen) (?:que|obligación)|voluntari[oa]s?|optativ[oa]s?|opcional(?:es)?|innecesari[oa]s?|exent[oa]s?|sin necesidad',
  allows:
    '(?:está|están|sigue|es|son) (?:\\p{L}+ )?(?:permitid[oa]s?|autorizad[oa]s?|lícit[oa]s?|legal(?:es)?)|se permite\\p{L}*|se pueden?|permite\\p{L}*|permitid[oa]s?',
  forbids:
    'prohib\\p{L}+|no (?:está|están|se) (?:\\p{L}+ )?(?:permitid[oa]s?|permite\\p{L}*|autoriza\\p{L}*|pueden?|deben?)|vetad[oa]s?|ilegal(?:es)?|ilícit[oa]s?|no (?:debe|deben|puede|pueden)',
  advises:
    'recomiend\\p{L}+|recomend\\p{L}+|aconsej\\p{L}+|conviene|merece la pena|vale la pena|debería\\p{L}*',
  discourages:
    'desaconsej\\p{L}+|no (?:se )?(?:recomiend\\p{L}+|aconsej\\p{L}+)|no es (?:recomendable|aconsejable)|no (?:conviene|merece la pena|vale la pena)|no debería\\p{L}*|contraindicad[oa]s?',
  works:
    'eficaz|eficaces|efectiv[oa]s?|funciona\\p{L}*|ayuda\\p{L}*|protege\\p{L}*|reduce\\p{L}*|previene\\p{L}*|mejora\\p{L}*|evita\\p{L}*|prolonga\\p{L}*',
  fails:
    'ningún (?:\\p{L}+ )?(?:efecto|beneficio)|ninguna (?:\\p{L}+ )?(?:diferencia|influencia|mejora|protección)|sin efecto|ineficaz|ineficaces|inútil(?:es)?|no (?:es|son) (?:eficaz|eficaces|efectiv[oa]s?)|no (?:\\p{L}+ )?(?:sirve|sirven|funciona|ayuda|protege|reduce|previene|mejora|evita|prolonga)\\p{L}*|no (?:tiene|tienen|tuvo) (?:\\p{L}+ )?(?:efecto|influencia)',
  by: 'antes del|hasta el|a más tardar el|como máximo el|(?:plazo|fecha límite) (?:\\p{L}+ ){0,2}(?:el|al)|finaliza el|termina el|vence el|acaba el',
  from: 'a partir del|desde el|comienza el|empieza el|entra en vigor el|se abre el',
}
