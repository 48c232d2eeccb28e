// Words that German-speaking readers may have in mind when they look for a paragraph, beside those it has itself.
import type { ParagraphId } from '../../handbook/outline.ts';

export const around: Readonly<Partial<Record<ParagraphId, string>>> = {
  'how-to-win':
    'gewinner beste vorne führen erfolg aufgabe idee erklären grundlagen ausgang ergebnis hole sieger werden champion überhaupt siegbedingung siegbedingungen sieg gewinnbedingung spielziel zweck regel gewinnen siegen oberhand',
  wealth:
    'punktestand wertung endwertung tabelle vergleichen besitz reichtum summe führt vorne hinten erster platz waffen bomben zählen zählt schluss wert reichste patt berechnet berechnen berechnung ausgerechnet abrechnung endabrechnung zusammengezählt gesamtwert gleichviel gleich unentschieden punktzahl kontostand',
  supremacy:
    'weltherrschaft herrschen alle besiegen auslöschen einziger übrig überleben kaiser militärisch jeden töten vernichten letzter bleiben alleinherrscher alleinherrschaft unterwerfen niederlage aller eroberung',
  detente:
    'früher vorzeitig kürzer zusammen einstimmig mehrheit abstimmung runden frist wann vorbei abbrechen schluss machen dauer frühzeitig vorzeitiges einigung einigen beschließen abstimmen stimmen zustimmen letzte runde schlussrunde verkürzen abkürzen spielende',
  'coup-final':
    'welt untergang untergehen geht unter planet explodiert ende menschheit overkill zerstörung alle tot 13 18 niemand verlieren weltende sterben stirbt vernichtung apokalypse wolken atomkrieg atomare katastrophe strahlentod pilze pilz atompilz atompilze gemeinsam winter fallout wie viele raketen',
  stars:
    'auszeichnung titel abzeichen ehre fünf vier general admiral pokal medaille medaillen orden rang ränge dienstgrad ehrung belohnung',
  players:
    'freund freunde familie kinder zu zweit dritt viert 2 3 4 5 6 zwei drei vier gegen bots ki gegner online mitmachen allein alleine zweierspiel zweispieler einzelspieler solo mitspieler mindestens höchstens anzahl dauer stunden minuten lange partie spieldauer',
  'the-cycle':
    'ablauf struktur schritte erklären phase eins zwei drei vier fünf sechs sieben 1 2 3 4 5 6 7 was passiert wann reihenfolge runde rundenablauf spielablauf phasen etappen regeln regelwerk spielregeln überblick übersicht zusammenfassung nächste danach kommt nach als nächstes',
  start:
    'anfang beginn aufstellung bekomme startkapital startgeld anfangs geld womit wieviel habe zuerst anfangskapital ausgangslage aufbau spielaufbau grundausstattung',
  bids: 'auktion steine würfelchen klötzchen wählen aussuchen teilnehmen mitmachen mitspielen aussetzen alle phasen jede vergessen ändern umentscheiden blind keine mehr übrig zurück gleich gleichstand niemand einsetzen anmelden verzichten geheim heimlich versteigerung wieder keiner',
  order:
    'anfangen fängt an starten zuerst vorher nachher früher später vor mir warum jemand anderes andere glück würfel warten reihenfolge erster letzter startspieler zugreihenfolge spielreihenfolge reihum anfang beginnt gleichzeitig auslosen würfeln priorität drankommen',
  passing:
    'passen gepasst aussetzen warten später nochmal wiederkommen weiter knopf nichts versehen versehentlich fertig beenden auslassen überspringen verzichten erneut rundenende abgeben wie oft viele züge zug mehrmals aktionen pro phase',
  'first-cycle':
    'verboten gesperrt blockiert früh runde eins erste ersten anfang darf nicht friedlich schutz erlaubt noch schonfrist',
  salaries:
    'zahlen bezahlen lohn löhne laufende kosten desertiert weggelaufen abgehauen verschwunden truppen weg soldaten gefeuert rechnung jede runde unterhalt kostenlos firmen leisten gehalt unterhaltskosten fixkosten betriebskosten rechnungen personal desertieren entlassen',
  loans:
    'bank geld leihen borgen schulden vorschuss höchster maximal wieviel grenze prozent zinsen brauche schnell geliehen darlehen verschulden tilgen tilgung abzahlen zurückzahlen höchstgrenze obergrenze kreditrahmen zinssatz ratenzahlung finanzieren',
  default:
    'nicht leisten arm pleite festgefahren gesperrt verboten verschuldet überschuldet nix kaufen ärger zinsen schulden bezahlen bankrott insolvent zahlungsausfall säumig rückstand kaufverbot darf ausstehend mahnung',
  production:
    'ernte ertrag ausstoß ankommen bekomme kriege erhalte geliefert jede runde lager voll überlauf verschwendet verloren zu viel bohrturm bohrloch mine farm kaputt steht still warum nichts öl erz getreide wann hinein passt ausbeute erzeugen herstellen liefern lieferung einlagern lagerplatz speicher verfallen weg höchstmenge fabrik bergwerk arbeitet nicht stillstand liegen aufbewahrt',
  selling:
    'verkauf bargeld einkommen weizen benzin früh jetzt alles menge zweimal nochmal mehrmals loswerden reich werden verdienen gewinn bester moment markt abgeben einnahmen erlös umsatz verdienst schnell geld machen handel',
  prices:
    'wert absturz gefallen boom inflation billigste teuerste höchster niedrigster kosten steigt fällt hoch niedrig angebot nachfrage bester zeitpunkt zu kurs kurse teuer teurer billig billiger steigen sinken sinkt fallen schwanken höchstpreis tiefstpreis börse',
  buying:
    'geht aus ausgegangen knapp mangel fehlt leer brauche nachfüllen nachkaufen besorgen holen mehr öl getreide weizen erz treibstoff mehrere sorten einkaufen einkauf beschaffen auffüllen fehlen alle vorrat',
  prospecting:
    'erkunden graben mine minen bohren suche entdecken schatz karte umdrehen aufdecken neue fabrik expandieren mehr firmen suchen schürfrecht erschließen fund quelle ölquelle bohrung ziehen',
  'open-company':
    'aktivieren einschalten anschalten ausschalten neu starten dichtmachen fabrik untätig verdeckt umdrehen was nun gefunden entdeckt pause wieder aufmachen eröffnen schließen zumachen abschalten stilllegung in betrieb nehmen pausieren geschlossen zu wiedereröffnen reaktivieren',
  attacking:
    'krieg erklären einmarschieren beginnen anfangen feind nachbar nachbarn schlagen angriff zweimal nochmal bekämpfen starten kriegserklärung überfall offensive losschlagen zuschlagen gegner einmarsch ablauf mehrmals hintereinander gemeinsam zusammen verbündete verbündeter zu zweit bündnis',
  reach:
    'reichweite entfernung benachbart nächster schießen feuern treffen ziele schiffe boote küste beschießen wohin wen worauf womit weit nachbarn grenze nachbar nachbarland angrenzend versenken ziel von wo aus',
  'battle-cost':
    'nötig brauche benötige voraussetzung preis krieg satz sätze ohne getreide öl erz munition kein keine nachschub kriegskosten kampfkosten rohstoffe nötige braucht brauchen verbrauch verbraucht benötigt material vorräte führen',
  dice: 'wurf zahl eins zwei drei stärke stärker größer überzahl vorteil bonus chance wahrscheinlichkeit prozent besser verteidiger angreifer mehr nur ein würfelzahl würfel extrawürfel zusatzwürfel überlegenheit übermacht',
  losses:
    'töten tötet tote sterben tot opfer schaden treffer punkte sechs drei vernichten versenken einheiten männer beide überleben sieger verlierer muss würfeln verluste gefallene trefferpunkte auswählen aussuchen bestimmt entscheidet seiten',
  occupying:
    'gehört mir besitz alle tot besiegt vernichtet nehmen übernehmen besetzen beanspruchen halten einziehen gewonnen gewonnenes sieg danach behalten gehört mir besitz einmarschieren einmarsch einrücken besetzung nach dem übernahme eroberung einnehmen betreten land',
  defending:
    'wehren schützen entkommen fliehen flüchten weglaufen verstecken rückzug ausweichen vermeiden aufgeben abtreten angegriffen möglichkeiten retten abwehren verhindern ablehnen kapitulieren zurückweichen weigern',
  reinforcing:
    'nachholen laufend laufende laufender kampf hineinbringen nachschub unterstützung hilfe schicken zusätzlich frische mehr männer soldaten truppen während schlacht rettung verstärken hilfstruppen nachrücken nachschicken entsatz der',
  counterattack:
    'rache vergeltung antwort reagieren zurückschlagen heimzahlen zurückerobern zurückgewinnen revanche wiederholen zweite chance antworten erwidern gegenschlag wehren danach',
  militia:
    'leer leere neutral herrenlos niemand niemandsland frei länder einheimische bevölkerung widerstand verteidigt kolonie kolonien ausbreiten ohne armee bürger freiwillige aufstand rebellen unbesetzt freies leeres kolonisieren eingeborene',
  landing:
    'strand marine küste schiffe ausladen stürmen truppen vom meer insel gescheitert einmarsch wasser boote anlanden strandlandung marineinfanterie küstenlandung invasion ozean übers ausschiffen seeweg normandie',
  airborne:
    'fallschirm himmel flugzeuge springen abspringen luftangriff überraschung weit überall hubschrauber luft soldaten aus der fallschirmjäger fallschirme flugzeug absprung luftwaffe hinter die linien',
  blockade:
    'hafen häfen umstellen umzingeln insel schiffe dicht abriegeln produktion abschneiden kolonie blockieren sperren gesperrt zusperren hafensperre seeblockade umstellt abgeschnitten',
  siege:
    'hafen häfen heimat umzingelt gefangen abgeschnitten aushungern kein handel kaufen verkaufen flotte feindliche brechen beenden endet eingeschlossen eingekreist ausgehungert heimathäfen befreien sprengen aufheben',
  nukes:
    'atom explosion strahlung verseucht für immer weg wüste auslöschen krater schaden wirkung land stadt zerstört kaputt betreten verseuchung radioaktiv unbewohnbar dauerhaft atomschlag folgen wiederaufbau',
  launching:
    'feuern schießen knopf drücken roter abfeuern zünden zielen raketen viele mehrere auf einmal gleichzeitig bombe werfen benutzen abschuss abschießen starten salve raketenangriff einsetzen verbraucht',
  'l-stars':
    'schild kuppel abwehr gegen raketen laser satelliten weltraum schützen aufhalten chance prozent schirm krieg der sterne abwehrchance abfangen raketenschild schutzschirm satellit trefferchance wahrscheinlichkeit daneben',
  champions:
    'verbündeter freund nachbar jemand schützen schützt retten helfen hilfe fragen bitten vor bombe rakete atombombe andere satelliten soll hilft beschützen beschützer stoppt dritte fremde schutzmacht',
  'first-strike':
    'gleichzeitig ebenfalls auch eigene raketen erwidern gegenschlag zuvorkommen vorher bevor angegriffen krieg erklärt reagieren schneller überraschung verteidigen mit bomben präventivschlag präventiv zuerst schießen atomschlag vor der schlacht abschreckung',
  'space-blast':
    'satelliten laser zerstören entfernen loswerden beseitigen orbit weltraum duell abschießen alle vernichten ausschalten laserkrieg sprengen gegnerische feindliche vom himmel holen',
  'move-costs':
    'preis treibstoff benzin essen reisen laufen gehen strecke reichweite grenze weit schritte wieviel nötig boot armee schiffe atlantik reise reisekosten wegkosten fahrtkosten transportkosten spritverbrauch verpflegung marsch weite tempo sprit diesel tanken',
  march:
    'laufen gehen zu fuß land fliegen flugzeug luftbrücke überall entfernung soldaten weit tempo flug fußmarsch schritte überland vorrücken vorwärts wie feld felder nachbarland marschieren',
  convoy:
    'boote schiff schiffe beladen laden männer soldaten aufs auf ausladen passagiere tragen kapazität passen fähre ozean wasser atlantik pazifik übersee insel einsteigen einladen verladen aufladen einschiffen aussteigen überfahrt überqueren amerika kontinent laderaum platz',
  passage:
    'durchqueren durchfahrt durchfahren durchzufahren hindurch erlaubnis erlauben bitten fragen gewähren grenzen weg versperrt blockiert gleich teilen zusammen stehen neben freund lassen grenze grenzübertritt überqueren durchreise passieren genehmigung kanal suezkanal panamakanal meerenge gemeinsam',
  'taking-cards':
    'firma firmen einmarsch einmarschieren bekommt eigentümer besitzer gehört wem stehlen gestohlen geklaut verloren wegnehmen karte ausland verlassen teilen zwei fabrik weg enteignet enteignen klauen weggenommen eigentum einmarschiert feind ölfeld',
  units:
    'preis kaufen rekrutieren anheuern soldaten schiffe panzer wie viele grenze neue mehr armee flotte kosten maximal ausbilden ausbildung anwerben einheiten truppen aufrüsten rüstung stückpreis baukosten',
  'where-to-build':
    'ort platz hinstellen entstehen erscheinen aufstellen heimat übersee hafen neue flotte armee schiff boote soldaten kommt hin starten wo werft standort daheim ausland schiffe fremdes land feindesland',
  weapons:
    'arsenal atombomben raketen bekommen kaufen herstellen machen freischalten satelliten laser preis wieviel brauche darf wann atomrakete kosten bombenpreis atomwaffen beschaffen waffen erlaubt ab',
  research:
    'freischalten erfinden wissenschaft labor forscher entdecken technologie lernen technik kosten karte karten finden ziehen pläne baupläne waffenpläne entwickeln erforschen',
  bazaar:
    'schwarzmarkt waffenhändler waffen handeln verkaufen kaufen panzer schiffe land gebiet region söldner abtreten waffenhandel rüstungshandel armee abgeben',
  trading:
    'tauschen tausch gegen verhandeln angebot vorschlagen person leute freund statt einander schenken teilen direkt firmen öl getreide geld austausch handeln geschäft güter waren geben verbündeten untereinander ablehnen',
  promises:
    'lügen anlügen belügen verraten betrügen reinlegen handschlag wort ehrlich vertrag bündnis pakt waffenruhe freunde feind gebrochen bricht vertrauen halten verpflichtung frieden verrat verräter wortbruch friedensvertrag nichtangriffspakt diplomatie bindend brechen',
  'player-loans':
    'schuldet schulden geliehen leihen borgen freund nachbar jemand zurück eintreiben schenken geben bargeld spenden helfen mir verleihen ausleihen leihgabe schuldner gläubiger privatkredit zurückfordern',
  'drop-ship':
    'vorbestellen zukunft morgen nächste runde vorverkauf termin lieferung voraus noch nicht künftig vorbestellung im liefern',
  secrets:
    'verstecken versteckt zeigen aufdecken spicken spion wissen öffentlich privat sichtbar offen gegner sachen geldbeutel firmen pläne geheim spionieren ausspionieren spionage verbergen verheimlichen einsehen kenntnis verdeckt',
  captured:
    'verlieren verloren letzte heimat keine mehr tot raus ausgeschieden geschlagen erobert besiegt belohnung beute schatz prämie erben bekomme ausschalten jemand besiegte besiegter plündern geld des besiegten erbe übernommen unterworfen ausgelöscht rausgeworfen',
  destroyed:
    'atombombe bombardiert tot ausgelöscht alle heimat vernichtet nichts übrig weggebombt atomtod heimatgebiete zerstört mehr da',
  'empty-home':
    'wache wachen bewachen unbewacht schutzlos unverteidigt hineinlaufen einmarschieren dieb gestohlen zurücklassen dalassen garnison leer ohne kampf betreten unbewachtes ungeschützt überall jedes land hineinspaziert kampflos reingehen bleiben heimat besetzt weggenommen eingenommen genommen hauptstadt verloren überrannt',
  resigning:
    'offline verbindung getrennt gegangen weg aufgehört verlässt aufgegeben abwesend ersetzt ersatz fehlt spieler mitspieler freund zuschauen weiterspielen ausgestiegen ausgeschieden verlassen abgehauen abgebrochen ersetzen verschwunden übernimmt hinschmeißen hinwerfen schluss machen keine lust',
  'taking-back':
    'rückgängig zurück versehen versehentlich fehler ups falsch verklickt gedrückt knopf wiederholen nochmal abbrechen ändern zug fehlklick irrtum korrigieren widerrufen',
  'fair-dice':
    'zufall zufällig glück pech gezinkt betrug schummelt betrügt ehrlich algorithmus fest echt vertrauen bot würfe manipuliert schummelei nachprüfen beweis',
  settings: 'schrift schriftgröße text größer kleiner zoom lesen menü umschalten nacht farbe leise laut einstellen',
  away: 'antwortet antworten reagiert meldet verschwunden fehlt mitspieler gegner wartet warten ewig langsam weg abgehauen offline',
  saving: 'schließen tab wiederkommen anderes gerät spielstand sichern löschen neu anfangen neue partie weiterspielen',
  friends: 'bruder schwester frau mann kinder familie kollegen fremde leute menschen gerät tablet',
  commanders:
    'schwach schwächer stark stärker klug schlau dumm besiegen maschine roboter persönlichkeit reden schwierigkeit',
  hints: 'anfänger neuling verwirrt beibringen zeigen wie anfangen zuerst assistent anleitung rat empfehlung vorschlag',
  odds: 'wahrscheinlich wahrscheinlichkeit kampf gewinnen prozent schätzung vorne führt wer gewinnt',
  'looking-back': 'passiert vorhin nochmal letzte runde verpasst ansehen zeitlupe zusammenfassung rückblick geschichte',
};
