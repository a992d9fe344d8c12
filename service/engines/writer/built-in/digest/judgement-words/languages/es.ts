import type { JudgementWords } from '../judgement-words.ts'

export const spanishJudgementWords: JudgementWords = {
  language: 'es',
  good: 'inofensiv[oa]s?|(?:es|son|resulta|resultan) (?:\\p{L}+ )?segur[oa]s?|sin (?:peligro|riesgo)|no (?:supone|suponen|representa|hay|da|tiene) (?:ningún )?(?:peligro|riesgo|problema)|no (?:daña|dañan|estropea|estropean)|adecuad[oa]s?|eficaz|eficaces|efectiv[oa]s?|funciona(?:n)? (?:muy )?bien|(?:una )?(?:buena|mejor|excelente) (?:elección|idea|opción|solución|inversión|compra)|(?:merece|vale)(?:n)? la pena|compensa(?:n)?|rentables?|(?:es|son) (?:muy )?útil(?:es)?|aceptables?',
  bad: 'peligros[oa]s?|dañin[oa]s?|nociv[oa]s?|perjudicial(?:es)?|perjudica(?:n)?|daña(?:n)?|(?:puede|pueden) (?:\\p{L}+ )?(?:dañar|estropear|atacar|deteriorar|corroer)\\p{L}*|estropea(?:n)?|ataca(?:n)?|deteriora(?:n)?|corroe(?:n)?|demasiado (?:agresiv[oa]s?|ácid[oa]s?|arriesgad[oa]s?)|ineficaz|ineficaces|inútil(?:es)?|no sirve(?:n)? (?:para|de) nada|inadecuad[oa]s?|(?:una )?mala (?:elección|idea|opción|inversión|compra)|(?:un )?(?:derroche|despilfarro|error)|(?:una )?pérdida de (?:dinero|tiempo)|tirar el dinero|no (?:merece|merecen|vale|valen) la pena|no compensa(?:n)?',
  urges: 'recomienda(?:n)?|aconseja(?:n)?|(?:es|son) recomendables?|se recomienda(?:n)?',
  warns:
    'desaconseja(?:n)?|(?:está|están) desaconsejad[oa]s?|evite(?:n)?|evita(?!r)|evitar|no (?:use|usen|utilice|utilices|uses|ponga|eche|compre|compres|emplee)|no (?:se )?recomienda(?:n)?|no (?:es|son) recomendables?|advierte(?:n)? contra',
  negates: 'no|nunca|jamás|ningún|ninguna|sin|ni|tampoco|apenas|rara',
  prepositions: 'para|en|sobre|contra|al|a|durante|antes|después|entre|bajo|hacia|por',
  articles:
    'el|la|los|las|un|una|unos|unas|este|esta|estos|estas|ese|esa|su|sus|nuestr[oa]s?|tod[oa]s?|algun[oa]s?|much[oa]s?',
  takesUp: 'esto|eso|este|esta|ambos|ambas|ello|ellos|ellas',
  general:
    'temperaturas?|presión|velocidad|dosis|intervalos?|ajustes?|programas?|ciclos?|modelos?|marcas?|tamaños?|color(?:es)?|métodos?|formas?|maneras?|opción|opciones|solución|soluciones|remedios?|productos?|trucos?|consejos?|pasos?|expert[oa]s?|fabricantes?|fuentes?|casos?|cosas?|estudios?|autor(?:es)?|investigador(?:es)?|médic[oa]s?|usuari[oa]s?|respuesta|resultados?|efectos?|cantidad(?:es)?|cucharadas?|chorro|poco|tipo|uso',
}
