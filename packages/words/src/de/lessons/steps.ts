// What each step of a lesson says, in German.
import type { Lessons } from '../../lessons.ts';

export const steps: Lessons['steps'] = {
  'economy-aim':
    'Du führst Europa. Am Ende gewinnt die reichste Macht, also geht es hier um Geld. Deine fünf Heimatgebiete leuchten; dort liegen deine sechs Unternehmen.',
  'economy-pay':
    'Ein Zyklus beginnt mit Zahlen: 50\u00a0Mio.\u00a0$ für jedes geöffnete Unternehmen, 10\u00a0Mio.\u00a0$ für jede Armee. Ein Unternehmen ohne Sold fördert nichts. Drücke „Alle bezahlen“.',
  'economy-transfer':
    'Phase 2, Fördern, lief von selbst: Deine Unternehmen haben Getreide, Öl und Erz in dein Versorgungslager gebracht. Es fasst je 12.',
  'economy-bid':
    'Jede weitere Phase kostet einen Bietstein, und du hast drei pro Zyklus. Alle entscheiden geheim. Du hast viel Öl: Biete auf Verkaufen.',
  'economy-sell':
    'Du hast höher gewürfelt und verkaufst zuerst. Du bekommst für alles den heutigen Preis, dann fällt er. Wähle Öl, nimm alle 9, dann eins weniger: Behalte von jedem Gut eins zum Bauen.',
  'economy-price':
    'Sieh dir den Markt an: Dein Verkauf hat den Ölpreis gedrückt, und die Sowjetunion hat gleich danach viel billiger verkauft. Deshalb lohnt es sich, zuerst dran zu sein.',
  'economy-pass':
    'Du bist noch einmal dran und könntest ein anderes Gut verkaufen. Behalte Getreide und Erz zum Bauen und passe.',
  'economy-bid-build':
    'Angreifen und Bewegen fallen in dieser Lektion weg. Jetzt kommt Bauen. Du hast Geld, also biete noch einen Bietstein.',
  'economy-build':
    'Ein Satz Vorräte (ein Getreide, ein Öl, ein Erz) reicht für bis zu drei Einheiten zu je 100\u00a0Mio.\u00a0$. Wähle Armeen, dann Osteuropa, und baue drei.',
  'economy-end-build':
    'Drei weitere Armeen bewachen jetzt Osteuropa. Du könntest weitermachen, aber spar dein Geld: Passe.',
  'economy-bid-buy':
    'Die letzte Phase ist Kaufen. Nach all den Verkäufen ist Öl billig. Setze deinen dritten Bietstein ein.',
  'economy-buy':
    'Kaufe 10 Öl zu diesem niedrigen Preis. Jede Einheit, die du kaufst, treibt den Preis wieder hoch, und was du hast, ist sofort mehr wert.',
  'economy-done':
    'Du hast Öl teuer verkauft, drei Armeen aufgestellt und das Öl für einen Bruchteil zurückgekauft. Teuer verkaufen, billig kaufen und ahnen, wann die anderen dasselbe tun: Das ist das halbe Spiel.',
  'landing-look':
    'Du führst die USA. Eine Flotte mit vier Armeen an Bord liegt im Golf von Guinea. Zwei afrikanische Armeen halten Nigeria, wo ein Ölunternehmen arbeitet.',
  'landing-declare':
    'Wähle „Seelandung“, dann Nigeria. Nimm die Flotte dazu und lass alle vier Armeen landen. Sieh dir vor dem Angriff die Chancen an: Sie sind exakt.',
  'landing-dice':
    'Beide Seiten haben einen Satz Vorräte verbraucht und gewürfelt. Je drei Punkte kosten die andere eine Einheit, und beide Seiten schießen. Die Schlachtkarte zeigt jeden Würfel.',
  'landing-stay':
    'Du könntest jetzt weitere Einheiten holen, zu den üblichen Kosten. Zwei Armeen reichen, um den Strand zu halten: Drücke „Keine Verstärkung“.',
  'landing-spoils':
    'Nigeria gehört dir, und das Unternehmen dort auch: Von jetzt an füllt es dein Versorgungslager. Afrika durfte zurückschlagen und hat es nicht getan.',
  'landing-pass':
    'Für einen weiteren Satz Vorräte kannst du noch einmal angreifen. Fordere dein Glück nicht heraus: Passe.',
  'landing-done':
    'Lande, wo die Chancen gut sind, bring genug mit, um zu bleiben, und nimm Gebiete mit Unternehmen. Eine Macht ohne Heimatgebiete ist ausgeschieden, und wer sie erobert hat, bekommt alles.',
  'crisis-look':
    'Du führst Europa. Atompilze stehen über Gebieten, die Atomraketen zerstört haben: bisher elf. Die Sowjetunion hat soeben zwei Atomraketen auf Westeuropa gestartet.',
  'crisis-shoot':
    'Deine drei L-Sterne können sie aufhalten. Jeder schießt einmal: Bei 1 bis 5 zerstört er eine Atomrakete, bei 6 verfehlt er sie. Feuere den ersten ab.',
  'crisis-shoot-again': 'Eine Atomrakete ist weg. Schieß noch einmal, auf die andere.',
  'crisis-clouds':
    'Westeuropa steht noch. Denk nach: Ab dem 13. zerstörten Gebiet kann jedes das Ende der Welt sein, und dann gewinnt niemand. Elf sind schon weg.',
  'crisis-answer':
    'Du darfst einmal zurückschlagen. Vier sowjetische Armeen stehen in Rumänien, ein L-Stern bewacht sie. Wähle „Atomraketen starten“, ziele mit beiden auf Rumänien und starte.',
  'crisis-result':
    'Der L-Stern hat eine Atomrakete aufgehalten, die andere hat getroffen: Die Armeen sind weg, und über Rumänien steht der zwölfte Atompilz. Nach dem nächsten entscheidet ein Würfel, ob die Welt untergeht.',
  'crisis-pass': 'Jetzt bist du selbst mit dem Angreifen dran. Lass die Welt, wie sie ist: Passe.',
  'crisis-done':
    'L-Sterne schützen dich, und alle wissen es. Atomraketen wirken am besten, solange sie im Silo bleiben: Sie kosten ein Vermögen, zerstören, was du hättest erobern können, und zu viele beenden das Spiel für alle.',
};
