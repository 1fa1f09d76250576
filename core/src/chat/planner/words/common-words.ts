/**
 * Words of plain English. Written small they are never a token, and none of them is a verb with a slip of the pen:
 * 'tell' is not 'sell', 'sent' is not 'send'. A ticker of the same letters is written '$TIME' or 'TIME'.
 */
export const COMMON_WORDS: ReadonlySet<string> = new Set(
  `half outstanding resting unfilled proceeds notional hyped hype hyping buzzing excited bought hodl dumping aping dipping bleeding rallying
  popping cooking recurring repeating scheduled vibe vibes lit bail stuff rekt degen degens shill fud narrative
  faucet airdrop airdrops validator cousin uncle aunt neighbour neighbor colleague sometimes usually basically literally
  ranking rankings tweeting lowdown dip dips rent stablecoin stablecoins stables bucks joke poem a about above account accounts across act action active actual actually add added address addresses advice advise
  afraid after afternoon again against age ago agree ahead air alert alerts alive all allow almost alone along already
  alright also alternative although always am amazing among amount amounts an analyse analysis analyze and angry annual
  another answer any anybody anyone anything anyway anywhere app apps april apy are area around arrive art as aside ask
  asked asking asset assets at ath attack attempt attempts august autumn available average avoid away awesome baby back
  bad bag bags balance balances band bank bar base basic be bear bearish beautiful became because become been before
  began begin behind being believe bell below bend besides best bet better between big bigger biggest bill birthday bit
  bitcoin black block blockchain blue body book borrow boss both bottom bought box boy boyfriend break bring bro broke
  brother brought bucks bug build built bull bullish bus business busy but buy buyer buyers buying buys by bye calculate
  call called calling calls came can cancel cannot cap caps capital car card care careful case cash cashed cat caught
  cause cell cent cents certain chain chains chance change changed changes charge chart charts cheap cheaper check
  checked children choose city claim class clean clear click close closed closely code coffee coin coins cold come
  comes coming common community company compare compared complete computer concert condition confirm connect consider
  contact continue contract contracts control convent convention converse conversion converted converting convince cool
  copy correct cost costs could couple course cover crap crash crashed crazy create created crime crypto cup currency
  current currently cut dad daily damage danger dangerous dapp dapps data date dates daughter day days dead deal dear
  death december decide decided decision deep deposit did didn't die died differ difference different difficult dinner
  direct directly discuss do does doesn't dog doing dollar dollars dominance don't done door double doubt down drink
  drive drop dropped due dull dumb dump dumped during dust each earlier early earn earning earnings easily east easy eat
  either else email emergency empty end ended enemy energy enjoy enough enter entire equal error escape especially even
  evening ever every everybody everyone everything evil exact exactly example except exchanges excited exist exit
  expect expensive explain extra eye face fact factor fail failed fair fake fall falls false family famous far fast
  father favor favorite favourite fear february fee feel feeling feels fees fell felt few field fifth fight figure file
  filled final finally find fine finish fire first fish fit five fix flat floor flow fly follow following food foot for
  force forecast forever forget form former forward found free freedom freeze fresh friday friend friends from front
  full fun fund funds funny further future gain gainers gains gambling game games gang garden gas gave gem gems general
  generate gently get gets getting gift girl girlfriend give given gives giving glad go goal goes going gold gone gonna
  good got gotta government grade graduate graduation grand great green group grow growth guess gut guy guys had hair
  hall hand handle hang happen happened happens happy hard has hat hate have haven't having he head hear heard heart
  heat heavy held hell hello help her here hers hey hi hidden hide high higher highest him himself his history hit hold
  holder holders holding holdings hole holiday home honest honestly honeypot hope hopefully hospital hot hour hours
  house how however huge human hundred hungry hurry hurt husband i i'd i'll i'm i've ice idea if ignore imagine
  immediately important impossible in include including income increase indeed info information inscription inscriptions
  inside instead instruction instructions interest interesting into invest invested investing investment investments is
  isn't issue it it's its itself january job join joke july jump june just keep keeps kept key keys kid kids kill kind
  king kitchen knew know known lady land large largest last lastly late later latest laugh law lay lead leader leaders
  learn least leave led left leg legit lend less let let's lets letter level leverage lie life light like liked likely
  limit limits line liquidated liquidation liquidations liquidity list listed listen little live load loan local
  lock locked long longer look looked looking looks lose losers loss losses lost lot lots loud love low lower lowest
  luck lucky lunch machine mad made mail main major majority make makes making man manage many march mark market markets
  marketcap master mate matter max maximum may maybe mcap me meal mean means meant meet meme memecoin memecoins memories
  memory men mend mental mention message met metrics middle midnight might mile milk million mind mine minimum minute
  minutes miss missed mistake mix mode model mom moment monday money month monthly months mood moon more morning most
  mostly mother mouth move moved movers moves movie moving mr mrs much mum music must my myself name named names native
  nature near nearly necessary need needed needs neither nest net network networks never nevermind new newest newly news
  next nice night no nobody none nope normal normally north not note nothing notice notify november now nowhere number
  numbers object obvious occur october of off offer office often oh ok okay old on once one ones online only onto open
  opened opening opinion opportunity option options or order ordered orders other others otherwise ought our ours out
  outside over overall overview own owned owner owns pack page paid pain pair paper parents part particular partner
  party pass passed past paste path patient pay paying payment pays peace pen people per percent percentage perfect
  perhaps period person phone pick picture piece pill pink place plan plane planet platform play player please pleased
  plenty pls plus plz pocket point police poll pool pools poor popular portfolio position positions possible possibly
  post potential pound power practice prefer prepare present president press pressure pretend pretty prevent preview
  previous pride prime prince print private prize probably problem process produce profit profits program project
  projects promise proof proper protect protocol protocols proud prove public pull pump pumping pumpfun purchase
  purchased purpose push put quality quarter queen question quick quickly quiet quit quite quiz quota quotes race rain
  raise ran random range rate rates rather reach reached reaches read reading ready real really reason receive received
  recent recently recommend recommendation record red reduce regret regular regulation remain remaining remembered
  remind reminder remove removed rent repeat reply report request require research rest result results return returns
  rice rich rid ride right rise rises rising risk risks risky road rock role roll room rough round route rug rugged rugs
  ruin rule rules run rune runes running rush sad safe safely safer safety said sake salary sale sales same sand sat
  saturday save saved saving savings saw say saying says scale scam scammed scammer scams scared school score screen
  seal search searched season seat second seconds secret sector security see seed seem seems seen self sell seller
  sellers selling sells semi send sender sending sends sense sent sentiment separate september series serious seriously
  serve service set sets setting settings settle several shall shape share shares sharp she shell shift ship shirt shit
  shoe shop short shorts should shouldn't show showed shown shows shut sick side sign signal signals silly similar
  simple simply since sing single sir sister sit site situation size skin sky sleep slip slippage slow slowly small
  smaller smart smell smile snap snow so social soft sold solid some somebody someday somehow someone something
  sometimes somewhere son song soon sorry sort sound south space speak special speech speed spell spend spending spent
  split sport spot spread spring stack stable stake staked stand standard star stars start started stash stat state
  stats status stay steal step still stocks stolen stone stop stopped store story straight strange strategy street
  strong stuff stupid style such sudden suddenly suggest suggestion summary summer sun sunday supply support suppose
  supposed sure surely surprise swamp swaps swapped swapping sweet swim swipe switch system table take taken takes
  taking talk talked talking tap target taste tax tea teach team tech tell telling tells ten term terms terrible test
  than thank thanks that that's the their them themselves then there there's these they thing things think thinking
  third thirds this those though thought thoughts thousand threat three threw through throw thursday thus ticket tight
  till time times tiny tip tips tired to today together token tokens told tomorrow tonight too took tool tools top
  total touch toward towards town toy track trace traded trader traders trades trading train transaction transactions
  transferred transferring transfers transform trap trash travel tread treat tree trend trending trends trick tricked
  tried trip trouble true trust truth try trying tuesday turn turned tv tvl twelve twenty twice two txs type ugly
  ultimate under understand understood undo unfortunately unit united unknown unless unlock unlocks until unusual up
  update updates upon upset urgent us usd use used useful user users uses using usual usually valid value values vault
  vaults version versus very via video view village visit voice volume vote vs wait waiting wake walk wall wallet wallets
  wanna want wanted wants war warm warn warning warp was wash wasn't waste watch water wave way ways we weak wealth wear
  weather web wedding wednesday week weekend weekly weeks weight weird welcome well went were west what what's whatever
  whats wheel when where where's wherever whether which while white who who's whoever whole whose why wide wife wild will
  win wind window wine winner winter wipe wise wish with withdrawal withdrawals withdrawn withdrew within without woman
  won won't wonder wondering wonderful wood word words work worked working works world worry worse worst worth would
  wouldn't wow write wrong wrote yeah year yearly years yellow yep yes yesterday yet yield yields yo york you you'd
  you're young your yours yourself zero lol lmao tbh imo idk wtf omg hmm hm uh um ape apes wen gm gn sup hiya howdy
  password passwords points sitting taxes loudest noisiest pricey wiped published reported announced coverage stock
  bond bonds loans lending borrowing staking bridge bridging leveraged margin alarm notification recipe flight hotel
  taxi temperature homework essay python javascript translate translation spanish german french english meaning
  language christmas accountant lawyer doctor companies employee mortgage insurance electricity grandma grandmother
  grandfather nephew niece landlord phrase username login logout signup register verify verification captcha browser
  website button menu application download upload install restart broken loading connection server dashboard graph
  column folder document image photo audio match tournament league champion election minister court judge prison
  country apartment bathroom bedroom bike boat vacation beach mountain river lake animal breakfast vegetable cook
  cleaning shower dream noon quarterly regretted nervous worried bored thirsty sleepy unhappy lonely confident
  careless expert beginner newbie noob veteran gambler investor shrimp bulls bears rally correction recession
  inflation deflation debit cards banks banking invoice receipt refund charges discount deals bargain auction bids
  asks depth orderbook candle candles wick wicks resistance trendline indicator indicators fibonacci breakout
  breakdown reversal pattern patterns setup strategies plans backtest automation automate schedule calendar deadline
  timezone cheapest pricier richest poorest fastest slowest oldest youngest strongest weakest smallest busiest
  quietest hottest coldest earliest nearest farthest deepest safest riskiest altogether completely entirely fully
  partly mainly obviously clearly apparently supposedly allegedly reportedly potentially eventually initially
  originally previously presently meanwhile afterwards beforehand nevertheless nonetheless therefore hence moreover
  furthermore anyways somewhat everywhere whichever whenever herself ourselves yourselves reduces reduced decrease
  increased exits leaves enters entered joined opens begins begun starts continues cancelled canceled confirmed
  approve approved reject rejected accept accepted decline declined deny denied allowed forbid forbidden configure
  configured configuration adjust adjusted describe described explained summarise summarize summarised summarized
  absolute absolutely accurate adult advance advantage affect afford agreed aim alike allowance amongst ancient
  anymore anytime apart apologies apologise apologize appear appears applied apply approach appropriate approximate
  argue arm arrange arrived arrives article aspect assistance assistant assume attach attached attention attractive
  audience aware awful background backup badly balanced barely basics basis battle bearing beat beautifully beauty
  becomes bedtime belief belong beneath benefit benefits bills birth bitter blame blind blood board boil bone boring
  born borrowed bottle bowl brain branch brave brief briefly bright brilliant broad brown brush budget building bunch
  burn buyback cable calm campaign capable captain capture carefully carry catch category caution ceiling centre
  challenge channel chapter character cheers child choice church circle civil classic clever client climate clock
  clothes club coach coast collect collection college colour comfort comfortable command comment commit committee
  communication comparison compete competition complain complex concept concern concerned conclusion concrete conduct
  conference confidence confused confusing congratulations connected consequence considerable constant contain content
  contest context contrast contribute conversation convinced corner cottage count counter courage cousins crack craft
  creative credit crisis critical cross crowd crucial cry culture curious customer dance dare dark darling dataset
  daytime debate debt decade decent deeper definitely degree delay delete delighted deliver delivery demand department
  depend depends depressed desert deserve design desire despite destroy detail detailed details determine develop
  developed developer development diet direction director dirty disagree disappear disaster discover discussion
  disease display distance divide downside dozen draft draw drawn dress driven driver drug eager economic economics
  economy education effect effective eight elder elderly elect electric eleven embarrassed emotion emotional employer
  encourage enormous ensure entry environment episode estimate events evidence examine excellent exception excuse
  exhausted existing expand expectation expense experience experienced explanation explore express extent extreme
  extremely facility factory failing fairly faith familiar farmer fashion fat fault favour fellow female fence finance
  financial finger fiscal flavour flexible followed foreign forgive forgot forgotten formal forth forty fourth frankly
  frequent frequently friendly friendship frustrated frustrating function fundamental furniture garage gather gay
  gentle gentleman genuine global goodbye gotten grandpa grateful greedy grey ground guarantee guest guide guilty
  habit happily hardly harm hasn't headache health healthy hearing height helpful helping hesitate hill hired historic
  historical hobby horrible hotels humble hundreds hunting ideal identify identity ill illegal impress impressed
  impressive improve incident inclined independent individual inform initial innocent insane insight inspired instance
  intend intention interested interests interview introduce introduction involved jealous journal journalist jumped
  justice keen killing kindness knowledge labour lack laptop lately laws lawyers lazy leadership learned learning
  lecture lesson letters liar library license lifetime lightly limited limiting lines lips literature lived living
  location loose loosely loving loyal luckily lying ma'am madam mainstream male manager manner marriage married
  material maths measure mechanic medical meeting member members mentioned mess messed messy method midday mighty
  military minor minus mixed modern modest monitor moral mothers motivated mud museum musical nasty national natural
  naturally neck nerve newspaper nightmare nights noisy nonsense northern nose noted nowadays occasion occasionally
  odd official officially older ongoing opposite ordinary organise original outcome outlook overnight owe owes owing
  packed pages painful paint pairing pale papers parent park parked participate passenger passion patience peaceful
  penny perform performance performing permanent permission personal personality personally perspective philosophy
  physical pity placed plain planned planning plate pleasant pleasure poetry poison policy polite political
  possibility powerful practical pray precious precise preference pregnant prepared presence preserve prevented
  primary printed priority prisoner privacy procedure professional profitable progress promised promising properly
  proposal propose proved provide provided province punish pushed puzzled qualified queue quicker quietly railway
  rainy raised rapidly rarely raw realise reality realize reasonable reasonably recognise recognize recommended
  recover reduction refer reference reflect refuse regard regarding regularly related relation relationship relative
  relatively relax release relevant reliable religion rely remarkable repeated reporter represent reputation respect
  respond response responsible restaurant retire retired reveal ridiculous rival rolling romantic rope routine rude
  ruined rumor rumors rumour rumours sacrifice salad satisfied satisfy scary scene science scientific scientist scream
  searching secretary secretly seeking select selection selfish senior sensible sensitive sentence separately servant
  session settled seven severe sexual shake shame shelter shining shocked shoes shooting shopping shore shot shoulder
  shout shy sight signed significant silence similarly sincere singer sixth skilled skills skip slightly slim smooth
  sober soccer society soil solution solve sometime sooner soup source southern speaking specially species specific
  specifically spectacular spiritual spoke spoken sponsor staff stairs stamp starting statement station statue stayed
  steady steel steep stomach stormy stranger strength stress stressed stressful stretch strict strictly strike stroke
  structure struggle struggling stuck student studied studio study subject substance succeed success successful
  successfully suffer suggested suit suitable surgery surprised surprising surprisingly surround survey survive
  suspect suspicious sweat sympathy symptom tail talent talented tall task tasks taught teacher tear technical
  technique technology teenager telephone temporary tend tennis tension terribly territory terror text thankful
  theatre theory therapy thick thin thorough thoroughly thread threaten thrilled throat throughout thumb tidy tiresome
  title tongue tooth totally tough tour tourist tracking tradition traditional traffic tragedy trained training
  transport treatment trial tribe trillion triple troubled truck truly trusted tube turning twist typical typically
  unable uncertain uncertainty uncomfortable underlying unemployed unexpected unexpectedly unfair uniform unique
  universal university unlike unlikely unsure upcoming upper upside upstairs urban usage usefully useless vague valley
  valuable variety various vast vehicle verdict victim victory viewed violence violent virtual visible visitor vivid
  volunteer vulnerable wage waiter wander warmth washing wealthy weapon weekday weekdays weigh western wet whisper
  whoa widely width willing wooden worker workers workout worldwide worn worrying worthless worthwhile worthy wound
  writer writing wrongly yell younger youth`
    .split(/\s+/)
    .filter((word) => word !== ''),
)
