import type { ClaimLanguage } from './claim-language.ts'

export const spanish: ClaimLanguage = {
  code: 'es',
  grammar:
    'el la los las un una unos unas lo al del de a en y e o u pero que quien cual cuyo como donde cuando con sin por para sobre entre hasta desde hacia segun se su sus mi tu nuestro es son era eran fue fueron ser sido esta estan estaba estar ha han habia haber hay hizo hace no si ya muy mas menos tan tanto este esta estos estas ese esa esos esas aquel aquella ello les le nos os me te todos todas otro otra otros otras tambien porque mientras durante tras ante cada asi pues aun',
  endings:
    'aciones acion amientos amiento imientos imiento amente mente adoras adores ador ieron aron aban aba ando iendo ados adas idos idas ado ada ido ida arse ar er ir es os as en an a o e s',
  clauseBreaks: 'y pero mientras aunque sino o frente pues porque si',
  axes: {
    amount: [
      'sube suben subio subieron subir subida subido aument* crec* crecieron creci* increment* elev* alz* mas el_mas mayor mayores superior* supera* superan duplic* triplic* encima dispar* maximo alto alta altos altas',
      'baj* cay* cae caen caer caid* descend* disminu* reduc* redujo redujeron menos el_menos menor menores inferior* debajo decrec* minimo desplom* retroced* merm*',
    ],
    speed: ['rapid* veloz aceler*', 'lent* despacio'],
    time: ['antes previ* temprano anterior*', 'despues mas_tarde posterior* luego'],
    quality: ['mejor* buen* bien positiv*', 'peor* mal mala malo negativ* empeor*'],
    size: ['grand* larg* ampli*', 'pequen* cort* estrech*'],
    price: ['caro cara caros caras costos*', 'barat* economic* asequible*'],
    strength: ['fuert* potent*', 'debil*'],
    ease: ['facil* sencill*', 'dificil* complicad* complej*'],
    warmth: ['calient* calido* calor', 'frio fria frios fresc*'],
    loudness: ['ruidos* ruido', 'silencios* tranquil*'],
    safety: ['segur*', 'peligros* insegur* arriesgad*'],
    outcome: ['gana ganan gano ganaron ganar exit*', 'perd* pierd* fracas*'],
    permission: ['permit* autoriz*', 'prohib*'],
    opening: ['abri* abre* empez* comenz* inici* lanz*', 'cerr* cierr* termin* ces* suprim* cancel*'],
    weight: ['pesad*', 'liger* livian*'],
    age: ['viej* antigu*', 'joven* jovenes nuev*'],
    place: ['interior* dentro', 'exterior* fuera'],
  },
  negators: 'no nunca jamas ningun ninguno ninguna nadie nada sin ni tampoco',
  notNegators:
    'no_solo no_solamente no_mas_de no_menos_de sin_embargo nada_mas no_pocos no_pocas no_se_descarta no_descarta no_excluye si_no',
  implicitNegatives:
    'gratis gratuit* falt* evit* impid* impedi* rechaz* exclu* vacio vacia cerrad* fuera excepto salvo igual* mism* ausen* imposib* carec* desconoc* en_lugar en_vez fracas* inalterad* exent* pierd* solo termin* acab* ceso suprim* queda_por desconoce* pendiente* aguard*',
  quantifiers: {
    none: 'ningun ninguno ninguna nadie ni_uno nunca',
    few: 'pocos pocas unos_pocos rara_vez raramente un_punado una_minoria casi_ningun* casi_nadie casi_nunca apenas',
    some: 'solo unicamente algunos algunas algun alguna varios varias ciertos ciertas a_veces no_todos una_parte diversos',
    most: 'mayoria mayor_parte muchos muchas a_menudo casi_todos casi_siempre casi_todas suele suelen normalmente generalmente',
    all: 'todos todas todo toda cada siempre ambos ambas sin_excepcion toda_la todo_el toda_una',
  },
  modality: {
    hedged:
      'querria querrian gustaria desea desean pretende pretenden quiere quieren aspira podria podrian quiza quizas tal_vez posible* posiblemente probable* probablemente parec* aparentemente sugier* sugir* espera esperan se_espera previst* preve deberia deberian apunta* acaso puede_que pueda puedan ayude tiende tienden planea* estaria estarian seria cree creen confia* teme temen esperanz* quisiera no_se_descarta no_descarta no_excluye',
    able: 'puede pueden suele suelen estima* generalmente',
    certain:
      'demuestr* demostr* prueba_que prueban_que probad* garantiz* ciertamente sin_duda siempre nunca jamas seguro_que con_seguridad seguramente_si indudable* inevitable* inevitablemente con_certeza por_supuesto con_toda_certeza',
  },
  relation: {
    associated: 'asocia* relacion* vincul* correlacion* va_unido ligado ligada acompan*',
    causal:
      'causa causan provoca*   lleva_a llevan_a gracias_a debido_a genera generan genero origina originan origino',
  },
  bounds: {
    about:
      'cerca_de unos unas alrededor_de aproximadamente casi en_torno_al en_torno_a mas_o_menos de_media en_promedio una_veintena una_decena',
    over: 'mas_de por_encima_de superior_a supera superan superar',
    under: 'menos_de por_debajo_de inferior_a casi no_llega_a',
    atLeast: 'al_menos como_minimo por_lo_menos minimo',
    atMost: 'hasta como_maximo como_mucho maximo no_mas_de no_supera no_pasa_de limitado_a no_excede tope_de',
  },
  than: 'que comparado_con frente_a respecto_a',
  change: {
    verbs: 'cambi* vari* modific* alter* afect* efecto diferencia',
    unchanged: 'inalterad* estable* constante* estanc* tanto_como igual_que como_antes la_misma el_mismo',
  },
  each: 'cada cada_uno cada_una por_persona por_cabeza',
  only: 'solo unicamente solamente exclusivamente',
  difference: 'ahorr* diferencia adicional* puntos ventaja retraso antes despues extra perd* gan*',
  numbers: {
    small:
      'dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve',
    tens: 'veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa',
    join: ' y ',
    more: 'ciento=100 cien=100 doscientos=200 doscientas=200 trescientos=300 trescientas=300 cuatrocientos=400 cuatrocientas=400 quinientos=500 quinientas=500 seiscientos=600 seiscientas=600 setecientos=700 ochocientos=800 ochocientas=800 novecientos=900 dos_mil=2000 tres_mil=3000 cinco_mil=5000 diez_mil=10000 docena=12 decena=10 veintena=20 treintena=30 centenar=100',
    half: 'medio media',
  },
  fractions: {
    half: 'mitad medio uno_de_cada_dos',
    third: 'un_tercio tercio tercera_parte uno_de_cada_tres una_de_cada_tres',
    twoThirds: 'dos_tercios dos_de_cada_tres',
    quarter: 'un_cuarto cuarta_parte uno_de_cada_cuatro una_de_cada_cuatro',
    threeQuarters: 'tres_cuartos tres_cuartas_partes tres_de_cada_cuatro',
    fifth: 'un_quinto quinta_parte uno_de_cada_cinco una_de_cada_cinco',
    sixth: 'un_sexto una_sexta_parte uno_de_cada_seis una_de_cada_seis de_cada_seis_*_uno',
    eighth: 'un_octavo una_octava_parte uno_de_cada_ocho una_de_cada_ocho de_cada_ocho_*_uno',
    tenth: 'un_decimo una_decima_parte uno_de_cada_diez una_de_cada_diez de_cada_diez_*_uno',
  },
  kinds: {
    advice:
      'pregunte compruebe elija use pruebe evite empiece piense escriba envie tome compare anote calcule haga ponga conviene deberia_usted es_mejor pregunta comprueba elige usa evita empieza piensa escribe compara anota haz debe_usted puede_usted pida pide',
    inference:
      'por_tanto por_lo_tanto es_decir eso_significa esto_significa en_otras_palabras asi_que de_ahi en_resumen explicacion contradic* discrep*',
    definition: 'significa se_llama se_denomina consiste_en se_define definicion',
    example: 'por_ejemplo supongamos imagine imagina digamos ejemplo',
    reported: 'segun estudio estudios encuesta investigadores expertos informe estadistic* datos',
  },
  ownItems:
    'pasos preguntas razones consejos cosas puntos fuentes lineas reglas partes ideas errores senales opciones lecciones medidas fases formas maneras',
}
