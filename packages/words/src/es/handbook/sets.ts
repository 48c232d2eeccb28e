// The expansions and the chart, for readers of Spanish.
import type { Told } from '../../handbook/outline.ts';

export const sets = {
  'apc-units': {
    title: '¿Qué es un transporte blindado?',
    text: 'Un vehículo que lleva hasta tres ejércitos y los protege. Cuesta un lote completo de suministros y 300\u00a0M$, y 10\u00a0M$ de sueldo por ciclo. Cada jugador empieza con uno. Se construye en casa, o en el extranjero donde tengas un ejército.',
    asked: 'apc transporte blindado vehículo tanque coste construir llevar',
  },
  'apc-moves': {
    title: '¿Cómo se mueven los transportes blindados?',
    text: 'Por tierra gastan 2 de petróleo por territorio. En la fase 5, o como refuerzos, vuelan a cualquier sitio por 4 de petróleo. También van por mar: una flota lleva dos transportes, o uno y dos ejércitos. Los ejércitos suben por 1 de petróleo por grupo y bajan gratis.',
    asked: 'apc transporte blindado mover conducir volar subir bajar llevar ejércitos',
  },
  'apc-battle': {
    title: '¿Cómo cambian las batallas con transportes blindados?',
    text: 'Cada bando elige el tipo de unidad que quiere destruir primero. El dado de potencia de fuego lo tira el bando con más potencia (un ejército o una flota cuenta 1; un transporte, 2), y una gran ventaja suma puntos a la tirada. Un transporte aguanta 8 puntos y puede recibir el daño en lugar de los ejércitos que tiene al lado. Si fallas tu primer objetivo, los puntos se pierden.',
    asked: 'apc batalla transporte blindado potencia de fuego 8 puntos objetivo absorber daño escudo',
  },
  'tech-cards': {
    title: '¿Cómo se consigue tecnología?',
    text: 'Antes de la fase 6 haces en secreto la lista de lo que quieres investigar. Cada carta que robas cuesta 200\u00a0M$ y tiene un nivel de 1 a 5, para ejércitos o flotas. Para usarla, despliégala: tira un dado y paga 100\u00a0M$ por punto. Desde entonces todas tus unidades de ese tipo tienen ese nivel.',
    asked: 'tecnología high-tech carta investigar plan nivel desplegar robar coste conseguir consigo',
  },
  'tech-battle': {
    title: '¿Qué hace la tecnología en una batalla?',
    text: 'Muestra tu carta: quien tiene el nivel más alto tira un dado más y suma a la tirada la diferencia de niveles. También puedes mantenerla en secreto y luchar sin ella.',
    asked: 'tecnología batalla dado ventaja puntos nivel mostrar',
  },
  'tech-moves': {
    title: '¿Qué hace la tecnología al mover?',
    text: 'A partir del nivel 2, cada unidad de grano o petróleo te lleva más lejos: cuanto más alto es el nivel, más pasos o unidades cubre. Para usarla tienes que mostrar la carta.',
    asked: 'tecnología mover movimiento barato grano petróleo nivel',
  },
  'tech-sales': {
    title: '¿Se puede vender tecnología?',
    text: 'Sí, en la fase 6. Si la vendes como registro público, muestras la carta y te la quedas, y el comprador recibe una licencia, que se despliega pagando dos dados. Si la vendes como alto secreto, la propia carta cambia de manos y nadie más sabe cuál era.',
    asked: 'vender tecnología licencia registro público alto secreto carta comprar',
  },
  ships: {
    title: '¿Qué son los buques mercantes?',
    text: 'Llevan tu mercancía. Todos empiezan con seis en mares azul oscuro, y con más si tienen empresas en el extranjero. Un lote de suministros da para tres, a 50\u00a0M$ cada uno, y el sueldo es de 10\u00a0M$ por ciclo. No luchan. Para moverlos los desvías, gratis, en la fase 5 y después de las batallas.',
    asked: 'buque buques mercante mercantes barco barcos marina comercio coste construir desviar',
  },
  freight: {
    title: '¿Por qué no puedo vender o recoger mi mercancía?',
    text: 'Con Merchant Marine la mercancía necesita buques. Un buque en un mar azul oscuro lleva al mercado, o trae de él, hasta tres unidades de un recurso; cuesta 50\u00a0M$ y viaja una vez por fase. Las empresas del extranjero solo entregan con un buque tuyo en un mar junto a uno de sus puertos.',
    asked: 'flete mercancía llevar buque vender comprar sin buques no puedo recoger empresa extranjera entrega viaje',
  },
  'ship-battles': {
    title: '¿Cómo se atacan y se protegen los buques?',
    text: 'Los buques se atacan como las flotas, con un lote de suministros; dos puntos hunden uno. Las flotas del mismo mar azul claro protegen tus buques; en los mares azul oscuro tienes que nombrar escoltas. El atacante tira un dado para esquivarlas, o tiene que luchar antes contra ellas.',
    asked: 'atacar buques escolta escoltas escoltar convoy proteger hundir mercante flota piratas',
  },
  'marine-siege': {
    title: '¿Cómo cambian los bloqueos y los asedios?',
    text: 'Ya no lo paran todo. Se tira un dado por cada uno: cuantas más flotas te cierran el paso, más difícil es que llegue tu mercancía, y los buques pueden acabar hundidos o capturados. Contra un asedio ayuda tener en mares azul oscuro más buques que flotas hay a tu alrededor.',
    asked: 'bloqueo asedio merchant marine tirada dado burlar romper pasar',
  },
  legions: {
    title: '¿Qué son las legiones coloniales?',
    text: 'Ejércitos que reclutas en tus colonias. Con esta expansión no puedes construir todos los ejércitos que quieras: cada territorio natal que tienes permite tres, allí donde tengas presencia, y cada territorio extranjero tres más, en ese mismo territorio.',
    asked: 'legión legiones coloniales colonial colonia construir límite ejércitos cuántos',
  },
  'chart-battle': {
    title: '¿Cómo decide la tabla de conflictos una batalla?',
    text: 'Cada bando suma la potencia de fuego de sus unidades, un punto por tener más L-stars y otro por mejor tecnología, y un dado de mando que vale 0, 1 o 2. Un defensor sin lote de suministros no tira. La tabla da una letra para los dos totales.',
    asked: 'tabla chart conflict conflicto militar letra mando puntos resolver batalla',
  },
  'chart-results': {
    title: '¿Qué significan las letras A, B, C y D?',
    text: 'A: el atacante gana y no pierde nada. B: el atacante gana y entrega la mitad. C: el atacante pierde todas las unidades usadas. D: como C, y el defensor puede devolver el golpe al momento con dos movimientos y un ataque.',
    asked: 'letra letras a b c d resultado tabla mitad represalia significado',
  },
} as const satisfies Readonly<Record<string, Told>>;
