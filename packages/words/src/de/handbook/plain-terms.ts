// Cards of the stages, of everyday words that mean something particular here, and of what the program adds, in German.
import type { Terms } from '../../handbook/terms.ts';

export const plainTerms = {
  'stage-1': {
    forms: ['Phase 1', 'Phase 1, Zahlen', 'Phase 1: Zahlen'],
    text: 'Zahlen: Alle zahlen Sold und Zinsen und können Kredite tilgen. Das kostet keinen Bietstein.',
  },
  'stage-2': {
    forms: ['Phase 2', 'Phase 2, Fördern', 'Phase 2: Fördern'],
    text: 'Fördern: Deine Unternehmen füllen dein Versorgungslager. Das geht von selbst und kostet keinen Bietstein.',
  },
  'stage-3': {
    forms: ['Phase 3', 'Phase 3, Verkaufen', 'Phase 3: Verkaufen'],
    text: 'Verkaufen: Mach Vorräte zu Geld, pro Zug einen Rohstoff. Jeder Verkauf senkt den Preis für die Nächsten.',
  },
  'stage-4': {
    forms: ['Phase 4', 'Phase 4, Angreifen', 'Phase 4: Angreifen'],
    text: 'Angreifen: pro Zug ein Angriff, zu Land, zur See, aus der Luft oder mit Atomraketen. Nicht im ersten Zyklus.',
  },
  'stage-5': {
    forms: ['Phase 5', 'Phase 5, Bewegen', 'Phase 5: Bewegen'],
    text: 'Bewegen: Bring pro Zug beliebig viele Einheiten an einen Ort. Leere Gebiete nimmst du ohne Kampf.',
  },
  'stage-6': {
    forms: ['Phase 6', 'Phase 6, Bauen', 'Phase 6: Bauen'],
    text: 'Bauen: Stell Armeen und Flotten auf, später baust du auch Waffen und forschst.',
  },
  'stage-7': {
    forms: ['Phase 7', 'Phase 7, Kaufen', 'Phase 7: Kaufen'],
    text: 'Kaufen: Kauf einen Rohstoff oder schürfe nach einem Unternehmen. Mit zwei Bietsteinen geht beides.',
  },
  grain: {
    forms: ['Getreide'],
    text: 'Einer der drei Rohstoffe. Armeen essen es: Ein Marsch ins nächste Gebiet kostet jede Armee 1.',
  },
  oil: {
    forms: ['Öl'],
    text: 'Einer der drei Rohstoffe. Eine Flotte fährt mit 1 ein Meer weit, eine Armee fliegt mit 2 überallhin.',
  },
  minerals: {
    forms: ['Erz', 'Erze'],
    text: 'Einer der drei Rohstoffe. Atomraketen und L-Sterne sind daraus, und jeder Satz braucht eins.',
  },
  price: {
    forms: ['Preis', 'Preise', 'Preises', 'Preisen', 'Marktpreis', 'Marktpreise'],
    text: 'Was eins von einem Rohstoff am Markt kostet. Jedes verkaufte senkt ihn um einen Schritt, jedes gekaufte hebt ihn.',
  },
  bank: {
    forms: ['Bank'],
    text: 'Sie handelt am Markt, nimmt den Sold und verleiht Geld. Das Programm führt sie, und ihr Geld geht nie aus.',
  },
  turn: {
    forms: ['Zug', 'Züge', 'Zügen', 'Zugs'],
    text: 'Dein Teil einer Phase. Du tust eines, dann sind die anderen dran, reihum, bis alle passen.',
  },
  pass: {
    forms: ['passen', 'passe', 'passt', 'Passen'],
    except: [
      'nicht passt',
      'passt nicht',
      'hineinpasst',
      'Lager passt',
      'Versorgungslager passt',
      'Preis passt',
      'Regel passt',
      'Rohstoff passen',
    ],
    text: 'Jetzt nicht. Wenn jemand anderes etwas tut, wirst du wieder gefragt. Die Phase endet, wenn alle nacheinander passen.',
  },
  sealed: {
    forms: ['verdeckt festgelegt', 'verdeckt festlegen', 'Verdeckt festgelegt'],
    text: 'Geheim entschieden. Was alle gewählt haben, wird im selben Moment aufgedeckt.',
  },
  attack: {
    forms: ['Angriff', 'Angriffe', 'Angriffs', 'Angriffen'],
    text: 'Eine Schlacht oder ein Atomschlag, den du in Phase 4 beginnst. Eine Schlacht kostet den Angreifer einen Satz Vorräte.',
  },
  battle: {
    forms: ['Schlacht', 'Schlachten'],
    text: 'Einheiten gegen Einheiten. Beide würfeln gleichzeitig, und je 3 Punkte entfernen eine feindliche Einheit.',
  },
  dice: {
    forms: ['Würfel', 'Würfeln', 'Würfels'],
    text: 'Sechsseitig, vom Programm geworfen. Nach der Partie kann man sie nachprüfen: Niemand sucht sie aus.',
  },
  points: {
    forms: ['Punkte', 'Punkten'],
    text: 'Die Summe deiner Würfel in einer Schlacht. Je 3 entfernen eine feindliche Einheit.',
  },
  odds: {
    forms: ['Chancen', 'Gewinnchancen'],
    text: 'Wie wahrscheinlich jeder Ausgang ist. Sie sind exakt: Jeder mögliche Wurf wird gezählt.',
  },
  occupy: {
    forms: ['besetzen', 'besetzt', 'ziehst ein', 'zieht ein', 'einziehen'],
    text: 'In ein Gebiet ziehen, das eine Schlacht geleert hat. Erst dann gehört es dir, mit den Unternehmen des Verlierers.',
  },
  destroyed: {
    forms: ['zerstört', 'zerstörte', 'zerstörtes', 'zerstörten', 'Atompilz', 'Atompilze'],
    text: 'Ein Gebiet, das eine Atomrakete traf, ist für den Rest der Partie aus dem Spiel. Niemand kann hinein oder hindurch.',
  },
  fallen: {
    forms: ['ausgeschieden'],
    text: 'Eine Macht ohne Heimatgebiet. Wer das letzte erobert hat, bekommt alles, was sie hatte.',
  },
  abroad: {
    forms: ['im Ausland', 'fremdes Gebiet', 'fremde Gebiete'],
    text: 'Außerhalb deiner Heimat. Du kannst dort Gebiete und Unternehmen haben, verlierst sie aber leichter.',
  },
  closed: {
    forms: ['stillgelegtes Unternehmen', 'stillgelegten Unternehmen', 'stillgelegte Unternehmen', 'stillgelegt'],
    text: 'Kostet keinen Sold und fördert nichts. Es wieder zu öffnen kostet 200\u00a0Mio.\u00a0$.',
  },
  deck: {
    forms: ['Stapel', 'Kartenstapel'],
    text: 'Die Karten, die niemandem gehören: Unternehmen, die noch keiner gefunden hat, und die Waffen der Forschung.',
  },
  offer: {
    forms: ['Angebot', 'Angebote', 'Angebots', 'Angeboten'],
    text: 'Was jemand geben würde, und wofür. Es gilt erst, wenn du annimmst.',
  },
  deal: {
    forms: ['Handel', 'Handels', 'Geschäft', 'Geschäfte'],
    text: 'Ein Angebot, das angenommen wurde. Was darin steht, wechselt sofort den Besitzer.',
  },
  gift: {
    forms: ['Geschenk', 'Geschenke'],
    text: 'Ein Handel ohne Gegenleistung. Geliehenes Geld kannst du nicht verschenken.',
  },
  commander: {
    forms: ['Computerkommandant', 'Computerkommandanten'],
    text: 'Das Programm, das eine Macht führt. Es sieht nur, was ein Mensch an seinem Platz sähe.',
  },
  recruit: {
    forms: ['Rekrut', 'Rekruten'],
    text: 'Der leichteste Computerkommandant. Er macht die Fehler, die Anfänger machen.',
  },
  officer: {
    forms: ['Offizier', 'Offiziere', 'Offizieren'],
    text: 'Ein Computerkommandant, der solide spielt und Nachlässigkeit bestraft.',
  },
  general: {
    forms: ['General', 'Generäle', 'Generälen', 'Generals'],
    text: 'Ein starker Computerkommandant, der den ganzen Zyklus vorausplant.',
  },
  marshal: {
    forms: ['Marschall', 'Marschälle', 'Marschällen'],
    text: 'Der stärkste Computerkommandant. Er denkt bis zu drei Sekunden über jeden Zug nach.',
  },
  coach: {
    forms: ['Trainer', 'Coach'],
    text: 'Sagt in deinem ersten Zyklus, wozu jeder Moment da ist, und schlägt einen Zug vor. Ein Klick schaltet ihn ab.',
  },
  hint: {
    forms: ['Tipp', 'Tipps'],
    text: 'Was ein General an deiner Stelle täte. Du fragst unter deiner Entscheidung; dein Ergebnis zählt, wie oft.',
  },
  caretaker: {
    forms: ['Stellvertreter', 'Stellvertreters'],
    text: 'Das Programm, das für Abwesende antwortet, bis sie zurück sind.',
  },
  substitute: {
    forms: ['Ersatzspieler', 'Ersatzspielers'],
    text: 'Ein Mensch, der über einen Link eine Zeit lang die Macht von jemand anderem führt.',
  },
  'standing-order': {
    forms: ['Dauerauftrag', 'Daueraufträge', 'Daueraufträgen', 'Dauerauftrags'],
    text: 'Eine Antwort im Voraus. Sie gilt in jedem Zyklus, bis du sie abschaltest, und niemand sonst sieht sie.',
  },
  referee: {
    forms: ['Schiedsrichter', 'Schiedsrichters'],
    text: 'Der Teil des Programms, der die Regeln kennt. Er bietet nur an, was erlaubt ist.',
  },
  clause: {
    forms: ['Klausel', 'Klauseln'],
    text: 'Eine nummerierte Regel der Hefte. Das Handbuch nennt die, von denen es erzählt.',
  },
  ruling: {
    forms: ['Entscheid', 'Entscheide', 'Entscheids'],
    text: 'Wie der Schiedsrichter entscheidet, wo die Hefte schweigen oder sich widersprechen.',
  },
  convoy: {
    forms: ['Konvoi', 'Konvois'],
    text: 'Handelsschiffe in einem dunkelblauen Meer, mit den Flotten, die sie begleiten.',
  },
  carriers: {
    forms: ['Spediteur', 'Spediteure', 'Spediteuren'],
    text: 'Sie bewegen in Phase 5 deine Armeen: zum Marktpreis der Vorräte und 100\u00a0Mio.\u00a0$ pro Armee.',
  },
  colony: {
    forms: ['Kolonie', 'Kolonien'],
    text: 'Ein Gebiet im Ausland, das du hältst. Mit Colonial Legions stellst du dort Armeen auf.',
  },
  ransom: {
    forms: ['Lösegeld', 'Lösegelds'],
    text: 'Der halbe oder ganze Wert der Waren: Das wollen Piraten, um sie durchzulassen. Zahl, oder die Schiffe sind weg.',
  },
  tank: {
    forms: ['Panzer', 'Panzern', 'Panzers'],
    text: 'Eine schwere Landeinheit mit Feuerkraft 5. Keine Erweiterung in diesem Programm hat welche.',
  },
  'fire-power-rating': {
    forms: ['Feuerkraftwert', 'Feuerkraftwerts'],
    text: 'Mit Truppentransportern: was alle Einheiten einer Seite zählen. Armee oder Flotte 1, Truppentransporter 2.',
  },
  'kill-points': {
    forms: ['Vernichtungspunkte', 'Vernichtungspunkten'],
    text: 'Mit Truppentransportern: so viele Punkte zerstören eine Einheit. Armee oder Flotte 3, Truppentransporter 8.',
  },
  'public-record': {
    forms: ['Öffentlicher Verkauf'],
    text: 'Eine Art, Technik zu verkaufen: Alle sehen die Karte, du behältst sie, und der Käufer bekommt eine Lizenz.',
  },
  'top-secret': {
    forms: ['Streng geheimer Verkauf', 'streng geheim'],
    text: 'Eine Art, Technik zu verkaufen: Die Karte selbst wechselt den Besitzer, und niemand sonst erfährt, welche.',
  },
  token: {
    forms: ['Militärmarke', 'Militärmarken', 'Marke', 'Marken'],
    text: 'Ein Stein auf der eigenen Seite des Conflict Chart. Er steht für Einheiten und ist Punkte wert.',
  },
  canal: {
    forms: ['Kanalzertifikat', 'Kanalzertifikate', 'Kanalzertifikats'],
    text: 'Bringt Punkte auf der eigenen Seite des Conflict Chart. Wer den Konflikt gewinnt, bekommt die benutzten.',
  },
  mastermind: {
    forms: ['Mastermind-Karte', 'Mastermind-Karten'],
    text: 'Eine Karte, die auf der eigenen Seite des Conflict Chart Punkte bringt.',
  },
} as const satisfies Partial<Terms>;
