// Cards of the game's words, in Spanish.
import type { Terms } from '../../handbook/terms.ts';
import { plainTerms } from './plain-terms.ts';

export const terms: Terms = {
  ...plainTerms,
  cube: {
    forms: ['cubo', 'cubos'],
    text: 'Tienes tres por ciclo. Gasta uno para jugar una fase; todos vuelven en el ciclo siguiente.',
  },
  bid: {
    forms: ['puja', 'pujas', 'pujar'],
    text: 'Antes de una fase cada uno gasta en secreto un cubo o se lo guarda. Solo juega quien lo ha gastado.',
  },
  cycle: {
    forms: ['ciclo', 'ciclos'],
    text: 'Una ronda de la partida: Pagar, Producir, Vender, Atacar, Mover, Construir y Comprar.',
  },
  stage: {
    forms: ['fase', 'fases'],
    text: 'Una de las siete partes de un ciclo. Las dos primeras las juegan todos; las demás cuestan un cubo.',
  },
  set: {
    forms: ['lote', 'lotes', 'lote de suministros', 'lotes de suministros', 'lote completo de suministros'],
    text: 'Uno de grano, uno de petróleo y un mineral. Da para un ataque, una defensa completa o hasta tres unidades.',
  },
  'supply-center': {
    forms: ['centro de suministros', 'centros de suministros'],
    text: 'Donde guardas tus recursos y armas: hasta 12 de cada tipo.',
  },
  company: {
    forms: ['empresa', 'empresas'],
    text: 'Carta que produce de 1 a 3 unidades de un recurso por ciclo, con 50\u00a0M$ de sueldo. Está en un territorio: defiéndelo.',
  },
  market: {
    forms: ['mercado'],
    text: 'El banco compra y vende cada recurso a un precio. Las ventas lo bajan y las compras lo suben.',
  },
  salary: {
    forms: ['sueldo', 'sueldos'],
    text: 'Lo que te cuestan las empresas (50\u00a0M$) y las unidades (10\u00a0M$) en la fase 1 de cada ciclo.',
  },
  loan: {
    forms: ['préstamo', 'préstamos'],
    text: 'Dinero del banco de 1.000 en 1.000\u00a0M$, con 100\u00a0M$ de intereses por ciclo. Resta al final.',
  },
  default: {
    forms: ['en mora'],
    text: 'Así queda quien no puede pagar los intereses del banco. Hasta que los pague, ni préstamos ni compras.',
  },
  nuke: {
    forms: ['misil nuclear', 'misiles nucleares', 'misil', 'misiles'],
    text: 'Destruye todo lo que hay en un territorio o mar azul claro. El territorio queda fuera de juego para siempre.',
  },
  'l-star': {
    forms: ['L-star', 'L-stars'],
    text: 'Derriba misiles que van contra ti con un 1 a 5. Tener más que el rival da además un dado en batalla.',
  },
  champion: {
    forms: ['campeón', 'campeones'],
    text: 'Quien, sin participar, dispara L-stars para proteger a otro de los misiles. Acierta con 1 a 3.',
  },
  'first-strike': {
    forms: ['primer golpe'],
    text: 'Misiles nucleares que un defensor lanza contra el atacante antes de una batalla en tierra.',
  },
  'space-blast': {
    forms: ['golpe espacial'],
    text: 'Misiles lanzados al espacio. Si pasa uno, destruye todos los L-stars de todos.',
  },
  clash: {
    forms: ['choque de L-stars'],
    text: 'Un L-star tuyo contra uno suyo: se pierde el que saca menos y, si empatan, los dos.',
  },
  home: {
    forms: ['territorio natal', 'territorios natales'],
    text: 'Uno de los territorios con los que empieza tu potencia. Si los pierdes todos, quedas fuera.',
  },
  'light-sea': {
    forms: ['mar azul claro', 'mares azul claro'],
    text: 'Aguas costeras. Solo puede haber flotas de un jugador; desde aquí desembarcan los ejércitos.',
  },
  'dark-sea': {
    forms: ['mar azul oscuro', 'mares azul oscuro'],
    text: 'Mar abierto. Puede haber flotas de varios jugadores, y los misiles no llegan.',
  },
  port: {
    forms: ['puerto', 'puertos'],
    text: 'La marca entre un territorio y un mar. Ahí embarcan los ejércitos y se construyen las flotas.',
  },
  passage: {
    forms: ['derecho de paso', 'derechos de paso', 'conceder el paso', 'conceder paso', 'pedir paso'],
    text: 'Permiso para cruzar las zonas de otro jugador. Se puede retirar.',
  },
  militia: {
    forms: ['milicia'],
    text: 'Resiste con un dado a quien ataca una zona vacía: con 3 a 5 cae una unidad; con 6, dos.',
  },
  'fire-power': {
    forms: ['potencia de fuego'],
    text: 'El bando con más unidades en una batalla tira un dado más.',
  },
  counterattack: {
    forms: ['contraataque', 'contraataques', 'contraatacar'],
    text: 'Después de un ataque, cada jugador atacado puede hacer un ataque propio, donde quiera.',
  },
  amphibious: {
    forms: ['asalto anfibio', 'asaltos anfibios'],
    text: 'Un ataque desde el mar: los ejércitos desembarcan de flotas en un mar azul claro.',
  },
  airborne: {
    forms: ['asalto aéreo', 'asaltos aéreos'],
    text: 'Un ataque por aire: los ejércitos vuelan al objetivo por 2 de petróleo cada uno. No hay vuelta atrás.',
  },
  withdraw: {
    forms: ['retirarse', 'retirarte', 'retirada', 'se retira'],
    text: 'Sacar unidades antes de la batalla a una zona vecina que esté vacía o sea tuya.',
  },
  resist: {
    forms: ['resistir', 'resiste'],
    text: 'Defenderse sin pagar un lote: gratis, pero con un dado menos.',
  },
  blockade: {
    forms: ['bloqueo', 'bloqueos', 'bloqueado', 'bloqueada'],
    text: 'Flotas enemigas ante todos los puertos de un territorio extranjero: allí ni se produce ni se construye.',
  },
  siege: {
    forms: ['asedio', 'asedios', 'asediado', 'asediada'],
    text: 'Flotas enemigas ante todos los puertos de un país natal: sin comercio y sin nada del extranjero.',
  },
  spoils: {
    forms: ['botín'],
    text: 'Todo lo que tenía una potencia conquistada: dinero, suministros, armas, empresas y unidades.',
  },
  prospect: {
    forms: ['prospectar', 'prospecta', 'prospección'],
    text: 'Levantar cartas a 200\u00a0M$ cada una en la fase 7 para encontrar una empresa nueva.',
  },
  research: {
    forms: ['investigar', 'investiga', 'investigación'],
    text: 'Levantar cartas a 200\u00a0M$ cada una en la fase 6 para encontrar tu primer misil nuclear o L-star.',
  },
  bazaar: {
    forms: ['mercado de armas'],
    text: 'El final de la fase 6, cuando los jugadores se venden unidades, armas y territorios extranjeros.',
  },
  'drop-ship': {
    forms: ['pedido directo', 'pedidos directos'],
    text: 'La producción del próximo ciclo, vendida por adelantado en la fase 7 y entregada en la fase 2.',
  },
  'trading-window': {
    forms: ['ronda de comercio', 'rondas de comercio'],
    text: 'La parte de Vender, Construir o Comprar en la que se comercia entre jugadores.',
  },
  detente: {
    forms: ['Détente'],
    text: 'La partida acaba en paz, en el ciclo acordado o porque todos aceptan. Gana la potencia más rica.',
  },
  supremacy: { forms: ['Supremacía'], text: 'La victoria de la última potencia que queda.' },
  'coup-final': {
    forms: ['Coup Final'],
    text: 'El fin del mundo por misiles, a partir del 13.º territorio destruido. No gana nadie.',
  },
  stars: {
    forms: ['estrellas'],
    text: 'El rango del ganador, de una a cinco. Cuantos menos misiles, más estrellas.',
  },
  apc: {
    forms: ['transporte blindado', 'transportes blindados'],
    text: 'Vehículo para hasta tres ejércitos. Hacen falta 8 puntos para destruirlo.',
  },
  agenda: {
    forms: ['plan de investigación'],
    text: 'Tu lista secreta de tecnologías que investigar, por orden.',
  },
  licence: {
    forms: ['licencia', 'licencias'],
    text: 'El derecho a usar una tecnología cuya carta conserva otro.',
  },
  'merchant-ship': {
    forms: ['buque mercante', 'buques mercantes'],
    text: 'Lleva al mercado, o trae de él, hasta tres unidades de mercancía. No lucha.',
  },
  freight: {
    forms: ['flete', 'fletes'],
    text: '50\u00a0M$ por cada buque mercante que lleva mercancía en una venta o compra.',
  },
  escort: { forms: ['escolta', 'escoltas', 'escoltar'], text: 'Flotas que protegen buques mercantes en el mismo mar.' },
  reroute: { forms: ['desviar', 'desvía'], text: 'Enviar buques mercantes de un mar a otro, gratis.' },
  generalship: {
    forms: ['dado de mando', 'dados de mando', 'mando'],
    text: 'El dado de la tabla de conflictos: 0 puntos con 1 y 2; 1 con 3 y 4; 2 con 5 y 6.',
  },
  supplies: {
    forms: ['suministro', 'suministros'],
    text: 'Grano, petróleo y minerales. Los producen las empresas; pagan ataques, movimientos y unidades nuevas.',
  },
  zone: {
    forms: ['zona', 'zonas'],
    text: 'Cualquier lugar del tablero: un territorio en tierra, un mar azul claro o un mar azul oscuro.',
  },
  territory: {
    forms: ['territorio', 'territorios'],
    text: 'Una zona de tierra. En ella hay empresas, y la ocupan ejércitos.',
  },
  power: {
    forms: ['superpotencia', 'superpotencias'],
    text: 'Lo que dirige un jugador: un país natal con sus territorios, empresas y fuerzas.',
  },
  army: {
    forms: ['ejército', 'ejércitos'],
    text: 'Una unidad de tierra. Un lote de suministros da para hasta tres; su sueldo es de 10\u00a0M$ por ciclo.',
  },
  navy: {
    forms: ['flota', 'flotas'],
    text: 'Una unidad de mar. Lleva hasta cuatro ejércitos; su sueldo es de 10\u00a0M$ por ciclo.',
  },
  interest: {
    forms: ['interés', 'intereses', 'intereses atrasados'],
    text: '100\u00a0M$ por ciclo por cada 1.000\u00a0M$ que debes al banco; se pagan en la fase 1.',
  },
  'face-down': {
    forms: ['boca abajo'],
    text: 'Una empresa encontrada que aún no se ha abierto. No cuesta sueldo ni produce nada.',
  },
  surrender: {
    forms: ['rendirse', 'rendirte', 'rendirme', 'rendirnos', 'se rinde', 'se rinden', 'rendición'],
    text: 'Entregar al atacante, sin batalla, unidades y empresas en el extranjero. En casa no se puede.',
  },
  reinforce: {
    forms: ['refuerzo', 'refuerzos', 'reforzar', 'refuerza'],
    text: 'Traer unidades después de las bajas de una batalla, al coste normal de mover.',
  },
  retaliation: {
    forms: ['represalia', 'represalias'],
    text: 'La respuesta con misiles a un primer golpe, o a una D de la tabla de conflictos.',
  },
  roulette: {
    forms: ['ruleta'],
    text: 'La tirada por cada territorio destruido a partir del 13.º: puede acabar con el mundo.',
  },
  promise: {
    forms: ['promesa', 'promesas', 'promete'],
    text: 'Lo que alguien dice que hará. Nadie obliga a cumplirlo.',
  },
  technology: {
    forms: ['tecnología', 'tecnologías'],
    text: 'Una carta con un nivel de 1 a 5, para ejércitos o flotas. El nivel más alto tiene ventaja en batalla.',
  },
  deploy: {
    forms: ['desplegar', 'desplegarla', 'despliega', 'desplegado', 'desplegada', 'despliegue'],
    text: 'Dar una tecnología a todas tus unidades de su tipo: tira un dado y paga 100\u00a0M$ por punto.',
  },
  legion: {
    forms: ['legión', 'legiones', 'legiones coloniales'],
    text: 'Ejércitos que reclutas en tus colonias: tres por cada territorio extranjero, en ese territorio.',
  },
  'half-siege': {
    forms: ['medio asedio'],
    text: 'Con buques mercantes en juego: un asedio que en esta fase solo detiene parte de tu comercio.',
  },
  'danger-pay': {
    forms: ['plus de peligrosidad'],
    text: '500\u00a0M$ al banco por cada buque mercante que trae mercancía durante una batalla.',
  },
  pirates: {
    forms: ['pirata', 'piratas'],
    text: 'Acechan tu mercancía en mares azul claro: un dado decide si piden dinero o hunden buques.',
  },
  cash: { forms: ['Dinero'], taught: ['dinero'], text: 'Lo que tienes en caja, sin descontar las deudas.' },
  unit: {
    forms: ['Unidad', 'Unidades'],
    taught: ['unidad', 'unidades'],
    text: 'Un ejército en tierra o una flota en el mar. Las expansiones añaden otros tipos.',
  },
  wealth: {
    forms: ['riqueza'],
    text: 'Dinero, suministros, empresas, unidades y armas, menos las deudas. En una Détente gana quien tiene más.',
  },
};
