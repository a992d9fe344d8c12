import type { QuantityWords } from '../quantity-words.ts'

export const spanishQuantityWords: QuantityWords = {
  language: 'es',
  capsBefore:
    'hasta|menos de|como (?:máximo|mucho)|(?:un )?máximo(?: de)?|máx\\.?|no más de|por debajo de|inferior(?:es)? a|no (?:\\p{L}+ )?(?:superar|exceder|sobrepasar|supere|exceda|superará)|limitad[oa]s? a|límite de|tope de|en un plazo de|a lo sumo',
  capsAfter: 'como (?:máximo|mucho)|máximo|o menos|a lo sumo',
  floorsBefore:
    'al menos|más de|desde|a partir de|(?:un )?mínimo(?: de)?|como mínimo|mín\\.?|no menos de|por lo menos|superior(?:es)? a|por encima de',
  floorsAfter: 'como mínimo|mínimo|o más|al menos|por lo menos',
  about:
    'unos|unas|alrededor de|aproximadamente|aprox\\.?|cerca de|casi|promedio|medi[oa]|de media|suele\\p{L}*|normalmente|generalmente|estimad[oa]s?',
  kinds: {
    price:
      'cuesta\\p{L}*|cost(?:e|es|o|os|ar|aba|ó)|precios?|paga\\p{L}*|pago|tarifas?|factura\\p{L}*|gast(?:o|os|a|ar)|compra\\p{L}*|tasas?|vende\\p{L}*|presupuesto|honorarios|cuota de inscripción|desembols\\p{L}+|cobra\\p{L}*|sale por',
    instalment:
      'alquiler\\p{L}*|alquil\\p{L}+|cuotas?|mensualidad(?:es)?|suscripci\\p{L}+|leasing|renting|arrend\\p{L}+',
    upkeep:
      '(?:costes?|gastos?) de (?:mantenimiento|funcionamiento|uso|explotación|calefacción)|mantenimiento',
    saving: 'ahorr\\p{L}+|más barat[oa]s?',
    penalty: 'multas?|sancion\\p{L}*|penaliz\\p{L}+',
    grant: 'ayudas?|subvenci\\p{L}+|bonificaci\\p{L}+|prestaci\\p{L}+|bono',
    wage: 'salarios?|sueldos?|gana\\p{L}*|remunera\\p{L}+',
    turnover: 'facturación|ingresos?|ventas|beneficios?|renta',
    deposit: 'fianza|depósito de garantía|señal|anticipo',
    tax: 'iva|impuestos?|gravamen',
    premium: 'sobrecostes?|sobreprecio|más car[oa]s?',
    discount: 'descuentos?|rebajas?',
    interest: 'inter[eé]s(?:es)?|rentabilidad|tae',
    efficiency: 'eficien\\p{L}+|eficacia|eficaz|rendimiento',
    loss: 'pérdidas?|pierde\\p{L}*|daños?|fallos?',
    interval: 'cada|veces (?:al|por)|intervalos?|frecuencia|periodicidad|anual(?:es|mente)?',
    lifetime:
      'vida útil|duración|dura|duran|durar|aguanta\\p{L}*|se conserva\\p{L}*|longevidad|vida|desgast\\p{L}+',
    duration:
      'después de|tras|madur\\p{L}+|tarda\\p{L}*|dura|duran|durar|lleva|llevan|requiere\\p{L}*|necesita\\p{L}*|espera\\p{L}*|sec(?:a|ar|ado)|coc(?:er|ción)|cuece\\p{L}*|hornear|repos\\p{L}+|remoj\\p{L}+|tramita\\p{L}+|duración del (?:trámite|proceso)',
    deadline:
      'plazos?|preaviso|a más tardar|antes del?|desistimiento|conservar(?:se)?|conserv(?:e|en|a|an)|guard(?:ar|e|en|a|an|arse)|notifica\\p{L}+|declarar|vencimiento|recurso|reclamar',
    warranty: 'garantías?|garantiza\\p{L}*',
    age: 'edad|antigüedad',
    payback: 'amortiz\\p{L}+|se pagan? sol[oa]s?|recupera\\p{L}* (?:la inversión|el gasto|lo invertido)',
    distance: 'distancias?|separa\\p{L}+|entre|alejad\\p{L}+',
    height: 'alturas?|alt[oa]s?',
    depth: 'profund\\p{L}+|hondo',
    width: 'anchuras?|ancho|ancha|diámetro',
    thickness: 'grosor|espesor|capa|grues[oa]s?',
    weight: 'peso|pesa\\p{L}*',
    capacity: 'capacidad|carga|soporta\\p{L}*|contiene\\p{L}*|volumen|cabida',
    dose: 'dosis|dosifica\\p{L}+|cantidad|añadir|beber|comer|ingesta',
    consumption: 'consum\\p{L}+|gasta|usa|utiliza|necesita\\p{L}*',
    output: 'potencia|produc\\p{L}+|genera\\p{L}*|rinde',
  },
  at: 'a|desde|a partir de|por encima de|por debajo de|más allá de|después de|tras|con|de más de|de menos de',
  forThing: [
    'para|en|con|desde|a partir de|a',
    'de|con|desde|a partir de|hasta|de más de|de menos de|superior(?:es)? a|inferior(?:es)? a|mayor(?:es)? de|menor(?:es)? de',
  ],
  ifClause: 'si|cuando|siempre que|una vez|quien',
  former:
    'antes(?! del? )|antiguamente|anteriormente|en el pasado|hasta (?:\\p{L}+ ){0,2}{y}|antes de (?:\\p{L}+ ){0,2}{y}|la antigua (?:norma|ley|regla)|ya no|derogad[oa]s?',
  since: 'desde|a partir de|después de|tras',
  cases: [
    ['nevera|frigorífico|refrigera\\p{L}+', 'congela\\p{L}+', 'temperatura ambiente|despensa'],
    ['nuev[oa]s?|obra nueva', 'antigu[oa]s?|existentes?|usad[oa]s?|segunda mano|viej[oa]s?'],
    ['interior(?:es)?', 'exterior(?:es)?|aire libre'],
    ['verano', 'invierno'],
    ['adult[oa]s?', 'niñ[oa]s?|bebés?|menores|lactantes?'],
    ['brut[oa]s?', 'net[oa]s?'],
    [
      'particulares?|hogares|consumidor(?:es)?|doméstic[oa]s?',
      'empresas?|comercial(?:es)?|profesional(?:es)?|industrial(?:es)?',
    ],
    ['crud[oa]s?', 'cocid[oa]s?|cocinad[oa]s?'],
    ['fresc[oa]s?', 'sec[oa]s?|congelad[oa]s?'],
    ['diésel|gasóleo', 'gasolina', 'eléctric[oa]s?'],
    ['litio', 'plomo'],
    [
      'limpi\\p{L}+|lav(?:ar|ado|ada|arse)',
      'sustitu\\p{L}+|reemplaz\\p{L}+|cambi(?:ar|arse|o|ado|a)|renov\\p{L}+',
      'revis(?:ar|arse|ión|iones)|inspec\\p{L}+|comprob\\p{L}+',
    ],
    ['compra|comprar|comprad[oa]', 'alquil\\p{L}+|leasing|renting|arrend\\p{L}+'],
    ['ciudad|urban[oa]s?', 'autopista|autovía|rural(?:es)?|carretera'],
    ['perr[oa]s?', 'gat[oa]s?', 'caballos?'],
    ['tiempo completo|jornada completa', 'tiempo parcial|media jornada'],
    ['día|diurn[oa]s?', 'noche|nocturn[oa]s?'],
    ['hombres?|niños', 'mujer(?:es)?|niñas'],
    ['primer[oa]?s?', 'segund[oa]s?', 'tercer[oa]?s?', 'últim[oa]s?'],
    ['papel', 'digital(?:es)?|electrónic[oa]s?|telemátic[oa]s?'],
  ],
}
