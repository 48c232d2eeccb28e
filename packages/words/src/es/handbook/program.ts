// What the program does around the game, for readers, in Spanish.
import type { Told } from '../../handbook/outline.ts';

export const program = {
  saving: {
    title: '¿Se guarda mi partida?',
    text: 'Sí, después de cada jugada. Una partida en esta pantalla se guarda en este navegador, y la portada te ofrece seguirla. Para llevarla a otro ordenador, descarga el archivo desde el menú y ábrelo allí en la portada. Las partidas en línea las guarda el servidor: las encuentras en la sala de espera.',
    asked:
      'guardar guardada guardado partida cargar continuar seguir reanudar luego mañana pausa interrumpir dejar de jugar archivo descargar abrir cerrar navegador perdida salvar automático',
  },
  friends: {
    title: '¿Cómo se juega con amigos?',
    text: 'En una pantalla: de dos a seis personas se turnan, y un telón tapa lo secreto mientras pasáis la pantalla. En línea: abre una mesa y envía su enlace. Quien lo tenga puede sentarse, incluso sin cuenta. Los asientos libres los pueden dirigir ordenadores, y podéis jugar de un tirón o durante semanas.',
    asked:
      'jugar con amigos en línea online internet multijugador invitar invitación enlace mesa unirse una pantalla mismo ordenador juntos sala cuenta registrarse entrar anfitrión turnarse',
  },
  away: {
    title: '¿Qué pasa si se acaba mi tiempo o no estoy?',
    text: 'A solas no hay reloj. Una mesa en línea puede tenerlo: cuando se acaba tu tiempo, el árbitro contesta lo que dice «Si esperas». Las órdenes permanentes contestan por ti por adelantado. Puedes dejar tu asiento a un suplente, que es el programa, o prestárselo a un sustituto, que es una persona.',
    asked:
      'tiempo reloj límite plazo se acabó acaba agotado vence tarde lento fuera ausente vacaciones viaje no estoy desconectado dormir suplente sustituto orden permanente órdenes automático perdí mi turno quién juega por mí',
  },
  commanders: {
    title: '¿Cómo de buenos son los ordenadores?',
    text: 'Hay cuatro niveles. Un recluta comete errores de principiante, un oficial juega con solidez, un general planea el ciclo entero y un mariscal es el más fuerte. Cada uno tiene además su carácter. No hacen trampas: un ordenador solo ve lo que verías tú en su asiento, y sus dados caen como los tuyos.',
    asked:
      'ordenador ordenadores máquina comandante virtual comandantes nivel niveles dificultad fácil difícil fuerza recluta oficial general mariscal ia bot bots rival rivales carácter demasiado fuerte hace trampa trampas computadora',
  },
  hints: {
    title: '¿Dónde hay ayuda y consejos?',
    text: '«Consultar a un general», debajo de tu decisión, enseña una buena jugada con su motivo y otras dos. Tu resultado cuenta estos consejos. El entrenador te guía en tu primer ciclo; se activa y desactiva en el menú. Las lecciones y las posiciones para resolver están en la portada. Las palabras con subrayado de puntos tienen una ficha: señálalas o tócalas.',
    asked:
      'consejo consejos ayuda pista pistas sugerencia sugerir recomendar qué debo hacer qué hago entrenador tutorial lección lecciones aprender practicar práctica problema posición del día significado palabra mejor jugada explicar',
  },
  odds: {
    title: '¿Qué probabilidades tengo?',
    text: 'Antes de atacar, la página muestra las probabilidades exactas de esa batalla. Para cualquier otra batalla o golpe, la portada tiene el explorador de probabilidades: elige dos fuerzas y se cuentan todas las tiradas posibles. Quién va ganando en la partida se ve arriba, en la clasificación.',
    asked:
      'probabilidad probabilidades posibilidades porcentaje ganar batalla calcular calculadora simular riesgo vale la pena atacar opciones de ganar explorador chances',
  },
  'looking-back': {
    title: '¿Se puede volver a ver una partida?',
    text: 'Sí, jugada a jugada, desde el menú o al acabar. Entonces «Análisis» muestra las posibilidades de cada uno a lo largo del tiempo y las decisiones que más costaron. Desde cualquier momento puedes seguir jugando en un tablero imaginado, copiar un enlace o guardar una imagen. En tu partida en curso, el menú tiene «¿Y si…?».',
    asked:
      'repetición repetir ver de nuevo otra vez repasar repaso análisis analizar historial registro jugadas anteriores y si tablero imaginado compartir enlace imagen captura errores rebobinar estadísticas',
  },
  settings: {
    title: '¿Dónde se cambian idioma, sonido y velocidad?',
    text: 'En el menú de una partida: el idioma, el sonido, la velocidad con que se muestran las jugadas de los demás y el entrenador. El idioma también está en la portada. El botón del semicírculo, arriba, cambia entre claro y oscuro. Para verlo todo más grande, usa el zoom de tu navegador.',
    asked:
      'ajustes opciones configuración idioma lengua español inglés alemán sonido volumen silencio música ruido velocidad rápido lento animación saltar modo oscuro claro colores teclado teclas móvil cambiar',
  },
} as const satisfies Readonly<Record<string, Told>>;
