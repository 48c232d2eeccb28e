// Commands of the expansions, their fields and values, in German.
import type { Page } from '../../page.ts';

export const EXPANSION_COMMANDS: Page['expansionCommands'] = {
  // Armored Personnel Carriers
  'place-apc': {
    name: 'Truppentransporter aufstellen',
    button: 'Verdeckt aufstellen',
    about: 'Ein kostenloser Truppentransporter kommt dorthin, wo du Einheiten hast.',
  },
  stay: { name: 'Bleiben', button: 'Bleiben und kämpfen' },
  'get-off': {
    name: 'Insassen',
    button: 'Aussteigen lassen',
    about: 'Armeen, die aussteigen, können kämpfen. Wer drin bleibt, teilt das Schicksal des Truppentransporters.',
  },
  'name-target': {
    name: 'Ziel nennen',
    button: 'Nennen',
    about: 'Deine Punkte müssen zuerst eine Einheit dieser Art zerstören. Danach hast du freie Wahl.',
  },
  absorb: {
    name: 'Schild',
    button: 'Die anderen schützen',
    about: 'Ein Truppentransporter, der die anderen schützt, fängt bis zu 8 Punkte für sie ab.',
  },
  // High-Tech Edge
  'write-agenda': {
    name: 'Forschungsplan',
    button: 'Plan festlegen',
    about:
      'Nur du siehst ihn. Jede Zeile ist eine verdeckt gezogene Karte für 200\u00a0Mio.\u00a0$, wenn sie an der Reihe ist. Lass ihn leer, um nicht zu forschen.',
  },
  'research-technology': { name: 'Ziehen', button: 'Karte ziehen, 200\u00a0Mio.\u00a0$' },
  'deploy-technology': {
    name: 'Technik einführen',
    button: 'Würfeln und einführen',
    about:
      'Ein Würfel bestimmt den Preis: 100\u00a0Mio.\u00a0$ pro Auge. Hast du nur eine Lizenz, würfelst du mit zweien.',
  },
  'show-technology': {
    name: 'Technik zeigen',
    button: 'Stufe zeigen',
    about: 'Kostenlos und jederzeit. Eine Stufe, die alle gesehen haben, macht deine Bewegungen billiger.',
  },
  disclose: {
    name: 'Aufdecken',
    button: 'Verdeckt festlegen',
    about: 'Beide Seiten entscheiden, dann wird beides aufgedeckt.',
  },
  // Colonial Legions and Merchant Marine
  'station-navies': {
    name: 'Flotten stationieren',
    button: 'Verdeckt festlegen',
    about: 'Kostenlos. Wähle Meere auf der Karte oder hier. Alle decken gleichzeitig auf.',
  },
  'sea-lanes': {
    name: 'Seewege',
    button: 'Seewege festlegen',
    about:
      'Kostenlos. Schiffe in dunkelblauen Meeren tragen den Handel. Schiffe vor einem Hafen holen, was das Unternehmen dort fördert.',
  },
  'bonus-dozen': {
    name: 'Zwölf weitere Einheiten',
    button: 'Verdeckt nehmen',
    about: 'Kostenlos. Was keine Flotte und kein Schiff ist, ist eine Armee.',
  },
  'first-reroutes': {
    name: 'Schiffe vor Beginn verlegen',
    button: 'Verdeckt festlegen',
    about: 'Nimm Schiffe aus einem Meer und setze sie in ein anderes.',
  },
  'load-ships': {
    name: 'Schiffe beladen',
    button: 'Kein Schiff beladen',
    about:
      'Ein Schiff trägt drei Einheiten eines Rohstoffs. Diese Liste meidet jedes Risiko. Streich Fahrten oder füge welche hinzu. Waren ohne Schiff gehen verloren.',
  },
  'pay-ransom': { name: 'Lösegeld', button: 'Den Piraten antworten' },
  'give-up-ships': {
    name: 'Verlorene Schiffe',
    button: 'Abgeben',
    about: 'Ein Schiff geht mit allem an Bord verloren.',
  },
  reroute: {
    name: 'Schiffe verlegen',
    button: 'Verlegen',
    about:
      'Kostenlos, einmal für jedes Schiff, von einem Meer in ein beliebiges anderes. Wer dich blockiert oder belagert, kann sie abfangen.',
  },
  'hire-carriers': {
    name: 'Spediteure beauftragen',
    button: 'Beauftragen',
    about:
      'Spediteure bringen deine Armeen an einen Ort. Du zahlst die Vorräte zum Marktpreis und 100\u00a0Mio.\u00a0$ pro Armee.',
  },
  'attack-ships': {
    name: 'Handelsschiffe angreifen',
    button: 'Schiffe angreifen',
    about: 'Greif die Handelsschiffe eines Spielers in einem erreichbaren Meer an, samt ihrem Geleit.',
  },
  'strike-first': {
    name: 'Erstes Ziel',
    button: 'Angreifen',
    about: 'Deine Punkte treffen die andere Gruppe erst, wenn die erste weg ist.',
  },
  announce: {
    name: 'Blockade oder Belagerung ankündigen',
    button: 'Ankündigen',
    about: 'Ab jetzt entscheiden Würfel, was noch in die Häfen kommt, die deine Flotten sperren.',
  },
  lift: {
    name: 'Blockade oder Belagerung aufheben',
    button: 'Aufheben',
    about: 'Sie endet sofort. In dieser Phase kannst du sie nicht noch einmal ankündigen.',
  },
  escort: {
    name: 'Schiffen Geleit geben',
    button: 'Geleit festlegen',
    about: 'Kostenlos. Diese Flotten verteidigen deine Handelsschiffe in diesem dunkelblauen Meer.',
  },
  'import-goods': {
    name: 'Waren holen',
    button: 'Holen',
    about:
      'Kauf zum Marktpreis. Jedes Schiff in einem dunkelblauen Meer bringt drei Einheiten eines Rohstoffs für 500\u00a0Mio.\u00a0$.',
  },
  'carry-goods': {
    name: 'Waren befördern',
    button: 'Vorschlagen',
    about:
      'Deine Schiffe holen Waren bei einem anderen Spieler oder bringen ihm welche, drei Einheiten pro Schiff. Jedes Schiff kostet 500\u00a0Mio.\u00a0$ Gefahrenzulage; den Preis der Waren macht ihr aus.',
  },
  'agree-carriage': { name: 'Beförderung', button: 'Antworten' },
  'ships-done': { name: 'Fertig', button: 'Mit den Schiffen fertig' },
  // Military Conflict Chart
  'remove-half': { name: 'Die Hälfte deiner Einheiten', button: 'Abgeben' },
  'retaliation-move': {
    name: 'Erst bewegen',
    button: 'Bewegen',
    about: 'Bring Einheiten näher heran, bevor du zurückschlägst.',
  },
  'end-retaliation': { name: 'Fertig', button: 'Keine Vergeltung' },
};

/** What the fields of those commands ask. */
export const EXPANSION_FIELDS: Readonly<Record<string, string>> = {
  target: 'Was deine Punkte zuerst zerstören',
  apcs: 'Truppentransporter, die die anderen schützen',
  passengers: 'Wer aussteigt',
  lines: 'Dein Forschungsplan, der Reihe nach',
  technology: 'Technik',
  level: 'Stufe',
  ships: 'Handelsschiffe',
  dark: 'Schiffe in dunkelblauen Meeren',
  lanes: 'Ein Schiff für jedes Unternehmen in Übersee',
  trips: 'Schiffe und ihre Ladung',
  pay: 'Deine Antwort',
  grip: 'Blockade oder Belagerung',
  group: 'Ziel',
  partner: 'Mit',
  carries: 'Schiffsladungen, die du beförderst, je 50\u00a0Mio.\u00a0$',
  direction: 'Richtung',
  'place-apc:at': 'Wo',
  'carry-goods:price': 'Preis für alles',
  'escort:navies': 'Flotten im Geleit',
  'strike-first:group': 'Zuerst angreifen',
};

/** What their plain values are called. */
export const EXPANSION_VALUES: Readonly<Record<string, string>> = {
  'at:nowhere': 'Kein Truppentransporter',
  'lines:army': 'Armeetechnik',
  'lines:navy': 'Flottentechnik',
  'technology:army': 'Armeetechnik',
  'technology:navy': 'Flottentechnik',
  'show:none': 'Nichts zeigen',
  'show:army': 'Armeetechnik zeigen',
  'show:navy': 'Flottentechnik zeigen',
  'show:both': 'Beides zeigen',
  'pay:true': 'Lösegeld zahlen',
  'pay:false': 'Die Schiffe versenken lassen',
  'grip:siege': 'Alle Heimathäfen (Belagerung)',
  'group:convoy': 'Der Konvoi',
  'group:escorts': 'Das Geleit',
  'direction:bring': 'Dort abholen',
  'direction:send': 'Dorthin bringen',
};
