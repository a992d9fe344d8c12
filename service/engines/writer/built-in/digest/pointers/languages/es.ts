import type { PointerWords } from '../pointer-words.ts'

export const spanishPointers: PointerWords = {
  language: 'es',
  demonstrative:
    'est[aeo]s?(?! (?:año|mes|semana))|es[aeo]s?|aquel(?:l[ao]s?)?|por (?:eso|tanto|ello)|dich[oa]s?|tal(?:es)?|est[eo]s últimos|este último|esta última|el mismo|la misma',
  announced:
    '(?:\\p{N}+|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|vari[oa]s|algun[oa]s|much[oa]s|l[oa]s siguientes) (?:[\\p{L}-]+ ){0,2}(?:señales|síntomas|ventajas|desventajas|razones|factores|formas|maneras|tipos|pasos|cosas|opciones|preguntas|reglas|consejos|ejemplos|categorías|aspectos|errores|métodos|criterios|elementos)',
  document:
    '(?:el|la|los|las) (?:estudio|encuesta|informe|autore?s?|autora|investigador\\p{L}*|artículo|resultados?|análisis|datos|empresa|tabla|gráfico|figura|respuesta|razón|diferencia|problema|primer[oa]?|segund[oa]|otr[oa]s?|siguientes?)',
  elsewhere:
    'véase|(?:lee|lea|consulta|consulte|mira|descarga) nuestr[oa]s?|ver (?:también|más|nuestr[oa])|como (?:se )?(?:indic|mencion|explic|vimos)\\p{L}*|más (?:arriba|abajo|adelante)|anteriormente|a continuación|en nuestr[oa] (?:guía|artículo|blog)|haz clic|(?:figura|tabla) \\d',
  connectives:
    'desde entonces|antes(?=,)|para (?:otros|otras|algunos)|les?(?= \\p{L}+a)|por ejemplo|sin embargo|no obstante|además|también|tampoco|finalmente|entonces|luego|después|pero|y|o|ellos|ellas|él|ella|eso|esto|en cambio|a veces|por otro lado|algun[oa]s no|\\p{L}{2,}ó(?= (?:una?|unos|unas|sus?|a|en|con|\\p{N}+)(?!\\p{L}))|dicho esto|más allá de los|por (?:eso|tanto)|porque',
  ofThem: 'de (?:ellos|ellas)',
  partOfIt: 'la (?:mediana|media) es|(?:el|la|los|las) \\p{L}+ (?:allí|ahí)',
  about: 'unos?|cerca del?|solo|sólo|el',
  percent: 'por ciento',
  ofWhom: 'de|del',
  ofWhat: 'del? ',
  pronouns: 'es|son|él|ella|ellos|ellas|se trata',
  so: 'así que|por tanto',
  articles: 'el |la |los |las |una? ',
  concludes: 'por (?:eso|tanto|ello)|por esto(?: mismo)?|por esta razón',
}
