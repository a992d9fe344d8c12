import type { AnswerWords } from '../answer-words.ts'

export const spanishAnswerWords: AnswerWords = {
  language: 'es',
  advises:
    'considera|busca|utiliza|usa|crea|establece|intenta|evita|ofrece|debes|puedes|calcula|incluye|suma|divide|multiplica|anota|añade|empieza|haz|mide|compara|olvídate|necesitas|paso \\p{N}+',
  obliges: 'deb(?:e|es|en|ería|erías)|hay que|es necesario|necesitas|conviene|recomend\\p{L}*',
  concludes:
    '\\p{N}+ ?% (?:más|menos)|en total|de media|en promedio|la mediana|resultado|muestra que|bajó|cayó|subió|aumentó|duplic\\p{L}*|pasó de|en lugar de|en vez de|frente a|(?:más|menos|mayor|menor|mejor|peor) que|costaría|cuesta \\p{N}|se amortiza|sale a|tendría que|precio medio|ninguna diferencia|significativ\\p{L}+|mejor(?:ó|aron)|redujo|redujeron|descenso de|aumento de',
  prepares:
    'fueron (?:encuestados|recogidos|medidos)|se (?:midió|midieron|registr\\p{L}+|encuestó|pesaron)|pregunta si|seguimos|pesamos|grabamos|hemos (?:encuestado|medido|contado|probado)|catamos|probamos|medimos|encuestamos|analizamos|queríamos saber|(?<=^\\P{L}*)(?:para|con el fin de) (?:evaluar|medir|averiguar|comprobar)|se enfrentaban? a|sufría|cuestionario',
  conditional: 'si|cuando|solo|salvo|excepto|depende\\p{L}*',
  causal:
    '(?:raz(?:ón|ones)|motivos?) (?:más|principal(?:es)?|de|para|fue|fueron|es|son)|porque|ya que|debido|gracias a|por eso|provien\\p{L}+|se deben?|provoca\\p{L}*|a causa de|la causa',
  weighs:
    'ventajas?|desventajas?|beneficios?|ahorr\\p{L}*|cuest\\p{L}*|costes?|costos?|margen|márgenes|rentab\\p{L}*|utilidad|ganancias?|pérdidas?|riesgos?',
  judges:
    'basta(?:n)? con|es suficiente|mejor (?:opción|compra)|no hace falta|innecesari[oa]|(?:vale|valen|merece|merecen) la pena|rentab\\p{L}*|compensa|conviene|se amortiza\\p{L}*|buena (?:inversión|idea)|no es necesario',
  wonders: 'si (?:vale|merece|compensa|conviene)|pregunta\\p{L}*',
  is: 'es|son|significa',
  pictures: 'como una?|ruleta',
  vague: 'importante|fundamental|crucial|esencial|realistas?',
  firstPerson: 'yo|nosotros|nuestr[oa]s?|he|hemos|mi',
  introduces:
    '(?:somos|soy) un[ao]?|siempre he|hoy en día|en la actualidad|cada vez más|en el mundo de|hace poco|en este artículo|en esta página|vamos a',
  exemplifies: 'por ejemplo|ejemplo|imagina',
  signals:
    'señal(?:es)?|síntomas?|indica\\p{L}*|indicio\\p{L}*|se nota|avis(?:a|an|ar\\p{L}*)|(?:es|llegado el) (?:hora|momento) de',
  pointsAway: 'recursos|plantillas?|petición|comparte|vamos a (?:aprender|ver)|más información',
  denies:
    'es (?:distinto|diferente)|la excepción|pero|sin embargo|no obstante|en realidad|por el contrario|lamentablemente|no es (?:así|cierto)|falso|claro,|solo si|a menos que|sin (?:eso|ello)|de lo contrario',
  refutes:
    'no (?:encontró|encontraron|se confirmó)|ninguna (?:prueba|diferencia|utilidad)|ningún (?:\\p{L}+ )?efecto|ninguna influencia|sin efecto|casi nada',
  disputes:
    '(?:tan|muy|siempre) (?:citad|repetid)[oa]s?|todo el mundo (?:cita|repite)|se (?:suele|dice|repite|cita) (?:\\p{L}+ )?(?:decir|a menudo|siempre)|al contrario de lo que|la cifra habitual|mitos?',
  leavesOpen:
    'nadie sabe|no se sabe|no (?:hay|existen) (?:todavía |aún )?(?:estudios|datos|pruebas|ensayos)|(?:está|queda|sigue) por (?:ver|demostrar|saber)|se desconoce|no está (?:claro|demostrado|probado)|faltan (?:estudios|datos)|no se ha[n]? (?:todavía |aún )?(?:anunciado|decidido|fijado|estudiado|medido)|ningún (?:estudio|ensayo) (?:\\p{L}+ )?ha (?:medido|estudiado|evaluado|comparado|seguido)|(?:hay|existen) (?:muy |todavía |aún )*poc[ao]s? (?:estudios|datos|ensayos|investigación|cifras)|apenas hay (?:estudios|datos|ensayos|investigación)|(?:estudios|datos|cifras)(?: (?:sobre) [^.;:!?]{0,80})? (?:son (?:muy )?escas[oa]s|escasean)',
  asksPeople: 'encuesta\\p{L}*|prefieren',
  samples: 'personas|encuestados|participantes|clientes|empresas',
  opposes: 'más car[oa]s?|devolvi\\p{L}*|desventajas?|pérdidas?|inconvenientes?|pero|sin embargo',
  limits:
    'limitaciones|qué limita|límites|notas? (?:metodológicas?|sobre el método)|lo que no (?:se sabe|sabemos)',
  frame:
    'frí[oa]s?|calientes?|sec[oa]s?|liger[oa]s?|pesad[oa]s?|alt[oa]s?|baj[oa]s?|rápid[oa]s?|lent[oa]s?|costes?|costos?|cuesta\\p{L}*|precios?|usos?|usar|pequeñ\\p{L}*|grandes?|empresas?|negocios?|gente|personas?|trabaj\\p{L}*|tiempo|dinero|números?|tasas?|años?|mes(?:es)?|semanas?|días?|horas?|minutos?|buen\\p{L}*|mejor\\p{L}*|casas?|pag\\p{L}*|aprender|ayuda\\p{L}*|clientes?|servicios?|productos?|calidad|mercado|nuev\\p{L}*|viej\\p{L}*|larg\\p{L}*|cort\\p{L}*|gratis|enter\\p{L}*|dos|tres|cuatro|cinco|seis|diez|veinte|propi\\p{L}*|vale|hacer|tomar|elegir|perder|poner',
  studies: 'estudio|encuesta|ensayo|experimento|análisis|informe|comparación',
}
