// Why a computer commander would make a move, said to the player who asked, in Spanish.
import type { Resource } from '@marshall/rules';
import { percentIn } from '../percent.ts';
import type { ReasonTexts } from '../reasons.ts';
import { TECHNOLOGIES } from './names.ts';
import type { Spanish } from './phrases.ts';

const percent = (share: number): string => percentIn('es', `${Math.round(100 * share)}%`);
const points = (share: number): string => {
  const said = (100 * share).toFixed(1).replace('.', ',');
  return `${said} ${said === '1,0' ? 'punto porcentual' : 'puntos porcentuales'}`;
};
const COMPANY: Readonly<Record<Resource, string>> = {
  grain: 'empresas de grano',
  oil: 'empresas de petróleo',
  minerals: 'empresas de minerales',
};
const much = (resource: Resource): string =>
  ({ grain: 'mucho grano', oil: 'mucho petróleo', minerals: 'muchos minerales' })[resource];
const tooMuch = (resource: Resource): string =>
  ({ grain: 'más grano del que', oil: 'más petróleo del que', minerals: 'más minerales de los que' })[resource];
const little = (resource: Resource): string =>
  ({ grain: 'poco grano', oil: 'poco petróleo', minerals: 'pocos minerales' })[resource];

export const reasons: ReasonTexts<Spanish> = {
  usual: {
    losses: 'Es lo que más le cuesta al enemigo.',
    shoot: 'Disparar los L-stars no cuesta nada.',
    'strike-order': 'Aquí el orden da igual.',
    reinforce: 'Todas tus unidades hacen falta donde están.',
    occupy: 'No te sobran unidades para ello.',
    counterattack: 'Ningún contraataque vale la pena.',
    attack: 'Ahora ningún ataque vale la pena.',
    'first-strike': 'Responder a los ejércitos con misiles cuesta más de lo que salva.',
    retaliate: 'Responder a los misiles con misiles solo lo empeora todo.',
    champion: 'No es tu guerra. Guarda tus L-stars.',
    move: 'Tus fuerzas están donde deben.',
    build: 'Ahora mismo otra unidad no vale lo que cuesta.',
    'build-weapons': 'Ahora mismo otra arma no vale lo que cuesta.',
    research: 'No necesitas más armas.',
    sell: 'Lo que te queda vale más para ti de lo que ahora paga el mercado.',
    buy: 'Ahora nada vale lo que cuesta.',
    prospect: 'Ahora mismo no compensa buscar otra empresa.',
    trade: 'No tienes nada que ofrecer que salga a cuenta.',
    'answer-offers': 'Todas las ofertas tienen respuesta.',
    salaries: 'Una empresa que no cobra no produce nada, así que paga a todos.',
    'bank-loans': 'Paga lo que debes.',
    bid: 'Los cubos valdrán más después.',
    'pick-power': 'Es la primera superpotencia libre.',
    'choose-pile': 'Por detrás todos los montones son iguales.',
    'bonus-supplies': 'Así salen más lotes completos.',
    'place-armies': 'Con un ejército en cada territorio natal, ninguno queda vacío.',
    'place-navies': 'Las flotas frente a los puertos los mantienen abiertos.',
    'bonus-units': 'Repartidas, tus unidades protegen más lugares.',
    surplus: 'Son las que menos valen.',
    permission: 'No los quieres tan cerca.',
    'build-permission': 'No los quieres tan cerca.',
    auction: 'Para ti no vale tanto.',
    'turn-card': 'La búsqueda se está encareciendo demasiado.',
    'turn-research-card': 'Ya has gastado bastante en esta búsqueda.',
    defend: 'Vale la pena defenderlo.',
    assault: 'No se puede hacer nada mejor con el asalto.',
    'go-on': 'El ataque ya no vale la pena.',
    'tech-agenda': 'Tu plan de investigación está bien como está.',
    'tech-research': 'No tienes dinero para otra carta.',
    disclosure: 'Aquí tu tecnología está mejor en secreto.',
    'place-apc': 'No hay un buen lugar para un transporte blindado.',
    target: 'Es lo que se destruye con menos puntos.',
    absorb: 'Tus transportes blindados reciben los puntos si así se salva más de lo que valen.',
    passengers: 'Los que van a bordo están bien donde están.',
    stay: 'Quédate junto a tus transportes blindados.',
    'half-losses': 'Son las que menos te cuestan.',
    'chart-retaliation': 'Ningún contraataque vale la pena.',
    'station-navies': 'Así tus flotas cubren todos tus mares.',
    'sea-lanes': 'Allí tus buques sirven a tus empresas.',
    'first-reroutes': 'Tus buques están donde deben.',
    'bonus-dozen': 'Los ejércitos protegen tus territorios natales.',
    'load-ships': 'Así traes todo lo que se puede traer sin peligro.',
    'pay-ransom': 'La carga vale más que el rescate.',
    'give-up-ships': 'Son los buques que menos llevan.',
    'strike-first': 'Los buques son el blanco más fácil.',
    'step-e': 'El plus de peligrosidad es caro. Deja tus buques donde están.',
    carriage: 'En una guerra no compensa llevar carga ajena.',
  },
  'nothing-asked': 'Ahora no se te pregunta nada.',
  overlooks: 'Un principiante no vería la ocasión.',

  bid: ({ stage, worth }, w) => `La fase ${stage} vale para ti unos ${w.money(worth)}.`,
  'nothing-to-gain': ({ stage }) => `En la fase ${stage} no hay nada que ganar.`,
  'later-stages': ({ worth }, w) =>
    `Esta fase vale para ti unos ${w.money(worth)}, pero tus cubos rinden más en las siguientes.`,
  'bid-for-war': 'Hay un ataque que aumentaría tu probabilidad de ganar.',
  'cycle-plan': ({ bids, plan, lift }, w) => {
    const stages = `${plan.length === 1 ? 'la fase' : 'las fases'} ${w.and(plan.map(String))}`;
    return bids
      ? `Si actúas en ${stages} de este ciclo, tu probabilidad de ganar sube ${points(lift)}.`
      : `Guarda el cubo: si solo actúas en ${stages}, tu probabilidad de ganar sube ${points(lift)}.`;
  },

  sell: ({ price, after }, w) =>
    after === price
      ? `Te dan ${w.money(price)} por unidad, y el precio se queda ahí.`
      : `Si vendes ahora, te dan ${w.money(price)} por unidad. Después el precio baja a ${w.money(after)}.`,
  buy: ({ price, after }, w) =>
    after === price
      ? `Pagas ${w.money(price)} por unidad, y el precio se queda ahí.`
      : `Pagas ${w.money(price)} por unidad. Después el precio sube a ${w.money(after)}, y con él el valor de lo que tienes.`,
  prospect: ({ resource }) => `Tienes muy pocas ${COMPANY[resource]}.`,
  'turn-card': 'Puedes permitirte otra carta.',
  'stop-search': 'La búsqueda se está encareciendo demasiado.',
  'open-company': 'Una vez abierta, la empresa que has encontrado produce suministros.',
  'borrow-for-salaries': 'Necesitas el dinero para pagar los sueldos.',
  'borrow-for-interest': 'Necesitas el dinero para pagar los intereses.',
  'borrow-to-buy': 'Los precios son bajos, y lo que compres rendirá más que los intereses.',
  'repay-spare': 'Es lo que te sobra, y las deudas cuestan intereses.',
  'repay-interest': 'Paga los intereses y guarda el resto para algo mejor.',
  'clear-arrears': 'Mientras debas intereses no puedes comerciar en el mercado.',
  'pay-back': ({ lender }, w) => `Devuelve el dinero ${w.toSeat(lender)}, o nadie volverá a prestarte.`,

  'has-a-deal': 'Tienes algo con lo que comerciar.',
  'deal-lifts': ({ lift }) => `Si aceptan, tu probabilidad de ganar sube ${points(lift)}.`,
  'take-offer': ({ worth, cost }, w) =>
    cost === 0
      ? `Para ti vale ${w.money(worth)} y no te cuesta nada.`
      : `Para ti vale ${w.money(worth)} y te cuesta ${w.money(cost)}.`,
  decline: ({ because }) =>
    ({
      'too-little': 'Darías más de lo que recibes.',
      'no-use': 'Lo que ofrecen no te sirve.',
      ahead: 'Ayudaría a alguien que va por delante de ti.',
      wronged: 'Ya te han atacado. No los ayudes.',
      'no-cash': 'No te sobra dinero para ello.',
      'loan-terms': 'Las condiciones del préstamo son malas.',
      'in-advance': 'Pagarías ahora por suministros que quizá nunca lleguen.',
      units: 'No necesitas unidades entregadas así.',
    })[because],
  'counter-ask': ({ amount }, w) => `Por ${w.money(amount)} sería un buen trato.`,
  'counter-pay': ({ amount }, w) => `Para ti vale ${w.money(amount)}, pero no más.`,
  'swap-goods': ({ to, gives, wants }, w) =>
    `Tienes ${much(gives)} y ${little(wants)}. En el caso ${w.ofSeat(to)} es al revés.`,
  'sell-surplus': ({ resource }) => `Tienes ${tooMuch(resource)} puedes almacenar.`,
  'swap-companies': ({ to }, w) => `Cada empresa le sirve más al otro, y quizá ${w.seat(to)} también lo vea.`,
  'sell-company': ({ resource }) => `Tus empresas producen ${tooMuch(resource)} puedes almacenar.`,
  'want-company': ({ resource }) => `Produces ${little(resource)}.`,
  'sell-land': ({ to }, w) => `El territorio le sirve más ${w.toSeat(to)} que a ti.`,
  'buy-land': 'El territorio está junto a los tuyos.',
  'sell-ahead': ({ resource }, w) => `No tendrás sitio para todo lo que produzcas de ${w.resource(resource)}.`,
  'ask-loan': ({ to }, w) => `Te falta dinero, y seguramente ${w.seat(to)} puede prestarte algo.`,
  'auction-company': ({ resource }) => `Produces ${much(resource)}: vende una empresa al mejor postor.`,
  'ask-l-star': 'Quien tiene más L-stars tira un dado más en las batallas.',
  'company-price': 'Mientras los precios son altos, las empresas se venden bien.',
  'company-bargain': 'Mientras los precios son bajos, las empresas salen baratas.',
  'raise-bid': ({ worth }, w) => `Para ti la empresa vale unos ${w.money(worth)}.`,
  'let-company-go': 'Para ti la empresa no vale más.',

  'keep-peace': ({ rival }, w) => `No te cuesta nada, y quizá ${w.seat(rival)} mantenga así la paz.`,
  'hope-for-peace': ({ rival }, w) => `${w.seat(rival)} no te ha hecho nada, y quizá así siga siendo.`,
  'passage-returned': ({ rival }, w) => `${w.seat(rival)} también te deja pasar.`,
  'revoke-leader': ({ rival }, w) => `${w.seat(rival)} está a punto de ganar.`,
  'revoke-wronged': ({ rival }, w) => `${w.seat(rival)} te ha atacado.`,
  'no-objection': 'No te perjudica.',
  'too-near': 'No los quieres tan cerca.',
  'propose-detente': 'Nadie parece más rico que tú, y el final está cerca.',
  'agree-detente': 'Ganarías tú.',
  'against-detente': 'Ganaría otro.',

  attack: ({ to, win, gain, lift }, w) =>
    [
      `Conquistas ${w.zone(to)} con una probabilidad del ${percent(win)}`,
      gain > 0 ? ` y ganas de media unos ${w.money(gain)}` : '',
      lift === undefined ? '.' : `. Con eso, tu probabilidad de ganar la partida sube ${points(lift)}.`,
    ].join(''),
  land: ({ to, win }, w) => `Conquistas ${w.zone(to)} con una probabilidad del ${percent(win)}.`,
  'go-on': 'El ataque todavía vale la pena.',
  occupy: ({ zone }, w) => `Si no entras ${w.in(zone)}, lo hará otro.`,
  'nobody-to-spare': ({ zone }, w) => `No te sobran unidades para ${w.zone(zone)}.`,
  'assault-on': ({ zone, win }, w) =>
    `Todavía puedes conquistar ${w.zone(zone)}, con una probabilidad del ${percent(win)}.`,
  'assault-off': ({ zone }, w) => `Ya es difícil conquistar ${w.zone(zone)}. Salva las unidades.`,
  'assault-stuck': 'Las unidades no pueden volver.',
  stand: ({ zone, hold }, w) => `Con dos dados conservas ${w.zone(zone)} con una probabilidad del ${percent(hold)}.`,
  resist: ({ zone }, w) => `${w.zone(zone)} no ${w.verb(zone, 'vale', 'valen')} un lote de suministros.`,
  withdraw: ({ from }, w) => `Sin suministros no puedes conservar ${w.zone(from)}.`,
  refill: ({ zone }, w) => `No queda nadie ${w.in(zone)}, y cualquiera podría entrar.`,
  'bring-guards': ({ zone }, w) => `Hace falta más defensa ${w.in(zone)}.`,
  raid: ({ against, sea, sunk }, w) =>
    `Los buques ${w.ofSeat(against)} ${w.in(sea)} apenas tienen escolta. Deberías hundir unos ${w.number(sunk)}.`,

  'destroy-last': ({ rival }, w) => `${w.seat(rival)} es tu último rival.`,
  'destroy-leader': ({ rival }, w) => `Si nadie detiene ${w.toSeat(rival)}, ganará.`,
  'last-blow': 'Ya no puedes ganar. Haz que no gane nadie.',
  'strike-massed': ({ rival, units, zone }, w) =>
    `${w.seat(rival)} tiene ${w.number(units)} unidades ${w.in(zone)}, junto a tus territorios natales. Golpea antes de que lo hagan ellas.`,
  retaliate: 'Todos deben saber qué sigue a un ataque nuclear.',
  'shield-others': 'Disparar a misiles dirigidos a otros no te cuesta nada.',
  'save-home': 'Ese territorio natal aún se puede salvar.',
  clash: ({ foe }, w) => `${w.seat(foe)} tiene un L-star más que tú, y por eso un dado más. Sin él, pierde ese dado.`,
  'sweep-space': 'Hay más misiles de los que los L-stars pueden derribar, y después nadie tendrá L-stars.',
  'build-nukes': 'Si tienes misiles nucleares, nadie te ataca a la ligera.',
  'build-l-stars': 'Los L-stars protegen de los misiles, y quien tiene más tira un dado más en las batallas.',
  research: ({ weapon }, w) => `Sin su carta no puedes construir ${w.aWeapon(weapon)}.`,

  'move-shield': ({ zone }, w) => `${w.in(zone)} protege a una fuerza mayor.`,
  'move-guard': ({ zone }, w) => `Hacen más falta ${w.in(zone)}.`,
  'move-in': ({ zone, worth, hired }, w) =>
    `Nadie defiende ${w.zone(zone)}, y para ti ${w.verb(zone, 'vale', 'valen')} unos ${w.money(worth)}${hired ? ', incluso después de pagar a los transportistas' : ''}.`,
  'build-guards': ({ zone, there }, w) =>
    there === 0 ? `Nadie defiende ${w.zone(zone)}.` : `Solo hay ${w.units(there, 'army')} ${w.in(zone)}.`,
  'build-for-war': ({ zone }, w) => `Desde ${w.zone(zone)} puedes empezar una guerra que puedes ganar.`,
  'build-shield': ({ zone }, w) => `Protege a tus ejércitos ${w.in(zone)}.`,
  'navies-for-siege': ({ zone }, w) => `Desde ${w.zone(zone)}, tus flotas pueden cerrar puertos de un rival.`,
  'navies-to-land': ({ zone }, w) => `Desde ${w.zone(zone)}, tus flotas pueden desembarcar ejércitos.`,
  'ships-for-goods': ({ zone }, w) => `Sin más buques ${w.in(zone)}, tu mercancía se queda esperando.`,
  'spread-armies': 'Repartidos, tus ejércitos no dejan vacío ningún territorio natal.',
  'place-apc': ({ zone }, w) => `${w.in(zone)} protege a más ejércitos.`,

  'two-seas': 'Si están en dos mares, ningún ataque puede hundir todos tus buques a la vez.',
  'ships-where-goods': 'Tus buques van adonde espera la mercancía, y los demás adonde comercian.',
  'bonus-ships': ({ ships }) =>
    `${ships === 1 ? '1 buque' : `${ships} buques`} para la mercancía que se quedaría esperando, y ejércitos para cada territorio natal.`,
  'risk-cargo': ({ ships }) =>
    `${ships === 1 ? '1 buque cruza' : `${ships} buques cruzan`} mares peligrosos, pero la mayoría de las cargas llegan.`,
  'fetch-goods': 'Así traes lo que han producido tus empresas en el extranjero.',
  'pay-ransom': ({ amount }, w) => `La carga y los buques valen más de ${w.money(amount)}.`,
  'no-ransom': ({ amount }, w) => `La carga y los buques valen menos de ${w.money(amount)}.`,
  'flee-navies': 'Allí las flotas hostiles no alcanzan los buques.',
  'more-to-carry': ({ sea }, w) => `${w.in(sea)} hay más que transportar.`,
  'guard-ships': ({ sea }, w) => `Nadie protege tus buques ${w.in(sea)}.`,
  escort: ({ sea }, w) => `Tus flotas ${w.in(sea)} pueden proteger gratis tus buques.`,
  'import-for-war': ({ resource }, w) => `Sin ${w.resource(resource)} no tienes un lote completo para luchar.`,
  'shut-ports': ({ rival }, w) => `Allí tu flota cierra puertos ${w.ofSeat(rival)}.`,
  'announce-siege': ({ rival }, w) => `Todos los puertos ${w.ofSeat(rival)} están cerrados.`,
  'announce-blockade': ({ zone }, w) => `Tus flotas cierran los puertos ${w.of(zone)}.`,

  'no-technology': 'Investigar no te compensa.',
  agenda: ({ lines }) => `Se investiga ${lines.map((line) => TECHNOLOGIES[line]).join(' y después ')}.`,
  'draw-technology': 'Un nivel más alto decide batallas.',
  'deploy-in-bazaar': 'En el mercado de armas puedes desplegar tecnología.',
  'deploy-technology': ({ technology, level }) =>
    `Tus fuerzas lucharán entonces con ${TECHNOLOGIES[technology]} de nivel ${level}.`,
  disclose: 'Si muestras tu tecnología, obtienes sus dados.',
  'show-to-move': ({ technology }) => `Una vez mostrada tu ${TECHNOLOGIES[technology]}, los movimientos cuestan menos.`,
};
