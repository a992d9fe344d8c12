import type { ClaimLanguage } from './claim-language.ts'

export const english: ClaimLanguage = {
  code: 'en',
  grammar:
    'a an the this that these those it its he she they we you i his her their our your my them him us is are was were be been being am has have had having do does did done will would shall should to of in on at by for from with into onto about as if then there here and or nor so but also only just very too such own same other another each which who whom whose what when where why how than not no s t d ll re ve most more less some any all both again once while during between per out up off over under after before because until through within against among since still yet even',
  endings: 'ingly edly ations ation ments ment ings ing ies ied ers er ed es ly s',
  clauseBreaks: 'when unless and but while whereas although though because however yet nor because since if',
  axes: {
    amount: [
      'rise rises rising rose risen raise raises raised raising increas* grow grows growing grew grown growth gain* climb* jump* surg* soar* higher highest high expand* doubl* tripl* more the_most greater greatest above exceed* upward went_up going_up top peak*',
      'fall falls falling fell fallen drop* decreas* declin* shrink* shrank shrunk sink sank sunk reduc* lower* lowest low less fewer least the_least fewest halv* cut cuts cutting below downward down went_down going_down dwindl* slump* plung* dip dips dipped slid slide* smaller_number',
    ],
    speed: ['fast* quick* rapid* speed*', 'slow*'],
    time: ['before earlier earliest early prior', 'after later latest late following'],
    quality: [
      'better best good improv* well excellent positive*',
      'worse worst bad worsen* poor* deteriorat* negative*',
    ],
    size: [
      'large larg* big bigger biggest long longer longest length* wide* tall* deep* thick*',
      'small* little short* narrow* shallow* thin*',
    ],
    price: ['expensive dear* costl* pric*ier', 'cheap* inexpensive affordable'],
    strength: ['strong* stronger power*', 'weak*'],
    ease: ['easy easi* simpl*', 'difficult* hard harder hardest complicat* complex*'],
    warmth: ['warm* hot hotter hottest heat*s_up', 'cold* cool*'],
    loudness: ['loud* nois*', 'quiet* silent*'],
    safety: ['safe* secure*', 'danger* unsafe risky hazard*'],
    outcome: ['win wins won winning succeed* success* profit*', 'lose loses lost losing loss* fail*'],
    permission: ['allow* permit* may_be_used legal', 'forbid* forbidden prohibit* ban bans banned illegal'],
    opening: [
      'opened opens opening start starts started starting begin* began begun launch* introduc*',
      'clos* stop* end ends ended ending shut* cancel* discontinu* abolish*',
    ],
    weight: ['heavy heavi*', 'light lighter lightest'],
    age: ['old older oldest', 'young* new newer newest'],
    place: ['inside indoor*', 'outside outdoor*'],
  },
  negators: 'not no never none neither nor nobody nothing nowhere without cannot unable no_longer hardly',
  notNegators:
    'not_only not_just not_merely no_later_than no_more_than no_less_than no_fewer_than not_least no_matter no_wonder no_doubt nothing_but not_more_than not_a_few not_many not_rule_out not_ruled_out if_not',
  implicitNegatives:
    'free lack* miss* refus* avoid* prevent* exclud* unlike* unlimited unchanged unknown unclear instead except rather fail* absen* disput* doubt* deny denies denied reject* impossib* stop_short empty closed outside beyond still former ended flat unpaid unfair identical same equal* alike remov* omit* skip* only end ends ended stop stops stopped cease* cancel* discontinu* yet_to remains_to await* pending wait*',
  quantifiers: {
    none: 'none nobody no_one not_a_single',
    few: 'few a_few hardly_any a_handful a_minority_of rarely seldom hardly_anyone hardly_ever barely_any scarcely',
    some: 'some only several certain a_number_of sometimes occasionally not_all not_every parts_of a_part_of part_of various',
    most: 'most the_majority a_majority majority mostly largely usually often typically many predominantly nearly_all almost_all almost_always nearly_always nearly_every almost_every',
    all: 'all every everyone everybody each always without_exception both whichever  the_whole the_entire',
  },
  modality: {
    hedged:
      'would_like wants want wish* keen_to may might could perhaps possibly maybe probably likely unlikely seem* appear* suggest* presumabl* potential* apparent* tentative* expect* plans_to plan_to planned planning hope* intend* forecast* projected projections believ* thought_to suspect* not_certain uncertain tends tend risk* aim* explain_part count_on think thinks fear* worr* trust* confident not_rule_out not_ruled_out unclear_whether reckon*',
    able: 'can able estimate* often usually typically generally roughly',
    certain:
      'prove* proof proven guarantee* certainly for_certain it_is_certain definitely always never undoubtedly ensure* inevitabl* without_doubt beyond_doubt conclusive* demonstrat* every_time invariabl* undeniabl* in_all_cases surely unquestionably',
  },
  relation: {
    associated:
      'associat* linked_to linked_with link_between correlat* go_with goes_with go_together connected_with connected_to related relates relation accompan* coincid* more_likely less_likely relationship',
    causal:
      'cause causes caused causing lead_to leads_to led_to leading_to result_in results_in resulted_in due_to because_of drives drove makes trigger*  bring_about brings_about thanks_to',
  },
  bounds: {
    about:
      'about around roughly approximately nearly almost some circa more_or_less close_to just_under just_over approx well_over on_average an_average_of',
    over: 'over more_than above exceeding upwards_of greater_than better_than higher_than longer_than just_over well_over',
    under: 'under less_than fewer_than below lower_than shorter_than just_under nearly almost not_quite',
    atLeast: 'at_least minimum no_less_than no_fewer_than or_more',
    atMost:
      'at_most up_to maximum no_more_than not_more_than or_less as_much_as as_many_as does_not_exceed do_not_exceed capped_at limited_to',
  },
  than: 'than compared_with compared_to',
  change: {
    verbs: 'change* differ* affect* influenc* improve* move* budge* effect difference impact',
    unchanged:
      'unchanged constant stable steady unaffected stagnat* as_much_as as_many_as as_before the_same same',
  },
  each: 'each apiece per_person per_head a_head respectively every_one',
  only: 'only solely just exclusively alone',
  difference:
    'sav* difference gap extra additional ahead fewer earlier later sooner went_down went_up points dearer margin apart',
  numbers: {
    small:
      'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
    tens: 'twenty thirty forty fifty sixty seventy eighty ninety',
    join: '-| ',
    more: '',
    half: 'half_an half_a',
  },
  fractions: {
    half: 'half one_in_two every_second',
    third: 'a_third one_third one_in_three every_third one_*_in_three',
    twoThirds: 'two_thirds two_in_three two_out_of_three',
    quarter: 'a_quarter one_quarter one_in_four every_fourth one_*_in_four',
    threeQuarters: 'three_quarters three_in_four three_out_of_four',
    fifth: 'a_fifth one_fifth one_in_five every_fifth one_*_in_five',
    sixth: 'a_sixth one_sixth an_sixth one_in_six one_out_of_six every_sixth one_*_in_six',
    eighth: 'a_eighth one_eighth an_eighth one_in_eight one_out_of_eight every_eighth one_*_in_eight',
    tenth: 'a_tenth one_tenth an_tenth one_in_ten one_out_of_ten every_tenth one_*_in_ten',
  },
  kinds: {
    advice:
      'should must_not need_to make_sure be_sure ask check choose use try avoid start begin keep_in_mind consider plan write send set put pick look test compare remember do_not don_t never_mind take add read let_us you_can you_could you_should you_need ask_for decide note',
    inference:
      'therefore thus hence that_means this_means which_means in_other_words it_follows so_the that_is_why this_suggests the_likeliest likeliest explanation in_short put_differently taken_together the_difference_is disagree disagrees disputed contradict* no_rounding_error the_lesson the_point bottom_line worth implies imply',
    definition:
      'means is_called is_how refers_to stands_for is_defined is_the_term is_short_for by_definition is_a_measure',
    example: 'for_example for_instance say suppose imagine assume let_s_say picture e_g example',
    reported:
      'according_to study studies research researchers survey surveys report reports experts customers say says said found data shows statistics percent',
  },
  ownItems:
    'steps step questions question reasons ways tips things points sources source lines rules sections items parts ideas mistakes signs checks options lessons facts figures numbers measures phases stages',
}
