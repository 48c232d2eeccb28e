// Battles and nuclear war, for readers, in German.
import type { Told } from '../../handbook/outline.ts';

export const war = {
  attacking: {
    title: 'Wie läuft ein Angriff ab?',
    text: 'In Phase 4 machst du in deinem Zug einen Angriff oder passt. Zuerst sagst du, von wo du was angreifst. Beide Seiten können einen Satz Vorräte zahlen, dann wird gewürfelt, Einheiten gehen verloren, und leeres Land kann besetzt werden. Danach darf der Verteidiger zurückschlagen, und der Nächste ist dran. Kommst du wieder an die Reihe, kannst du wieder angreifen.',
    asked:
      'angreifen Angriff Krieg Schlacht Kampf kämpfen Phase 4 Ablauf Schritte einmarschieren funktioniert zweimal mehrmals beginnen anfangen erklären nochmal zweites abbrechen lohnt greife greifen angreife an gemeinsam mit Verbündeten',
  },
  reach: {
    title: 'Was kannst du angreifen?',
    text: 'Eine Armee greift Armeen im Nachbargebiet an und Flotten im hellblauen Meer daneben. Eine Flotte im hellblauen Meer greift die hellblauen Meere nebenan an und Armeen an der Küste. Eine Flotte im dunkelblauen Meer greift Flotten dort und in den hellblauen Meeren nebenan an. Für alles Weitere brauchst du eine See- oder Luftlandung.',
    asked:
      'Reichweite Ziel angrenzend benachbart Nachbar Flotte Armee Meer angreifen erreichen zu weit versenken Schiff kämpfen Seeschlacht',
  },
  'battle-cost': {
    title: 'Was kostet eine Schlacht?',
    text: 'Der Angreifer zahlt einen Satz Vorräte: 1 Getreide, 1 Öl, 1 Erz. Ohne Satz kein Angriff. Auch der Verteidiger kann einen Satz zahlen. Wer das nicht tut oder nicht kann, verteidigt mit einem Würfel weniger.',
    asked:
      'Satz Vorräte Kosten Angriff Schlacht kostet Getreide Öl Erz ohne Satz verteidigen brauche Verteidiger bezahlen zahlen muss',
  },
  dice: {
    title: 'Mit wie vielen Würfeln würfelst du?',
    text: 'Der Angreifer hat 1 Würfel, der Verteidiger 2, oder 1 ohne einen Satz Vorräte. Die Seite mit mehr Einheiten in der Schlacht bekommt einen dazu, die Seite mit mehr L-Sternen auch. Masse hilft also, aber nicht unbegrenzt.',
    asked:
      'Würfel würfeln wie viele Schlacht Bonus zusätzlicher Feuerkraft Stellung Chance Wahrscheinlichkeit mehr Armeen Stärke jede Armee Zahl',
  },
  losses: {
    title: 'Wer verliert was?',
    text: 'Zähl deine Würfel zusammen: Für je volle 3 Punkte entfernst du eine feindliche Einheit, und du suchst sie aus. Beide Seiten würfeln, auch ein Verteidiger, dessen letzte Einheit gerade entfernt wurde. Sinkt eine Flotte, sind auch die Armeen an Bord verloren.',
    asked:
      'Verluste Verlust verlieren wählt entfernen Treffer Schaden drei Punkte Einheiten zerstören sterben Zahl treffen Augen brauche gleich Angreifer Verteidiger versenken versenkt',
  },
  occupying: {
    title: 'Wie nimmst du das Gebiet ein?',
    text: 'Ist kein Verteidiger mehr da, kannst du sofort einrücken, mit allen Einheiten, die hinkommen, zu den üblichen Kosten. Damit gehören dir das Gebiet und alle Unternehmen, die der Verlierer dort hat. Bleibst du draußen, kann der Verteidiger neue Einheiten bringen.',
    asked: 'besetzen einnehmen erobern erobere Gebiet einrücken nach Schlacht gewonnen Unternehmen',
  },
  defending: {
    title: 'Was kannst du tun, wenn du angegriffen wirst?',
    text: 'Zahl einen Satz und kämpfe mit 2 Würfeln. Leiste ohne Satz Widerstand, mit 1 Würfel. Zieh einige oder alle Einheiten in eine Zone nebenan zurück, die leer ist oder dir gehört. Im Ausland kannst du dich auch ergeben: Einheiten und Unternehmen dort gehen an den Angreifer. In der Heimat kannst du dich nicht ergeben.',
    asked:
      'verteidigen Verteidigung schützen Angriff angegriffen zurückziehen Rückzug ergeben kapitulieren Widerstand fliehen Möglichkeiten Verteidiger bezahlen flüchten flüchte fliehen fliehe davonlaufen zurückweichen',
  },
  reinforcing: {
    title: 'Verstärkung heranholen',
    text: 'Nach den Verlusten können beide Seiten zu Bewegungskosten Einheiten heranholen, der Verteidiger zuerst. Ein Gebiet kannst du nur verstärken, wenn du es hältst, ein hellblaues Meer, wenn du es hältst oder es leer ist, und jedes dunkelblaue Meer.',
    asked: 'Verstärkung verstärken Nachschub mehr Truppen nach Schlacht helfen heranholen',
  },
  counterattack: {
    title: 'Was ist ein Gegenangriff?',
    text: 'Gleich nach einem Angriff kann jeder, der angegriffen wurde, selbst einen Angriff machen: irgendwo, auf irgendwen, ohne Gebot. Auch eine Macht, die gerade ihr letztes Heimatgebiet verloren hat. Holt sie eins zurück, bleibt sie im Spiel.',
    asked:
      'Gegenangriff zurückschlagen Gegenschlag Rache Vergeltung Antwort letztes Heimatgebiet zurückschießen wehren antworten zurückholen zurückerobern Land hole',
  },
  militia: {
    title: 'Kannst du leeres Land angreifen?',
    text: 'Ja, in Phase 4 leistet die Miliz eines leeren Gebiets oder Meers mit einem Würfel Widerstand: Eine 3, 4 oder 5 kostet dich eine Einheit, eine 6 zwei. In Phase 5 kannst du einfach einziehen. Hat ein anderer Spieler dort Unternehmen, nimmst du sie.',
    asked:
      'leer leeres neutral neutrales Gebiet Miliz niemand unbesetzt grau angreifen freies Land Kolonie ausbreiten breite breiten ausbreiten',
  },
  landing: {
    title: 'Wie landest du vom Meer aus?',
    text: 'Bring Armeen mit Flotten in ein hellblaues Meer neben dem Ziel und greif von dort an: eine Seelandung. Armeen und Flotten zählen beide zur Feuerkraft. Ist das Land nicht eingenommen, musst du wieder angreifen, die Armeen zurück an Bord nehmen oder sie aufgeben.',
    asked: 'Seelandung Landung landen amphibisch Invasion Küste Strand Flotte Armeen an Land Meer vom angreifen',
  },
  airborne: {
    title: 'Wie greifst du aus der Luft an?',
    text: 'Flieg Armeen für je 2 Öl direkt ins Ziel: eine Luftlandung. Sie erreicht jedes Gebiet. Einen Weg zurück gibt es nicht: Ist das Land nicht eingenommen, greif wieder an oder ergib dich dort mit den Armeen.',
    asked: 'Luftlandung Fallschirmjäger Luftangriff Fallschirm abspringen fliegen Flugzeug Luft angreifen',
  },
  blockade: {
    title: 'Was ist eine Blockade?',
    text: 'Liegen feindliche Flotten vor allen Häfen eines deiner Gebiete im Ausland, ist es blockiert: Seine Unternehmen fördern nichts, und du baust dort nichts, bis ein Hafen frei ist. Auch Flotten mehrerer Spieler zusammen können blockieren.',
    asked: 'Blockade blockiert blockieren Hafen gesperrt Flotte keine Förderung rote Punkte',
  },
  siege: {
    title: 'Was ist eine Belagerung?',
    text: 'Liegen feindliche Flotten vor allen Häfen deiner Heimat, wirst du belagert: Deine Unternehmen im Ausland fördern nichts, du baust dort nichts, und du kannst weder kaufen noch verkaufen. Sie endet, sobald ein Heimathafen frei ist. In der Heimat läuft alles weiter.',
    asked: 'Belagerung belagert belagern Häfen gesperrt kein Handel nicht verkaufen kaufen Flotte Heimat',
  },
  nukes: {
    title: 'Was macht eine Atomrakete?',
    text: 'Sie zerstört alles in einem Gebiet oder hellblauen Meer: alle Einheiten und Unternehmen, egal von wem. Das Gebiet ist für den Rest der Partie aus dem Spiel, niemand kann hinein oder hindurch. Ein Meer erholt sich sofort. Dunkelblaue Meere kann man nicht treffen.',
    asked:
      'Atomrakete Atombombe Atomwaffe nuklear Wirkung zerstört Atompilz Rakete Strahlung Schlag bewirkt dauerhaft für immer wieder aufbauen verwüstet verstrahlt wieder benutzen nutzbar betreten verseucht verstrahlt',
  },
  launching: {
    title: 'Wie startest du Atomraketen?',
    text: 'Nenn in Phase 4 als deinen Angriff alle Ziele und starte eine oder mehrere Atomraketen zusammen. Jede gestartete ist verbraucht, ob sie durchkommt oder nicht. Richte mehr als eine auf denselben Ort, um an L-Sternen vorbeizukommen.',
    asked: 'starten starte Start abfeuern abschießen einsetzen Atomrakete Ziel mehrere schießen Phase 4',
  },
  'l-stars': {
    title: 'Was machen L-Sterne?',
    text: 'Sie schießen Atomraketen ab, die auf dich zielen: Jeder würfelt einmal und trifft bei 1 bis 5. Du wählst, auf welche Atomraketen sie schießen. Verbraucht werden sie dabei nicht. Wer mehr L-Sterne hat, bekommt auch in Schlachten am Boden einen Würfel dazu.',
    asked:
      'L-Stern L-Sterne Stern Schild Laser Satellit Abwehr Schutz abschießen abfangen verteidigen gegen Atomraketen Raketen abschießt',
  },
  champions: {
    title: 'Können andere dich gegen Atomraketen verteidigen?',
    text: 'Ja. Jeder unbeteiligte Spieler kann mit L-Sternen dein Champion sein. Champions entscheiden sich vor dem ersten Schuss und können nicht mehr zurück. Ihre L-Sterne schießen nach deinen und treffen bei 1 bis 3. Einen Gegenangriff bekommen sie nicht.',
    asked:
      'Champion helfen Hilfe Verbündeter L-Stern andere verteidigen schützen Freund jemand anders sonst für mich abschießen Raketen Dritte retten mitreden',
  },
  'first-strike': {
    title: 'Was ist ein Erstschlag?',
    text: 'Sagt jemand einen Angriff am Boden gegen dich an und hast du in dieser Phase 4 einen Bietstein eingesetzt, kannst du vor der Schlacht Atomraketen auf Zonen des Angreifers starten. Der Angreifer kann sofort mit Atomraketen antworten und dann die Schlacht weiterführen.',
    asked:
      'Erstschlag zuerst zuschlagen Präventivschlag vor der Schlacht Vergeltung Atomraketen vorher zuvorkommen bevor schießen angreift',
  },
  'space-blast': {
    title: 'Wie zerstörst du L-Sterne?',
    text: 'Auf zwei Wegen. Weltraumschlag: Starte Atomraketen ins All. Kommt eine durch, sind alle L-Sterne aller Spieler weg, auch deine. L-Stern-Duell: einer von dir gegen einen des Gegners, jeder würfelt, der niedrigere Wurf verliert, bei Gleichstand beide.',
    asked: 'Weltraumschlag Weltraum All L-Stern-Duell Duell zerstören L-Sterne loswerden Satelliten Schild',
  },
} as const satisfies Readonly<Record<string, Told>>;
