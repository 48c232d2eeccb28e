// Cards of the game's words, in German, with the forms in which they stand in texts.
import type { Terms } from '../../handbook/terms.ts';
import { plainTerms } from './plain-terms.ts';

export const terms: Terms = {
  ...plainTerms,
  cube: {
    forms: ['Bietstein', 'Bietsteins', 'Bietsteine', 'Bietsteinen'],
    text: 'Du hast drei pro Zyklus. Setz einen ein, um eine Phase zu spielen. Im nächsten Zyklus hast du alle wieder.',
  },
  bid: {
    forms: ['Gebot', 'Gebots', 'Gebote', 'Geboten'],
    text: 'Vor einer Phase setzen alle geheim einen Bietstein ein, oder keinen. Nur wer einen eingesetzt hat, spielt sie.',
  },
  cycle: {
    forms: ['Zyklus', 'Zyklen'],
    text: 'Eine Runde: Zahlen, Fördern, Verkaufen, Angreifen, Bewegen, Bauen, Kaufen.',
  },
  stage: {
    forms: ['Phase', 'Phasen'],
    text: 'Einer der sieben Teile eines Zyklus. Die ersten beiden spielen alle, die anderen kosten einen Bietstein.',
  },
  set: {
    forms: [
      'Satz',
      'Sätze',
      'Sätzen',
      'Satz Vorräte',
      'Satzes Vorräte',
      'Sätze Vorräte',
      'Sätzen Vorräte',
      'ganzen Satz Vorräte',
    ],
    text: 'Ein Getreide, ein Öl und ein Erz. Er reicht für einen Angriff, eine volle Verteidigung oder bis zu drei Einheiten.',
  },
  'supply-center': {
    forms: ['Versorgungslager', 'Versorgungslagers', 'Versorgungslagern'],
    text: 'Hier liegen deine Vorräte und Waffen: bis zu 12 von jeder Art.',
  },
  company: {
    forms: ['Unternehmen', 'Unternehmens', 'Unternehmenskarte', 'Unternehmenskarten'],
    text: 'Fördert pro Zyklus 1 bis 3 Getreide, Öl oder Erz, für 50\u00a0Mio.\u00a0$ Sold. Es liegt in einem Gebiet: Bewach es.',
  },
  market: {
    forms: ['Markt', 'Markts', 'Marktes'],
    text: 'Die Bank kauft und verkauft Getreide, Öl und Erz zu je einem Preis. Verkäufe senken ihn, Käufe heben ihn.',
  },
  salary: {
    forms: ['Sold', 'Solds', 'Soldes'],
    text: 'Was Unternehmen (50\u00a0Mio.\u00a0$) und Einheiten (10\u00a0Mio.\u00a0$) in Phase 1 jedes Zyklus kosten.',
  },
  loan: {
    forms: ['Kredit', 'Kredits', 'Kredite', 'Krediten', 'Bankkredit', 'Bankkredite', 'Bankkrediten'],
    text: 'Geld von der Bank in Schritten von 1.000\u00a0Mio.\u00a0$, mit 100\u00a0Mio.\u00a0$ Zinsen pro Zyklus. Zählt am Ende gegen dich.',
  },
  default: {
    forms: ['zahlungsunfähig'],
    text: 'Wer der Bank Zinsen schuldig bleibt. Bis sie bezahlt sind, gibt es keinen Kredit, und am Markt kannst du nichts kaufen.',
  },
  nuke: {
    forms: ['Atomrakete', 'Atomraketen'],
    text: 'Zerstört alles in einem Gebiet oder hellblauen Meer. Ein Gebiet ist danach für immer aus dem Spiel.',
  },
  'l-star': {
    forms: ['L-Stern', 'L-Sterns', 'L-Sterne', 'L-Sternen'],
    text: 'Schießt Atomraketen ab, die auf dich zielen, bei 1 bis 5. Wer mehr hat, bekommt in Schlachten einen Würfel.',
  },
  champion: {
    forms: ['Champion', 'Champions'],
    text: 'Ein Unbeteiligter, der mit L-Sternen andere gegen Atomraketen schützt. Sie treffen bei 1 bis 3.',
  },
  'first-strike': {
    forms: ['Erstschlag', 'Erstschlags', 'Erstschläge'],
    text: 'Atomraketen, die ein Verteidiger vor einer Schlacht am Boden auf den Angreifer startet.',
  },
  'space-blast': {
    forms: ['Weltraumschlag', 'Weltraumschlags'],
    text: 'Atomraketen ins All. Kommt eine durch, sind alle L-Sterne aller Spieler zerstört.',
  },
  clash: {
    forms: ['L-Stern-Duell', 'L-Stern-Duells', 'L-Stern-Duelle'],
    text: 'Einer deiner L-Sterne gegen einen des Gegners: Der niedrigere Wurf verliert, bei Gleichstand beide.',
  },
  home: {
    forms: ['Heimatgebiet', 'Heimatgebiets', 'Heimatgebiete', 'Heimatgebieten'],
    text: 'Eins der Gebiete, mit denen deine Macht beginnt. Verlierst du alle, scheidest du aus.',
  },
  'light-sea': {
    forms: [
      'hellblaues Meer',
      'hellblaue Meer',
      'hellblauen Meer',
      'hellblaue Meere',
      'hellblauen Meere',
      'hellblauen Meeren',
    ],
    text: 'Küstengewässer. Nur Flotten eines Spielers haben darin Platz, und von hier landen Armeen.',
  },
  'dark-sea': {
    forms: [
      'dunkelblaues Meer',
      'dunkelblaue Meer',
      'dunkelblauen Meer',
      'dunkelblaue Meere',
      'dunkelblauen Meere',
      'dunkelblauen Meeren',
    ],
    text: 'Offenes Meer. Flotten mehrerer Spieler können darin sein, und Atomraketen erreichen es nicht.',
  },
  port: {
    forms: ['Hafen', 'Hafens', 'Häfen', 'Heimathafen', 'Heimathäfen'],
    text: 'Das Zeichen zwischen Gebiet und Meer. Dort gehen Armeen an Bord, und dort werden Flotten gebaut.',
  },
  passage: {
    forms: ['Durchzug', 'Durchzugs', 'Durchzugsrecht', 'Durchzugsrechte', 'Durchzugsrechten'],
    text: 'Die Erlaubnis, durch Zonen eines anderen Spielers zu ziehen. Sie lässt sich widerrufen.',
  },
  militia: {
    forms: ['Miliz'],
    text: 'Verteidigt eine leere Zone mit einem Würfel: 3 bis 5 kostet eine Einheit, 6 kostet zwei.',
  },
  'fire-power': {
    forms: ['Feuerkraft'],
    text: 'Wer in einer Schlacht mehr Einheiten hat, bekommt einen Würfel dazu.',
  },
  counterattack: {
    forms: ['Gegenangriff', 'Gegenangriffs', 'Gegenangriffe', 'Gegenangriffen'],
    text: 'Nach einem Angriff kann jeder Angegriffene selbst einmal angreifen, irgendwo.',
  },
  amphibious: {
    forms: ['Seelandung', 'Seelandungen'],
    text: 'Ein Angriff vom Meer: Armeen gehen aus Flotten in einem hellblauen Meer an Land.',
  },
  airborne: {
    forms: ['Luftlandung', 'Luftlandungen'],
    text: 'Ein Angriff aus der Luft: Armeen fliegen direkt ins Ziel, für je 2 Öl. Zurück geht es nicht.',
  },
  withdraw: {
    forms: ['zurückziehen', 'zurückzieht', 'Rückzug'],
    text: 'Vor der Schlacht Einheiten in eine Zone nebenan bringen, die leer ist oder dir gehört.',
  },
  resist: {
    forms: ['Widerstand', 'Widerstands'],
    text: 'Verteidigen, ohne einen Satz zu zahlen: kostenlos, aber mit einem Würfel weniger.',
  },
  blockade: {
    forms: ['Blockade', 'Blockaden', 'blockiert', 'blockieren'],
    text: 'Feindliche Flotten vor allen Häfen eines fremden Gebiets: Dort wird nichts gefördert und nichts gebaut.',
  },
  siege: {
    forms: ['Belagerung', 'Belagerungen', 'belagert', 'belagern'],
    text: 'Feindliche Flotten vor allen Häfen einer Heimat: kein Handel, und nichts aus dem Ausland.',
  },
  spoils: {
    forms: ['Beute'],
    text: 'Alles, was eine eroberte Macht hatte: Geld, Vorräte, Waffen, Unternehmen und Einheiten.',
  },
  prospect: {
    forms: ['schürfen', 'schürfe', 'schürft', 'Schürfens'],
    text: 'In Phase 7 Karten für je 200\u00a0Mio.\u00a0$ aufdecken, um ein neues Unternehmen zu finden.',
  },
  research: {
    forms: ['forschen', 'Forschung', 'erforschen', 'erforsche', 'erforscht'],
    text: 'In Phase 6 Karten für je 200\u00a0Mio.\u00a0$ aufdecken, um die erste Atomrakete oder den ersten L-Stern zu finden.',
  },
  bazaar: {
    forms: ['Waffenbasar', 'Waffenbasars'],
    text: 'Das Ende von Phase 6: Spieler verkaufen einander Einheiten, Waffen und fremde Gebiete.',
  },
  'drop-ship': {
    forms: ['Direktlieferung', 'Direktlieferungen'],
    text: 'Förderung des nächsten Zyklus, in Phase 7 im Voraus verkauft und in Phase 2 geliefert.',
  },
  'trading-window': {
    forms: ['Handelsrunde', 'Handelsrunden'],
    text: 'Der Teil von Verkaufen, Bauen oder Kaufen, in dem Spieler miteinander handeln.',
  },
  detente: {
    forms: ['Détente'],
    text: 'Die Partie endet im Frieden, nach dem vereinbarten Zyklus oder weil alle zustimmen. Die reichste Macht gewinnt.',
  },
  supremacy: {
    forms: ['Vorherrschaft', 'Vorherrschaft (Supremacy)', 'Supremacy'],
    text: 'Der Sieg der letzten Macht, die übrig ist.',
  },
  'coup-final': {
    forms: ['Coup Final'],
    text: 'Das Ende der Welt durch Atomraketen, ab dem 13. zerstörten Gebiet. Niemand gewinnt.',
  },
  stars: {
    forms: ['Sterne', 'Sternen'],
    text: 'Der Rang des Siegers, eins bis fünf. Je weniger Atomraketen, desto mehr Sterne.',
  },
  apc: {
    forms: ['Truppentransporter', 'Truppentransporters', 'Truppentransportern', 'APC'],
    text: 'Ein gepanzerter Wagen für bis zu drei Armeen. Ihn zu zerstören kostet 8 Punkte.',
  },
  agenda: {
    forms: ['Forschungsplan', 'Forschungsplans'],
    text: 'Deine geheime Liste der Technik, die du erforschen willst, der Reihe nach.',
  },
  licence: {
    forms: ['Lizenz', 'Lizenzen'],
    text: 'Das Recht, Technik zu nutzen, deren Karte ein anderer behält.',
  },
  'merchant-ship': {
    forms: ['Handelsschiff', 'Handelsschiffs', 'Handelsschiffe', 'Handelsschiffen'],
    text: 'Bringt bis zu drei Einheiten Waren zum Markt oder von dort, und kämpft nicht.',
  },
  freight: {
    forms: ['Fracht'],
    text: '50\u00a0Mio.\u00a0$ für jedes Handelsschiff, das bei einem Handel Waren befördert.',
  },
  escort: { forms: ['Geleit', 'Geleits'], text: 'Flotten, die Handelsschiffe im selben Meer bewachen.' },
  reroute: {
    forms: ['verlegen', 'verlegt', 'Verlegung'],
    text: 'Handelsschiffe kostenlos von einem Meer in ein anderes schicken.',
  },
  generalship: {
    forms: ['Feldherrnkunst'],
    text: 'Der Würfel der Konflikttabelle: 0 Punkte bei 1 und 2, 1 bei 3 und 4, 2 bei 5 und 6.',
  },
  supplies: {
    forms: ['Vorrat', 'Vorräte', 'Vorräten'],
    text: 'Getreide, Öl und Erz. Unternehmen fördern sie. Damit bezahlst du Angriffe, Bewegungen und neue Einheiten.',
  },
  zone: {
    forms: ['Zone', 'Zonen'],
    text: 'Jeder Ort auf dem Brett: ein Gebiet an Land, ein hellblaues oder ein dunkelblaues Meer.',
  },
  territory: {
    forms: ['Gebiet', 'Gebiets', 'Gebietes', 'Gebiete', 'Gebieten'],
    text: 'Eine Zone an Land. Unternehmen liegen darin, und Armeen halten sie.',
  },
  power: {
    forms: ['Supermacht', 'Supermächte', 'Supermächten'],
    text: 'Was ein Spieler führt: eine Heimat mit ihren Gebieten, Unternehmen und Streitkräften.',
  },
  army: {
    forms: ['Armee', 'Armeen'],
    text: 'Eine Einheit an Land. Ein Satz Vorräte reicht für bis zu drei. Ihr Sold ist 10\u00a0Mio.\u00a0$ pro Zyklus.',
  },
  navy: {
    forms: ['Flotte', 'Flotten'],
    text: 'Eine Einheit auf See. Sie trägt bis zu vier Armeen. Ihr Sold ist 10\u00a0Mio.\u00a0$ pro Zyklus.',
  },
  interest: {
    forms: ['Zinsen', 'überfällige Zinsen', 'überfälligen Zinsen'],
    text: '100\u00a0Mio.\u00a0$ pro Zyklus für je 1.000\u00a0Mio.\u00a0$ Schulden bei der Bank, fällig in Phase 1.',
  },
  'face-down': {
    forms: [
      'verdeckte Karte',
      'verdeckten Karte',
      'verdeckte Karten',
      'verdeckten Karten',
      'verdecktes Unternehmen',
      'verdeckte Unternehmen',
      'verdeckten Unternehmen',
      'liegt verdeckt',
      'verdeckt liegt',
    ],
    text: 'Ein Unternehmen, das gefunden und noch nicht geöffnet ist. Es kostet keinen Sold und fördert nichts.',
  },
  surrender: {
    forms: ['ergeben', 'ergibst', 'ergibt sich', 'ergeben sich', 'Kapitulation'],
    text: 'Einheiten und Unternehmen im Ausland kampflos dem Angreifer überlassen. In der Heimat geht das nicht.',
  },
  reinforce: {
    forms: ['Verstärkung', 'Verstärkungen', 'verstärken', 'verstärkt'],
    text: 'Nach den Verlusten einer Schlacht Einheiten nachziehen, zu den üblichen Kosten.',
  },
  retaliation: {
    forms: ['Vergeltung', 'Vergeltungsschlag', 'vergelten'],
    text: 'Die Antwort auf einen Erstschlag mit Atomraketen oder auf ein D der Konflikttabelle.',
  },
  roulette: {
    forms: ['Roulette'],
    text: 'Der Wurf für jedes zerstörte Gebiet ab dem 13.: Er kann der Weltuntergang sein.',
  },
  promise: {
    forms: ['Versprechen', 'Versprechens', 'versprechen', 'verspricht'],
    text: 'Was jemand zu tun verspricht. Niemand erzwingt es.',
  },
  technology: {
    forms: ['Technik', 'Techniken'],
    text: 'Eine Karte mit einer Stufe von 1 bis 5, für Armeen oder Flotten. Die höhere Stufe ist in Schlachten im Vorteil.',
  },
  deploy: {
    forms: ['einführen', 'eingeführt', 'einzuführen', 'Einführung'],
    text: 'Technik an alle Einheiten ihrer Art geben: Würfle und zahl 100\u00a0Mio.\u00a0$ pro Auge.',
  },
  legion: {
    forms: ['Kolonialtruppe', 'Kolonialtruppen', 'Colonial Legions'],
    text: 'Armeen, die du in deinen Kolonien aufstellst: drei für jedes fremde Gebiet, in diesem Gebiet.',
  },
  'half-siege': {
    forms: ['Halbbelagerung'],
    text: 'Mit Handelsschiffen im Spiel: eine Belagerung, die in dieser Phase nur einen Teil deines Handels aufhält.',
  },
  'danger-pay': {
    forms: ['Gefahrenzulage'],
    text: '500\u00a0Mio.\u00a0$ an die Bank für jedes Handelsschiff, das während einer Schlacht Waren bringt.',
  },
  pirates: {
    forms: ['Pirat', 'Piraten'],
    text: 'Sie lauern in hellblauen Meeren deinen Waren auf: Ein Würfel entscheidet, ob sie Geld wollen oder Schiffe versenken.',
  },
  cash: { forms: ['Geld'], text: 'Was du in der Kasse hast. Schulden sind davon noch nicht abgezogen.' },
  unit: {
    forms: ['Einheit', 'Einheiten'],
    text: 'Eine Armee an Land oder eine Flotte auf See. Erweiterungen bringen weitere Arten.',
  },
  wealth: {
    forms: ['Vermögen'],
    text: 'Geld, Vorräte, Unternehmen, Einheiten und Waffen zusammen, minus Schulden. Bei einer Détente gewinnt das größte.',
  },
};
