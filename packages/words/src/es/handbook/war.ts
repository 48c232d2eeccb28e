// Battles and nuclear war, for readers of Spanish.
import type { Told } from '../../handbook/outline.ts';

export const war = {
  attacking: {
    title: '¿Cómo funciona un ataque?',
    text: 'En la fase 4, en tu turno, haces un ataque o pasas. Primero dices desde dónde y qué atacas. Los dos bandos pueden pagar un lote de suministros, se tiran los dados, se pierden unidades y la tierra que queda vacía se puede ocupar. Después el defensor puede contraatacar y ataca el siguiente jugador. Podrás atacar otra vez cuando te vuelva a tocar.',
    asked:
      'atacar ataque ataco guerra batalla luchar lucha fase 4 invadir invasión combate pasos declarar empezar empiezo otra vez segundo dos veces parar detener necesito para atacar empezar guerra juntos con un aliado',
  },
  reach: {
    title: '¿Qué puedes atacar?',
    text: 'Un ejército ataca ejércitos en el territorio de al lado y flotas en el mar azul claro vecino. Una flota en un mar azul claro ataca los mares azul claro vecinos y los ejércitos de la costa de al lado. Una flota en un mar azul oscuro ataca flotas allí y en los mares azul claro vecinos. Más lejos hace falta un desembarco o un asalto aéreo.',
    asked:
      'alcance objetivo objetivos vecino adyacente atacar flota ejército mar lejos costa fuera de alcance hundir barco',
  },
  'battle-cost': {
    title: '¿Cuánto cuesta una batalla?',
    text: 'El atacante paga un lote de suministros: 1 de grano, 1 de petróleo y 1 mineral. Sin lote no hay ataque. El defensor también puede pagar un lote; si no lo hace, o no puede, tira un dado menos.',
    asked:
      'lote lotes suministros coste batalla ataque qué es un lote grano petróleo minerales sin suministros defensor pagar necesito necesita hace falta para atacar',
  },
  dice: {
    title: '¿Cuántos dados se tiran?',
    text: 'El atacante tiene 1 dado; el defensor, 2, o 1 sin lote de suministros. El bando con más unidades en la batalla tira uno más, y también el que tiene más L-stars. Así que el número ayuda, pero tiene un límite.',
    asked:
      'dado dados tirar tiro tirada batalla extra potencia de fuego posición probabilidades más ejércitos fuerza por cada ejército número',
  },
  losses: {
    title: '¿Quién pierde qué?',
    text: 'Suma tus dados: por cada 3 puntos completos retiras una unidad enemiga, y eliges cuál. Tiran los dos bandos, incluso un defensor al que acaban de retirar su última unidad. Cuando se hunde una flota, se pierden también los ejércitos a bordo.',
    asked:
      'bajas pérdidas perder pierdo elige matar retirar unidades tres puntos daño destruir ejército muertos número necesito acertar acierto empate atacante defensor hundir hundido',
  },
  occupying: {
    title: '¿Cómo se conquista el territorio?',
    text: 'Si no queda ningún defensor, puedes entrar al momento con cualquier unidad que pueda llegar, al coste normal de mover. Al entrar te quedas con el territorio y con todas las empresas que el perdedor tenía allí. Si no entras, el defensor puede traer otras unidades.',
    asked: 'ocupar ocupo conquistar conquisto conquista tomar territorio entrar tras después batalla ganada capturar',
  },
  defending: {
    title: '¿Qué puedes hacer cuando te atacan?',
    text: 'Pagar un lote y luchar con 2 dados. Resistir sin lote y luchar con 1. Retirar algunas unidades o todas a una zona vecina vacía o tuya. En el extranjero también puedes rendirte: las unidades y empresas de allí pasan al atacante. En tus territorios natales no puedes rendirte.',
    asked:
      'defender defensa defiendo defenderme atacan resistir retirarse retirarme retirada rendirse rendirme rendición huir defensor pagar',
  },
  reinforcing: {
    title: 'Traer refuerzos',
    text: 'Después de las bajas, los dos bandos pueden traer más unidades al coste de mover, primero el defensor. Solo puedes reforzar un territorio si es tuyo, un mar azul claro si es tuyo o no es de nadie, y cualquier mar azul oscuro.',
    asked: 'refuerzos refuerzo reforzar tropas después batalla traer ayuda más unidades',
  },
  counterattack: {
    title: '¿Qué es un contraataque?',
    text: 'Justo después de un ataque, cada jugador atacado puede hacer un ataque propio: donde quiera, contra quien quiera y sin puja. Una potencia que acaba de perder su último territorio natal también puede hacerlo; si recupera uno, sigue en la partida.',
    asked:
      'contraataque contraatacar contraataco devolver golpe venganza respuesta último natal represalia vengarme responder recuperar recupero',
  },
  militia: {
    title: '¿Se puede atacar tierra vacía?',
    text: 'Sí. En la fase 4, la milicia de un territorio o mar vacío resiste con un dado: con 3, 4 o 5 pierdes una unidad; con 6, dos. En la fase 5 puedes entrar sin más. Si otro jugador tiene empresas allí, te quedas con ellas.',
    asked: 'milicia vacío vacía neutral nadie desocupado gris atacar tierra libre colonizar expandirse territorio',
  },
  landing: {
    title: '¿Cómo se desembarca desde el mar?',
    text: 'Lleva ejércitos en flotas a un mar azul claro junto al objetivo y baja a tierra atacando: es un asalto anfibio. Los ejércitos y las flotas cuentan para la potencia de fuego. Si no conquistas la tierra, tienes que atacar otra vez, reembarcar los ejércitos o entregarlos.',
    asked: 'desembarco desembarcar asalto anfibio playa invadir por mar costa flota ejércitos normandía',
  },
  airborne: {
    title: '¿Cómo se ataca por aire?',
    text: 'Lleva ejércitos en avión directamente al objetivo por 2 de petróleo cada uno: es un asalto aéreo. Llega a cualquier territorio. No hay vuelta atrás: si no conquistas la tierra, ataca otra vez o rinde los ejércitos allí.',
    asked: 'asalto aéreo paracaidistas paracaídas aire avión aviones volar lejos atacar',
  },
  blockade: {
    title: '¿Qué es un bloqueo?',
    text: 'Si hay flotas enemigas ante todos los puertos de un territorio extranjero tuyo, está bloqueado: sus empresas no producen y no construyes nada allí hasta que quede libre un puerto. Pueden bloquearlo juntas las flotas de varios jugadores.',
    asked: 'bloqueo bloquear bloqueado bloqueada puerto cerrado flota producción línea roja extranjero',
  },
  siege: {
    title: '¿Qué es un asedio?',
    text: 'Si hay flotas enemigas ante todos los puertos de tu país natal, sufres un asedio: tus empresas del extranjero no producen, no construyes fuera y no puedes comprar ni vender. Acaba en cuanto queda libre un puerto natal. En casa se sigue produciendo y construyendo.',
    asked: 'asedio asediado asediar sitio puertos cerrados no puedo comprar vender comerciar flota natal',
  },
  nukes: {
    title: '¿Qué hace un misil nuclear?',
    text: 'Destruye todo lo que hay en un territorio o en un mar azul claro: todas las unidades y empresas, sean de quien sean. El territorio queda fuera de juego el resto de la partida; nadie puede entrar ni cruzarlo. Un mar se recupera al momento. Los mares azul oscuro no se pueden alcanzar.',
    asked:
      'misil misiles nuclear nucleares bomba atómica efecto destruye destruir hongo radiación impacto para siempre reconstruir recuperar arrasado radiactivo volver usar tierra otra vez contaminado radiactivo entrar',
  },
  launching: {
    title: '¿Cómo se lanzan misiles nucleares?',
    text: 'En la fase 4, como ataque tuyo, nombra todos los objetivos y lanza uno o varios misiles a la vez. Cada misil que lanzas se gasta, pase o no. Apunta más de uno al mismo sitio para superar los L-stars.',
    asked: 'lanzar lanzo lanzamiento disparar misil misiles ataque nuclear objetivo apuntar varios',
  },
  'l-stars': {
    title: '¿Qué hacen los L-stars?',
    text: 'Derriban los misiles nucleares que van contra ti: cada uno tira un dado y acierta con 1 a 5. Tú eliges a qué misiles disparan. No se gastan al disparar. El bando con más L-stars tira además un dado más en las batallas en tierra.',
    asked:
      'l-star lstar estrella láser escudo satélite defensa interceptar derribar misiles proteger contra defiendo defenderme defender de los misiles protejo protegerme misiles defensa',
  },
  champions: {
    title: '¿Pueden otros defenderte de los misiles?',
    text: 'Sí. Cualquier jugador que no participe puede ser tu campeón con sus L-stars. Los campeones deciden antes de los disparos y no pueden echarse atrás. Sus L-stars disparan después de los tuyos y aciertan con 1 a 3. No tienen contraataque.',
    asked:
      'campeón campeones ayuda aliado defender a otro proteger amigo otra persona alguien por mí derribar misiles tercero salvar proteger protejo misiles otros',
  },
  'first-strike': {
    title: '¿Qué es un primer golpe?',
    text: 'Cuando alguien declara contra ti un ataque por tierra y tienes un cubo en esta fase 4, puedes lanzar misiles nucleares contra zonas del atacante antes de la batalla. El atacante puede responder al momento con misiles y después seguir con la batalla.',
    asked:
      'primer golpe ataque preventivo misil antes batalla represalia nuclear responder disparar antes ataque adelantarse',
  },
  'space-blast': {
    title: '¿Cómo se destruyen los L-stars?',
    text: 'De dos formas. Golpe espacial: lanza misiles nucleares al espacio; si pasa uno, desaparecen todos los L-stars de todos, también los tuyos. Choque de L-stars: uno tuyo contra uno suyo, cada uno tira un dado, se pierde el más bajo y, si empatan, los dos.',
    asked: 'golpe espacial choque l-star destruir eliminar satélites espacio escudo quitar',
  },
} as const satisfies Readonly<Record<string, Told>>;
