import type { BriefPhrases } from '../brief-phrases.ts'

export const spanishBrief: BriefPhrases = {
  language: 'es',
  description:
    '{x}: muy pocas pruebas para un texto. Qué se leyó, por qué no responde y qué documentos lo harían.',
  lookedHeading: 'Qué se buscó',
  looked: 'Un pasaje que responda a: {x}',
  foundHeading: 'Qué se encontró',
  nothing: 'No había nada que leer: no se dio ninguna dirección y ningún documento propio habla de ello.',
  speaks: 'habla de {x}, y en ninguna parte de lo que se pregunta.',
  otherLanguage: 'está en {x}; sin un modelo no se puede traducir.',
  unusable: 'no tiene ninguna frase que diga algo por sí sola.',
  missingHeading: 'Qué lo respondería',
  amount: 'Una medición, una lista de precios o una estadística con la cifra, su unidad y su año.',
  howTo: 'Unas instrucciones o las notas de alguien que lo ha hecho, paso a paso.',
  worth: 'Un cálculo o una prueba con lo que cuesta y lo que aporta, en la misma unidad.',
  other: 'Una página o un documento que lo diga en pocas frases, con nombre y fecha.',
  own: 'De {x}: qué preguntaron los clientes, qué se les ofreció y qué resultó.',
  search: 'Páginas en las que estén todas estas palabras: {x}.',
  nextHeading: 'Siguiente paso',
  next: 'Añade uno de ellos como documento o como dirección y vuelve a generar.',
}
