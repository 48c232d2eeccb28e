// Words that English-speaking readers may have in mind when they look for a paragraph, beside those it has itself.
import type { ParagraphId } from '../../handbook/outline.ts';

export const around: Readonly<Partial<Record<ParagraphId, string>>> = {
  'how-to-win':
    'champion best ahead leading succeed objective beat everybody becoming victorious triumph goals about idea explain basics whole thing outcome result',
  wealth:
    'final scoring leaderboard standings compare assets fortune net sum add evaluate tiebreak shared leading ahead behind first place weapons bombs count worth winning who is',
  supremacy:
    'domination dominate everybody everyone wipe kill all alone survivor emperor rule conquer globe only one remaining beat enemies army victory military',
  detente:
    'early shorten quit together unanimous majority ballot agreement calm finish now before last turn rounds deadline when over call it a day',
  'coup-final':
    'blow up world planet explode extinction apocalypse humanity end of everything overkill mass radiation destruction die 18 thirteen eighteen nobody clouds mushroom mushrooms lose everyone everybody loses together how many nukes game over winter fallout',
  stars: 'award title badge honor five four generals admiral prestige trophy',
  players:
    'friend friends family kids 1 2 3 4 5 6 one three four five versus bots against ai opponents hotseat online multiplayer join',
  'the-cycle':
    'turn structure flow steps explain phase one two three four five six 1 2 3 4 5 6 7 what happens when in which order next',
  start:
    'begin beginning initial setup receive given initially cash resources where homes how much at first turn opening money have',
  bids: 'auction cube cubes tokens blocks dice reserve choose pick sign up participate enroll skip more stages all every seven forget change mind blind guess ran out none left back return refund same tie nobody else',
  order:
    'starts starting begin who before after me earlier later sooner priority lucky die sequence wait why somebody else start other people ahead queue tie early last best place first',
  passing:
    'pass skip wait again later come back continue end button next nothing over accident return how often many turns moves times in one stage act more than once',
  'first-cycle':
    'prohibited disallowed blocked locked early turn one first round cannot cant start peaceful grace safe protection',
  salaries:
    'pay paid wages monthly running costs deserted left run away troops gone soldiers quit fired lay off expenses bills every turn maintain free business businesses afford later',
  loans:
    'bank owe owed money lender advance maximum max deep cap interest percent installments finance need cash quick deposit wants',
  default:
    'cant afford poor penniless stuck frozen blocked forbidden bankrupt debts too much trouble insolvency buy anything interest',
  production:
    'harvest yield output arrive receive delivered get collect every turn warehouse full overflow waste spill lost excess barrels tons makes nothing broken stopped working why oil well mine farm where goes keep',
  selling:
    'goods sale cash income wheat fuel ore high early now everything quantity amount twice again market how to get rich earn profit best moment unload dump',
  prices:
    'zero floor bottom ceiling value crash crashed boom inflation cheapest dearest most least expensive something cost goes up down falls rises high low market ladder supply demand sell buy moment best time hundred',
  buying:
    'running low out short lack missing empty need refill restock supply shop leftover spare spend order get more fuel food wheat ore kinds several fetch acquire run',
  prospecting:
    'explore explorer dig mine mines drill wells exploration survey hunt treasure gamble draw card flip reveal luck new business factories expand more',
  'open-company':
    'activate start working switch turn on off restart shut down business factory inactive idle face down flip card what now found discovered pause own abroad',
  attacking:
    'war declare invade start begin fight enemy neighbor neighbour hit assault aggression hostile how twice again turns beat together jointly ally allies two players team up combine combined side by',
  reach:
    'range distance adjacent next neighbor neighbour shoot shooting fire at hit targets ships boats fleet bombard shell coast from where far allowed who whom against can border across',
  'battle-cost':
    'supplies need required price war set sets none no grain oil mineral without poor afford expensive resources fuel ammunition pay',
  dice: 'die roll rolls number one two three strength stronger bigger outnumber advantage bonus modifier power odds probability percent better defend defender attacker more only',
  losses:
    'kill killing killed die dying dead casualties damage hit points score six sixes three destroy sink units men guys both sides survive survivors winner loser happens',
  occupying:
    'mine killed everyone dead take takeover conquer claim hold own move in won victory after land place keep annex ownership control seize',
  defending:
    'defend protect escape flee run hide retreat back off fall back avoid give up abandon surrender under attack invaded choices survive evade save',
  reinforcing:
    'reinforcement backup support help send additional fresh more men soldiers troops during battle join rescue relief',
  counterattack:
    'revenge payback retaliation answer respond avenge hit back recover regain retake reconquer win back lost home turn tables second chance',
  militia:
    'empty neutral unowned nobody owns unclaimed free countries natives locals guerrillas resistance protects population colony colonies expand vacant no army grab volunteers citizens rebels',
  landing:
    'beach marines shore coast ships disembark unload storm troops from sea amphibious island failed invade normandy water boats',
  airborne:
    'parachute sky planes jump drop behind lines air raid surprise far away anywhere flight fly attack helicopters',
  blockade:
    'harbor harbour port ports surround island ships closed sealed stop production cut off foreign colony close fleet navy starve isolate',
  siege:
    'harbor harbour ports homeland surrounded trapped cut off starve cannot trade buy sell navy enemy navies around break lift over ends relief isolate',
  nukes:
    'atomic hiroshima explosion radiation contaminated forever gone permanent wasteland wipe erase blast crater place places damage effect what hits destroy country city',
  launching:
    'fire shoot press button red push launch send aim rockets missiles many several at once together simultaneously silo bomb somebody country drop nuke use how',
  'l-stars':
    'shield dome defense against missiles lasers satellites space antimissile interceptor protect stop block star wars chance percent probability save umbrella',
  champions:
    'ally friend neighbor somebody someone protect protects save help rescue me ask volunteer from bomb nuke missile other satellites guardian shield',
  'first-strike':
    'also too mine simultaneously respond own nukes preempt before first attacked declared war on me nuke him react reply shoot sooner surprise defend with bombs',
  'space-blast':
    'satellites lasers destroy remove get rid kill clear sky orbit space antisatellite clash duel shoot down all blow up enemy their knock out of take laser',
  'move-costs':
    'expense price fuel food travel walk walking distance range limit far steps per how much needed boat army unit ships go anywhere twice',
  march:
    'walk walking foot land overland fly flying plane airlift anywhere distance troops soldiers jump far speed advance forward how cross step steps spaces range move one country next',
  convoy:
    'boats ship ships load loading men soldiers onto into unload boat passengers carry capacity fit ferry cross ocean water atlantic pacific overseas island get put',
  passage:
    'cross crossing through permission allow ask grant borders way block blocked blocking same share together stay stop next to ally friend transit shared sea pass let',
  'taking-cards':
    'owner ownership belongs own whose steal stolen lost take away card foreign abroad another country leave if two both walked in got field mine their his',
  units: 'price buy recruit train hire soldiers ships tanks how many limit new more army fleet cost maximum spend',
  'where-to-build':
    'location place put spawn appear deploy position homeland overseas abroad harbor new fleet army ship ships boats soldiers troops start allowed which',
  weapons:
    'arsenal atomic bombs missiles get buy produce make unlock satellites lasers price how much need own acquire allowed when',
  research:
    'unlock invent science lab scientists discover technology learn study tech cost card cards find first draw cost access how long',
  bazaar:
    'black market arms dealer weapons trade sell buy tanks ships land country region provinces colony mercenaries somebody give part of',
  trading:
    'swap exchange barter negotiate deal offer propose person people friend instead players each other gift sell directly companies oil grain money help',
  promises:
    'lie lies lying betray cheat trick handshake word honest treaty alliance pact truce nonaggression ally friends enemy break broke broken backstab trust deal keep agreements binding obligation peace',
  'player-loans':
    'owes owe owed debts lend borrow credit friend neighbour neighbor somebody iou repay collect back gift give cash donate help poor',
  'drop-ship': 'preorder future tomorrow tomorrows next turn presale contract forward delivery advance today early',
  secrets:
    'hide hidden show reveal peek spy look know public private visible open knowledge opponents stuff wallet possessions companies plans other',
  captured:
    'lose lost last home dead out eliminated beaten knocked conquered no home left defeated kill somebody reward loot treasure prize inherit get their stuff money take someones over',
  destroyed: 'nuked bombed death dead wiped erased all homes killed bomb nothing left annihilated obliterated',
  'empty-home':
    'guard guards unguarded unprotected undefended walk walked in sneak thief steal stolen leave behind stay home garrison empty vacant sentry without fighting fight entered occupied homeland capital taken took seized invaded country',
  resigning:
    'offline disconnect disconnected quit quits gone left stopped leaves surrendered absent afk abandon dropout kicked replaced replace missing away someone friend lost connection after play on spectator',
  'taking-back':
    'undo redo revert back accident accidentally mistake oops wrong misclick clicked pressed button repeat again cancel correct change',
  'fair-dice':
    'random randomness rng luck unlucky rigged cheat cheats honest algorithm fixed generator real trust bot rolls loaded',
  settings:
    'text font letters size bigger larger small zoom read menu button switch mode night colour color preferences quiet loud',
  away: 'answering answer respond responding reply replies gone disappeared left missing player afk idle slow waiting for somebody takes forever timeout',
  saving: 'close tab leave come back another device progress backup delete start over new game',
  friends: 'brother sister wife husband kids family colleague stranger people humans two one device tablet',
  commanders: 'weak weaker smart smarter clever stupid dumb strong stronger beat machine robots personality talk chat',
  hints:
    'beginner new lost confused newbie teach show me how start first rules explained assistant guide recommendation',
  odds: 'likely likelihood luck winning fight percentage estimate ahead leading who is',
  'looking-back': 'happened before again last turn missed see slow motion rewatch recap story rerun',
};
