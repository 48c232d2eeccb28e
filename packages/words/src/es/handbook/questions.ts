// Questions that Spanish-speaking people have asked, by the paragraph that answers them best.
import type { ParagraphId } from '../../handbook/outline.ts';

export const questions: Readonly<Partial<Record<ParagraphId, string>>> = {
  'how-to-win':
    'cuál es la meta; de que va el juego; consejos para principiantes; cuando se acaba la partida; como se gana; cuando acaba la partida; como llego a ganador; como consigo la victoria; cual es el objetivo; gana el que tiene mas tierra; como se decide el ganador; como puedo ganar esto; basta con ser rico; que tengo que hacer para ganar',
  wealth:
    'qué cuenta al final; pueden ganar dos juntos; que cuenta al final; quien es el mas rico; hay empate; cuentan las armas al final; de que se compone la puntuacion; que tan rico soy',
  supremacy: 'el ultimo que queda; ultimo en pie; ultima potencia',
  detente:
    'terminar la partida antes de tiempo; qué pasa después del último ciclo; quien gana si se acaba el tiempo; terminar antes la partida; que es la distension; cuantas rondas; acabar antes; todos quieren parar; podemos acordar el final; oferta de paz',
  'coup-final':
    'cuántas bombas hasta que se acabe el mundo; pierden todos en una guerra nuclear; fin del mundo por bombas; todos pierden; se acaba el mundo; cuando empieza el riesgo del fin del mundo; cuando explota la tierra',
  players:
    'jugar contra el ordenador; que hace el ordenador; cuantos pueden jugar; jugar solo; puedo jugar contra la maquina; pueden jugar tres personas; jugar con cinco amigos',
  'the-cycle':
    'cuántos turnos hay; cómo va un turno; que fases hay; como va un turno; que viene despues de atacar; en que orden van las fases; que pasa en una ronda',
  start: 'qué hago primero; con que empiezo; dinero inicial; cuanto dinero al principio; que tengo al principio',
  bids: 'qué pasa si no pujo; puedo cambiar mi puja; puedo ver lo que pujan los demás; para que es la puja; para que son los cubos; me quede sin cubos; la apuesta es secreta; puja secreta; jugar todas las fases; tengo que pujar ahora; cuando uso un cubo; que es un cubo; pujar en todas las fases',
  order:
    'quién vende primero; quién ataca primero; dos pujan por la misma fase; empate en la puja; quien empieza; por que juega el otro antes; por que empieza otro; por que soy el ultimo; quien ataca primero; quien vende primero',
  passing:
    'saltar mi turno; puedo jugar despues de pasar; saltar turno; pase sin querer; puedo hacer algo despues de pasar; todos pasaron menos yo; esperar a ver que hacen otros',
  'first-cycle':
    'por que no puedo atacar al principio; por que no puedo atacar; cuando puedo hacer bombas; que no puedo hacer en el primer turno; no hay ataques en la primera ronda; por que se salta la fase 4; por que no hay guerra al principio',
  salaries:
    'no puedo pagar a mi ejército; cuánto cuesta mantener una empresa; mis soldados han desaparecido; tengo que pagar a mis soldados; tengo que pagar a las tropas; no puedo pagar a mis soldados; por que desaparecieron mis tropas; mantenimiento de empresas; las tropas se fueron; cuanto cuesta un ejercito por turno; que pasa si no pago una empresa; cuanto cuesta mantener un ejercito; sueldo de los soldados',
  loans:
    'cómo devuelvo un préstamo; cuánto puedo pedir prestado; pedir dinero prestado; pedir un prestamo; devolver la deuda; cuanto interes cobra el banco; cuanto puedo pedir prestado; pedir dinero al banco; prestamo maximo; cuanto puedo pedir; devolver el prestamo; donde consigo un prestamo; pedir al banco',
  default:
    'que pasa si me quedo sin dinero; debo dinero y no puedo comprar; no puedo pagar intereses; no pago intereses; que es estar en mora; estoy en bancarrota',
  production:
    'cuándo producen mis empresas; mi empresa no produce nada; para qué sirven las empresas; adónde va mi mercancía; para que sirven las empresas; cuanto puedo guardar; mi empresa no produce; almacen lleno; cuando me llega el petroleo; que pasa en la fase 2; perdi mineral por estar lleno; mi pozo no produce nada; almacen lleno de petroleo; cuantas unidades puedo almacenar; por que mi empresa no produjo nada; cuanto produce una empresa',
  selling:
    'como me hago rico; como consigo dinero; como vendo; vender dos veces; vender trigo; como vendo petroleo; vender grano y petroleo en el mismo turno; vender grano',
  prices:
    'baja el precio si vendo; por qué es tan caro el petróleo; bolsa de valores; por que sube el precio; el precio se hundio; precio maximo; el precio es muy bajo; cuando cambia el precio; por que es tan barato el petroleo',
  buying:
    'qué hago con el dinero que sobra; mineral; no tengo comida; como consigo mas recursos; como compro grano; me faltan recursos; me quedo sin petroleo; necesito minerales; cuanto puedo comprar; comprar petroleo del mercado',
  prospecting:
    'cómo encuentro otra empresa de petróleo; como busco petroleo; encontrar nueva empresa; levantar cartas; buscar minas; no encontre nada al buscar; cuantos intentos para prospectar; buscar empresas',
  'open-company':
    'cerrar una fabrica; cerrar una empresa; reabrir empresa; cerrar un negocio; tengo que abrir mi empresa; reabrir una empresa cerrada; abrir una empresa',
  attacking:
    'cómo empiezo una guerra; cómo declaro la guerra; puedo detener un ataque a medias; como ataco; como declaro la guerra; como funciona el combate; luchar contra un pais',
  reach:
    'puedo hundir un barco; color del mar; a quien puede atacar mi flota; atacar al vecino; a que disparan los barcos; puede un ejercito atacar un barco; barcos contra barcos',
  'battle-cost':
    'el defensor tiene que pagar algo; cuanto cuesta atacar; que necesito para atacar; que es un juego de suministros; sin grano no hay ataque; cuanto cuesta la guerra; suministros para luchar',
  dice: 'conviene atacar con más ejércitos; por qué solo tiro un dado; quien tira mas dados; cuantos dados tiro; por que solo un dado; por que tiene mas dados; tengo un dado extra; dado extra',
  losses:
    'qué número necesito para acertar; cuantos mueren; que tengo que sacar en los dados; como mato unidades; cuantos golpes para matar un ejercito; quien elige que unidades mueren; cuantas unidades pierdo',
  occupying:
    'como conquisto un pais; gane pero no es mio el territorio; ocupar lo ganado; tengo que entrar despues de ganar; que hago despues de la batalla',
  defending: 'como me defiendo de un ataque; retirada; puedo huir; que hago si me atacan; no quiero luchar',
  reinforcing:
    'puedo traer más tropas a la batalla; refuerzos; mas hombres a la batalla; mandar ayuda a la batalla; pedir refuerzos',
  counterattack: 'puedo devolver el golpe; cómo recupero mi país; devolver el golpe; venganza; contraatacar',
  militia:
    'cómo tomo un país neutral; ocupar tierra vacia; quien defiende un pais vacio; entrar en tierra vacia; que es la milicia; tomar territorio libre',
  landing: 'invadir desde el mar; desembarco; asaltar la playa; desembarcar tropas en la costa',
  airborne: 'paracaidas; paracaidistas; soldados desde el aire; ataque con avion',
  blockade:
    'por qué está bloqueado mi puerto; bloquear un puerto; rodear una isla con barcos; me bloquearon el puerto; que hace un bloqueo',
  siege: 'sitiar; cuando termina el asedio; como salgo del asedio; estoy sitiado; como acaba el asedio',
  nukes:
    'se puede reconstruir un territorio destruido; bonba nuclear; submarino; que hace una bomba nuclear; tierra destruida para siempre; que destruye un misil nuclear',
  launching:
    'cuándo puedo usar los misiles; como lanzo un misil; varios misiles a la vez; boton rojo; cuantos misiles puedo lanzar; pierdo el misil al lanzarlo; disparar un misil',
  'l-stars':
    'puede fallar un misil; satelites; que es una estrella laser; como me protejo de los misiles; derribar misiles',
  champions:
    'quién puede derribar misiles por mí; me ayudan otros contra bombas; que alguien me proteja de la bomba; mi aliado puede parar el misil',
  'space-blast': 'destruir satelites; destruir laser',
  'move-costs':
    'hasta dónde puede navegar mi flota; por que no se mueve mi barco; hasta donde puedo mover; cuanta gasolina gasta un barco; cuanto grano para caminar; cuanto grano para marchar',
  march: 'puedo volar sobre el océano; se puede volar; volar',
  convoy:
    'cuántos ejércitos caben en un barco; cómo cruzo el mar; como cruzo el mar; cuantos ejercitos caben en un barco; cruzar el atlantico; subir soldados al barco; meter hombres en barcos; poner ejercito en la flota; llevar ejercito por mar',
  passage:
    'puedo pasar por territorio ajeno; puedo pasar por el canal de panama; pasar por territorio ajeno; dos flotas en el mismo mar; dejar pasar a otro; pedir permiso para cruzar; no me deja pasar; pueden estar dos flotas en un mar; pedir paso',
  'taking-cards':
    'puedo robar una empresa; me han robado una empresa; de quien es la empresa; me pueden quitar la empresa; pierdo mi empresa si alguien entra; quien se queda mi empresa',
  units:
    'por qué no puedo construir nada; cómo consigo más ejércitos; reclutar tropas; esercito; cuanto cuesta un ejercito; precio de soldados; construir una flota; coste de una flota',
  'where-to-build':
    'dónde aparecen los ejércitos nuevos; donde pongo los ejercitos nuevos; como construyo barcos; donde construyo un barco; donde va la nueva flota',
  weapons: 'cuánto cuesta un misil nuclear; construir bomba atomica; cuantos minerales para un misil',
  research:
    'cómo investigo armas nucleares; cuanto cuesta investigar; conseguir mi primera bomba; pierdo mi investigacion; como investigo misiles',
  bazaar: 'comprar un ejército a otro; vender armas a otro; vender mi ejercito a otro jugador',
  trading:
    'puedo intercambiar con otros jugadores; puedo vender una empresa; el ordenador rechaza todas mis ofertas; regalar petroleo a un amigo; puedo comerciar con otros jugadores; cambiar petroleo por grano; cuando podemos cambiar empresas',
  promises:
    'hay que cumplir las promesas; cómo hacemos las paces; puedo romper una promesa; el trato obliga; mentir a otros; no cumplio su promesa; vale un tratado; tiene que cumplir su palabra',
  'player-loans': 'prestar dinero a otro jugador; me debe dinero',
  secrets:
    'los demás ven mi dinero; puedo esconder mi dinero; que ven los demas de mi; que es secreto; esconder empresas; ven otros mis cartas; ver el dinero del rival',
  captured:
    'qué me llevo si elimino a un rival; e perdido todos mis territorios; han eliminado a alguien que me llevo; perdi mi ultimo territorio; no me queda territorio; que pasa con las deudas de un jugador conquistado',
  'empty-home':
    'puedo dejar mi casa vacía; alguien entró en mi territorio sin luchar; dejar guardia; puede el enemigo entrar sin batalla en mi casa',
  resigning: 'qué pasa si alguien se va; un jugador se fue; alguien abandono; jugador desconectado; dejar la partida',
  'taking-back': 'me equivoque de boton; deshacer; repetir jugada; cometi un error',
  'fair-dice': 'cómo sé que no hacen trampas; hacer trampas; la maquina hace trampa; los dados son al azar',
};
