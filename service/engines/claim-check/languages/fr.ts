import type { ClaimLanguage } from './claim-language.ts'

export const french: ClaimLanguage = {
  code: 'fr',
  grammar:
    'le la les l un une des de du d au aux a et ou mais donc or ni car que qu qui quoi dont ou ce cet cette ces c il elle ils elles on nous vous je tu se s son sa ses leur leurs notre votre mon ma mes en y dans par pour sur sous avec sans chez vers entre est sont etait etaient ete etre sera seront a ont avait avaient avoir eu fait font faire plus moins tres aussi meme si ne n pas non tous toutes lui eux m t j comme lorsque quand apres avant depuis pendant ainsi alors cela ca celui celle ceux celles autre autres',
  endings:
    'issements issement ements ement ations ation euses euse eurs eur ives ive ifs if ees ee es er ez ent ant ait aient ment ie s e',
  clauseBreaks:
    'et mais tandis alors_que cependant toutefois tandis_que malgre quoique puisque contre lorsque parce_que car faute si',
  axes: {
    amount: [
      'hausse* augment* progress* croiss* crû accru* accroi* grimp* monte montent montee montees monter monte plus le_plus superieur* davantage plus_eleve* doubl* tripl* au_dessus bond* gagn*_du_terrain depass* maximum',
      'baiss* dimin* recul* chut* redui* decroi* moins le_moins inferieur* tomb* au_dessous descend* bas basse faible* divis* minimum repli perdu_du_terrain plonge*',
    ],
    speed: ['rapid* vite accelere*', 'lent lente lent* ralenti*'],
    time: ['avant plus_tot precoce* auparavant', 'apres plus_tard tardi* ensuite'],
    quality: [
      'mieux meilleur* bon bonne bien amelior* positif positive*',
      'pire* mauvais* pis mal deterior* negatif negative* empir*',
    ],
    size: ['grand* long longue* longtemps large* haut haute prolong*', 'petit* court* etroit* raccourc*'],
    price: ['cher chere chers cheres couteu* onereu*', 'bon_marche economique* abordable*'],
    strength: ['fort forte* puissant*', 'faible* faibl*'],
    ease: ['facile* simple* aise*', 'difficile* complique* complexe*'],
    warmth: ['chaud* chaleur*', 'froid* frais'],
    loudness: ['bruyant* bruit', 'silencieu* calme*'],
    safety: ['sur sure securis*', 'dangereu* risque*'],
    outcome: ['gagn* reuss* succes', 'perd* perte* echou* echec*'],
    permission: ['autoris* permis* permet*', 'interdi* defend* prohib*'],
    opening: ['ouvr* ouvert* rouvr* rouvert* commenc* lanc* debut*', 'ferm* cess* arret* termin* supprim*'],
    weight: ['lourd*', 'leger* legere*'],
    age: ['vieux vieille* ancien* age agee', 'jeune* nouveau* nouvel*'],
    place: ['interieur* dedans', 'exterieur* dehors'],
  },
  negators:
    'ne n pas non jamais aucun aucune rien personne_ne personne_n ne_*_personne n_*_personne sans ni nul nulle',
  notNegators:
    'non_seulement pas_seulement ne_*_que pas_plus_de pas_moins_de pas_mal n_*_que n_exclut_pas pas_exclu sinon si_non',
  implicitNegatives:
    'gratuit* exempt* manqu* defaut* evit* empech* refus* exclu* vide vides ferme fermes hors dehors sauf hormis identique* le_meme la_meme les_memes absen* impossib* echou* echap* inchang* ignor* au_lieu plutot dispense* pareil* egal egale egaux egales seul seule seuls seules seulement fini finit termin* arret* cess* supprim* reste_a attend attendent attente',
  quantifiers: {
    none: 'aucun aucune personne_ne nul nulle pas_un_seul jamais',
    few: 'peu_de rares rarement une_poignee une_minorite presque_personne presque_aucun* presque_jamais',
    some: 'seulement uniquement certains certaines quelques plusieurs parfois des_fois quelques_uns pas_tous une_partie divers diverses',
    most: 'la_plupart plupart majorite souvent beaucoup nombreux nombreuses presque_tous presque_toutes presque_toujours essentiel_des generalement en_general surtout',
    all: 'tous toutes tout toute chaque toujours l_ensemble les_deux sans_exception partout toute_la tout_le toute_l tout_l',
  },
  modality: {
    hedged:
      'voudrait voudraient aimerait aimeraient veut veulent desire* ambitionne pourrait pourraient peut_etre possible possiblement probable* probablement semble* sembl* parait paraissent apparemment sans_doute eventuel* devrait devraient suggere* laisse_penser laissent_penser prevoi* prevu* espere* envisage* serait seraient aurait auraient attenuerait tend tendent estimerait risque* permettrait croit croient craint craignent estime_que compte_sur confian* souhait* n_exclut_pas pas_exclu pense_que a_pu',
    able: 'peut peuvent souvent estime* generalement environ',
    certain:
      'prouve* preuve demontre* garanti* il_est_certain certainement assurement toujours jamais incontestablement indeniable* sans_aucun_doute forcement inevitable* inevitablement a_coup_sur systematiquement assurement',
  },
  relation: {
    associated:
      'associe* lie liee lies liees lien correle* correlation va_de_pair vont_de_pair accompagn* rapport',
    causal:
      'cause causes causent entraine* provoque* conduit conduisent mene_a grace_a engendre* resulte* a_cause declenche*',
  },
  bounds: {
    about:
      'environ pres_de quelque autour_de plus_ou_moins a_peu_pres presque approximativement une_vingtaine une_dizaine une_centaine en_moyenne dans_les',
    over: 'plus_de plus_d au_dela_de depassant superieur_a au_dessus_de',
    under: 'moins_de moins_d inferieur_a au_dessous_de presque pas_tout_a_fait',
    atLeast: 'au_moins au_minimum minimum',
    atMost: 'au_plus jusqu_a maximum au_maximum pas_plus_de ne_depasse_pas plafonn*_a limite_a n_excede_pas',
  },
  than: 'que qu par_rapport compare_a comparé_aux face_a',
  change: {
    verbs: 'chang* evolu* vari* modifi* boug* effet difference',
    unchanged: 'inchange* stable* constant* stagn* identique* autant comme_avant la_meme le_meme',
  },
  each: 'chacun chacune par_personne par_tete chaque',
  only: 'seul seule seuls seules seulement uniquement ne_*_que exclusivement',
  difference: 'econom* ecart difference supplementaire* supplement points gagn* perd* avance retard',
  numbers: {
    small:
      'deux trois quatre cinq six sept huit - dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf',
    tens: 'vingt trente quarante cinquante soixante soixante-dix quatre-vingt quatre-vingt-dix',
    join: '-| et |-et-| ',
    more: 'cent=100 deux_cents=200 trois_cents=300 quatre_cents=400 cinq_cents=500 six_cents=600 sept_cents=700 huit_cents=800 neuf_cents=900 deux_mille=2000 trois_mille=3000 cinq_mille=5000 dix_mille=10000 douzaine=12 dizaine=10 quinzaine=15 vingtaine=20 trentaine=30 quarantaine=40 cinquantaine=50 centaine=100',
    half: 'demi demie',
  },
  fractions: {
    half: 'moitie demi un_sur_deux',
    third: 'un_tiers tiers un_sur_trois un_*_sur_trois',
    twoThirds: 'deux_tiers deux_sur_trois',
    quarter: 'un_quart un_sur_quatre un_*_sur_quatre',
    threeQuarters: 'trois_quarts trois_sur_quatre',
    fifth: 'un_cinquieme un_sur_cinq un_*_sur_cinq',
    sixth: 'un_sixieme un_sur_six une_sur_six un_*_sur_six une_*_sur_six',
    eighth: 'un_huitieme un_sur_huit une_sur_huit un_*_sur_huit une_*_sur_huit',
    tenth: 'un_dixieme un_sur_dix une_sur_dix un_*_sur_dix une_*_sur_dix',
  },
  kinds: {
    advice:
      'demandez verifiez choisissez utilisez essayez evitez commencez pensez ecrivez envoyez prenez comparez testez notez prevoyez calculez faites mettez gardez il_faut_que vous_devriez mieux_vaut il_vaut_mieux vous_pouvez comptez lisez posez',
    inference:
      'donc c_est_a_dire cela_signifie autrement_dit par_consequent ainsi il_s_ensuit en_somme bref explication contredi* contradiction divergent desaccord ce_n_est_pas_une',
    definition: 'signifie designe s_appelle on_appelle se_definit definition',
    example: 'par_exemple supposons imaginez imaginons disons admettons exemple',
    reported: 'selon d_apres etude etudes enquete sondage chercheurs experts rapport statistiques donnees',
  },
  ownItems:
    'etapes questions raisons conseils choses points sources lignes regles parties idees erreurs signes options lecons mesures phases facons manieres',
}
