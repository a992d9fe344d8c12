import type { ClaimLanguage } from './claim-language.ts'

export const dutch: ClaimLanguage = {
  code: 'nl',
  grammar:
    'de het een der des den en of maar ook niet geen nog al alleen slechts zeer heel erg zo als dan te om tot in op aan uit bij met na naar van voor over onder door tegen tussen zonder sinds tijdens is zijn was waren wordt worden werd werden ben bent wezen geweest heeft hebben had hadden hebt heb gehad hij zij ze wij we jullie jij je u uw ik men zich hem haar hun hen mijn jouw onze ons dit dat deze die welke welk wie wat waar wanneer waarom hoe of omdat wanneer want toch toen daar hier er meer minder alle alles beide zulke nu ongeveer rond daarbij daarvoor daarvan daardoor hierdoor waarbij waarin waarvan zou zouden zal zullen gaat gaan doet doen elk elke ieder iedere',
  endings: 'ingen ing heden heid lijke lijk iger igere ste ers ere en er de te es e s t',
  clauseBreaks:
    'en maar terwijl hoewel ofschoon omdat doordat echter daarentegen ondanks want als wanneer mits tenzij',
  axes: {
    amount: [
      'stijg* steeg stegen gestegen toenam* toeneem* toegenomen toeneemt nam_toe namen_toe neemt_toe nemen_toe nam_*_toe neemt_*_toe groei* gegroeid verhoog* verhog* hoger hogere hoogste hoog hoge meer het_meest meeste groter grotere verdubbel* verdrievoudig* plus boven overtref* overtrof overtroffen klom klommen klimt omhoog liep_op loopt_op opgelopen',
      'daal* daling* gedaald dalen zakt zakte zakten gezakt afnam* afneem* afgenomen afneemt nam_af namen_af neemt_af nemen_af nam_*_af neemt_*_af vermind* verlaag* verlag* lager lagere laagste laag lage minder het_minst minste kleiner kleinere halve* gehalveerd min beneden kromp* krimp* gekrompen terugliep liep_terug liepen_terug teruggelopen omlaag reduce* gereduceerd',
    ],
    speed: ['snel* vlug* vlot*', 'langzaam* langzam* traag tragere trager trage'],
    time: [
      'vroeger vroeg vroegst* eerder vooraf tevoren ervoor',
      'later laat laatst* nadien daarna achteraf erna',
    ],
    quality: ['beter* best beste goed goede verbeter* positie*', 'slecht* verslechter* erger* negatie*'],
    size: [
      'groot grote lang lange langer langere langst* breed* brede* diep* dik dikke dikker*',
      'klein* kort* smal* ondiep* dun dunne dunner*',
    ],
    price: ['duur dure duurder* duurst* kostba* prijzig*', 'goedkoop* goedkop* voordelig*'],
    strength: ['sterk* krachtig*', 'zwak*'],
    ease: ['makkelijk* gemakkelijk* eenvoudig* simpel*', 'moeilijk* lastig* ingewikkeld*'],
    warmth: ['warm* heet hete heter*', 'koud* koel*'],
    loudness: ['luid* lawaai* hard harder', 'stil stille stiller* zacht zachter*'],
    safety: ['veilig* ongevaarlijk*', 'gevaarlijk* onveilig* riskant*'],
    outcome: [
      'won wonnen win wint winnen gewonnen winst* succes* slaagde* slaagt',
      'verloor verloren verlies* verliez* mislukt* faalt falen faalde*',
    ],
    permission: ['mag mogen toegestaan* toelaat geoorloofd', 'verbod* verbied* verboden ontoelaatba*'],
    opening: [
      'open* opent geopend begon* begin* start* gestart invoer* ingevoerd',
      'sluit* sloot sloten gesloten eindig* beeindig* stopt* gestopt afgeschaft stopgezet',
    ],
    weight: ['zwaar zware zwaarder*', 'licht lichte lichter*'],
    age: ['oud oude ouder oudere oudste', 'jong* nieuw*'],
    place: ['binnen binnenshuis', 'buiten buitenshuis'],
  },
  negators: 'niet geen nooit niemand niets nergens zonder noch nauwelijks amper evenmin',
  negatesAfter: true,
  joins: 'ing heid teit ion schap ie',
  notNegators:
    'niet_alleen niet_slechts niet_in_de_laatste_plaats niet_meer_dan niet_minder_dan niets_anders_dan niet_weinig niet_zelden niet_uitgesloten niet_uit_te_sluiten sluit_*_niet_uit als_niet zo_niet',
  implicitNegatives:
    'ontbre* ontbrak* mislukt* tevergeefs gebrek* verhinder* voorkom* vermijd* vermed* kosteloos gratis ongeschikt onmogelijk ontoelaatba* onnodig onveranderd onbekend vrij vrijgesteld behalve uitgezonderd uitgesloten sluit_uit gelijk* identiek* evenveel hetzelfde dezelfde weiger* afgewezen wijst_af ontken* vervalt vervallen leeg lege gesloten onduidelijk open buiten voormalig* alleen slechts eindig* beeindig* afgeschaft stopgezet gestopt wacht* afwacht* in_plaats_van',
  quantifiers: {
    none: 'niemand geen_enkel geen_enkele geen_van geen_een',
    few: 'weinig weinige zelden nauwelijks enkele_uitzonderingen een_handvol handvol een_paar een_minderheid bijna_niemand bijna_geen vrijwel_niemand vrijwel_geen',
    some: 'alleen slechts enkele sommige sommigen een_aantal verschillende verscheidene soms af_en_toe gedeeltelijk een_deel deels niet_alle niet_iedereen niet_elke niet_ieder* bepaalde ten_dele',
    most: 'de_meeste meeste meesten meestal meerderheid overwegend grotendeels vaak veel velen vele bijna_alle vrijwel_alle bijna_altijd vrijwel_altijd een_groot_deel het_grootste_deel doorgaans in_de_regel',
    all: 'alle allemaal allen elk elke ieder iedere iedereen altijd steeds zonder_uitzondering beide beiden overal de_hele het_hele de_gehele het_gehele',
  },
  modality: {
    hedged:
      'zou zouden wil willen wenst wensen streeft streven mogelijk* misschien wellicht vermoedelijk waarschijnlijk* onwaarschijnlijk blijkbaar kennelijk lijkt lijken leek schijnt schijnen naar_verluidt wijst_op wijzen_op duidt_op duiden_op suggere* verwacht* plant gepland hoopt hopen voorspel* prognose* rekent_op risico riskeert denkbaar neigt neigen gelooft geloven denkt denken vreest vrezen vertrouwt niet_uitgesloten sluit_*_niet_uit zou_kunnen zouden_kunnen zeer_wel_mogelijk',
    able: 'kan kunnen vaak meestal geschat* schatting* doorgaans in_de_regel',
    certain:
      'bewijs* bewez* aangetoond aantoonbaar gegarandeerd garandeer* garantie_dat zeker_dat vaststaat staat_vast ongetwijfeld absoluut definitief altijd steeds nooit onvermijdelijk onherroepelijk onomstotelijk in_elk_geval in_ieder_geval zonder_twijfel met_zekerheid',
  },
  relation: {
    associated:
      'samenhang* hangt_samen hangen_samen hangt_*_samen hangen_*_samen verband correl* gaat_gepaard gaan_gepaard gaat_*_gepaard gaan_*_gepaard geassocieerd gekoppeld gerelateerd',
    causal:
      'veroorzaak* leidt_tot leiden_tot leidde_tot leidden_tot oorzaak zorgt_voor zorgen_voor zorgde_voor komt_door komen_door kwam_door als_gevolg_van ten_gevolge_van vanwege wegens dankzij doordat te_wijten',
  },
  bounds: {
    about:
      'ongeveer rond circa ca min_of_meer bijna krap ruim vrijwel haast gemiddeld zo_n zo om_en_nabij pakweg naar_schatting een_kleine een_dikke een_goede',
    over: 'over_de meer_dan ruim boven hoger_dan langer_dan groter_dan ouder_dan luider_dan',
    under:
      'onder minder_dan krap bijna beneden lager_dan korter_dan kleiner_dan jonger_dan nog_geen een_kleine net_geen',
    atLeast:
      'minstens tenminste ten_minste minimaal op_zijn_minst op_z_n_minst niet_minder_dan vanaf of_meer',
    atMost:
      'hoogstens hooguit maximaal ten_hoogste tot_maximaal tot_aan niet_meer_dan niet_hoger_dan niet_langer_dan niet_boven of_minder beperkt_tot begrensd_op overschrijdt_niet',
  },
  than: 'dan vergeleken_met in_vergelijking_met ten_opzichte_van tegenover',
  change: {
    verbs: 'verander* wijzig* gewijzigd verschil* beinvloed* effect invloed bewoog bewogen schommel*',
    unchanged:
      'onveranderd constant* stabiel* gelijk_gebleven bleef_gelijk bleven_gelijk blijft_gelijk stagneer* evenveel_als net_zo_veel even net_als_voorheen zoals_voorheen dezelfde hetzelfde',
  },
  each: 'elk elke ieder iedere per_persoon per_hoofd per_stuk respectievelijk',
  only: 'alleen slechts uitsluitend enkel louter',
  difference:
    'bespa* verschil* scheelt schelen voorsprong achterstand extra aanvullend* punten procentpunt procentpunten goedkoper duurder uiteen eerder later langer korter',
  numbers: {
    small:
      'twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien',
    tens: 'twintig dertig veertig vijftig zestig zeventig tachtig negentig',
    join: 'en',
    more: 'honderd=100 tweehonderd=200 driehonderd=300 vierhonderd=400 vijfhonderd=500 zeshonderd=600 zevenhonderd=700 achthonderd=800 negenhonderd=900 honderdvijftig=150 twaalfhonderd=1200 vijftienhonderd=1500 anderhalf=1.5 anderhalve=1.5 tweeenhalf=2.5 tweeenhalve=2.5 drieenhalf=3.5 drieenhalve=3.5 dozijn=12 tiental=10 twintigtal=20 dertigtal=30 honderdtal=100',
    thousand: 'duizend',
    unitsFirst: 'een',
    half: 'half halve',
    range: 'tot en of',
  },
  fractions: {
    half: 'helft een_op_de_twee een_van_de_twee',
    third: 'een_derde derde_deel een_op_de_drie een_van_de_drie',
    twoThirds: 'twee_derde tweederde twee_op_de_drie twee_van_de_drie',
    quarter: 'een_kwart kwart een_vierde een_op_de_vier een_van_de_vier',
    threeQuarters: 'drie_kwart driekwart drie_vierde drie_op_de_vier drie_van_de_vier',
    fifth: 'een_vijfde vijfde_deel een_op_de_vijf een_van_de_vijf',
    sixth: 'een_zesde zesde_deel een_op_de_zes een_van_de_zes',
    eighth: 'een_achtste achtste_deel een_op_de_acht een_van_de_acht',
    tenth: 'een_tiende tiende_deel een_op_de_tien een_van_de_tien',
  },
  kinds: {
    advice:
      'moet_u moet_je zou_je kunt_u kun_je let_op vraag controleer kies gebruik probeer vermijd begin denk schrijf stuur neem laat vergelijk test noteer reken bereken zet overweeg plan maak geef doe stel zorg_ervoor bedenk raadpleeg het_is_raadzaam het_loont u_kunt_het_beste je_kunt_het_beste',
    inference:
      'dus daarom dat_betekent dit_betekent dat_wil_zeggen met_andere_woorden kortom daaruit_volgt vandaar al_met_al verklaring voor_de_hand tegenspra* tegenspre* omstreden oneens betwist',
    definition: 'betekent heet noemt_men wordt_*_genoemd verstaan_we staat_voor gedefinieerd',
    example: 'bijvoorbeeld stel neem_aan stel_je_voor stelt_u_zich_voor bijv b_v voorbeeld zeg',
    reported:
      'volgens onderzoek onderzoeken onderzoekers studie studies enquete enquetes peiling deskundigen experts klanten_zeggen rapport* cijfers statistiek* uit_*_blijkt',
  },
  ownItems:
    'stappen vragen redenen tips dingen zaken punten bronnen regels delen onderdelen ideeen fouten signalen opties lessen maatregelen fasen fases manieren mogelijkheden',
}
