import type { ClaimLanguage } from './claim-language.ts'

export const italian: ClaimLanguage = {
  code: 'it',
  grammar:
    'il lo la i gli le l un uno una di a da in con su per tra fra del dello della dei degli delle d dell al allo alla ai agli alle all dal dallo dalla dai dagli dalle dall nel nello nella nei negli nelle nell sul sullo sulla sui sugli sulle sull e ed o ma che chi cui quale quali come dove quando se si ci vi ne mi ti suo sua suoi sue loro nostro e sono era erano stato stata stati state essere sara ha hanno aveva avevano avere avuto fa non piu meno molto tanto questo questa questi queste quello quella quelli quelle altro altra altri altre anche solo gia ancora poi cosi tutti tutte ogni durante mentre perche',
  endings:
    'azioni azione amenti amento imenti imento amente mente atori atore ando endo ati ate ato ata iti ite ito ita are ere ire ano ono i e a o',
  clauseBreaks: 'e ed ma mentre invece sebbene benche pero contro perche poiche se',
  axes: {
    amount: [
      'salita salgono salito saliti salite salire saliva aument* cresc* cresciut* piu il_piu maggiore maggiori superior* supera* superat* raddopp* triplic* alto alta alti alte sopra incremen* rialz* massimo',
      'sces* scend*  calano calato calata calati calo calare cala diminu* ridu* ridott* meno il_meno minor* inferior* bass* sotto dimezz* croll* minimo cadut* cade cadono',
    ],
    speed: ['veloc* rapid* svelt*', 'lent*'],
    time: ['prima precedent* anticip* presto', 'dopo piu_tardi success*iv* poi posterior*'],
    quality: ['meglio miglior* buon* bene positiv*', 'peggio peggior* cattiv* male negativ*'],
    size: ['grand* lung* largh* ampi*', 'piccol* cort* strett* brev*'],
    price: ['caro cara cari care costos*', 'economic* conveniente'],
    strength: ['fort* potent*', 'debol*'],
    ease: ['facil* semplic*', 'difficil* complicat* compless*'],
    warmth: ['cald* calor*', 'fredd* fresc*'],
    loudness: ['rumoros* rumore', 'silenzios* tranquill*'],
    safety: ['sicur*', 'pericolos* rischios* insicur*'],
    outcome: ['vinc* vint* guadagn* success*', 'perd* perso persi fallit* fallisc*'],
    permission: ['permess* permett* consent* autorizz*', 'vietat* viet* proibi*'],
    opening: [
      'apre aprono aprire apertura aperto aperta aperti inizi* cominci* lanci*',
      'chiu* termin* cess* annull*',
    ],
    weight: ['pesant*', 'legger*'],
    age: ['vecchi* anzian*', 'giovan* nuov*'],
    place: ['interno interni dentro', 'esterno esterni fuori'],
  },
  negators: 'non mai nessun nessuno nessuna niente nulla senza neppure neanche',
  notNegators:
    'non_solo non_soltanto non_piu_di non_meno_di niente_meno ne_ha ne_hanno non_pochi non_poche non_esclude non_si_esclude se_no se_non',
  implicitNegatives:
    'gratuit* gratis manc* evit* imped* rifiut* esclu* vuot* chius* fuori tranne stess* ugual* identic* assen* impossib* invece invariat* priv* fallit* solo finit* termin* cess* resta_da soppress* attend* attesa',
  quantifiers: {
    none: 'nessun nessuno nessuna mai',
    few: 'pochi poche raramente di_rado una_manciata una_minoranza quasi_nessun* quasi_mai',
    some: 'solo soltanto alcuni alcune alcun qualche parecchi parecchie certi certe talvolta a_volte non_tutti una_parte vari varie diversi',
    most: 'maggior_parte gran_parte maggioranza molti molte spesso quasi_tutti di_solito quasi_sempre generalmente',
    all: 'tutti tutte tutto tutta ogni ciascun* sempre entrambi entrambe ambedue senza_eccezione tutta_la tutto_il tutta_l tutto_l',
  },
  modality: {
    hedged:
      'vorrebbe vorrebbero desidera desiderano intende intendono vuole vogliono aspira potrebbe potrebbero forse possibile possibilmente probabil* sembra* pare paiono sembrerebbe* magari dovrebbe dovrebbero suggerisc* apparentemente prevede prevedono previst* spera sperano atteso attesa ritiene_possibile eventual* tende tendono sarebbe avrebbe ipotizz* crede credono teme temono confida* vorrebbe vorrebbero speranz* non_esclude non_si_esclude non_e_escluso',
    able: 'puo possono spesso stima* generalmente',
    certain:
      'dimostr* prova_che provano_che provato garantis* garantit* certamente sicuramente senza_dubbio sempre mai inevitabil* indubbi* di_certo con_certezza indiscutibil* di_sicuro',
  },
  relation: {
    associated: 'associat* correlazion* correlat* legat* collegat* accompagn* legame',
    causal:
      'causa causano causat* provoc* porta_a portano_a grazie_a genera generano generato determina* dovuto',
  },
  bounds: {
    about:
      'circa piu_o_meno intorno quasi approssimativamente pressappoco in_media una_ventina una_decina all_incirca',
    over: 'piu_di oltre superiore_a sopra',
    under: 'meno_di inferiore_a sotto quasi',
    atLeast: 'almeno minimo come_minimo',
    atMost: 'al_massimo fino_a massimo non_piu_di non_supera non_oltre limitato_a non_eccede',
  },
  than: 'di che rispetto del della dei degli delle dell quelli chi',
  change: {
    verbs: 'cambi* vari* modific* mut* effett* differenz*',
    unchanged: 'invariat* stabil* costant* inalterat* tanto_quanto come_prima la_stessa lo_stesso',
  },
  each: 'ciascuno ciascuna ciascun ognuno ognuna a_testa a_persona ogni',
  only: 'solo soltanto solamente unicamente esclusivamente',
  difference: 'risparmi* differenza scarto divario aggiuntiv* punti anticipo ritardo pers* guadagn*',
  numbers: {
    small:
      'due tre quattro cinque - sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove',
    tens: 'venti trenta quaranta cinquanta sessanta settanta ottanta novanta',
    join: '',
    more: 'cento=100 duecento=200 trecento=300 quattrocento=400 cinquecento=500 seicento=600 settecento=700 ottocento=800 novecento=900 duemila=2000 tremila=3000 cinquemila=5000 diecimila=10000 dozzina=12 decina=10 quindicina=15 ventina=20 trentina=30 quarantina=40 cinquantina=50 centinaio=100',
    thousand: 'mila',
    half: 'mezzo mezza mezz',
  },
  fractions: {
    half: 'meta mezzo uno_su_due',
    third: 'un_terzo terzo uno_su_tre una_su_tre un_*_su_tre',
    twoThirds: 'due_terzi due_su_tre',
    quarter: 'un_quarto uno_su_quattro una_su_quattro un_*_su_quattro',
    threeQuarters: 'tre_quarti tre_su_quattro',
    fifth: 'un_quinto uno_su_cinque una_su_cinque un_*_su_cinque',
    sixth: 'un_sesto uno_su_sei una_su_sei un_*_su_sei',
    eighth: 'un_ottavo uno_su_otto una_su_otto un_*_su_otto',
    tenth: 'un_decimo uno_su_dieci una_su_dieci un_*_su_dieci',
  },
  kinds: {
    advice:
      'chiedete chieda chiedi verificate verifica scegliete scegli usate usa provate evitate evita iniziate pensate scrivete inviate prendete confrontate annotate calcolate fate mettete conviene dovreste e_meglio controllate controlla tenete',
    inference:
      'quindi dunque cioe vale_a_dire significa_che in_altre_parole pertanto ne_consegue in_sintesi spiegazione contraddi* discord*',
    definition: 'significa indica si_chiama si_definisce definizione',
    example: 'per_esempio ad_esempio supponiamo immaginate immagina diciamo mettiamo esempio',
    reported: 'secondo studio studi indagine sondaggio ricercatori esperti rapporto statistiche dati',
  },
  ownItems:
    'passi passaggi domande ragioni motivi consigli cose punti fonti righe regole parti idee errori segnali opzioni lezioni misure fasi modi',
}
