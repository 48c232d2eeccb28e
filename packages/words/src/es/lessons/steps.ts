// What each step of a lesson says, in Spanish.
import type { Lessons } from '../../lessons.ts';

export const steps: Lessons['steps'] = {
  'economy-aim':
    'Diriges Europa. Al final gana la potencia más rica, así que esta lección trata de dinero. Tus cinco territorios natales están iluminados; allí están tus seis empresas.',
  'economy-pay':
    'Un ciclo empieza con Pagar: 50\u00a0M$ por cada empresa abierta y 10\u00a0M$ por cada ejército. Si no pagas a una empresa, no produce nada. Pulsa «Pagar a todos».',
  'economy-transfer':
    'La fase 2, Producir, se ha jugado sola: tus empresas han llevado grano, petróleo y minerales a tu centro de suministros. Caben 12 de cada.',
  'economy-bid':
    'Las demás fases cuestan un cubo cada una, y tienes tres por ciclo. Todos deciden en secreto. Tienes mucho petróleo: puja por Vender.',
  'economy-sell':
    'Has sacado más en el dado y vendes primero. Cobras todo al precio actual, y después el precio baja. Elige petróleo, selecciona los 9 y quita uno: guarda uno de cada para construir.',
  'economy-price':
    'Mira el mercado: tu venta ha hecho bajar el precio del petróleo, y la Unión Soviética ha vendido después por mucho menos. Por eso importa ir primero.',
  'economy-pass':
    'Te toca otra vez y podrías vender otro recurso. Guarda el grano y los minerales para construir y pasa.',
  'economy-bid-build':
    'Atacar y Mover no se juegan en esta lección. Ahora viene Construir. Tienes dinero: puja con otro cubo.',
  'economy-build':
    'Un lote de suministros (uno de grano, uno de petróleo y un mineral) da para hasta tres unidades, a 100\u00a0M$ cada una. Elige ejércitos, luego Europa del Este, y construye tres.',
  'economy-end-build':
    'Tres ejércitos más protegen ahora Europa del Este. Podrías seguir, pero guarda tu dinero: pasa.',
  'economy-bid-buy': 'La última fase es Comprar. Después de tantas ventas el petróleo está barato. Usa tu tercer cubo.',
  'economy-buy':
    'Compra 10 de petróleo a este precio tan bajo. Cada unidad que compras hace subir otra vez el precio, y lo que tienes vale más al momento.',
  'economy-done':
    'Has vendido caro el petróleo, has formado tres ejércitos y lo has recuperado por una fracción de su precio. Vender caro, comprar barato y adivinar cuándo lo harán los demás: eso es la mitad del juego.',
  'landing-look':
    'Diriges Estados Unidos. Una flota con cuatro ejércitos a bordo está en el golfo de Guinea. Dos ejércitos africanos ocupan Nigeria, donde trabaja una empresa petrolera.',
  'landing-declare':
    'Elige «Asalto anfibio» y luego Nigeria. Añade la flota y haz desembarcar a los cuatro ejércitos. Antes de atacar, mira las probabilidades: son exactas.',
  'landing-dice':
    'Los dos bandos han gastado un lote de suministros y han tirado los dados. Cada tres puntos eliminan una unidad del otro, y disparan los dos. La ficha de la batalla muestra cada dado.',
  'landing-stay':
    'Ahora podrías traer más unidades, al coste de siempre. Dos ejércitos bastan para mantener la playa: pulsa «Sin refuerzos».',
  'landing-spoils':
    'Nigeria es tuya, y también su empresa: a partir de ahora llena tu centro de suministros. África podía devolver el golpe y no lo ha hecho.',
  'landing-pass': 'Puedes atacar otra vez a cambio de otro lote de suministros. No tientes a la suerte: pasa.',
  'landing-done':
    'Desembarca donde las probabilidades sean buenas, lleva lo suficiente para quedarte y toma territorios con empresas. Una potencia sin territorios natales queda fuera, y quien la conquista se lo lleva todo.',
  'crisis-look':
    'Diriges Europa. Los hongos nucleares cubren los territorios que los misiles han destruido: once hasta ahora. La Unión Soviética acaba de lanzar dos misiles nucleares contra Europa Occidental.',
  'crisis-shoot':
    'Tus tres L-stars pueden pararlos. Cada uno dispara una vez: con un resultado de 1 a 5 destruye un misil, con un 6 falla. Dispara el primero.',
  'crisis-shoot-again': 'Un misil menos. Dispara otra vez, al otro.',
  'crisis-clouds':
    'Europa Occidental sigue en pie. Piensa: a partir del territorio destruido número 13, cada uno puede acabar con el mundo, y entonces no gana nadie. Ya van once.',
  'crisis-answer':
    'Puedes devolver el golpe una vez. En Rumanía hay cuatro ejércitos soviéticos y un L-star los protege. Elige «Lanzar misiles», apunta los dos a Rumanía y lánzalos.',
  'crisis-result':
    'El L-star ha parado un misil y el otro ha caído: los ejércitos ya no están, y sobre Rumanía se alza el hongo nuclear número doce. Después del siguiente, un dado decide si el mundo se acaba.',
  'crisis-pass': 'Ahora te toca atacar a ti. Deja el mundo como está: pasa.',
  'crisis-done':
    'Los L-stars te protegen, y todos lo saben. Los misiles funcionan mejor sin salir del silo: cuestan una fortuna, destruyen lo que podrías haber tomado, y demasiados acaban con la partida para todos.',
};
