// Games at this screen, in German.
import type { Page } from '../../page.ts';

export const soloWords: Page['solo'] = {
  absent: 'Der Schiedsrichter ließ sich nicht laden. Prüf deine Verbindung und versuch es noch einmal.',
  failed: (why) => `Etwas ist schiefgegangen (${why}). Lade die Seite neu. Deine Partien sind gespeichert.`,
  gone: 'Diese Partie ist nicht mehr in diesem Browser gespeichert. Fang eine neue an.',
  taken: 'Diese Partie ist in einem anderen Tab offen. Spiel dort weiter, oder schließ ihn und lade diese Seite neu.',
  over: 'An dieser Stelle ist die Partie zu Ende. Wähle eine frühere, um von dort weiterzuspielen.',
  nobody: 'Noch hat niemand den Bildschirm übernommen. Wähle zuerst, wer du bist.',
  noPosition: 'Diese Stellung lässt sich nicht aufbauen. Berichtige die Datei und öffne sie noch einmal.',
  elsewhere: 'Diese Partie wurde online gespielt und ist noch nicht zu Ende. Öffne die Datei auf der Online-Seite.',
  nobodyAsked: (kind) => `Danach wird dort niemand gefragt (${kind}). Berichtige die Datei und öffne sie noch einmal.`,
  unkept: {
    full: 'Dieser Browser hat keinen Platz mehr, die Partie wird nicht mehr gespeichert. Lösch alte Partien auf der Startseite.',
    elsewhere: 'Diese Partie wurde in einem anderen Tab weitergespielt. Lade die Seite neu, um sie zu sehen.',
  },
};
