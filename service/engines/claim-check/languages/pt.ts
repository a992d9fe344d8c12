import type { ClaimLanguage } from './claim-language.ts'

export const portuguese: ClaimLanguage = {
  code: 'pt',
  grammar:
    'o a os as um uma uns umas de do da dos das em no na nos nas ao aos por pelo pela pelos pelas para com sem sobre entre ate desde e ou mas que quem qual cujo como onde quando se seu sua seus suas meu nosso eu ele ela eles elas nos voce voces lhe lhes me te isto isso aquilo este esta estes estas esse essa esses essas aquele aquela foi foram era eram ser sido sao esta estao estava estar tem tinha ter ha havia haver faz fez nao sim ja muito mais menos tao tanto tambem so ainda porque enquanto durante apos cada assim todos todas outro outra outros outras num numa dum',
  endings:
    'acoes acao amentos amento imentos imento amente mente adores ador aram eram iram avam ava ando endo indo ados adas idos idas ado ada ido ida arem ar er ir oes ao es os as am em a o e s',
  clauseBreaks: 'e mas enquanto embora porem contra apesar porque se',
  axes: {
    amount: [
      'sobe sobem subiu subiram subir subida aument* cresc* increment* elev* mais o_mais maior maiores superior* supera* duplic* dobr* triplic* acima dispar* maxim* alto alta altos altas',
      'desce descem desceu desceram descer descida baix* cai caiu cair cairam caem queda* quebra* diminu* reduz* reduc* menos o_menos menor* inferior* abaixo decresc* minim* recu*',
    ],
    speed: ['rapid* veloz* depressa', 'lent* devagar'],
    time: ['antes mais_cedo anterior* previ*', 'depois mais_tarde posterior* seguinte'],
    quality: ['melhor* bom boa bons boas bem positiv*', 'pior* mau ma maus mal negativ*'],
    size: ['grand* long* comprid* larg*', 'pequen* curt* estreit*'],
    price: ['caro cara caros caras dispendios*', 'barat* economic* acessive*'],
    strength: ['fort* potent*', 'frac*'],
    ease: ['facil* faceis simpl*', 'dificil* dificeis complicad* complex*'],
    warmth: ['quent* calor*', 'frio fria frios frias fresc*'],
    loudness: ['barulh* ruidos* ruido', 'silencios* calm*'],
    safety: ['segur*', 'perigos* insegur* arriscad*'],
    outcome: ['ganh* exito venc*', 'perd* fracass* falh*'],
    permission: ['permit* autoriz*', 'proib*'],
    opening: ['abri* abre* comec* inici* lanc*', 'fech* encerr* termin* cess* cancel*'],
    weight: ['pesad*', ' leve leves'],
    age: ['velh* antig*', 'jovem jovens nov*'],
    place: ['interior* dentro', 'exterior* fora'],
  },
  negators: 'nao nunca jamais nenhum nenhuma ninguem nada sem nem tampouco',
  notNegators:
    'nao_so nao_apenas nao_somente nao_mais_de nao_menos_de nada_mais nao_poucos nao_poucas nao_fumador*  nao_afasta nao_exclui se_nao senao',
  implicitNegatives:
    'gratis gratuit* falt* evit* imped* rejeit* exclu* vazi* fechad* fora exceto salvo igual*  ausen* impossiv* carec* desconhec* em_vez inalterad* isent* manteve* dispensa* so apenas termin* acab* cess* ficou_por ficaram_por por_avaliar aguard* pendente*',
  quantifiers: {
    none: 'nenhum nenhuma ninguem nem_um nunca',
    few: 'poucos poucas raramente uma_minoria um_punhado quase_nenhum* quase_ninguem quase_nunca',
    some: 'so somente apenas alguns algumas algum alguma varios varias certos certas as_vezes por_vezes nem_todos nem_todas uma_parte diversos ha_bairros',
    most: 'maioria maior_parte muitos muitas frequentemente quase_todos quase_todas quase_sempre geralmente costuma normalmente muitas_vezes',
    all: 'todos todas todo toda cada sempre ambos ambas sem_excecao toda_a todo_o',
  },
  modality: {
    hedged:
      'gostava gostaria gostavam gostariam deseja desejam pretende pretendem quer querem poderia poderiam podera poderao talvez possivel possivelmente provavel* provavelmente parece* aparentemente suger* esper* preve preveem previst* deveria deveriam tende tendem pode_ser pode podem planea* seria estaria quer querem eventual* acredita acreditam teme temem confia* gostaria admite hipotese afasta nao_afasta nao_exclui nao_se_exclui',
    able: 'consegue conseguem costuma estima* geralmente permite',
    certain:
      'prova_que provam_que provad* comprova* sem_qualquer_duvida inegave* infalivel* esta_demonstrado demonstra* garant* certamente sem_duvida sempre nunca jamais com_certeza indubitave* inevitave* inevitavelmente seguramente',
  },
  relation: {
    associated: 'associad* associa relacionad* correlac* ligad* vinculad* acompanh* tende tendem relacao',
    causal: 'causa causam provoca*  leva_a levam_a conduz_a gracas_a devido_a gera geram origina originou',
  },
  bounds: {
    about:
      'cerca_de mais_ou_menos uns umas quase aproximadamente por_volta_de em_media perto_de a_volta_de uma_vintena uma_dezena',
    over: 'mais_de acima_de superior_a',
    under: 'menos_de abaixo_de inferior_a quase',
    atLeast: 'pelo_menos no_minimo minimo ao_menos',
    atMost: 'ate no_maximo maximo nao_mais_de nao_ultrapassa nao_excede nao_passa_de limitado_a',
  },
  than: 'que do_que comparado_com face_a',
  change: {
    verbs: 'mud* alter* vari* modific* afet* efeito diferenca',
    unchanged: 'inalterad* estave* constante* estagn* tanto_como tanto_quanto como_antes a_mesma o_mesmo',
  },
  each: 'cada cada_um cada_uma por_pessoa por_cabeca',
  only: 'so somente apenas unicamente exclusivamente',
  difference: 'poup* economi* diferenca adiciona* pontos vantagem atraso antes depois cedo perd* ganh*',
  numbers: {
    small:
      'dois tres quatro cinco seis sete oito nove dez onze doze treze catorze quinze dezasseis dezassete dezoito dezanove',
    tens: 'vinte trinta quarenta cinquenta sessenta setenta oitenta noventa',
    join: ' e ',
    more: 'cento=100 cem=100 duzentos=200 duzentas=200 trezentos=300 trezentas=300 quatrocentos=400 quatrocentas=400 quinhentos=500 quinhentas=500 seiscentos=600 setecentos=700 oitocentos=800 novecentos=900 dois_mil=2000 duas_mil=2000 tres_mil=3000 cinco_mil=5000 dez_mil=10000 duzia=12 dezena=10 quinzena=15 vintena=20 trintena=30 centena=100',
    half: 'meio meia',
  },
  fractions: {
    half: 'metade meio um_em_cada_dois',
    third: 'um_terco terco terca_parte um_em_cada_tres uma_em_cada_tres',
    twoThirds: 'dois_tercos dois_em_cada_tres',
    quarter: 'um_quarto quarta_parte um_em_cada_quatro uma_em_cada_quatro',
    threeQuarters: 'tres_quartos tres_em_cada_quatro',
    fifth: 'um_quinto quinta_parte um_em_cada_cinco uma_em_cada_cinco',
    sixth: 'um_sexto um_em_cada_seis uma_em_cada_seis',
    eighth: 'um_oitavo um_em_cada_oito uma_em_cada_oito',
    tenth: 'um_decimo um_em_cada_dez uma_em_cada_dez',
  },
  kinds: {
    advice:
      'pergunte verifique escolha use experimente evite comece pense escreva envie tome compare anote calcule faca ponha convem deveria_usar e_melhor veja peca confirme tenha',
    inference:
      'portanto por_isso ou_seja isso_significa isto_significa por_outras_palavras assim_sendo em_resumo explicacao contradi* discord*',
    definition: 'significa designa chama_se define_se definicao',
    example: 'por_exemplo suponhamos imagine digamos exemplo',
    reported:
      'segundo estudo estudos inquerito pesquisa investigadores especialistas relatorio estatistic* dados',
  },
  ownItems:
    'passos perguntas razoes conselhos dicas coisas pontos fontes linhas regras partes ideias erros sinais opcoes licoes medidas fases formas maneiras',
}
