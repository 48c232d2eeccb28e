// Questions that German-speaking people have asked, by the paragraph that answers them best.
import type { ParagraphId } from '../../handbook/outline.ts';

export const questions: Readonly<Partial<Record<ParagraphId, string>>> = {
  'how-to-win':
    'was ist das ziel; worum gehts in dem spiel; tipps für anfänger; wann ist schluss; wie gewinnt man; wann ist das spiel zu ende; worum geht es in dem spiel; wie werde ich sieger; wie hole ich den sieg; gewinnt wer am meisten land hat; wie wird der sieger bestimmt; wie kann ich hier gewinnen; reicht es reich zu sein; was muss ich tun um zu gewinnen; regeln fürs gewinnen; wie gewinne ich; ziel des spiels; siegbedingungen',
  wealth:
    'was zählt am ende; können zwei zusammen gewinnen; unentschieden; was zahlt am ende; wer ist am reichsten; zaehlen waffen am schluss; woraus bestehen die punkte; wie reich bin ich; alle sind gleich reich; gleichstand am ende; zwei haben gleich viel; punkte; zählen firmen am ende; alle gleich reich; wie wird das vermögen berechnet',
  supremacy: 'der letzte überlebende; letzter uebrig; letzte macht; als letzter übrig bleiben',
  detente:
    'spiel vorzeitig beenden; was passiert nach dem letzten zyklus; wer gewinnt wenn die zeit um ist; kann man frueher aufhoeren; was ist detente; wieviele runden; frueher schluss machen; alle wollen aufhoeren; koennen wir uns auf ein ende einigen; friedensangebot; entspannung; abstimmen spielende; früher aufhören',
  'coup-final':
    'wie viele atomschläge bis alles vorbei ist; verlieren bei einem atomkrieg alle; atomkrieg weltuntergang; alle verlieren; welt geht unter; ab wann droht der weltuntergang; wann geht die erde unter; sterben alle; wann sterben alle; ist dann alles aus; nuklearer winter; alle sterben; 18 wolken; atomkrieg ende der welt',
  players:
    'gegen den computer spielen; was macht der computer; zu wievielt kann man spielen; allein spielen; kann ich gegen den computer spielen; koennen drei leute spielen; mit fuenf freunden spielen; wieviele spieler; wie lange dauert ein spiel; zu zweit spielen',
  'the-cycle':
    'wie viele runden gibt es; wie läuft eine runde ab; welche phasen gibt es; ablauf einer runde; was kommt nach angreifen; in welcher reihenfolge sind die phasen; was passiert in einer runde; wie sind die regeln; regeln in kürze; erklär mir das spiel; wie spielt man das; phasen in der reihenfolge; phasen erklärung',
  start:
    'was soll ich zuerst machen; womit fange ich an; startgeld; wieviel geld hat man am anfang; was habe ich am anfang; startkapital',
  bids: 'was passiert wenn ich nicht biete; kann ich mein gebot ändern; kann man sehen was die anderen bieten; wozu biete ich; wofur sind die wurfelchen; keine wurfel mehr zum bieten; geht das bieten geheim; geheimes bieten; alle phasen mitspielen; muss ich jetzt bieten; wann setze ich einen bietstein; was ist ein bietstein; auf jede phase bieten; was wenn niemand angreift; keiner bietet auf angreifen; phase fällt aus weil keiner will; wozu die steine; bieten; muss ich bieten; heimlich bieten; nicht bieten wollen',
  order:
    'wer darf zuerst verkaufen; wer greift zuerst an; zwei bieten auf dieselbe phase; gleiches gebot; wer ist als erster dran; warum ist der andere vor mir dran; warum faengt jemand anderes an; warum bin ich als letzter dran; wer darf zuerst angreifen; wer verkauft zuerst; wer fängt in jeder runde an; reihenfolge; um reihenfolge würfeln',
  passing:
    'zug überspringen; darf ich spater nochmal; aussetzen; aus versehen gepasst; kann ich nach dem passen noch was machen; alle haben gepasst; abwarten was andere machen; wie beende ich meinen zug; zug beenden; zug auslassen; diese phase nichts mehr machen; die anderen machen lassen; werde nochmal gefragt nach passen; nichts tun',
  'first-cycle':
    'warum kann ich am anfang nicht angreiffen; warum darf ich nicht angreifen; wann darf ich atombomben bauen; was darf ich in der ersten runde nicht; kein angriff in der ersten runde; warum faellt phase 4 aus; warum kein krieg am anfang; kämpfe in runde 1; noch kein angriff erlaubt',
  salaries:
    'ich kann meine armee nicht bezahlen; was kostet eine firma im monat; meine soldaten sind weg; muss ich meine soldaten bezahlen; muss ich den sold zahlen; ich kann meine soldaten nicht bezahlen; warum sind meine truppen verschwunden; unterhalt fuer firmen; truppen sind weggelaufen; was kostet eine armee pro runde; was wenn ich eine firma nicht bezahle; wie teuer ist eine armee zu halten; lohn der soldaten; armee verloren ohne kampf; meine armeen sind ohne schlacht verschwunden; warum ist meine armee weg ohne angriff; soldaten bezahlen; sold nicht zahlen; warum ist meine armee weg; unterhalt der truppen',
  loans:
    'wie zahle ich einen kredit zurück; wie viel darf ich mir leihen; geld leihen; schulden; kredit aufnehmen; schulden zurückzahlen; wieviel zinsen; wieviel darf ich mir leihen; bank leihen; hoechster kredit; wieviel kann ich leihen; kredit zurueckzahlen; wo bekomme ich einen kredit; bei der bank leihen; kein geld mehr; zinsen wie hoch; wann kann ich leihen; wieviel zinsen zahle ich; maximaler kredit',
  default:
    'was passiert wenn ich pleite bin; ich bin verschuldet und darf nix kaufen; kann zinsen nicht bezahlen; zinsen nicht zahlen; was heisst zahlungsunfaehig; ich bin bankrott; pleite; zinsen nicht gezahlt; kann zinsen nicht zahlen; schulden und darf nicht kaufen',
  production:
    'wann produzieren meine firmen; meine firma produziert nichts; wofür sind firmen gut; wohin kommen meine waren; wozu sind firmen da; wieviel kann ich lagern; warum produziert meine firma nichts; lager voll; wann kriege ich mein oel; was passiert in phase 2; erz verloren weil voll; warum foerdert mein bohrturm nichts; lager ist voll mit oel; wieviel passt ins lager; warum hat meine firma nichts produziert; wieviel macht eine firma; wo ist mein öl; wo sind meine rohstoffe; wo liegen meine waren; wo sehe ich meine vorräte; wo lagere ich getreide; was bringt eine firma; getreide produzieren; wo liegen meine vorräte; firma bringt nichts; wo ist mein getreide hin; warum nur 12; speicher voll',
  selling:
    'wie werde ich schnell reich; wie bekomme ich geld; wie verkaufe ich was; zweimal verkaufen; weizen verkaufen; wie verkaufe ich oel; oel und getreide im selben zug verkaufen; getreide verkaufen; öl verkaufen; wie komme ich an geld; darf ich zweimal hintereinander verkaufen; schnell zu geld kommen',
  prices:
    'sinkt der preis wenn ich verkaufe; warum ist öl so teuer; börse; warum steigt der preis; preis zu niedrig; hoechster preis; preis ist zu niedrig; wann aendert sich der preis; warum ist oel so billig; marktpreis; preis steigt wann; warum ist der ölpreis gefallen; erz zu teuer',
  buying:
    'was mache ich mit übrigem geld; minerale; nichts mehr zu essen; wie kriege ich mehr rohstoffe; wie kaufe ich getreide; rohstoffe knapp; oel geht aus; ich brauche erz; wieviel darf ich kaufen; oel vom markt kaufen; erz kaufen; billig öl bekommen; einkaufen',
  prospecting:
    'wie finde ich eine neue ölfirma; wie suche ich nach ol; neue firma finden; karten aufdecken; nach minen suchen; nichts gefunden beim suchen; wie oft darf ich schuerfen; nach firmen suchen; neue firma bekommen; schürfen kosten; karten im stapel; nach öl bohren',
  'open-company':
    'fabrik schliessen; firma schliessen; firma wieder aufmachen; firma dichtmachen; muss ich meine firma oeffnen; firma wieder oeffnen; firma eroeffnen; meine firma ist geschlossen; warum ist die firma zu; stillgelegte firma; firma geschlossen; verdeckte firmenkarte; fabrik abschalten',
  attacking:
    'wie fange ich einen krieg an; wie erkläre ich jemandem den krieg; kann ich einen angriff abbrechen; wie greife ich an; wie erklaere ich krieg; wie funktioniert kaempfen; gegen ein land kaempfen; was passiert in phase 4; zweimal angreifen; krieg erklären',
  reach:
    'kann ich ein schiff versenken; welche farbe hat das meer; wen kann meine flotte angreifen; nachbarn angreifen; worauf koennen schiffe schiessen; kann eine armee ein schiff angreifen; schiffe gegen schiffe; schiffe versenken',
  'battle-cost':
    'muss der verteidiger etwas bezahlen; was kostet ein angriff; was brauche ich fur einen angriff; ein satz was ist das; kein getreide kein angriff; was kostet krieg; vorraete zum kaempfen; satz vorräte; angriff kosten; verbraucht ein kampf vorräte; rohstoffe für krieg',
  dice: 'lohnt es sich mit mehr armeen anzugreifen; warum habe ich nur einen würfel; wer würfelt mehr; nochmal würfeln; wieviel wurfel; warum nur ein wuerfel; warum hat er mehr wuerfel; bekomme ich einen extra wuerfel; wuerfelbonus; würfeln kampf; gewinnchance schlacht; verteidiger würfelt; was bedeuten 2 würfel; mehr würfel bekommen',
  losses:
    'welche zahl muss ich würfeln um zu treffen; wieviele sterben; was muss ich wuerfeln; wie toete ich einheiten; wie oft treffen um eine armee zu toeten; wer bestimmt welche einheiten sterben; wieviele einheiten verliere ich; wie viele verluste; beide verlieren; gleichstand würfel; 3 punkte töten; wer sucht die toten aus',
  occupying:
    'wie erober ich ein land; gewonnen aber land gehoert mir nicht; gewonnenes land besetzen; muss ich nach dem sieg einziehen; was mache ich nach der schlacht; land erobern; nach dem sieg einmarschieren',
  defending:
    'wie schütze ich mich vor angriffen; ruckzug; kann ich fluechten; was tun bei einem angriff; nicht kaempfen wollen; rueckzug; ergeben; kann der verteidiger abhauen; angriff ausweichen',
  reinforcing:
    'kann ich verstärkung holen; verstaerkung; mehr maenner in die schlacht; hilfe in die schlacht schicken; verstaerkung holen; nachschub in die schlacht',
  counterattack:
    'kann ich zurückschlagen; wie hole ich mein land zurück; zurueckschlagen; rache; zurueck schlagen; gegenangriff; kann er zurückschlagen',
  militia:
    'wie nehme ich ein neutrales land ein; leeres land besetzen; wer verteidigt leere laender; einfach ins leere land gehen; was ist die miliz; freies gebiet nehmen; leeres land; neutrale länder; miliz; leeres gebiet nehmen; widerstand im neutralen land; aufstand im leeren land',
  landing:
    'vom meer aus angreifen; landung vom meer; strand stuermen; truppen an der kueste landen; über das meer angreifen; angriff übers wasser; mit schiffen angreifen und landen; landung; angriff vom schiff; strandlandung',
  airborne: 'fallschirmspringer; fallschirm; soldaten aus der luft; angriff mit flugzeug; luftlandung; fallschirmjäger',
  blockade:
    'warum ist mein hafen gesperrt; hafen blockieren; insel mit schiffen umzingeln; hafen ist blockiert; was bewirkt eine blockade; blokade; hafen dicht',
  siege:
    'belagern; wann endet eine belagerung; wie komme ich aus der belagerung; ich werde belagert; wie endet die belagerung; von flotte eingeschlossen',
  nukes:
    'kann man ein zerstörtes gebiet wieder aufbauen; atombome; u-boot; was macht eine atombombe; land fuer immer zerstoert; was zerstoert eine atomrakete; was machen atombomben; atombombe auf meer; atompilz; verseuchtes land',
  launching:
    'wann darf ich raketen einsetzen; wie schiesse ich eine rakete ab; mehrere raketen auf einmal; roter knopf; wieviele raketen kann ich abfeuern; ist die rakete nach dem schuss weg; rakete abfeuern; mehrere raketen gleichzeitig',
  'l-stars':
    'kann eine rakete daneben gehen; satelit; rakete abschiessen; was ist ein laserstern; wie schuetze ich mich vor raketen; raketen abschiessen; lstern; rakete abwehren; lasersatelit; sind l-sterne verbraucht; laser trifft nicht; abwehrchance laser',
  champions:
    'wer schießt raketen für mich ab; helfen mir andere gegen atombomben; jemand soll mich vor der bombe schuetzen; kann mein verbuendeter die rakete stoppen; freund vor bomben schützen; verbündeter stoppt rakete',
  'space-blast': 'satelliten zerstoeren; laser zerstoeren; alle sateliten zerstören; l stern zerstören',
  'move-costs':
    'wie weit kann meine flotte fahren; warum kann sich mein schiff nicht bewegen; wie weit darf ich ziehen; wieviel benzin braucht ein schiff; wieviel getreide zum laufen; wieviel getreide zum marschieren; treibstoff für meine flotte; wieviel öl braucht ein schiff zum fahren; wie weit fahren flotten; treibstoff schiffe; reisekosten',
  march:
    'kann ich über den ozean fliegen; kann man fliegen; fliegen; wie weit ziehen armeen; soldaten fliegen; flugzeug',
  convoy:
    'wie viele armeen passen auf ein schiff; wie komme ich übers meer; wie fahre ich ubers meer; wieviele armeen passen auf ein schiff; ueber den atlantik; soldaten auf schiffe laden; maenner auf boote; armee auf flotte laden; armee ueber see bringen; flotte transportiert armeen; wieviele soldaten passen aufs schiff; truppen einladen',
  passage:
    'darf ich durch fremdes gebiet; kann ich durch den panamakanal fahren; durch fremdes gebiet ziehen; duerfen zwei flotten im selben meer sein; durchfahrt erlauben; um erlaubnis fragen durchzufahren; er laesst mich nicht durch; koennen zwei flotten in einem meer stehen; um durchzug bitten; durchmarsch; durch verbündete ziehen; suezkanal; erlaubnis durchzug; zwei spieler im selben meer; grenze überqueren',
  'taking-cards':
    'kann ich eine firma stehlen; jemand hat mir eine firma weggenommen; wem gehoert die firma; kann mir jemand die firma wegnehmen; verliere ich die firma wenn jemand einzieht; wer bekommt meine firma; firma klauen; kann man firmen klauen; wie nehme ich ihm die fabrik weg; wem gehört die firma; fabrik weg weil feind einmarschiert',
  units:
    'warum kann ich nichts bauen; wie bekomme ich mehr armeen; truppen ausheben; was kostet eine armee; was kosten soldaten; flotte bauen; kosten einer flotte; baukosten; 3 einheiten pro satz; soldaten ausbilden',
  'where-to-build':
    'wo entstehen neue armeen; wo kann ich armeen aufstellen; wie baue ich schiffe; schiff bauen wo; wo kommt die neue flotte hin; wo kommen neue schiffe hin; im feindesland bauen; werft',
  weapons:
    'wie viel kostet eine atomrakete; atombombe bauen; wieviel erz fuer eine atomrakete; atomraketen bekommen; preis atombombe; ab wann atombomben; atomrakete kosten',
  research:
    'wie erforsche ich atomwaffen; forschung kosten; erste atombombe bekommen; verliere ich meine forschung; wie erforsche ich atomraketen; waffenpläne finden; technologie erforschen',
  bazaar:
    'eine armee von jemandem kaufen; waffen an andere verkaufen; armee an anderen spieler verkaufen; waffen verkaufen; gebiet verkaufen; armee kaufen von anderem spieler; armeen verkaufen; waffenhändler',
  trading:
    'kann ich mit anderen tauschen; kann ich eine firma verkaufen; der computer lehnt alles ab; einem freund öl schenken; kann ich mit anderen handeln; oel gegen getreide tauschen; wann koennen wir firmen tauschen; verbündetem öl geben; waren tauschen',
  promises:
    'muss man sich an versprechen halten; wie machen wir frieden; darf ich mein versprechen brechen; vertrag bindend; andere anluegen; er hat sein versprechen gebrochen; gilt ein vertrag; muss er sein wort halten; versprechen brechen; bündnis; sind abmachungen bindend; friedensvertrag; verrat',
  'player-loans':
    'geld verleihen; er schuldet mir geld; freund schuldet mir was; geld von einem spieler zurückbekommen; geld verschenken; freund schuldet mir geld',
  secrets:
    'sehen die anderen mein geld; kann ich mein geld verstecken; was sehen die anderen von mir; was ist geheim; firmen verstecken; sehen andere meine karten; geld der gegner sehen; geheimes geld; was sehen die anderen; geld verstecken; andere ausspionieren',
  captured:
    'was bekomme ich wenn ich einen gegner besiege; ich habe alle gebiete verlohren; jemand ist raus was bekomme ich; letztes heimatland verloren; keine heimat mehr; was passiert mit schulden eines eroberten spielers; beute; geld des besiegten; belohnung für besiegte macht',
  'empty-home':
    'darf ich meine heimat leer lassen; jemand ist ohne kampf in mein gebiet gezogen; wache dalassen; kann der feind kampflos in meine heimat; müssen armeen zurückbleiben; wie viele armeen müssen daheim bleiben; muss ich überall eine armee lassen; brauche ich in jedem land eine wache; wie viele armeen müssen bleiben; brauche ich überall eine armee; unbewachtes land',
  resigning:
    'was ist wenn einer aufhört; mitspieler ist weg; jemand hat aufgegeben; spieler ist offline; spiel verlassen; aufgeben; mitspieler ausgestiegen',
  'taking-back':
    'ich hab mich verklickt; verklickt; rueckgaengig; zug nochmal machen; fehler gemacht; zug zurücknehmen; falsch geklickt',
  'fair-dice':
    'woher weiß ich dass nicht betrogen wird; wird geschummelt; betruegt der computer; sind die wuerfel zufaellig; sind die würfel fair; schummelt der computer; ist das zufall',
  hints:
    'ich brauche hilfe; was soll ich jetzt machen; wie lerne ich das spiel; was ist der beste zug; wo ist die anleitung; was bedeutet dieses wort; wie frage ich den general; gibt es einen trainer; tipp; beste strategie anfänger',
  saving:
    'kann ich morgen weiterspielen; wird automatisch gespeichert; altes spiel laden; wo sind meine spielstände; wie mache ich pause; auf anderem computer weiterspielen; spiel speichern',
  friends:
    'wie lade ich jemanden ein; zu zweit an einem computer; online spiel erstellen; bei freund mitspielen; brauche ich ein konto; mit freunden spielen; an einem bildschirm',
  away: 'meine zeit ist abgelaufen; was wenn ich meinen zug verpasse; wer antwortet wenn ich schlafe; ich fahre in urlaub; wie gehen daueraufträge; gibt es eine uhr; zeit abgelaufen; wer spielt wenn ich weg bin',
  commanders:
    'wie stark ist der computer; computer leichter machen; welche stufe soll ich nehmen; schummeln die bots; was ist ein marschall; schwierigkeit einstellen; computergegner stärke',
  odds: 'gewinne ich diese schlacht; wie wahrscheinlich gewinne ich; schlacht ausrechnen; soll ich angreifen oder nicht; wer liegt gerade vorn',
  'looking-back':
    'letztes spiel nochmal anschauen; wo habe ich fehler gemacht; anderen zug probieren; stellung einem freund zeigen; was ist vorhin passiert; spiel analysieren; wiederholung ansehen',
  settings:
    'wie ändere ich die sprache; ton ausschalten; schneller machen; dunkler modus; animationen zu langsam; tastenkürzel; sprache ändern',
  'first-strike': 'atomschlag bevor er angreift; präventivschlag',
  stars: 'orden',
  'drop-ship': 'lieferung in der zukunft',
  destroyed: 'durch bomben ausgelöscht',
};
