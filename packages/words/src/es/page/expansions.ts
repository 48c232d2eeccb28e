// Texts that only games with expansions show, in Spanish.
import type { Page } from '../../page.ts';
import { capital, counted, to } from './names.ts';

const shipsOf = (number: number): string => counted(number, 'buque mercante', 'buques mercantes');

/** Commands of the expansions, named as those of the base are. */
export const EXPANSION_COMMANDS: Page['expansionCommands'] = {
  // Armored Personnel Carriers
  'place-apc': {
    name: 'Colocar tu transporte blindado',
    button: 'Colocarlo en secreto',
    about: 'Un transporte blindado gratuito va a donde tengas unidades.',
  },
  stay: { name: 'Quedarse', button: 'Quedarse y luchar' },
  'get-off': {
    name: 'Pasajeros',
    button: 'Bajarlos',
    about: 'Los ejércitos que bajan pueden luchar. Los que siguen dentro corren la suerte de su transporte.',
  },
  'name-target': {
    name: 'Elegir objetivo',
    button: 'Elegirlo',
    about: 'Tus puntos tienen que destruir primero una unidad de este tipo. Después eliges libremente.',
  },
  absorb: {
    name: 'Escudo',
    button: 'Proteger al resto',
    about: 'Un transporte blindado que protege al resto recibe hasta 8 puntos por ellos.',
  },
  // High-Tech Edge
  'write-agenda': {
    name: 'Plan de investigación',
    button: 'Guardar el plan',
    about:
      'Solo lo ves tú. Cada línea es una carta a ciegas por 200\u00a0M$ cuando llega su turno. Déjalo vacío para no investigar.',
  },
  'research-technology': { name: 'Robar', button: 'Robar una carta, 200\u00a0M$' },
  'deploy-technology': {
    name: 'Desplegar tecnología',
    button: 'Tirar y desplegar',
    about: 'Un dado fija el precio: 100\u00a0M$ por punto. Si solo tienes una licencia, tiras dos dados.',
  },
  'show-technology': {
    name: 'Mostrar tecnología',
    button: 'Mostrar el nivel',
    about: 'Gratis, cuando quieras. Un nivel que todos han visto abarata tus movimientos.',
  },
  disclose: {
    name: 'Revelar',
    button: 'Decidir en secreto',
    about: 'Los dos bandos deciden y después se revelan a la vez.',
  },
  // Colonial Legions and Merchant Marine
  'station-navies': {
    name: 'Situar flotas',
    button: 'Situarlas en secreto',
    about: 'Gratis. Elige mares en el mapa o aquí. Lo que elige cada uno se revela a la vez.',
  },
  'sea-lanes': {
    name: 'Rutas marítimas',
    button: 'Fijar las rutas en secreto',
    about:
      'Gratis. Los buques en mares azul oscuro comercian. Los que están frente a un puerto traen lo que produce la empresa de allí.',
  },
  'bonus-dozen': {
    name: 'Doce unidades más',
    button: 'Coger las doce en secreto',
    about: 'Gratis. Lo que no sea flota ni buque es un ejército.',
  },
  'first-reroutes': {
    name: 'Primeros desvíos',
    button: 'Moverlos en secreto',
    about: 'Saca buques de un mar y ponlos en otro.',
  },
  'load-ships': {
    name: 'Cargar buques',
    button: 'No cargar ningún buque',
    about:
      'Un buque lleva tres unidades de un recurso. Esta lista evita todo riesgo. Quita viajes o añade otros; lo que se queda sin buque se pierde.',
  },
  'pay-ransom': { name: 'Rescate', button: 'Contestar a los piratas' },
  'give-up-ships': {
    name: 'Buques perdidos',
    button: 'Entregarlos',
    about: 'Un buque se pierde con todo lo que lleva a bordo.',
  },
  reroute: {
    name: 'Desviar buques',
    button: 'Desviar',
    about: 'Gratis, una vez por buque, de un mar a cualquier otro. Quien te bloquea o te asedia puede interceptarlos.',
  },
  'hire-carriers': {
    name: 'Contratar transportistas',
    button: 'Contratarlos',
    about:
      'Llevan tus ejércitos a un solo sitio. Pagas los suministros a precio de mercado y 100\u00a0M$ por ejército.',
  },
  'attack-ships': {
    name: 'Atacar buques mercantes',
    button: 'Atacar los buques',
    about: 'Ataca los buques mercantes de un jugador en un mar a tu alcance, y a sus escoltas.',
  },
  'strike-first': {
    name: 'Golpear primero',
    button: 'Golpear',
    about: 'Tus puntos no llegan al otro grupo hasta que el primero desaparece.',
  },
  announce: {
    name: 'Anunciar un bloqueo o asedio',
    button: 'Anunciarlo',
    about: 'Desde ahora, los dados deciden qué pasa por los puertos que cierran tus flotas.',
  },
  lift: {
    name: 'Levantar un bloqueo o asedio',
    button: 'Levantarlo',
    about: 'Acaba al momento. No puedes volver a anunciarlo en esta fase.',
  },
  escort: {
    name: 'Escoltar buques',
    button: 'Nombrar las escoltas',
    about: 'Gratis. Estas flotas defienden tus buques mercantes en ese mar azul oscuro.',
  },
  'import-goods': {
    name: 'Traer mercancía',
    button: 'Traerla',
    about:
      'Compra a precio de mercado. Cada buque en un mar azul oscuro trae tres unidades de un recurso por 500\u00a0M$.',
  },
  'carry-goods': {
    name: 'Llevar mercancía',
    button: 'Proponerlo',
    about:
      'Tus buques recogen mercancía de otro jugador o se la llevan, tres unidades por buque. Cada buque cuesta 500\u00a0M$ de plus de peligrosidad; el precio lo acordáis vosotros.',
  },
  'agree-carriage': { name: 'Transporte', button: 'Contestar' },
  'ships-done': { name: 'Terminar', button: 'Acabar con los buques' },
  // Military Conflict Chart
  'remove-half': { name: 'La mitad de tus unidades', button: 'Entregarlas' },
  'retaliation-move': {
    name: 'Mover antes',
    button: 'Mover',
    about: 'Acerca unidades antes de tomar represalias.',
  },
  'end-retaliation': { name: 'Terminar', button: 'Sin represalia' },
};

/** What the fields of those commands ask. */
export const EXPANSION_FIELDS: Readonly<Record<string, string>> = {
  target: 'Qué destruyen primero tus puntos',
  apcs: 'Transportes blindados que protegen al resto',
  passengers: 'Quién baja',
  lines: 'Tu plan, por orden',
  technology: 'Tecnología',
  level: 'Nivel',
  ships: 'Buques mercantes',
  dark: 'Buques en mares azul oscuro',
  lanes: 'Un buque para cada empresa de ultramar',
  trips: 'Los buques y lo que llevan',
  pay: 'Tu respuesta',
  grip: 'Bloqueo o asedio',
  group: 'Objetivo',
  partner: 'Con',
  carries: 'Cargamentos que llevas, 50\u00a0M$ cada uno',
  direction: 'Sentido',
  'place-apc:at': 'Dónde',
  'carry-goods:price': 'Precio de todo',
  'escort:navies': 'Flotas de escolta',
  'strike-first:group': 'Atacar primero',
};

/** What their plain values are called. */
export const EXPANSION_VALUES: Readonly<Record<string, string>> = {
  'at:nowhere': 'Sin transporte blindado',
  'lines:army': 'Tecnología de ejército',
  'lines:navy': 'Tecnología de flota',
  'technology:army': 'Tecnología de ejército',
  'technology:navy': 'Tecnología de flota',
  'show:none': 'No mostrar nada',
  'show:army': 'Mostrar la tecnología de ejército',
  'show:navy': 'Mostrar la tecnología de flota',
  'show:both': 'Mostrar las dos',
  'pay:true': 'Pagar el rescate',
  'pay:false': 'Que hundan los buques',
  'grip:siege': 'Todos los puertos natales (un asedio)',
  'group:convoy': 'El convoy',
  'group:escorts': 'Sus escoltas',
  'direction:bring': 'Recoger de su almacén',
  'direction:send': 'Llevar a su almacén',
};

export const expansionWords: Page['expansions'] = {
  trip: (cargo, sea, perils) => `${cargo} en ${sea}${perils === '' ? '' : `, pese a ${perils}`}`,
  cargo: (goods, company) => `${goods} de ${company}`,
  blockaded: 'el bloqueo',
  freight: 'Flete',
  yourShips: (ships, pay) =>
    `Hacen falta ${ships === 1 ? '1 buque mercante tuyo' : `${ships} buques mercantes tuyos`} y ${pay} de flete.`,
  dangerPay: 'Plus de peligrosidad',
  sailing: (ships, pay) => `${pay} por ${shipsOf(ships)}, con tres unidades cada uno como máximo`,
  blockadeOf: (land) => `${land} (un bloqueo)`,
  lane: (company, sea) => `${company}: ${sea}`,
  giveUp: 'Marca unidades tuyas que valgan la mitad de las que has usado.',
  soFar: (chosen, least) => (chosen < least ? `${chosen} de ${least} por ahora.` : `Todo colocado (${least}).`),
  takeOneOut: 'Ya está todo colocado',
  loads: (ships) => (ships === 0 ? 'No cargar ningún buque' : `Cargar ${counted(ships, 'buque', 'buques')}`),
  pirates: (number) => counted(number, 'pirata', 'piratas'),
  piratesHere: 'Piratas',
  escorts: 'Escoltas',
  escort: (power, navies) => `${power}: ${counted(navies, 'flota', 'flotas')}`,
  announced: 'Anunciado',
  blockade: (by, land, against) => `${capital(by)} bloquea ${land} contra ${against}`,
  siege: (by, against) => `${capital(by)} asedia ${to(against)}`,
  tech: {
    heading: 'Tecnología',
    technologies: { army: 'Ejército', navy: 'Flota' },
    own: { army: (level) => `ejército, ${level}`, navy: (level) => `flota, ${level}` },
    level: (level) => (level === 0 ? 'sin desplegar' : `nivel ${level}`),
    atLeast: (level) => `nivel ${level} o más`,
    hidden: 'los demás no lo ven',
    secret: '?',
    roll: (dice) =>
      dice === 1 ? 'De 100\u00a0M$ a 600\u00a0M$, según un dado' : 'De 200\u00a0M$ a 1.200\u00a0M$, según dos dados',
    cards: (levels) => (levels === '' ? 'sin cartas' : `cartas ${levels}`),
    rights: (levels) => `licencias ${levels}`,
  },
  chart: {
    heading: 'Tabla de conflictos',
    steps: { C: 'Mando', D: 'Tabla, bajas' },
    odds: 'Probabilidades según la tabla de conflictos',
    points: (attacker, defender) => `${attacker} contra ${defender} puntos`,
    supported: (attacker, defender) =>
      `Con apoyo: ${attacker === 0 ? '' : `atacante ${attacker}`}${attacker > 0 && defender > 0 ? ', ' : ''}${defender === 0 ? '' : `defensor ${defender}`}.`,
    bothRoll: 'Cada bando suma 0, 1 o 2 con su dado de mando.',
    attackerRolls: 'El atacante suma 0, 1 o 2 con un dado de mando. Sin suministros, el defensor no suma nada.',
    nobodyRolls: 'Los defensores no cuentan, así que nadie tira.',
    fed: 'Luchar con un dado de mando',
    unfed: 'Resistir sin dado',
    meaningTo: {
      attacker: {
        A: 'Ganas y no pierdes nada',
        B: 'Ganas, pero entregas la mitad',
        C: 'Pierdes todo lo que has usado',
        D: 'Lo pierdes todo y puede haber represalias',
      },
      defender: {
        A: 'Pierdes todo lo que tienes allí',
        B: 'Pierdes todo lo de allí; tu rival, la mitad',
        C: 'Aguantas y no pierdes nada',
        D: 'Aguantas y puedes tomar represalias',
      },
    },
    read: (row, column) => `${row} contra ${column}`,
    sides: { attacker: 'Atacante', defender: 'Defensor' },
    result: (letter) => `Resultado ${letter}`,
    parts: (units, support, generalship) =>
      [
        `${units} de unidades`,
        ...(support > 0 ? [`${support} de apoyo`] : []),
        ...(generalship === undefined ? [] : [`${generalship} de mando`]),
      ].join(' + '),
    meaning: {
      A: 'El atacante gana y no pierde nada.',
      B: 'El atacante gana, pero pierde la mitad.',
      C: 'El atacante pierde todo lo que ha usado.',
      D: 'El atacante pierde todo lo que ha usado y el defensor puede tomar represalias.',
    },
  },
};
