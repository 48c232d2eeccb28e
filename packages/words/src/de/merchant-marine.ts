// Colonial Legions and Merchant Marine, in German; what happens in it is told in merchant-marine-events.ts.
import { companyOf } from '@marshall/rules';
import type { RoomTexts } from '../rooms.ts';
import { marineEvents } from './merchant-marine-events.ts';
import type { German } from './phrases.ts';

const FIRST = {
  convoy: 'Du hast zuerst den Konvoi angegriffen. Versenke alle seine Schiffe, bevor du dich dem Geleit zuwendest.',
  escorts: 'Das Geleit ist dir im Weg. Versenke es ganz, bevor du dich dem Konvoi zuwendest.',
} as const;

export const merchantMarine: RoomTexts<'merchant-marine', German> = {
  refusals: {
    'all-ships': ({ ships }, w) =>
      w.plural(ships, { one: 'Setze dein Handelsschiff.', other: `Setze alle ${ships} Handelsschiffe.` }),
    announced: 'Das hast du schon angekündigt, und es gilt noch.',
    'armies-only':
      'Spediteure befördern nur Armeen: über Land, durch die Luft, oder an Bord einer deiner Flotten, die sie an Ort und Stelle aufnimmt.',
    'army-cap:abroad': ({ most, each, zone }, w) =>
      `${w.zone(zone)} ${w.zoneVerb(zone, 'erlaubt', 'erlauben')} dir ${w.units(each, 'army')} pro Phase, zusätzlich zu denen deiner Heimat. Du kannst dort ${most === 0 ? 'keine mehr' : `noch ${most}`} bauen.`,
    'army-cap:home': ({ most, each }, w) =>
      `Jedes Heimatgebiet, das du hältst, erlaubt dir ${w.units(each, 'army')} pro Phase. Du kannst ${most === 0 ? 'keine mehr' : `noch ${most}`} bauen.`,
    'assault-ships':
      'Schiffe, die Truppen in diese Schlacht gebracht haben, können keine Waren befördern, und andere hast du nicht frei.',
    'besieged:arms':
      'Die Belagerung hält. Bis zum nächsten Belagerungswurf können keine Einheiten oder Waffen gehandelt werden.',
    'besieged:battle': 'Du wirst belagert. Während einer Schlacht kommen keine Waren hinein oder hinaus.',
    'besieged:half': 'Bei einer Halbbelagerung können in dieser Phase keine Rohstoffe gehandelt werden.',
    'besieged:holds': 'Die Belagerung hält. In dieser Phase können keine Rohstoffe gehandelt werden.',
    'besieged:partner': 'Dieser Spieler wird belagert. Während einer Schlacht kommen keine Waren hinein oder hinaus.',
    'cannot-fight:ships': ({ from }, w) => `Deine Einheiten ${w.in(from)} können keine Handelsschiffe angreifen.`,
    'cannot-import:any': ({ danger }, w) =>
      `Dir fehlt das Geld für eine Einheit und ${w.money(danger)} Gefahrenzulage, oder der Platz dafür.`,
    'cannot-import:resource': ({ resource }, w) =>
      `Du kannst kein ${w.resource(resource)} einführen: Dir fehlt das Geld oder der Platz.`,
    'fewer-ports': ({ sea, own, most }, w) =>
      `Eine andere Macht hat ${w.plural(most, { one: 'einen Hafen', other: `${most} Häfen` })} ${w.on(sea)}, und du hast ${own === 0 ? 'keinen' : own}. Wähle ein anderes Meer.`,
    'goes-on:carriers': 'Wähle, welche Armeen an Bord dieser Flotte gehen.',
    'goes-on:lanes': ({ company }, w) => `Wähle ein Meer für das Schiff von ${w.card(company)}.`,
    'level-ports': ({ sea }, w) =>
      `Eine andere Macht hat ${w.on(sea)} genauso viele Häfen wie du. Wähle ein anderes Meer.`,
    'mixed-cargo':
      'Ein Schiff befördert auf einer Fahrt nur einen Rohstoff. Schick für den anderen ein weiteres Schiff.',
    'no-dark-ship': 'Du hast kein Handelsschiff in einem dunkelblauen Meer, das in diesem Schritt noch auslaufen kann.',
    'no-escorts': 'Du hast keine Flotte in einem dunkelblauen Meer, die Handelsschiffen Geleit geben könnte.',
    'no-freight': ({ company }, w) => `Bei ${w.card(company)} wartet keine Ladung auf deine Schiffe.`,
    'no-goods': 'Solche Waren gibt es nicht zu befördern, oder es ist kein Platz dafür.',
    'no-home-port:sea': ({ sea }, w) => `Keines deiner Heimatgebiete hat einen Hafen ${w.on(sea)}.`,
    'no-navy-there': ({ sea }, w) => `Du hast keine Flotte ${w.in(sea)}.`,
    'no-partner:carriage': 'Es gibt niemanden, mit dem deine Schiffe jetzt Waren austauschen könnten.',
    'no-player:carriage': 'Wähle einen anderen Mitspieler.',
    'no-player:grip': 'Wähle einen anderen Mitspieler.',
    'no-port:grip': 'Dieser Spieler hat dort keinen Hafen. Wähle ein anderes Gebiet.',
    'no-port:ship': ({ territory, sea }, w) =>
      `${w.zone(territory)} ${w.zoneVerb(territory, 'hat', 'haben')} keinen Hafen ${w.on(sea)}. Truppen gehen nur in einem Hafen auf ein Handelsschiff und von Bord.`,
    'no-port:trip': ({ territory, sea }, w) =>
      `${w.zone(territory)} ${w.zoneVerb(territory, 'hat', 'haben')} keinen Hafen ${w.on(sea)}. Schick ein Schiff aus einem anderen Meer, an dem ein Hafen liegt.`,
    'no-sailing': 'Handelsschiffe fahren nicht mit deinen Flotten. Verlege sie stattdessen.',
    'no-ship': ({ sea }, w) =>
      `Du hast ${w.in(sea)} kein Schiff mehr, das in diesem Abschnitt noch nicht gefahren ist.`,
    'no-ships-in-reach:from': ({ from }, w) => `Deine Einheiten ${w.in(from)} erreichen keine fremden Handelsschiffe.`,
    'no-ships-in-reach:none': 'Keine deiner Einheiten erreicht fremde Handelsschiffe.',
    'no-ships-now': 'Handelsschiffe kannst du nur auf dem Waffenbasar der Phase Bauen handeln.',
    'no-ships:fleet': 'Du hast keine Handelsschiffe.',
    'no-ships:reroute': ({ sea }, w) => `Du hast ${w.in(sea)} kein Handelsschiff ohne Truppen an Bord.`,
    'no-ships:target': ({ sea }, w) => `Sonst hat niemand Handelsschiffe ${w.in(sea)}.`,
    'no-ships:trade':
      'Keine Seite hat ein Handelsschiff in einem dunkelblauen Meer, das in diesem Abschnitt noch auslaufen kann.',
    'no-troops': 'Handelsschiffe nehmen Truppen nur für eine Seelandung an Bord.',
    'no-troops:sale':
      'Handelsschiffe mit Truppen an Bord gehören zu keinem Verkauf. Die Truppen müssen erst bei einem Zug an Land gehen.',
    'nobody-to-move': ({ to }, w) => `Du hast keine Armee, die Spediteure ${w.to(to)} bringen könnten.`,
    'none-left:reroute': 'Alle deine Handelsschiffe sind schon gefahren, verlegt, oder haben Truppen an Bord.',
    'not-announced': 'Das hast du nicht angekündigt. Wähle eine eigene Blockade oder Belagerung.',
    'not-its-port': ({ company, lane }, w) => {
      const name = w.card(company);
      const { location } = companyOf(company);
      if (lane === 'own-sea') return `Das Schiff für ${name} muss ${w.to(location)}.`;
      const has = w.zoneVerb(location, 'hat', 'haben');
      return lane === 'port'
        ? `Das Schiff für ${name} muss in ein Meer, an dem ${w.zone(location)} einen Hafen ${has}.`
        : `${w.zone(location)} ${has} keinen Hafen, also muss das Schiff für ${name} in ein dunkelblaues Meer.`;
    },
    'not-now':
      'Geleit kannst du nur in deinem Zug der Phase Bewegen einteilen, oder wenn du in deiner Schlacht Verstärkung holen kannst.',
    'not-on-land': 'Neue Handelsschiffe kommen ins Meer. Wähle irgendein Meer.',
    'not-there:ships': ({ sea }, w) => `Wähle einen Spieler mit Handelsschiffen ${w.in(sea)}.`,
    'not-your-land:bonus': ({ zone }, w) =>
      `${w.zone(zone)} ${w.zoneVerb(zone, 'ist', 'sind')} weder eines deiner Heimatgebiete noch ein Gebiet, in dem du ein Unternehmen hast.`,
    'not-your-navy': ({ against }, w) =>
      `Keine deiner Flotten liegt dort vor den Häfen ${w.possessive(against)}. Schick zuerst eine hin.`,
    'nothing-to-announce': 'Deine Flotten sperren niemandes Häfen ganz, du kannst also nichts ankündigen.',
    'nothing-to-announce:left': 'Du hast schon jede Blockade und Belagerung angekündigt, die deine Flotten erlauben.',
    'nothing-to-lift': 'Du hast keine Blockade oder Belagerung aufzuheben.',
    'once-a-stage': 'Das hast du in dieser Phase schon angekündigt. Warte auf die nächste Phase Angreifen.',
    'one-sea': ({ zone }, w) =>
      `Dieses Handelsschiff hat ${w.in(zone)} Armeen an Bord genommen. Das kann es nur in einem Meer.`,
    'one-trip':
      'Dieses Handelsschiff hat seine Truppen schon gelandet. Schick ein anderes: In einem Angriff befördert jedes höchstens zwei Armeen.',
    'other-group-first': ({ first }) => FIRST[first],
    'other-sea': ({ company, sea }, w) => `${w.card(company)} liegt ${w.in(sea)}. Nur Schiffe dort können es anlaufen.`,
    'out-of-reach:ships': ({ from, to }, w) =>
      `${w.away(from)} aus sind die Handelsschiffe ${w.in(to)} nicht zu erreichen.`,
    'port-free:player': ({ against }, w) =>
      `Du kannst ${w.seat(against, 'accusative')} jetzt nicht blockieren oder belagern. Erst müssen alle Häfen gesperrt sein, mindestens einer davon durch deine Flotten.`,
    'port-free:there': ({ against }, w) =>
      `Dort sind noch Häfen ${w.possessive(against)} offen. Schick zuerst Flotten hin.`,
    'refused-before':
      'Aus deinem letzten Vorschlag an diesen Spieler ist nichts geworden. In diesem Schritt kannst du ihm keinen weiteren machen.',
    rerouted: ({ sea }, w) =>
      `Deine Handelsschiffe ${w.in(sea)} sind schon gefahren oder verlegt. Jedes kann das vorerst nur einmal.`,
    'same-sea': 'Wähle ein anderes Meer als das, in dem sie sind.',
    'six-ships': ({ ships }, w) => `Setze genau ${w.units(ships, 'ship')} in dunkelblaue Meere.`,
    'so-many-ships': ({ ships }, w) =>
      w.plural(ships, {
        one: 'Wähle genau eines deiner Schiffe in diesem Meer.',
        other: `Wähle genau ${ships} deiner Schiffe in diesem Meer.`,
      }),
    'three-navies': ({ navies }, w) => `Du hast nur ${w.units(navies, 'navy')} zu setzen.`,
    'too-dear:carriers': ({ price, cash }, w) =>
      `Die Spediteure verlangen ${w.money(price)}, und du hast ${w.money(cash)}. Nimm erst einen Kredit auf oder schick weniger Armeen.`,
    'too-few-navies': ({ most, sea }, w) => `Du hast ${w.in(sea)} nur ${w.units(most, 'navy')}.`,
    'too-few-ships:market': ({ ships, units }, w) =>
      ships === 0
        ? 'Du hast kein Handelsschiff in einem dunkelblauen Meer, das noch auslaufen kann.'
        : w.plural(ships, {
            one: `Dein Handelsschiff im dunkelblauen Meer befördert höchstens ${units} Einheiten.`,
            other: `Deine ${w.units(ships, 'ship')} in dunkelblauen Meeren befördern höchstens ${units} Einheiten.`,
          }),
    'too-few-ships:reroute': ({ most, sea }, w) =>
      `Du kannst ${w.from(sea)} nur noch ${w.units(most, 'ship')} verlegen.`,
    'too-few-ships:sale': ({ ships, sea }, w) =>
      ships === 0
        ? `${w.in(sea)} können keine Handelsschiffe den Besitzer wechseln.`
        : `${w.in(sea)} ${w.plural(ships, { one: 'kann', other: 'können' })} nur ${w.units(ships, 'ship')} den Besitzer wechseln.`,
    'too-few-ships:side': ({ loads, holds }, w) =>
      `Eine Seite braucht für diesen Handel ${w.units(loads, 'ship')} und hat ${holds === 0 ? 'keins' : `nur ${holds}`} in dunkelblauen Meeren frei. Handelt weniger, oder lass die andere Seite mehr befördern.`,
    'too-heavy': ({ units, most }) =>
      `Ein Schiff befördert auf einer Fahrt höchstens ${most} Einheiten, nicht ${units}.`,
    'too-little-cash:agree': ({ price, cash }, w) => `Das kostet ${w.money(price)}, und du hast ${w.money(cash)}.`,
    'too-little-cash:carriage': ({ most }, w) => `Nach der Gefahrenzulage bleiben dir ${w.money(most)}.`,
    'too-little-cash:danger-pay': ({ cash, danger }, w) =>
      `Jedes Schiff kostet ${w.money(danger)} Gefahrenzulage, und du hast ${w.money(cash)}.`,
    'too-many:carriage': ({ most, resource }, w) =>
      `Mehr als ${w.goods(most, resource)} geht nicht: Schiffe, Vorrat, Platz und Gefahrenzulage setzen die Grenze.`,
    'too-many:import': ({ most, resource }, w) =>
      `Deine Schiffe, dein Geld und dein Platz reichen höchstens für ${w.goods(most, resource)}.`,
    'too-many:trip': ({ company, units, resource }, w) =>
      `Bei ${w.card(company)} ${w.plural(units, { one: 'wartet', other: 'warten' })} nur noch ${w.goods(units, resource)}.`,
    'too-poor:ransom': ({ amount, cash }, w) =>
      `Die Piraten wollen ${w.money(amount)}, und du hast ${w.money(cash)}. Nimm erst einen Kredit auf oder verliere die Schiffe.`,
    'twelve-units:most': ({ most, units }) =>
      most === 0
        ? `Von deinen ${units} Bonuseinheiten darf keine mehr von dieser Art sein.`
        : most === 1
          ? `Von deinen ${units} Bonuseinheiten darf höchstens eine von dieser Art sein.`
          : `Von deinen ${units} Bonuseinheiten dürfen höchstens ${most} von dieser Art sein.`,
    'twelve-units:rest': ({ rest, units }, w) =>
      rest === 0
        ? `Das sind schon deine ${units} Bonuseinheiten. Nimm keine Armeen dazu.`
        : `Du hast insgesamt ${units} Bonuseinheiten. Nimm genau ${w.units(rest, 'army')} dazu.`,
    'yourself:carriage': 'Wähle einen anderen Spieler.',
  },
  questions: {
    'bonus-dozen': ({ units }) => `Setze ${units} weitere Einheiten: Armeen, Flotten oder Handelsschiffe.`,
    carriage: ({ user, direction, resource, units, price }, w) => {
      const goods = w.goods(units, resource);
      const paid = price === 0 ? 'kostenlos' : `für ${w.money(price)}`;
      const way = direction === 'bring' ? `${paid} ${goods} bei dir abholen` : `dir ${paid} ${goods} bringen`;
      return `${w.seat(user)} ${w.verb(user, 'will', 'wollen')} ${way}. Bist du einverstanden?`;
    },
    'first-reroutes':
      'Bevor es losgeht, kannst du deine Handelsschiffe kostenlos von jedem Meer in jedes andere verlegen.',
    'give-up-ships': ({ sea, ships }, w) =>
      `Du verlierst ${w.in(sea)} ${w.units(ships, 'ship')}. Wähle, ${w.plural(ships, { one: 'welches', other: 'welche' })}.`,
    'load-ships': ({ most }) =>
      `Wähle, was deine Handelsschiffe nach Hause bringen. Jedes nimmt bis zu ${most} Einheiten eines Rohstoffs aus einem Hafen an seinem Meer.`,
    'pay-ransom': ({ sea, company, amount }, w) =>
      `Piraten ${w.in(sea)} wollen ${w.money(amount)} für die Ladung von ${w.card(company)}. Zahle, oder sie versenken die Schiffe damit.`,
    'sea-lanes': ({ ships }, w) =>
      `Setze ${w.units(ships, 'ship')} in dunkelblaue Meere, und für jedes Unternehmen im Ausland eines in ein Meer, an dem es einen Hafen hat.`,
    'station-navies': ({ navies }, w) =>
      `Setze ${w.units(navies, 'navy')} in Meere, an denen du mehr Häfen hast als alle anderen.`,
    'step-e':
      'Setze deine Handelsschiffe ein, bevor sich deine Einheiten bewegen: Hol Waren gegen Gefahrenzulage, oder verlege Schiffe.',
    'strike-first':
      'Deine Technik ist um fünf oder mehr überlegen. Wähle, was du zuerst angreifst: den Konvoi oder sein Geleit.',
  },
  events: marineEvents,
};
