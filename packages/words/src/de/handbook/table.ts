// The aim, the cycle, deals and the end of a player, for readers, in German.
import type { Told } from '../../handbook/outline.ts';

export const table = {
  'how-to-win': {
    title: 'Wie gewinnst du?',
    text: 'Auf zwei Wegen. Bleib als letzte Macht übrig: Das ist die Vorherrschaft (Supremacy). Oder sei am reichsten, wenn die Partie nach dem vereinbarten Zyklus endet oder weil alle aufhören wollen: Das ist die Détente. Die meisten Partien enden so, also zählen Geld, Vorräte und Unternehmen so viel wie Armeen. Verlieren können auch alle zusammen: durch zu viele Atomschläge.',
    asked:
      'gewinnen gewinne gewinnt Sieg Sieger siegen Ziel Spielziel Sinn Zweck Ende Schluss vorbei wer niemand endet entschieden',
  },
  wealth: {
    title: 'Wie wird am Ende das Vermögen gezählt?',
    text: 'Zähl zusammen: dein Geld, dein Getreide, Öl und Erz zu den letzten Marktpreisen, 100\u00a0Mio.\u00a0$ für jede Unternehmenskarte, 50\u00a0Mio.\u00a0$ für jede Armee und Flotte, 250\u00a0Mio.\u00a0$ für jede Atomrakete und 500\u00a0Mio.\u00a0$ für jeden L-Stern. Zieh ab, was du der Bank schuldest, mit offenen Zinsen. Die höchste Summe gewinnt die Détente. Gleich reiche Mächte teilen sich den Sieg.',
    asked:
      'Punkte Wertung Endwertung Abrechnung Wert wert reich reichster Reichtum berechnet Endstand Rangliste Gleichstand unentschieden gleich gleiche',
  },
  supremacy: {
    title: 'Vorherrschaft (Supremacy): die letzte Macht',
    text: 'Sind alle anderen Mächte erobert, zerstört oder ausgeschieden, gewinnst du sofort, egal wie reich oder arm du bist. Eine Macht scheidet aus, wenn sie alle Heimatgebiete verloren hat. Greif also die Heimat an, nicht die Kolonien.',
    asked:
      'supremacy erobern Eroberung letzter übrig Weltherrschaft alle besiegen ausschalten militärisch verliere verlieren alle Heimatgebiete',
  },
  detente: {
    title: 'Détente: Die Partie endet im Frieden',
    text: 'Vor der Partie wird ein letzter Zyklus vereinbart. Nach seiner Phase 7 gewinnt die reichste Macht. Jederzeit kann jemand vorschlagen, jetzt aufzuhören. Stimmen alle zu, ist Schluss. Ein einziges Nein beendet den Vorschlag, und jeder darf pro Zyklus einmal vorschlagen.',
    asked:
      'detente Frieden Entspannung aufhören vorzeitig früher beenden letzter Zyklus Zeitlimit vorschlagen gemeinsam abstimmen Abstimmung Schluss machen Ende',
  },
  'coup-final': {
    title: 'Coup Final: Alle verlieren',
    text: 'Ab dem 13. Gebiet, das Atomraketen zerstören, würfelt jedes Mal, wer es zerstört hat. Beim 13. geht die Welt bei einer 6 unter, beim 14. bei einer 5 oder 6, und so weiter. Beim 18. geht sie ohne Wurf unter. Dann gewinnt niemand.',
    asked:
      'Atomroulette Roulette nuklearer Winter Weltuntergang zu viele Atomraketen alle verlieren 13 Gebiete zerstört Atomkrieg Ende der Welt Weltuntergang Atompilze Pilze alle verlieren',
  },
  stars: {
    title: 'Was bedeuten die Sterne des Siegers?',
    text: 'Der Sieger bekommt einen Rang von einem bis fünf Sternen. Fünf Sterne heißt: gegnerische Gebiete erobert, keine Atomrakete gestartet und kein Gebiet an eine verloren. Je mehr du dich auf Atomraketen verlassen hast, desto weniger Sterne. Der Rang ist nur für die Ehre und ändert nichts am Sieg.',
    asked: 'Rang Stern Sterne Fünf-Sterne-General Orden Auszeichnung Bewertung',
  },
  players: {
    title: 'Wie viele Spieler können mitspielen, und wie lange dauert es?',
    text: 'Zwei bis sechs. Jede Macht kann auch ein Computerkommandant führen, du kannst also allein spielen. Vor der Partie vereinbart ihr den letzten Zyklus: Je weniger Zyklen, desto kürzer. An einem Bildschirm oder online mit allen zusammen dauert eine Partie einen Abend, mit Stunden Bedenkzeit pro Phase Wochen.',
    asked:
      'Spieler Spielerzahl Anzahl mitspielen allein alleine Solo Computer lange dauert Dauer Spieldauer Zeit Stunden zwei sechs',
  },
  'the-cycle': {
    title: 'Was ist ein Zyklus?',
    text: 'Ein Zyklus hat sieben Phasen: Zahlen, Fördern, Verkaufen, Angreifen, Bewegen, Bauen, und Kaufen oder Schürfen. Die ersten beiden spielen alle. Von den anderen fünf kannst du pro Zyklus höchstens drei spielen, eine für jeden Bietstein. Nach Phase 7 beginnt der nächste Zyklus.',
    asked: 'Runde Rundenablauf Phasen sieben Ablauf Spielablauf Reihenfolge Überblick Übersicht Zug wie läuft',
  },
  start: {
    title: 'Womit fängst du an?',
    text: 'Im normalen Aufbau hat jede Macht 7.000\u00a0Mio.\u00a0$, je 3 Getreide, Öl und Erz, ihre sechs Unternehmen und eine Armee in jedem Heimatgebiet. Alle Marktpreise beginnen bei 500\u00a0Mio.\u00a0$. Flotten, Atomraketen und L-Sterne gibt es noch nicht.',
    asked: 'Aufbau Start Anfang Beginn beginnen Startgeld Startaufstellung Eröffnung anfangs Geld was mache ich zuerst',
  },
  bids: {
    title: 'Wozu sind Bietsteine und Gebote da?',
    text: 'In jedem Zyklus hast du drei Bietsteine. Vor jeder der Phasen 3 bis 7 entscheiden alle geheim, ob sie einen einsetzen, und decken gemeinsam auf. Du spielst eine Phase nur, wenn du einen eingesetzt hast. Er ist weg, auch wenn du dann nichts tust. Im nächsten Zyklus hast du alle wieder.',
    asked:
      'bieten Gebot Bietstein Würfelchen Stein Steine blind verdeckt geheim einsetzen planen drei mitmachen teilnehmen aussetzen nicht biete welche Phase',
  },
  order: {
    title: 'Wer ist in einer Phase zuerst dran?',
    text: 'Bieten zwei oder mehr Spieler für eine Phase, würfeln sie, und der höchste Wurf beginnt. Die Reihenfolge gilt für die ganze Phase. Das ist wichtig: Wer zuerst verkauft, bekommt den besten Preis, wer zuletzt kauft, zahlt am meisten.',
    asked:
      'Reihenfolge Zugreihenfolge zuerst erster Startspieler anfangen fängt beginnt Initiative dran bin ich warten wann an der Reihe fängt an anfängt anfangen beginnt',
  },
  passing: {
    title: 'Kannst du nach dem Passen noch etwas tun?',
    text: 'Ja. Passen heißt „jetzt nicht“. Tut jemand anders etwas, wirst du wieder gefragt, und die Phase endet, wenn alle nacheinander gepasst haben. Ausnahme ist das Schürfen: Dort kostet Passen einen deiner drei Versuche. Wenn du deine Ruhe willst, passe für den Rest der Phase.',
    asked:
      'passen gepasst aussetzen nochmal noch einmal wieder gefragt warum fertig überspringen wie viele Züge wie oft',
  },
  'first-cycle': {
    title: 'Was ist im ersten Zyklus verboten?',
    text: 'In Zyklus 1 greift niemand an, Phase 4 fällt also aus, und niemand baut oder erforscht Atomraketen und L-Sterne. Verkaufen, bewegen, Armeen und Flotten bauen, kaufen und schürfen kannst du schon.',
    asked:
      'erster Zyklus 1 erste Runde verboten nicht erlaubt nicht angreifen noch nicht Anfang Einschränkung warum jetzt sofort gleich Anfang',
  },
  trading: {
    title: 'Womit können Spieler wann handeln?',
    text: 'Geld kann jederzeit den Besitzer wechseln. Mit Getreide, Öl, Erz und Unternehmen handelt ihr in den Handelsrunden von Verkaufen und Kaufen, mit Einheiten, Waffen und fremden Gebieten auf dem Waffenbasar der Phase Bauen. In Verkaufen und Bauen muss der Verkäufer für die Phase geboten haben, in Kaufen der Käufer.',
    asked:
      'handeln Handel tauschen Tausch Angebot Mitspieler verkaufen untereinander Handelsrunde wann Spieler schenken Firma Unternehmen ablehnen annehmen Gegenangebot anderen verhandeln lehnt abgelehnt Angebote schenken verschenken Rohstoffe Geschenk',
  },
  promises: {
    title: 'Sind Versprechen bindend?',
    text: 'Nein. Was sofort den Besitzer wechselt, gilt. Alles andere ist ein Versprechen, das jeder brechen kann: Frieden, Hilfe, Durchzug im nächsten Zyklus. Du kannst ein Versprechen ins Angebot schreiben, damit sich beide daran erinnern. Durchzugsrechte gelten, bis sie widerrufen werden.',
    asked:
      'Versprechen Vertrag Verträge Bündnis Allianz Frieden Verrat brechen Wort vertrauen bindend verbindlich Pakt reden sprechen verhandeln Diplomatie Nachricht chatten lügen gelogen halten gehalten einhalten erzwingen',
  },
  'player-loans': {
    title: 'Können Spieler einander Geld leihen?',
    text: 'Ja, jederzeit und zu beliebigen Bedingungen. Der Kredit bleibt vermerkt, bis er zurückgezahlt ist, und beide erfahren, wann er fällig und wann er überfällig ist. Eintreiben musst du ihn selbst. Geld, das du dir geliehen hast, kannst du weder verschenken noch verleihen.',
    asked: 'leihen verleihen borgen Mitspieler Schulden schenken Geld geben zurückzahlen Kredit Spieler',
  },
  'drop-ship': {
    title: 'Was ist eine Direktlieferung?',
    text: 'In Phase 7 kannst du die Förderung des nächsten Zyklus im Voraus verkaufen. In der nächsten Phase 2 geht sie direkt an den Käufer. Zahlt der Verkäufer in Phase 1 nicht den Sold aller Unternehmen, bekommt der Käufer nichts. Vertrauen ist also gefragt.',
    asked:
      'Direktlieferung Bestellung vorbestellen Voraus Termingeschäft künftige Förderung drop ship Lieferung bevor ich es habe',
  },
  secrets: {
    title: 'Was können die anderen sehen?',
    text: 'Alle sehen Einheiten, gelagerte Vorräte, Waffen, Kredite und geöffnete Unternehmen. Dein Geld ist geheim, außer ihr spielt mit offenem Geld. Ein Unternehmen, das du gefunden und nicht geöffnet hast, liegt verdeckt: Die anderen sehen den Rohstoff, aber weder Namen noch Ort.',
    asked:
      'sehen geheim verdeckt verborgen wissen Information Geld offen sichtbar Karten privat Gegner erfahren erfahre andere besitzen haben wissen',
  },
  captured: {
    title: 'Was passiert, wenn eine Macht erobert wird?',
    text: 'Nimmst du einer Macht das letzte Heimatgebiet und holt sie im Gegenangriff keins zurück, bekommst du alles: Geld, Unternehmen, Vorräte, Waffen und ihre Einheiten, wo sie stehen. Ihre Schulden sind erlassen, und ihr Spieler scheidet aus.',
    asked:
      'erobert Eroberung Beute Kriegsbeute ausscheiden letztes Heimatgebiet verloren bekomme raus alles alle Heimatgebiete verliere verlieren passiert tot bekommt Geld ausgeschieden ausgeschiedenen besiege besiegt Gegner Belohnung Sieg über ausschalten ausgeschaltet plündern rausfliegen fliege raus ausscheiden ausgeschieden',
  },
  destroyed: {
    title: 'Was passiert, wenn eine Macht zerstört wird?',
    text: 'Fällt das letzte Heimatgebiet einer Atomrakete zum Opfer, gibt es keine Beute: Das Geld geht an die Bank, die Unternehmen zurück in den Stapel, und alle Einheiten und Waffen werden entfernt. Der Spieler scheidet aus.',
    asked: 'zerstört vernichtet ausgelöscht Atomrakete letztes Heimatgebiet keine Beute alles bombardiert meine Länder',
  },
  'empty-home': {
    title: 'Kann jemand in mein leeres Gebiet einmarschieren?',
    text: 'Ja. In ein Gebiet ohne deine Armee kann man in Phase 5 kampflos ziehen und nimmt dabei alle deine Unternehmen dort. Das gilt auch für deine Heimatgebiete. Lass überall, wo du etwas besitzt, mindestens eine Armee stehen.',
    asked:
      'leer unverteidigt kampflos ohne Kampf einmarschieren weggenommen gestohlen Unternehmen verloren schützen bewachen weg verschwunden',
  },
  resigning: {
    title: 'Was ist, wenn jemand aufgibt oder geht?',
    text: 'Wer aufgibt, ist endgültig raus: Das Geld geht an die Bank, die Unternehmen in den Stapel, die Einheiten werden entfernt. Ist gerade das letzte Heimatgebiet gefallen, kann niemand dem Gegner durch Aufgeben die Beute nehmen. Online kann ein Computerkommandant einen verlassenen Platz übernehmen.',
    asked:
      'aufgeben gebe aufgebe auf verlassen gehen abbrechen Spieler weg Verbindung verschwunden kapitulieren gegangen Mitspieler fort bekommt ausgeschieden ausgeschiedenen aufhört hört Computer übernimmt weiterspielen abwesend Urlaub',
  },
  'taking-back': {
    title: 'Kannst du einen Zug zurücknehmen?',
    text: 'Deinen letzten, solange kein Würfel gefallen ist, nichts Verdecktes gezeigt wurde und niemand anders seither etwas getan hat. Allein gegen Computer kannst du auch von vor deinem letzten Zug weiterspielen, egal was daraus wurde: Damit beginnt eine neue Partie, und die alte bleibt erhalten.',
    asked: 'zurücknehmen rückgängig zurück Zug Fehler verklickt vertippt falsch Knopf versehentlich Undo',
  },
  'fair-dice': {
    title: 'Sind die Würfel fair?',
    text: 'Ja, und du kannst es prüfen. Vor der Partie veröffentlicht der Tisch einen Fingerabdruck seines Geheimnisses, und jeder Spieler fügt ein eigenes Wort hinzu. Nach der Partie wird das Geheimnis geöffnet, und jeder kann mit der Spieldatei jeden Wurf und jedes Mischen nachprüfen.',
    asked:
      'Würfel fair ehrlich betrogen Betrug schummeln Zufall Glück prüfen Beweis gezinkt manipuliert Computer mogelt',
  },
} as const satisfies Readonly<Record<string, Told>>;
