import type { ClaimLanguage } from './claim-language.ts'

export const german: ClaimLanguage = {
  code: 'de',
  grammar:
    'der die das den dem des ein eine einen einem einer eines und oder aber auch nur noch schon sehr so als wie zu zum zur im in am an auf aus bei mit nach von vom vor fur uber unter um bis durch gegen ohne seit wahrend ist sind war waren wird werden wurde wurden worden sein hat haben hatte hatten habe es er sie wir ihr ich man sich sein seine seiner seinem seinen ihre ihrer ihrem ihren dieser diese dieses diesem diesen jener welche welcher welches was wer wo wann warum dass ob wenn weil denn doch dann dort hier da nicht kein keine keinen keiner mehr weniger alle alles allen beide beiden solche solchen nun etwa rund dabei dagegen dafur davon ihm ihn ihnen',
  endings:
    'ungen ung heiten heit keiten keit lichen liche lich igen ige isch ischen erinnen innen ern ten tes test ter te en er em es et st e n s t',
  clauseBreaks: 'und aber wahrend wohingegen obwohl doch sondern weil jedoch dagegen trotz hingegen da wenn',
  axes: {
    amount: [
      'stieg* steig* gestieg* wuchs* wachs* gewachs* wachst zunahm* zunehm* zugenommen zunimmt nahm_zu nahmen_zu nimmt_zu erhoh* hoher* hochst* hoh* mehr am_meisten am_meisten grosser* verdoppel* verdreifach* anstieg* zuwachs* plus uber_dem oberhalb ubertraf* ubertroff* kletter* legte_zu legten_zu',
      'sank* sink* gesunk* fiel* fallt gefallen ruckgang* zuruckging* ging_*_zuruck gingen_*_zuruck zuruckgegangen abnahm* abnehm* abgenommen nahm_ab nahmen_ab nimmt_ab verringer* reduzier* senk* gesenk* niedrig* tiefer* tiefst* weniger am_wenigsten wenigste* geringer* geringst* halbier* minus unterhalb schrumpf* einbruch brach_ein unterschreit* kleiner*',
    ],
    speed: ['schnell* rasch* zugig*', 'langsam*'],
    time: ['fruher* fruh fruhest* vorher zuvor eher', 'spater* spat spatest* nachher danach anschliessend'],
    quality: ['besser* best* gut gute* verbesser* positiv*', 'schlecht* schlimm* verschlecht* negativ*'],
    size: ['gross* lang langer* langst* lange breit* hoch tief dick*', 'klein* kurz* schmal* flach* dunn*'],
    price: ['teuer* teure* kostspielig*', 'billig* gunstig* preiswert*'],
    strength: ['stark* kraftig*', 'schwach*'],
    ease: ['leicht* einfach* muhelos*', 'schwer* schwierig* kompliziert*'],
    warmth: ['warm* heiss*', 'kalt* kuhl*'],
    loudness: ['lauter* lautest* larm*', 'leise leiser leises ruhig*'],
    safety: ['sicher sicherer* ungefahrlich*', 'gefahrlich* unsicher* riskant*'],
    outcome: ['gewann* gewinn* gewonnen erfolg*', 'verlor* verlier* verlust* misslang* scheiter*'],
    permission: ['erlaub* gestatt* zulassig', 'verbot* verbiet* unzulassig untersag*'],
    opening: [
      'offne* eroffne* begann* beginn* start* einfuhr* eingefuhrt',
      'schliess* schloss* geschlossen endet* beend* stopp* abgeschafft eingestellt',
    ],
    weight: ['schwer schwerer*', 'leicht leichter*'],
    age: ['alter altere alteren altest* alt alte', 'junger* jungst* jung neu neuer*'],
    place: ['innen drinnen', 'aussen draussen'],
  },
  negators:
    'nicht kein keine keinen keinem keiner keines nie niemals niemand nichts nirgends ohne weder noch_nicht kaum',
  negatesAfter: true,
  joins: 'ung heit keit ion schaft tat',
  notNegators:
    'nicht_nur nicht_zuletzt nicht_mehr_als nicht_weniger_als nichts_anderes_als nicht_wenige nicht_selten nicht_ausgeschlossen nicht_auszuschliessen wenn_nicht falls_nicht',
  implicitNegatives:
    'fehl* scheiter* vergeblich mangel* verhinder* vermeid* kostenlos* gratis umsonst ungeeignet unmoglich unzulassig unnotig unverandert unbekannt frei statt anstatt ausser ausschliess* ausgeschlossen verzicht* gleich* identisch* ebenso ablehn* abgelehn* bestreit* entfall* leer* geschlossen ungeklart unklar offen ausserhalb ehemal* nur endet endete endeten beend* abgeschafft eingestellt aufgehort bleibt_offen wart* ausstehend* aussteht',
  quantifiers: {
    none: 'niemand kein_einziger keiner keines_der keine_der keine_einzige',
    few: 'wenige wenigen selten kaum einzelne vereinzelt ein_paar eine_minderheit kaum_jemand kaum_einer fast_niemand fast_keine*',
    some: 'nur einige einigen manche manchen mehrere mehreren etliche gelegentlich manchmal teilweise ein_teil teils nicht_alle nicht_jede* verschiedene bestimmte zum_teil',
    most: 'die_meisten meisten meist meistens mehrheit uberwiegend* grossteil haufig oft viele vielen fast_alle fast_immer mehrheitlich ein_grosser_teil in_der_regel',
    all: 'alle allen aller samtliche* jeder jede jedes jeden jedem immer stets ausnahmslos beide beiden uberall durchweg die_ganze der_ganze das_ganze die_gesamte',
  },
  modality: {
    hedged:
      'mochte mochten wunscht wunschen wunsch strebt konnte konnten durfte durften moglicherweise vielleicht womoglich vermutlich wahrscheinlich wohl offenbar anscheinend scheint scheinen schien mutmasslich angeblich soll sollen sollte deutet deuten legt_nahe legen_nahe erwart* plant planen geplant hofft hoffen prognos* rechnet_mit riskier* risiko moglich denkbar neigen neigt tendier* will wollen glaub* befurcht* furchtet furchten sorgt_sich hoffnung zuversichtlich nicht_ausgeschlossen schliesst_*_nicht_aus nicht_auszuschliessen',
    able: 'kann konnen oft haufig meist schatz* geschatzt* in_der_regel',
    certain:
      'beweis* bewies* bewiesen erwiesen* nachweislich erwiesenermassen garantier* sicherlich mit_sicherheit gewiss zweifellos definitiv immer stets nie niemals zwangslaufig unweigerlich belegt_eindeutig nachgewiesen eindeutig in_jedem_fall auf_jeden_fall unbestritten ist_sicher steht_fest das_ist_*_sicher',
  },
  relation: {
    associated:
      'zusammenhang zusammenhange zusammenhangt hangt_*_zusammen hangen_*_zusammen korrel* geht_einher gehen_einher einhergeh* verbunden verknupf* assoziier*',
    causal:
      'verursach* fuhrt_zu fuhren_zu fuhrte_zu bewirk* lost_*_aus losen_*_aus ausgelost ursache* grund_fur sorgt_fur sorgen_fur infolge aufgrund wegen zuruckzufuhren',
  },
  bounds: {
    about:
      'etwa rund ungefahr circa ca mehr_oder_weniger fast knapp beinahe gut nahezu annahernd durchschnittlich im_mittel im_schnitt zirka',
    over: 'uber mehr_als gut oberhalb hoher_als langer_als grosser_als lauter_als',
    under: 'unter weniger_als knapp fast beinahe unterhalb niedriger_als kurzer_als kleiner_als nicht_ganz',
    atLeast: 'mindestens wenigstens nicht_weniger_als ab',
    atMost:
      'hochstens maximal bis_zu nicht_mehr_als nicht_lauter_als nicht_hoher_als nicht_langer_als nicht_uber ubersteigt_nicht uberschreitet_nicht gedeckelt begrenzt_auf',
  },
  than: 'als gegenuber verglichen_mit im_vergleich_zu',
  change: {
    verbs: 'verander* ander* geandert* unterschied* wirk* bewegte auswirk* effekt tat_sich',
    unchanged:
      'unverandert konstant stabil gleich_geblieben blieb_gleich blieben_gleich stagnier* so_viel_wie genauso ebenso wie_zuvor wie_vorher',
  },
  each: 'je jeweils jeder jede jedes pro_kopf pro_person',
  only: 'nur ausschliesslich lediglich allein bloss',
  difference:
    'spar* gespart* erspar* unterschied* differenz abstand zusatzlich* weiter* vorsprung punkte prozentpunkte billiger gunstiger auseinander',
  numbers: {
    small:
      'zwei drei vier funf sechs sieben acht neun zehn elf zwolf dreizehn vierzehn funfzehn sechzehn siebzehn achtzehn neunzehn',
    tens: 'zwanzig dreissig vierzig funfzig sechzig siebzig achtzig neunzig',
    join: 'und',
    more: 'hundert=100 zweihundert=200 dreihundert=300 vierhundert=400 funfhundert=500 sechshundert=600 siebenhundert=700 achthundert=800 neunhundert=900 zweitausend=2000 dreitausend=3000 viertausend=4000 funftausend=5000 zehntausend=10000 anderthalb=1.5 eineinhalb=1.5 zweieinhalb=2.5 dreieinhalb=3.5 dutzend=12',
    thousand: 'tausend',
    unitsFirst: 'ein',
    half: 'halbe halben halber halbes',
  },
  fractions: {
    half: 'halfte halb jeder_zweite jede_zweite jedes_zweite',
    third: 'ein_drittel drittel jeder_dritte jede_dritte jedes_dritte einem_drittel',
    twoThirds: 'zwei_drittel',
    quarter: 'ein_viertel viertel jeder_vierte jede_vierte einem_viertel',
    threeQuarters: 'drei_viertel dreiviertel',
    fifth: 'ein_funftel funftel jeder_funfte jede_funfte einem_funftel',
    sixth: 'ein_sechstel sechstel einem_sechstel jeder_sechste jede_sechste jedes_sechste',
    eighth: 'ein_achtel achtel einem_achtel jeder_achte jede_achte jedes_achte',
    tenth: 'ein_zehntel zehntel einem_zehntel jeder_zehnte jede_zehnte jedes_zehnte',
  },
  kinds: {
    advice:
      'sollten_sie sollte_man achten_sie fragen_sie prufen_sie nutzen_sie wahlen_sie schreiben_sie rechnen_sie nehmen_sie lassen_sie vergleichen_sie testen_sie beginnen_sie vermeiden_sie denken_sie planen_sie setzen_sie frag prufe nutze wahle schreib achte vergleiche teste plane nimm rechne uberlege empfiehlt_sich lohnt_sich am_besten tun_sie machen_sie geben_sie stellen_sie senden_sie',
    inference:
      'das_heisst das_bedeutet daher deshalb folglich somit also mit_anderen_worten daraus_folgt kurz_gesagt unterm_strich widersprech* widerspruch erklarung naheliegend das_ist_kein strittig umstritten',
    definition: 'bedeutet bezeichnet heisst nennt_man versteht_man steht_fur definiert',
    example: 'zum_beispiel beispielsweise angenommen nehmen_wir_an etwa_so stellen_sie_sich_vor z_b beispiel',
    reported:
      'laut studie studien untersuchung umfrage forscher* experten kunden_sagen zufolge bericht* statistik erhebung',
  },
  ownItems:
    'schritte schritten fragen grunde grunden tipps dinge punkte punkten quellen zeilen regeln abschnitte teile ideen fehler anzeichen optionen lehren massnahmen phasen moglichkeiten wege',
}
