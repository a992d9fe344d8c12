import type { AppealWords } from './appeal-words.ts'

export const es: AppealWords = {
  asks: 'apoya|apoye|ayúdanos|dona|done|hazte|hágase|únete|únase|suscríbe(?:te|se)|suscríbase|apúntate|inscríbete|inscríbase|descarga(?:te)?|descargue|instala|instale|sigue|siga|recomienda|prueba|pruebe|recibe|reserva',
  things:
    '-?nos (?:con|en)|nuestr[oa]s? (?:app|aplicación|newsletter|boletín|canal|podcast|revista|trabajo|periodismo|comunidad|cursos?)|gratis (?:la|nuestra) (?:app|aplicación)|(?:la|nuestra) (?:app|aplicación) gratis|(?:soci[oa]|suscriptor\\p{L}*|miembro)[.!]*$|una donación|una suscripción',
  shares:
    'comp[aá]rt[ae](?:lo|la|los)|comparta (?:este|esta)|comparte (?:este|esta) (?:artículo|página|guía|noticia)|corre la voz|pásalo',
  events: '(?:nuestros )?próxim[oa]s (?:cursos|talleres|seminarios|webinars?|formaciones|convocatorias)',
  offers:
    'descuento por (?:reserva|inscripción|compra) anticipada|(?:precio|tarifa|descuento) (?:early[- ]bird|anticipad[oa]|de lanzamiento)',
  until: 'hasta|antes|válid[oa]|termina|caduca|si te|si se',
}
