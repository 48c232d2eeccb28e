// What is kept about somebody, in German.
import type { Page } from '../../page.ts';

export const kept: Page['people']['kept'] = {
  heading: 'Was über dich gespeichert ist',
  back: 'Zurück',
  intro:
    'Das speichert ein Marshall-Server. Sein Betreiber kann alles darauf lesen, auch verdeckte Karten laufender Partien.',
  parts: [
    {
      title: 'In diesem Browser',
      lines: [
        'Ein Cookie, das sagt, wer du bist, bis 180 Tage nach deinem letzten Besuch. Skripte können es nicht lesen, und keine andere Seite bekommt es.',
        'Partien, die du allein spielst, und Einstellungen wie Farben, Ton und ausgeblendete Hinweise. Sie verlassen den Browser nie.',
      ],
    },
    {
      title: 'Dein Konto',
      lines: [
        'Dein Name und der Tag, an dem du das Konto zuletzt genutzt hast.',
        'Wenn du es gesichert hast: dein Anmeldename und Prüfwerte deiner Passphrase und deiner Wiederherstellungscodes. Daraus kann sie niemand zurückgewinnen.',
        'Jede Sitzung: der Name des Browsers, wann sie begann und wann sie endet.',
        'Die Namen deiner Bot-Tokens und Prüfwerte der Tokens.',
        'Gäste, die 180 Tage nicht mehr da waren, werden gelöscht, außer sie sind in einer Partie, die noch läuft. Der Betreiber kann eine andere Frist setzen.',
      ],
    },
    {
      title: 'Deine Partien',
      lines: [
        'Jeder Tisch, den du eröffnet oder an dem du gesessen hast, alles, was du dort getan hast, und was dein Browser zu den Würfeln beigetragen hat.',
        'Die Adresse, von der ein Tisch eröffnet wurde, damit niemand die Lobby überschwemmt. Von einer IPv6-Adresse nur die erste Hälfte.',
        'Tische, an denen nie gespielt wird, werden nach 30 Tagen gelöscht, beendete Partien nach zwei Jahren. Der Betreiber kann andere Fristen setzen.',
      ],
    },
    {
      title: 'Was du schreibst',
      lines: [
        'Nachrichten bleiben bei ihrer Partie. Lesen können sie die Leute im Chat und der Betreiber. Nachrichten an alle können auch Zuschauer lesen.',
        'Wie weit du jeden Chat gelesen hast.',
        'Wen du blockiert hast. Sonst erfährt das niemand.',
        'Deine Meldungen, mit der gemeldeten Nachricht und ein paar davor und danach. Der Betreiber liest sie.',
      ],
    },
    {
      title: 'Benachrichtigungen',
      lines: [
        'Wie und in welcher Sprache und Zeitzone du Bescheid bekommen willst: deine E-Mail-Adresse, die Adresse deines Browsers bei seinem Push-Dienst, deine Webhooks.',
        'Was wann an dich ging, 30 Tage lang. Darin stehen der Titel des Tisches, deine Macht, was wartet und bis wann.',
        'Eine E-Mail geht über den E-Mail-Anbieter des Betreibers, eine Push-Nachricht über den Hersteller deines Browsers, der sie nicht lesen kann.',
      ],
    },
    {
      title: 'Adressen und Protokolle',
      lines: [
        'Deine Adresse wird im Arbeitsspeicher mitgezählt, und bis zu einem Tag in der Datenbank, damit niemand den Server überschwemmt.',
        'Im Protokoll des Servers können Zeit, Adresse und Art einer Anfrage stehen. Passphrasen, Tokens oder Nachrichten stehen nie darin. Wie lange es aufgehoben wird, entscheidet der Betreiber.',
        'Sperrt der Betreiber eine Adresse oder ein Konto, werden die Sperre und ihr Grund gespeichert, bis sie endet.',
      ],
    },
    {
      title: 'Was nicht gespeichert wird',
      lines: [
        'Keine E-Mail-Adresse, außer du gibst eine für Benachrichtigungen an. Keine Werbung, keine Tracker, nichts von anderen Seiten.',
      ],
    },
    {
      title: 'Mitnehmen und gehen',
      lines: [
        'In der Lobby, unter „Deine Daten“, kannst du alles herunterladen, was über dich gespeichert ist, und dein Konto löschen.',
        'Danach sind deine Nachrichten weg, Stellvertreter spielen für dich weiter, und beendete Partien nennen dich „ein früherer Spieler“. Was du in einer Partie getan hast, bleibt ein Teil von ihr.',
        'Meldungen über dich bleiben beim Betreiber, frühere Sicherungen auch.',
      ],
    },
  ],
};
