/** Words of everyday English that are also names of brands: found in lower case, they are just words. */
const ordinaryWords: ReadonlySet<string> = new Set(
  `ace acorn act adobe air allure alloy alpha always amber anchor angle apex apple arc arch area arrow ash aspect asset
  atlas atom attic aura avenue axis away axon badge balance ball bamboo band bank bark base basis bay beacon beam bear
  bee bell bench best better beyond big billion bird black blaze block bloom blue board boat bold bolt bond book boost
  booking boots border boss bounce bow bowl box brand brave bread breeze brick bridge bright bronze brook brush bubble
  buffer bug build bull bundle burn button cable cake calm camel camp candle canopy canvas cape capital caramel carbon
  card care cargo case cash castle cat catalyst cave cedar cell center chain chalk champion change charge charm chase
  check chef cherry chief chip choice circle citizen city clarity class clay clean clear clever click cliff clip cloud
  clover club coach coal coast code coil coin column comet comma common compass concept concord copper coral core
  corner cosmos cotton couch count course cove craft crane crate creator crest crew crown crystal cube current curve
  daily dash data dawn day deck deep delta depot desk dial diamond direct dish dock dollar door dot dove draft dragon
  dream drift drip drive drop dune eagle earth ease east easy echo edge elastic element ember emerald empire engine
  envoy epic equal era essence even ever evergreen every express fable fabric fair falcon farm fast feather fern field
  fig figure file fin finch fire first fish flag flame flare flash fleet flex flint flock flow flower flux fly focus
  forest forge form fork fort forum forward fountain fox frame free fresh front frost fuel full fund fuse future gap
  garden gate gem general ghost giant gist glass glow goat gold good grain grammar grand grape graph gravity great
  green greenhouse grid ground group grove grow guide gusto habit hammer harbor harvest haven hawk head headspace health
  heart hearth hedge helm heritage hero hill hive hold home honey hood hook hope horizon hotel house hub humble hunt
  ice icon ideal idea iris iron island ivory ivy jade jasper jet join journey juice jump juniper just keen kernel key
  kind kindle kit kite ladder lake lamp lantern last launch layer lead leaf lean ledger legacy lemon lemonade lens
  level lever liberty life lift light lighthouse lily lime line linear link lion list little live local lock loft logic
  loom loop lotus lucid luna lyric magic magnet mail main mango maple marble mark market mars mason match matrix max
  meadow medium mercury merge merit mesh meta method metro mighty mill mind mint mirror mission mist mode modern moment
  monday moon moss motion motor mount mountain move muse name native nature nest net new next night nimble noble node
  noon north note notion nova oak oasis object ocean octave olive omega one onyx opal open optimum option orange orbit
  orchard orchid order origin orion outlook outreach owl pace pacific pack page palm panda panel paper parade paragon
  park patch path pattern peak peach pear pearl pebble pen pepper perch personal phoenix piano picnic pier pilot pine
  pink pioneer pipe pivot pixel place plaid plain plan plane planet plant platform play plum pocket point polar pole
  pond port post power prime print prism process progress project promise proof proper prophet public pulse pump punch
  pure purple quest quick quill quiet quote rabbit radar radius rain ramp ranch range rapid raven ray ready real reason
  recharge record red reef reflect region relay relish remedy render rest retool return review rich ride ridge ring
  ripple rise river road robin rock rocket root rope rose round route rover royal ruby rush safe saffron sage sail salt
  salmon sand sapphire scale scarlet school scope scout sea seal season second seed segment select sense sentinel
  sequence shade shape share shark sharp shell shelter shield shift shine ship shop shore short show side sierra sight
  signal silk silver simple simply single sketch sky slack slate sleep slice slide smart smile smooth snap snow social
  solar solid solo sonar sonic soul sound source south space spark sparrow spectrum speed sphere spice spider spin
  spiral spirit splash split spoke spot spring sprint sprout spruce square squad stable stack staff stage standard star
  start state station steady steam steel stem step stone storm story stream street stride stripe strong studio style
  sugar summit sun sunrise super surf surge swan sweet swift switch symbol table tailor talent tandem tango target
  teal team temple tempo terra thread three threads thrive ticket tide tiger timber time toast today together token
  tomato tone top torch total touch tower town trace track trade trail train transfer tree trek trellis trend triangle
  tribe trident true trunk trust tulip tune turbine turn twelve twin twist two umbra union unison unit united unity
  upright uplift upwork urban valley vault vector velvet venture verse vertex vessel view village vine vintage violet
  virtue vision vista vital vivid voice volt voyage wagon walnut wander warm watch water wave way web well west whale
  wheel whisper white whole wild willow wind window wing winter wire wise wish wolf wonder wood word work workday world
  worth wren yard yellow yes young zen zenith zero zest zone zoom`.split(/\s+/),
)

/** Whether a name is also something that a text may say without meaning the brand. */
export function isOrdinaryWord(name: string): boolean {
  const word = name.trim().toLowerCase()
  return ordinaryWords.has(word) || /^[\p{Lu}\p{Ll}]{1,2}$/u.test(word) || /^\d+$/.test(word)
}
