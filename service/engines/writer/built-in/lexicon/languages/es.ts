import { createLexicon } from '../lexicon.ts'

export const spanish = createLexicon({
  language: 'es',
  stopwords:
    'a al algo algun alguna algunas alguno algunos ante antes aquel asi aun aunque bajo bien cada casi como con contra cual cuales cuando cuanto de debe deben del desde donde dos durante e el ella ellas ello ellos en entre era eran es esa esas ese eso esos esta estaba estan estas este esto estos fue fueron ha hace hacer hacia han hasta hay la las le les lo los mas me mediante menos mi mientras misma mismo mucha mucho muchos muy nada ni no nos nosotros nuestra nuestro o otra otras otro otros para pero poco por porque pues puede pueden que quien se sea segun ser si sido siempre sin sino sobre solo son su sus tal tambien tampoco tan tanto te tiene tienen toda todas todo todos tras tu tus un una unas uno unos usted ustedes ya yo y',
  suffixes:
    'aciones acion amientos amiento imientos imiento mente idades idad adores ador ables able istas ista ivos ivas ivo iva ando iendo ados adas ado ada idos idas ido ida ar er ir es os as o a e s',
  abbreviations:
    'sr sra srta dr dra prof etc ej p pag pags vol num no aprox ee.uu uu av art fig cia max min ud uds',
  leaning:
    'est[eao]s?|es[eao]s?|aquell[oa]s?|él|ellas?|ellos|sus?|así|entonces|además|también|pero|sin embargo|no obstante|por (?:eso|ello|tanto|lo tanto|el contrario|otro lado|otra parte|ejemplo|consiguiente)|en cambio|de hecho|en efecto|es decir|o sea|luego|después|a continuación|finalmente|por último|en segundo lugar|en tercer lugar|de este modo|de esta (?:forma|manera)|en este caso|en consecuencia|como resultado|y|e|o|ni|aun así|ambos|ambas|otr[oa]s?|aquí|allí|ahí|sí|tales?|dich[oa]s?|lo mismo|lo anterior|lamentablemente|afortunadamente|por supuesto|asimismo|igualmente|mientras tanto|de lo contrario',
  noise:
    'en (?:tu|su) (?:correo|buzón|bandeja de entrada)|aceptar (?:las |todas las )?cookies|utiliza(?:mos)? cookies|usamos cookies|política de (?:privacidad|cookies)|aviso legal|términos y condiciones|todos los derechos reservados|suscríbe(?:te|se)|suscribirse|regístr(?:ate|ese)|nuestro boletín|nuestra newsletter|haz clic|haga clic|pulsa aquí|leer más|lee también|más información|saber más|ver también|te puede interesar|artículos relacionados|comparte (?:en|este)|compartir en|síguenos|contáctanos|contacta con nosotros|prueba gratuita|solicita (?:una demo|un presupuesto)|presupuesto gratis|minutos de lectura|publicado (?:el|por)|última actualización|sobre el autor|deja un comentario|publicidad|crédito de la imagen|en este artículo|en esta guía|este artículo|esta guía|como (?:se mencionó|hemos visto|vimos|se ha mencionado)|(?:tabla|figura|imagen) (?:anterior|siguiente)|volver arriba|tabla de contenidos|índice de contenidos',
  empty:
    'introducción|resumen|visión general|panorama general|conclusi(?:ón|ones)|en resumen|contenidos?|índice|tabla de contenidos|contexto|detalles|más información|fuentes|referencias|bibliografía|preguntas frecuentes|faq|sobre nosotros|contacto|generalidades|lo básico|conceptos básicos|comentarios|enlaces externos|véase también',
  cues: {
    definition: 'qué (?:es|son)|definición|significado|concepto|conceptos|cómo funcionan?|fundamentos',
    why: 'por qué|beneficios?|ventajas?|importancia|razones|motivos',
    how: 'cómo|pasos?|guía|consejos|buenas prácticas|configurar|instalar|instalación|elegir|mejorar|medir|implementar',
    compare:
      'comparación|comparativa|comparar|diferencias?|frente a|tipos? de|costes?|costos?|precios?|alternativas?|cuál(?:es)?|cifras|estadísticas',
    example: 'ejemplos?|casos? prácticos?|caso de estudio|en la práctica',
    limits:
      'límites|limitaciones|riesgos?|errores|desventajas?|inconvenientes?|problemas?|evitar|desafíos|retos',
  },
})
