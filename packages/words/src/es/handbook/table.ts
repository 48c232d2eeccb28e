// The aim, the cycle, deals and the end of a player, for readers of Spanish.
import type { Told } from '../../handbook/outline.ts';

export const table = {
  'how-to-win': {
    title: '¿Cómo se gana?',
    text: 'Hay dos formas. Ser la última potencia que queda: eso es la Supremacía. O ser la más rica cuando la partida acaba en el ciclo acordado o porque todos acuerdan parar: eso es la Détente. Casi todas acaban en Détente, así que el dinero, los suministros y las empresas cuentan tanto como los ejércitos. Y hay una forma de que pierdan todos: demasiados ataques nucleares.',
    asked:
      'ganar gano ganador victoria vencer objetivo meta fin final terminar acabar partida juego quién nadie acaba decide',
  },
  wealth: {
    title: '¿Cómo se cuenta la riqueza al final?',
    text: 'Suma tu dinero, tu grano, petróleo y minerales a los precios de mercado de ese momento, 100\u00a0M$ por carta de empresa, 50\u00a0M$ por ejército o flota, 250\u00a0M$ por misil nuclear y 500\u00a0M$ por L-star. Resta lo que debes al banco, con los intereses sin pagar. El total más alto gana la Détente. Si varias son igual de ricas, comparten la victoria.',
    asked:
      'puntos puntuación puntuar contar cuenta valor vale valen rico riqueza total dinero calcular final clasificación empate empatan igual iguales',
  },
  supremacy: {
    title: 'Supremacía: la última potencia que queda',
    text: 'Si todas las demás potencias han sido conquistadas o destruidas, o han dejado la partida, ganas al momento, con mucho dinero o con poco. Una potencia queda fuera cuando pierde todos sus territorios natales: ataca los territorios natales, no las colonias.',
    asked:
      'supremacia conquistar conquista último jugador eliminar todos dominar mundo dominación pierdo territorios natales',
  },
  detente: {
    title: 'Détente: la partida acaba en paz',
    text: 'Antes de empezar, la mesa acuerda un último ciclo. Después de su fase 7 gana la potencia más rica. En cualquier momento un jugador puede proponer parar ya; si todos aceptan, la partida acaba ahí. Un solo «no» tumba la propuesta, y cada jugador puede proponerlo una vez por ciclo.',
    asked:
      'detente distensión paz tregua acuerdo parar antes último ciclo límite tiempo proponer terminar acabar pronto votar votación de',
  },
  'coup-final': {
    title: 'Coup Final: pierden todos',
    text: 'A partir del 13.º territorio que destruyen los misiles nucleares, quien lo destruye tira un dado cada vez. Con el 13.º, el mundo se acaba si sale un 6; con el 14.º, si sale un 5 o un 6, y así sucesivamente; con el 18.º se acaba sin tirar. Entonces no gana nadie.',
    asked:
      'ruleta nuclear invierno apocalipsis fin del mundo demasiados misiles pierden 13 territorios destruidos hongos perder todos perdemos',
  },
  stars: {
    title: '¿Qué significan las estrellas del ganador?',
    text: 'El ganador recibe un rango de una a cinco estrellas. Cinco estrellas: has conquistado territorios rivales, no has lanzado ningún misil nuclear ni has perdido territorios por uno. Cuanto más dependas de ellos, menos estrellas. El rango es por la gloria; no cambia quién ha ganado.',
    asked: 'rango rangos estrella estrellas general medalla nota',
  },
  players: {
    title: '¿Cuántos jugadores pueden jugar y cuánto dura?',
    text: 'De dos a seis. Cualquier potencia puede llevarla un comandante virtual, así que también puedes jugar en solitario. La mesa acuerda antes de empezar cuál es el último ciclo: cuantos menos, más corta es la partida. En una pantalla o en línea con todos a la vez, dura una tarde. Con horas para cada fase, dura semanas.',
    asked:
      'jugadores número jugar solo individual ordenador dura duración largo tiempo horas minutos personas mínimo máximo',
  },
  'the-cycle': {
    title: '¿Qué es un ciclo?',
    text: 'Un ciclo tiene siete fases: Pagar, Producir, Vender, Atacar, Mover, Construir, y Comprar o prospectar. Las dos primeras las juegan todos. De las otras cinco puedes jugar como mucho tres por ciclo, una por cada cubo con el que pujes. Después de la fase 7 empieza el ciclo siguiente.',
    asked: 'turno ronda fases siete fase etapas secuencia resumen funciona ciclo orden',
  },
  start: {
    title: '¿Con qué se empieza?',
    text: 'En la apertura estándar cada potencia tiene 7.000\u00a0M$, 3 de grano, 3 de petróleo y 3 minerales, sus seis empresas y un ejército en cada territorio natal. Todos los precios del mercado empiezan en 500\u00a0M$. Aún no hay flotas, misiles nucleares ni L-stars.',
    asked:
      'preparación inicio inicial empezar empiezo empieza comienzo comienza apertura dinero principio qué hago primero',
  },
  bids: {
    title: '¿Para qué son los cubos y las pujas?',
    text: 'En cada ciclo tienes tres cubos. Antes de cada una de las fases 3 a 7 todos deciden en secreto si gastan uno; las pujas se revelan a la vez. Solo juegas una fase si has gastado un cubo en ella, y el cubo se pierde aunque luego no hagas nada. Todos vuelven en el ciclo siguiente.',
    asked:
      'puja pujar cubo cubos apuesta apostar ciega secreta sellada gastar plan tres turno toca participar no pujo entrar en qué fase',
  },
  order: {
    title: '¿Quién va primero en una fase?',
    text: 'Si dos o más jugadores pujan por una fase, cada uno tira un dado y empieza el más alto. Ese orden vale para toda la fase. Ir primero importa: el primero que vende cobra el mejor precio y el último que compra paga el más caro.',
    asked: 'orden turno primero empieza iniciativa segundo quién juega antes turno toca me ya esperar espero',
  },
  passing: {
    title: '¿Puedes actuar después de pasar?',
    text: 'Sí. Pasar significa «ahora no». Si otro actúa, se te vuelve a preguntar, y la fase acaba cuando todos pasan seguidos. Prospectar es la excepción: pasar gasta uno de tus tres intentos. Para que no te pregunten más, pasa durante el resto de la fase.',
    asked: 'pasar paso pasado otra vez preguntan pregunta repetida terminar saltar turno volver cuántas veces',
  },
  'first-cycle': {
    title: '¿Qué está prohibido en el primer ciclo?',
    text: 'En el ciclo 1 nadie ataca, así que la fase 4 se salta, y nadie construye ni investiga misiles nucleares o L-stars. Sí puedes vender, mover, construir ejércitos y flotas, comprar y prospectar.',
    asked:
      'primer turno primera ronda ciclo 1 no puedo atacar todavía prohibido restricciones principio por qué ahora enseguida principio',
  },
  trading: {
    title: '¿Con qué se puede comerciar, y cuándo?',
    text: 'El dinero puede cambiar de manos en cualquier momento. El grano, el petróleo y los minerales, en las rondas de comercio de Vender y Comprar; las empresas, en Vender y Comprar; y las unidades, armas y territorios extranjeros, en el mercado de armas de Construir. En Vender y Construir tiene que haber pujado el vendedor; en Comprar, el comprador.',
    asked:
      'comerciar comercio negociar intercambiar intercambio cambiar trato oferta ofrecer jugadores vender a otro trueque empresa empresas rechazar aceptar contraoferta rechaza rechazan ofertas',
  },
  promises: {
    title: '¿Obligan las promesas?',
    text: 'No. Lo que cambia de manos al momento se cumple; todo lo demás es una promesa que cualquiera puede romper: paz, ayuda, paso en el próximo ciclo. Puedes escribir una promesa en una oferta para que los dos la recordéis. Los derechos de paso valen hasta que se retiran.',
    asked:
      'promesa tratado pacto alianza aliado paz traicionar traición romper palabra confianza vinculante acuerdo cumplir hablar negociar diplomacia mensaje chat mentir mentira cumplir obligado acuerdos',
  },
  'player-loans': {
    title: '¿Pueden prestarse dinero los jugadores?',
    text: 'Sí, cuando queráis y como queráis. El préstamo queda anotado hasta que se devuelve, y se avisa a los dos cuando toca pagarlo y cuando ya ha vencido, pero nadie lo cobra por ti. No puedes dar ni prestar dinero que te han prestado.',
    asked: 'prestar prestarle préstamo entre jugadores deuda regalar dar dinero a otro jugador deber devolver',
  },
  'drop-ship': {
    title: '¿Qué es un pedido directo?',
    text: 'En la fase 7 puedes vender por adelantado la producción del próximo ciclo. En la siguiente fase 2 las unidades van directas al comprador. Si el vendedor no paga el sueldo de todas sus empresas en la fase 1, el comprador no recibe nada: la confianza importa.',
    asked: 'pedido directo adelanto adelantado futura producción encargo entrega por adelantado antes de tenerlo',
  },
  secrets: {
    title: '¿Qué pueden ver los demás?',
    text: 'Todos ven las unidades, los suministros, las armas, los préstamos y las empresas abiertas. Tu dinero está oculto, salvo que la mesa juegue con el dinero a la vista. Una empresa que has encontrado y no has abierto está boca abajo: los demás ven su recurso, pero no su nombre ni su lugar.',
    asked: 'secreto oculto ver ven saber información dinero visible boca abajo cartas privado esconder rival rivales',
  },
  captured: {
    title: '¿Qué pasa cuando se conquista una potencia?',
    text: 'Cuando tomas el último territorio natal de una potencia y no recupera ninguno en su contraataque, te quedas con todo: dinero, empresas, suministros, armas y sus unidades donde estén. Sus deudas se cancelan y su jugador queda fuera.',
    asked:
      'conquistar conquistada potencia botín eliminar eliminado perder último natal fuera quedarse todo gano pierdo pierdes todos mis territorios natales derrotar derroto vencer rival premio recompensa eliminar eliminado botín saquear',
  },
  destroyed: {
    title: '¿Qué pasa cuando se destruye una potencia?',
    text: 'Si el último territorio natal cae por un misil nuclear, nadie se lleva botín: el dinero va al banco, las empresas vuelven al mazo y se retiran todas las unidades y armas. El jugador queda fuera.',
    asked: 'destruir destruida destrucción nuclear último natal eliminado arrasar todo bombardeado mis tierras',
  },
  'empty-home': {
    title: '¿Puede alguien entrar en mi territorio vacío?',
    text: 'Sí. En la fase 5 se puede entrar sin luchar en un territorio donde no tienes ejército, y quien entra se queda con todas las empresas que tengas allí. También vale para tus territorios natales. Deja al menos un ejército donde tengas algo.',
    asked:
      'vacío indefenso sin batalla entrar han entrado quitado robado perdí casa natal empresa dejar guardia proteger desaparecido desaparece',
  },
  resigning: {
    title: '¿Y si alguien abandona o se va?',
    text: 'Quien abandona queda fuera para siempre: su dinero va al banco, sus empresas al mazo y sus unidades se retiran. Nadie puede privar a un rival del botín abandonando justo cuando cae su último territorio natal. En línea, un comandante virtual puede ocupar el asiento de quien se ha ido.',
    asked:
      'abandonar abandono abandona dejar irse marcharse salir jugador ausente desconectado desconexión deja de jugar se va ordenador sustituye me voy vacaciones fue ido va marchó se fue jugador desconectado',
  },
  'taking-back': {
    title: '¿Se puede deshacer una jugada?',
    text: 'Tu última jugada, mientras no haya caído ningún dado, no se haya mostrado nada oculto y ninguna otra persona haya hecho nada desde entonces. Si juegas a solas contra el ordenador, también puedes seguir desde antes de tu última jugada, pasara lo que pasara: así empieza otra partida, y la anterior se guarda.',
    asked: 'deshacer volver atrás jugada error equivocado equivocarse botón sin querer rectificar corregir',
  },
  'fair-dice': {
    title: '¿Son limpios los dados?',
    text: 'Sí, y puedes comprobarlo. Antes de la partida la mesa publica una huella de su secreto y cada jugador añade una palabra. Al terminar, el secreto se abre y cualquiera puede verificar cada tirada y cada barajado con el archivo de la partida.',
    asked:
      'dados limpios justos trucados trampa trampas azar suerte aleatorio verificar prueba honesto fiables ordenador hace',
  },
} as const satisfies Readonly<Record<string, Told>>;
