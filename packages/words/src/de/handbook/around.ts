// Words that German-speaking readers may have in mind when they look for a paragraph, beside those it has itself.
import type { ParagraphId } from '../../handbook/outline.ts';

export const around: Readonly<Partial<Record<ParagraphId, string>>> = {
  'how-to-win':
    'gewinner beste vorne führen erfolg aufgabe idee erklären grundlagen ausgang ergebnis hole sieger werden champion überhaupt',
  wealth:
    'punktestand wertung endwertung tabelle vergleichen besitz reichtum summe führt vorne hinten erster platz waffen bomben zählen zählt schluss wert reichste patt',
  supremacy:
    'weltherrschaft herrschen alle besiegen auslöschen einziger übrig überleben kaiser militärisch jeden töten vernichten',
  detente:
    'früher vorzeitig kürzer zusammen einstimmig mehrheit abstimmung runden frist wann vorbei abbrechen schluss machen dauer',
  'coup-final':
    'welt untergang untergehen geht unter planet explodiert ende menschheit overkill zerstörung alle tot 13 18 niemand verlieren',
  stars: 'auszeichnung titel abzeichen ehre fünf vier general admiral pokal',
  players:
    'freund freunde familie kinder zu zweit dritt viert 2 3 4 5 6 zwei drei vier gegen bots ki gegner online mitmachen allein alleine',
  'the-cycle':
    'ablauf struktur schritte erklären phase eins zwei drei vier fünf sechs sieben 1 2 3 4 5 6 7 was passiert wann reihenfolge runde',
  start: 'anfang beginn aufstellung bekomme startkapital startgeld anfangs geld womit wieviel habe zuerst',
  bids: 'auktion steine würfelchen klötzchen wählen aussuchen teilnehmen mitmachen mitspielen aussetzen alle phasen jede vergessen ändern umentscheiden blind keine mehr übrig zurück gleich gleichstand niemand',
  order:
    'anfangen fängt an starten zuerst vorher nachher früher später vor mir warum jemand anderes andere glück würfel warten reihenfolge erster letzter',
  passing:
    'passen gepasst aussetzen warten später nochmal wiederkommen weiter knopf nichts versehen versehentlich fertig',
  'first-cycle': 'verboten gesperrt blockiert früh runde eins erste ersten anfang darf nicht friedlich schutz',
  salaries:
    'zahlen bezahlen lohn löhne laufende kosten desertiert weggelaufen abgehauen verschwunden truppen weg soldaten gefeuert rechnung jede runde unterhalt kostenlos firmen leisten',
  loans: 'bank geld leihen borgen schulden vorschuss höchster maximal wieviel grenze prozent zinsen brauche schnell',
  default:
    'nicht leisten arm pleite festgefahren gesperrt verboten verschuldet überschuldet nix kaufen ärger zinsen schulden bezahlen',
  production:
    'ernte ertrag ausstoß ankommen bekomme kriege erhalte geliefert jede runde lager voll überlauf verschwendet verloren zu viel bohrturm bohrloch mine farm kaputt steht still warum nichts öl erz getreide wann hinein passt',
  selling:
    'verkauf bargeld einkommen weizen benzin früh jetzt alles menge zweimal nochmal mehrmals loswerden reich werden verdienen gewinn bester moment markt',
  prices:
    'wert absturz gefallen boom inflation billigste teuerste höchster niedrigster kosten steigt fällt hoch niedrig angebot nachfrage bester zeitpunkt zu',
  buying:
    'geht aus ausgegangen knapp mangel fehlt leer brauche nachfüllen nachkaufen besorgen holen mehr öl getreide weizen erz treibstoff mehrere sorten einkaufen',
  prospecting:
    'erkunden graben mine minen bohren suche entdecken schatz karte umdrehen aufdecken neue fabrik expandieren mehr firmen',
  'open-company':
    'aktivieren einschalten anschalten ausschalten neu starten dichtmachen fabrik untätig verdeckt umdrehen was nun gefunden entdeckt pause wieder aufmachen',
  attacking:
    'krieg erklären einmarschieren beginnen anfangen feind nachbar nachbarn schlagen angriff zweimal nochmal bekämpfen starten',
  reach:
    'reichweite entfernung benachbart nächster schießen feuern treffen ziele schiffe boote küste beschießen wohin wen worauf womit weit nachbarn grenze',
  'battle-cost':
    'nötig brauche benötige voraussetzung preis krieg satz sätze ohne getreide öl erz munition kein keine nachschub',
  dice: 'wurf zahl eins zwei drei stärke stärker größer überzahl vorteil bonus chance wahrscheinlichkeit prozent besser verteidiger angreifer mehr nur ein',
  losses:
    'töten tötet tote sterben tot opfer schaden treffer punkte sechs drei vernichten versenken einheiten männer beide überleben sieger verlierer muss würfeln',
  occupying:
    'nehmen übernehmen besetzen beanspruchen halten einziehen gewonnen gewonnenes sieg danach behalten gehört mir besitz',
  defending:
    'wehren schützen entkommen fliehen flüchten weglaufen verstecken rückzug ausweichen vermeiden aufgeben abtreten angegriffen möglichkeiten retten',
  reinforcing:
    'nachschub unterstützung hilfe schicken zusätzlich frische mehr männer soldaten truppen während schlacht rettung verstärken',
  counterattack:
    'rache vergeltung antwort reagieren zurückschlagen heimzahlen zurückerobern zurückgewinnen revanche wiederholen zweite chance',
  militia:
    'leer leere neutral herrenlos niemand niemandsland frei länder einheimische bevölkerung widerstand verteidigt kolonie kolonien ausbreiten ohne armee bürger freiwillige',
  landing:
    'strand marine küste schiffe ausladen stürmen truppen vom meer insel gescheitert einmarsch wasser boote anlanden',
  airborne:
    'fallschirm himmel flugzeuge springen abspringen luftangriff überraschung weit überall hubschrauber luft soldaten aus der',
  blockade:
    'hafen häfen umstellen umzingeln insel schiffe dicht abriegeln produktion abschneiden kolonie blockieren sperren',
  siege:
    'hafen häfen heimat umzingelt gefangen abgeschnitten aushungern kein handel kaufen verkaufen flotte feindliche brechen beenden endet',
  nukes:
    'atom explosion strahlung verseucht für immer weg wüste auslöschen krater schaden wirkung land stadt zerstört kaputt betreten',
  launching:
    'feuern schießen knopf drücken roter abfeuern zünden zielen raketen viele mehrere auf einmal gleichzeitig bombe werfen benutzen',
  'l-stars':
    'schild kuppel abwehr gegen raketen laser satelliten weltraum schützen aufhalten chance prozent schirm krieg der sterne',
  champions:
    'verbündeter freund nachbar jemand schützen schützt retten helfen hilfe fragen bitten vor bombe rakete atombombe andere satelliten soll',
  'first-strike':
    'zuvorkommen vorher bevor angegriffen krieg erklärt reagieren schneller überraschung verteidigen mit bomben',
  'space-blast': 'satelliten laser zerstören entfernen loswerden beseitigen orbit weltraum duell abschießen alle',
  'move-costs':
    'preis treibstoff benzin essen reisen laufen gehen strecke reichweite grenze weit schritte wieviel nötig boot armee schiffe atlantik',
  march: 'laufen gehen zu fuß land fliegen flugzeug luftbrücke überall entfernung soldaten weit tempo',
  convoy:
    'boote schiff schiffe beladen laden männer soldaten aufs auf ausladen passagiere tragen kapazität passen fähre ozean wasser atlantik pazifik übersee insel einsteigen',
  passage:
    'durchqueren durchfahrt durchfahren durchzufahren hindurch erlaubnis erlauben bitten fragen gewähren grenzen weg versperrt blockiert gleich teilen zusammen stehen neben freund lassen',
  'taking-cards':
    'eigentümer besitzer gehört wem stehlen gestohlen geklaut verloren wegnehmen karte ausland verlassen teilen zwei',
  units:
    'preis kaufen rekrutieren anheuern soldaten schiffe panzer wie viele grenze neue mehr armee flotte kosten maximal',
  'where-to-build':
    'ort platz hinstellen entstehen erscheinen aufstellen heimat übersee hafen neue flotte armee schiff boote soldaten kommt hin starten wo',
  weapons:
    'arsenal atombomben raketen bekommen kaufen herstellen machen freischalten satelliten laser preis wieviel brauche darf wann',
  research:
    'freischalten erfinden wissenschaft labor forscher entdecken technologie lernen technik kosten karte karten finden ziehen',
  bazaar:
    'schwarzmarkt waffenhändler waffen handeln verkaufen kaufen panzer schiffe land gebiet region söldner abtreten',
  trading:
    'tauschen tausch gegen verhandeln angebot vorschlagen person leute freund statt einander schenken teilen direkt firmen öl getreide geld',
  promises:
    'lügen anlügen belügen verraten betrügen reinlegen handschlag wort ehrlich vertrag bündnis pakt waffenruhe freunde feind gebrochen bricht vertrauen halten verpflichtung frieden',
  'player-loans':
    'schuldet schulden geliehen leihen borgen freund nachbar jemand zurück eintreiben schenken geben bargeld spenden helfen mir',
  'drop-ship': 'vorbestellen zukunft morgen nächste runde vorverkauf termin lieferung voraus noch nicht',
  secrets:
    'verstecken versteckt zeigen aufdecken spicken spion wissen öffentlich privat sichtbar offen gegner sachen geldbeutel firmen pläne geheim',
  captured:
    'verlieren verloren letzte heimat keine mehr tot raus ausgeschieden geschlagen erobert besiegt belohnung beute schatz prämie erben bekomme ausschalten jemand',
  destroyed: 'atombombe bombardiert tot ausgelöscht alle heimat vernichtet nichts übrig',
  'empty-home':
    'wache wachen bewachen unbewacht schutzlos unverteidigt hineinlaufen einmarschieren dieb gestohlen zurücklassen dalassen garnison leer ohne kampf betreten',
  resigning:
    'offline verbindung getrennt gegangen weg aufgehört verlässt aufgegeben abwesend ersetzt ersatz fehlt spieler mitspieler freund zuschauen weiterspielen',
  'taking-back':
    'rückgängig zurück versehen versehentlich fehler ups falsch verklickt gedrückt knopf wiederholen nochmal abbrechen ändern zug',
  'fair-dice':
    'zufall zufällig glück pech gezinkt betrug schummelt betrügt ehrlich algorithmus fest echt vertrauen bot würfe',
};
