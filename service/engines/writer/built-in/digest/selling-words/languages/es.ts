import type { SellingWords } from '../selling-words.ts'

export const spanishSellingWords: SellingWords = {
  language: 'es',
  asks: 'añadir al carrito|comprar ahora|compra ya|envío gratis|prueba gratis|presupuesto gratis|pide (?:tu |ya )?(?:presupuesto|demo)|en stock|(?:solicita|reserva|pide) (?:una |tu )?demo|prueba gratuita|sin tarjeta(?: de crédito)?|empieza gratis|descarga (?:gratis|nuestra)',
  sells:
    'nuevos pacientes (?:reciben|obtienen|son)|(?:pide|pida|reserva|reserve) (?:tu|su) (?:primera )?cita (?:en nuestr[oa]|con nosotros|online)|nuestr[oa]s? (?:propi[oa]s? )?(?:fábricas?|tiendas?|taller(?:es)?|showroom|catálogo|clientes|instaladores|técnicos|servicio técnico)|(?:fabricamos|vendemos|instalamos|hacemos envíos)|(?:llámanos|contáctanos|escríbenos)[^.!?]{0,60} presupuesto',
  praises:
    'nuestr[oa]s? (?:productos?|clientes|soluci(?:ón|ones)|servicios?|precios|plataforma|tienda)|ofrecemos|vendemos|instalamos|contáctanos',
  hype: 'clientes (?:nos|confían)|líder (?:del mercado|mundial)|revolucionari\\p{L}+|inigualable\\p{L}*|increíble\\p{L}*',
  promises: 'hasta (?:un |el )?\\p{N}|desde \\p{N}|solo \\p{N}',
  rests:
    '(?:ensayo|prueba|test|medición) (?:realizad[oa] )?(?:en|con)|calculad[oa]s? (?:con|sobre|frente|para)|encuesta (?:de \\p{L}+ )?(?:a|entre)|probado en|precio sin|medid[oa]s? (?:en|con)|cálculo (?:para|con|basado)|basad[oa]s? en|base(?= ?:)|precio (?:\\p{L}+ ){0,3}(?:después|tras|antes|sin|incluye)|(?:el (?:dato|cálculo)|la (?:cifra|comparación|medición|media)) (?:es|se|procede|viene|corresponde|vale)|media de (?:nuestros|\\p{N}+|tres|cuatro|cinco|diez)',
  institutions:
    'institutos?|universidad|colegio|asociaci[oó]n|federación|fundación|observatorio|cámara|sindicato|agencia (?:de|regional|nacional)|laboratorio|consumidores|revista|diario|periódico|gaceta|noticias|correo|heraldo|prensa',
  owns: 'con {x},? (?:puedes?|podrás?|obtienes?|consigues?)|prueb[ae] {x}|{x} (?:gratis|gratuitamente)',
  press: 'revista|diario|periódico|redacción|lector\\p{L}*|suscri\\p{L}*|suscríb\\p{L}*|newsletter|boletín',
  deals:
    '(?:pida|pide|solicite|solicita) (?:su |tu )?presupuesto|presupuesto sin compromiso|escríb[ae]nos (?:por|al)|ll[aá]m[ae]nos|llévate [^.!?]{0,30}gratis|envío gratis|nuestr[oa]s? (?:tienda|servicio de atención|técnicos|taller|atención al cliente)|compra(?:r)? online',
  earns:
    '(?:podemos|puedo|podríamos) (?:recibir|ganar|obtener) una (?:pequeña )?comisión|(?:recibimos|ganamos|obtenemos|recibo|gano) una (?:pequeña )?comisión|(?:contiene|contienen|son|incluye) (?:\\p{L}+ ){0,2}enlaces? de afiliad\\p{L}*|enlaces? de afiliad\\p{L}*\\s?[:.*]',
}
