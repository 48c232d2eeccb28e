// Money, goods, moving and building, for readers, in German.
import type { Told } from '../../handbook/outline.ts';

export const economy = {
  salaries: {
    title: 'Was kostet der Sold?',
    text: 'In Phase 1 zahlst du der Bank 50\u00a0Mio.\u00a0$ für jedes geöffnete Unternehmen und 10\u00a0Mio.\u00a0$ für jede Armee und Flotte. Du kannst welche unbezahlt lassen: Eine unbezahlte Einheit verlässt das Brett, ein unbezahltes Unternehmen fördert in diesem Zyklus nichts.',
    asked:
      'Sold Lohn Gehalt Löhne Unterhalt zahlen bezahle Phase 1 unbezahlt nicht bezahlen Kosten Armee weg verschwunden Unternehmen kosten Firmen jede Runde umsonst leisten',
  },
  loans: {
    title: 'Wie funktionieren Bankkredite?',
    text: 'Bei der Bank kannst du dir jederzeit Geld leihen, in Schritten von 1.000\u00a0Mio.\u00a0$ und bis 12.000\u00a0Mio.\u00a0$. In jeder Phase 1 zahlst du 100\u00a0Mio.\u00a0$ Zinsen für je 1.000\u00a0Mio.\u00a0$. Getilgt wird in Phase 1, auch in Schritten von 1.000\u00a0Mio.\u00a0$. Am Ende zählen Kredite gegen dich.',
    asked:
      'Kredit Bank leihen aufnehmen Zinsen Zins Zinssatz Schulden tilgen zurückzahlen kein Geld pleite brauche viele Höchstgrenze Grenze machen höchstens maximal Limit zurück abbezahlen bekomme Geld bekommen kriege schnell',
  },
  default: {
    title: 'Und wenn du die Zinsen nicht zahlen kannst?',
    text: 'Dann bist du zahlungsunfähig: Du bekommst keinen Kredit und kannst nichts vom Markt kaufen, bis die Zinsen bezahlt sind. Verkaufen kannst du noch, aber das Geld geht zuerst an die Bank.',
    asked: 'zahlungsunfähig pleite bankrott Insolvenz überfällig Zinsen nicht zahlen kein Geld',
  },
  production: {
    title: 'Wann fördern Unternehmen?',
    text: 'In Phase 2 bringt jedes geöffnete Unternehmen, dessen Sold du bezahlt hast, seine Einheiten in dein Versorgungslager. Von jedem Rohstoff passen 12 hinein, der Rest geht verloren. Nichts fördert ein Unternehmen, das stillgelegt, unbezahlt oder blockiert ist, oder im Ausland liegt, während du belagert wirst.',
    asked:
      'fördern Förderung Phase 2 Produktion produzieren produziert Ertrag Lager voll Lagerplatz lagern Grenze 12 nichts warum Waren Güter Firmen gut kommen wann bekomme ich mein Öl Getreide verliere Rohstoffe überschüssig zu viel verfällt verfallen',
  },
  selling: {
    title: 'Wie verkaufst du?',
    text: 'In Phase 3 verkaufst du in deinem Zug beliebig viel von einem Rohstoff zum angezeigten Preis an den Markt. Alles bringt diesen Preis, danach fällt er um eine Stufe pro Einheit. Dann ist der Nächste dran, und später kommst du wieder an die Reihe, auch mit einem anderen Rohstoff.',
    asked:
      'verkaufen verkaufe Verkauf Phase 3 Markt Geld verdienen reich Rohstoffe Getreide Öl Erz Einnahmen alles auf einmal Menge bekomme Geld bekommen kriege schnell mehr',
  },
  prices: {
    title: 'Wie ändern sich die Marktpreise?',
    text: 'Jede verkaufte Einheit senkt den Preis dieses Rohstoffs um eine Stufe, jede gekaufte hebt ihn um eine. Preise bleiben zwischen 1 und 1.000\u00a0Mio.\u00a0$. Kauf und Verkauf haben denselben Preis. Handel zwischen Spielern ändert ihn nicht.',
    asked:
      'Preis Preise gefallen fällt steigt gestiegen teuer billig Markt Kurs warum ändern höchster niedrigster maximal minimal sinkt sinken',
  },
  buying: {
    title: 'Wie kaufst du?',
    text: 'In Phase 7 kaufst du in deinem Zug beliebig viel von einem Rohstoff zum angezeigten Preis, soweit Geld und Lager reichen. Mit einem Bietstein kannst du kaufen oder schürfen. Hast du noch zwei, geht beides, zuerst das Kaufen.',
    asked:
      'kaufen kaufe Kauf Phase 7 Markt Rohstoffe Getreide Öl Erz einkaufen zwei Bietsteine beides mehr bekomme bekommen brauche fehlt alle auf einmal Menge übriges Geld ausgeben',
  },
  prospecting: {
    title: 'Wie findest du neue Unternehmen?',
    text: 'Schürfe in Phase 7. Nenn einen Rohstoff. Aus dem gemischten Stapel werden Karten aufgedeckt, bis ein solches Unternehmen kommt. Jede Karte kostet 200\u00a0Mio.\u00a0$, und du kannst jederzeit aufhören. Du hast drei Versuche. Liegt das Unternehmen in einem Gebiet, das ein Gegner hält oder das zerstört ist, geht es in den Stapel zurück.',
    asked:
      'schürfen schürfe Schürfung suchen finden finde Unternehmen neue mehr Karten aufdecken Stapel Phase 7 bekomme bekommen suche Karte kostet Ölfirma Firma übriges Geld ausgeben',
  },
  'open-company': {
    title: 'Wie öffnest du ein Unternehmen oder legst es still?',
    text: 'Ein gefundenes Unternehmen liegt verdeckt. Es kostet keinen Sold und fördert nichts, bis du es öffnest, sofort oder später. Stilllegen kannst du es jederzeit. Es wieder zu öffnen kostet 200\u00a0Mio.\u00a0$. Sein Gebiet musst du nicht besetzen, aber wer dort einzieht, nimmt das Unternehmen.',
    asked:
      'öffnen öffne geöffnet eröffnen stilllegen schließen wieder verdeckt aktivieren Unternehmen Karte nutzen gefunden bringt nichts',
  },
  'move-costs': {
    title: 'Was kostet Bewegung?',
    text: 'Eine Armee marschiert für 1 Getreide pro Gebiet, fliegt für 2 Öl überallhin oder fährt auf einer Flotte: 1 Öl pro Meer für bis zu vier Armeen. Eine Flotte fährt für 1 Öl pro Meer. In deinem Zug der Phase 5 bewegst du beliebig viele Einheiten an einen Ort, dann sind die anderen dran, und danach kannst du noch einmal ziehen.',
    asked:
      'bewegen Bewegung ziehen Kosten kostet Phase 5 Reichweite weit Getreide Öl marschieren fliegen fahren braucht Schiff Flotte Treibstoff Verbrauch verbraucht',
  },
  march: {
    title: 'Marschieren und fliegen',
    text: 'Armeen marschieren von Gebiet zu Gebiet, so weit dein Getreide reicht: 1 Getreide pro Armee und Gebiet. Oder sie fliegen: Für 2 Öl kommt eine Armee in jedes Gebiet der Welt. Aus der Luft können Armeen auf keine Flotte und von keiner herunter. Zerstörte Gebiete sind gesperrt.',
    asked: 'marschieren fliegen fliege Flug Flugzeug Luftbrücke Armee weit bewegen laufen',
  },
  convoy: {
    title: 'Armeen übers Meer bringen',
    text: 'Eine Flotte trägt bis zu vier Armeen. Sie gehen in einem Hafen für 1 Öl pro Gruppe an Bord, und jedes Meer kostet 1 Öl. Aus jedem hellblauen Meer können sie kostenlos an Land, gleich oder später. Auf See umsteigen geht nicht. Sinkt eine Flotte, sind die Armeen an Bord verloren.',
    asked: 'Transport transportieren Schiff Schiffe Flotte Konvoi beladen Bord Hafen Meer See übersetzen anlanden',
  },
  passage: {
    title: 'Darfst du durch fremde Zonen?',
    text: 'Nur mit Erlaubnis. Armeen zweier Spieler bleiben nie im selben Gebiet, Flotten zweier Spieler nie im selben hellblauen Meer. In dunkelblauen Meeren können alle bleiben. Du kannst anderen Durchzug gewähren und ihn später widerrufen.',
    asked:
      'Durchzug Durchzugsrecht Erlaubnis durch fremde Gebiete Grenze passieren Verbündete hellblau dunkelblau teilen selben gleichen Gebiet stehen zusammen teilen',
  },
  'taking-cards': {
    title: 'Wem gehören die Unternehmen in einem Gebiet?',
    text: 'Du kannst ein Unternehmen besitzen, ohne in seinem Gebiet zu stehen. Zieht aber die Einheit eines anderen Spielers ein, nimmt er alle deine Unternehmen dort. Dasselbe gilt, wenn ein Gebiet in einer Schlacht erobert wird.',
    asked:
      'gehört Besitzer Besitz Unternehmen verloren weggenommen genommen Gegner Gebiet erobert wem Karte stehlen weg verschwunden',
  },
  units: {
    title: 'Was kosten Armeen und Flotten?',
    text: 'In Phase 6 reicht ein Satz Vorräte (1 Getreide, 1 Öl, 1 Erz) für bis zu drei Einheiten, Armeen und Flotten beliebig gemischt. Jede Einheit kostet dazu 100\u00a0Mio.\u00a0$. Grenzen setzen nur deine Vorräte und dein Geld.',
    asked:
      'bauen Armee Flotte Kosten kostet Preis Satz Vorräte Phase 6 Einheiten rekrutieren wie viel mehr bekomme bekommen Armeen',
  },
  'where-to-build': {
    title: 'Wo kannst du bauen?',
    text: 'Armeen: in deinen Heimatgebieten, und im Ausland, wo eine Armee von dir steht. Flotten: in einem hellblauen Meer, an dem ein Gebiet von dir einen Hafen hat. Nicht, wo ein Gegner steht, und nicht in einem Meer neben dem Hafen eines Gegners, außer du hast dort schon eine Flotte oder der Gegner erlaubt es dir.',
    asked:
      'wo bauen Ort Bauplatz Heimat Ausland Hafen Flotte Meer kann nicht bauen neue Armeen entstehen erscheinen hinstellen aufstellen platzieren starten Küste',
  },
  weapons: {
    title: 'Wie kommst du an Atomraketen und L-Sterne?',
    text: 'Erforsche von jeder Art die erste. Danach kostet in Phase 6 eine Atomrakete 1 Erz und 500\u00a0Mio.\u00a0$, ein L-Stern 2 Erz und 1.000\u00a0Mio.\u00a0$. Lagern kannst du je 12. Andere Spieler können dir auf dem Waffenbasar welche verkaufen.',
    asked:
      'Atomrakete Atomraketen Atombombe Atomwaffe L-Stern bekomme kaufen bauen Kosten Preis Rakete Satellit Laser Waffe',
  },
  research: {
    title: 'Wie funktioniert Forschung?',
    text: 'In Phase 6 deckst du Karten aus dem gemischten Stapel auf, je 200\u00a0Mio.\u00a0$, bis eine Atomrakete oder ein L-Stern kommt oder du aufhörst. Bei einem Fund zahlst du sofort die erste Waffe, und ab der nächsten Phase 6 kannst du weitere bauen. Deine Forschung geht nie verloren.',
    asked: 'forschen Forschung erforschen entwickeln Technologie Atomrakete L-Stern Karten aufdecken erste',
  },
  bazaar: {
    title: 'Was ist der Waffenbasar?',
    text: 'Der letzte Teil von Phase 6. Spieler verkaufen einander Armeen, Flotten, Atomraketen, L-Sterne und fremde Gebiete mit allem, was dort ist, zu beliebigen Bedingungen. Heimatgebiete sind nie zu haben.',
    asked: 'Waffenbasar Basar Waffenhandel Waffen Einheiten Gebiet verkaufen kaufen Söldner Spieler',
  },
} as const satisfies Readonly<Record<string, Told>>;
