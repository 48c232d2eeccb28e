// What the program does around the game, for readers, in German.
import type { Told } from '../../handbook/outline.ts';

export const program = {
  saving: {
    title: 'Wird meine Partie gespeichert?',
    text: 'Ja, nach jedem Zug. Eine Partie an diesem Bildschirm bleibt in diesem Browser, und die Startseite bietet an, sie fortzusetzen. Für einen anderen Computer lädst du im Menü die Spieldatei herunter und öffnest sie dort auf der Startseite. Partien im Internet bewahrt der Server auf: Du findest sie in der Lobby.',
    asked:
      'speichern gespeichert sichern Spielstand laden fortsetzen weiterspielen später morgen Pause unterbrechen aufhören Datei herunterladen öffnen schließen Browser Partie Spiel weg verloren behalten automatisch',
  },
  friends: {
    title: 'Wie spielst du mit Freunden?',
    text: 'An einem Bildschirm: Zwei bis sechs Leute wechseln sich ab, und ein Vorhang verdeckt, was geheim ist, bis der Nächste davor sitzt. Im Internet: Öffne einen Tisch und verschick seinen Link. Wer ihn hat, kann sich setzen, auch ohne Konto. Freie Plätze können Computer führen, und ihr spielt am Stück oder über Wochen.',
    asked:
      'mit Freunden spielen online Internet Mehrspieler einladen Einladung Link Tisch beitreten mitspielen ein Bildschirm gleicher Computer zusammen Lobby Konto anmelden registrieren Raum Gastgeber Hotseat',
  },
  away: {
    title: 'Was, wenn die Zeit abläuft oder ich weg bin?',
    text: 'Allein gibt es keine Uhr. Ein Tisch im Internet kann eine haben: Ist deine Zeit um, antwortet der Schiedsrichter so, wie es unter „Wenn du wartest“ steht. Daueraufträge antworten im Voraus für dich. Du kannst deinen Platz einem Stellvertreter überlassen, das ist das Programm, oder einem Ersatzspieler, das ist ein Mensch.',
    asked:
      'Zeit Uhr Frist abgelaufen abläuft läuft ab vorbei um Zeitlimit Bedenkzeit zu langsam zu spät weg abwesend verreist Urlaub offline schlafen Stellvertreter Ersatzspieler Dauerauftrag Daueraufträge automatisch verpasst Zug wer spielt für mich',
  },
  commanders: {
    title: 'Wie gut sind die Computer?',
    text: 'Es gibt vier Stufen. Ein Rekrut macht Anfängerfehler, ein Offizier spielt solide, ein General plant den ganzen Zyklus, und ein Marschall ist der stärkste. Jeder hat auch seinen Charakter. Sie schummeln nicht: Ein Computer sieht nur, was du an seinem Platz sähest, und seine Würfel fallen wie deine.',
    asked:
      'Computer Computergegner Computerkommandant Stufe Stufen Schwierigkeit Schwierigkeitsgrad leicht schwer Stärke stark Rekrut Offizier General Marschall KI Bot Bots Gegner Charakter leichter schwerer zu stark schummelt schummeln',
  },
  hints: {
    title: 'Wo bekommst du Hilfe und Rat?',
    text: '„General fragen“ unter deiner Entscheidung zeigt einen guten Zug mit dem Grund dafür, und zwei andere. Dein Ergebnis zählt diese Tipps. Der Trainer führt dich durch deinen ersten Zyklus, an und aus geht er im Menü. Lektionen und Stellungen zum Lösen sind auf der Startseite. Wörter mit gepunktetem Strich haben eine Karte: Zeig darauf oder tipp sie an.',
    asked:
      'Tipp Tipps Hilfe Rat Ratschlag Hinweis Vorschlag vorschlagen empfehlen was soll ich tun Trainer Anleitung Lektion Lektionen lernen üben Übung Rätsel Stellung des Tages Bedeutung Wort bester Zug erklären Tutorial',
  },
  odds: {
    title: 'Wie gut sind meine Chancen?',
    text: 'Vor einem Angriff zeigt die Seite die genauen Chancen dieser Schlacht. Für jede andere Schlacht und jeden Schlag gibt es auf der Startseite den Chancenrechner: Wähl zwei Streitkräfte, und jeder mögliche Wurf wird gezählt. Wer in der Partie vorn liegt, steht oben im Stand.',
    asked:
      'Chance Chancen Gewinnchance Gewinnchancen Wahrscheinlichkeit Prozent Aussicht Aussichten Schlacht gewinnen ausrechnen berechnen Rechner simulieren Risiko lohnt sich Angriff Siegchance Quote',
  },
  'looking-back': {
    title: 'Kann man eine Partie noch einmal ansehen?',
    text: 'Ja, Zug um Zug, über das Menü oder nach dem Ende. Dann zeigt „Analyse“ die Chancen aller im Lauf der Zeit und die Entscheidungen, die am meisten gekostet haben. Von jedem Moment aus kannst du auf einem gedachten Brett weiterspielen, einen Link kopieren oder ein Bild sichern. In deiner eigenen laufenden Partie steht „Was wäre, wenn?“ im Menü.',
    asked:
      'ansehen anschauen nochmal noch einmal Wiederholung Wiedergabe Rückblick zurückblicken Analyse analysieren auswerten Verlauf Protokoll frühere Züge was wäre wenn Brett teilen Link Bild Screenshot Fehler zurückspulen Statistik',
  },
  settings: {
    title: 'Wo stellst du Sprache, Ton und Tempo ein?',
    text: 'Im Menü einer Partie: die Sprache, den Ton, das Tempo, in dem die Züge der anderen gezeigt werden, und den Trainer. Die Sprache gibt es auch auf der Startseite. Der Knopf mit dem Halbkreis oben wechselt zwischen Hell und Dunkel. Mit dem Zoom deines Browsers wird alles größer.',
    asked:
      'Einstellungen einstellen Optionen Sprache deutsch englisch spanisch Ton Lautstärke stumm Musik Geräusche Tempo Geschwindigkeit schneller langsamer Animation überspringen dunkel hell Farben Tastatur Tasten Handy ändern umstellen',
  },
} as const satisfies Readonly<Record<string, Told>>;
