// Questions that Spanish-speaking people have asked, by the paragraph that answers them best.
import type { ParagraphId } from '../../handbook/outline.ts';

export const questions: Readonly<Partial<Record<ParagraphId, string>>> = {
  'how-to-win':
    'cuál es la meta; de que va el juego; consejos para principiantes; cuando se acaba la partida; como se gana; cuando acaba la partida; como llego a ganador; como consigo la victoria; cual es el objetivo; gana el que tiene mas tierra; como se decide el ganador; como puedo ganar esto; basta con ser rico; que tengo que hacer para ganar; reglas para ganar; objetivo del juego; condiciones de victoria',
  wealth:
    'qué cuenta al final; pueden ganar dos juntos; que cuenta al final; quien es el mas rico; hay empate; cuentan las armas al final; de que se compone la puntuacion; que tan rico soy; todos empatados al final; dos igual de ricos; empate de riqueza; puntos; cuentan las empresas al final; todos empatados; como se calcula la riqueza',
  supremacy: 'el ultimo que queda; ultimo en pie; ultima potencia; quedar el ultimo en pie',
  detente:
    'terminar la partida antes de tiempo; qué pasa después del último ciclo; quien gana si se acaba el tiempo; terminar antes la partida; que es la distension; cuantas rondas; acabar antes; todos quieren parar; podemos acordar el final; oferta de paz; distension; votar el final; terminar antes',
  'coup-final':
    'cuántas bombas hasta que se acabe el mundo; pierden todos en una guerra nuclear; fin del mundo por bombas; todos pierden; se acaba el mundo; cuando empieza el riesgo del fin del mundo; cuando explota la tierra; invierno nuclear; mueren todos; 18 nubes; fin del mundo nuclear',
  players:
    'jugar contra el ordenador; que hace el ordenador; cuantos pueden jugar; jugar solo; puedo jugar contra la maquina; pueden jugar tres personas; jugar con cinco amigos; cuantos jugadores; cuanto dura una partida; partida de 2 jugadores',
  'the-cycle':
    'cuántos turnos hay; cómo va un turno; que fases hay; como va un turno; que viene despues de atacar; en que orden van las fases; que pasa en una ronda; cuales son las reglas; reglas en breve; explicame el juego; como se juega; fases en orden; explicacion de las fases; pasos de una ronda',
  start: 'qué hago primero; con que empiezo; dinero inicial; cuanto dinero al principio; que tengo al principio',
  bids: 'qué pasa si no pujo; puedo cambiar mi puja; puedo ver lo que pujan los demás; para que es la puja; para que son los cubos; me quede sin cubos; la apuesta es secreta; puja secreta; jugar todas las fases; tengo que pujar ahora; cuando uso un cubo; que es un cubo; pujar en todas las fases; que pasa si nadie ataca; nadie puja por atacar; la fase se salta porque nadie quiere; para que sirven los cubos; pujar; tengo que pujar; pujar en secreto; no quiero pujar',
  order:
    'quién vende primero; quién ataca primero; dos pujan por la misma fase; empate en la puja; quien empieza; por que juega el otro antes; por que empieza otro; por que soy el ultimo; quien ataca primero; quien vende primero; orden de turno; tirar para el orden',
  passing:
    'saltar mi turno; puedo jugar despues de pasar; saltar turno; pase sin querer; puedo hacer algo despues de pasar; todos pasaron menos yo; esperar a ver que hacen otros; como termino mi turno; acabar el turno; no hacer mas en esta fase; dejar que sigan los demas; acabar mi turno; me preguntan otra vez despues de pasar; no hacer nada',
  'first-cycle':
    'por que no puedo atacar al principio; por que no puedo atacar; cuando puedo hacer bombas; que no puedo hacer en el primer turno; no hay ataques en la primera ronda; por que se salta la fase 4; por que no hay guerra al principio; se lucha en la ronda 1; todavia no se puede atacar',
  salaries:
    'no puedo pagar a mi ejército; cuánto cuesta mantener una empresa; mis soldados han desaparecido; tengo que pagar a mis soldados; tengo que pagar a las tropas; no puedo pagar a mis soldados; por que desaparecieron mis tropas; mantenimiento de empresas; las tropas se fueron; cuanto cuesta un ejercito por turno; que pasa si no pago una empresa; cuanto cuesta mantener un ejercito; sueldo de los soldados; perdi un ejercito sin luchar; mis ejercitos se fueron sin batalla; por que desaparecieron mis tropas sin ataque; pagar soldados; no pagar sueldos; por que desaparecio mi ejercito; mantenimiento de tropas',
  loans:
    'cómo devuelvo un préstamo; cuánto puedo pedir prestado; pedir dinero prestado; pedir un prestamo; devolver la deuda; cuanto interes cobra el banco; cuanto puedo pedir prestado; pedir dinero al banco; prestamo maximo; cuanto puedo pedir; devolver el prestamo; donde consigo un prestamo; pedir al banco; sin dinero; interes cuanto; devolver prestamo; cuando puedo pedir prestado; cuanto interes pago',
  default:
    'que pasa si me quedo sin dinero; debo dinero y no puedo comprar; no puedo pagar intereses; no pago intereses; que es estar en mora; estoy en bancarrota; no pagar intereses; tengo deudas y no puedo comprar',
  production:
    'cuándo producen mis empresas; mi empresa no produce nada; para qué sirven las empresas; adónde va mi mercancía; para que sirven las empresas; cuanto puedo guardar; mi empresa no produce; almacen lleno; cuando me llega el petroleo; que pasa en la fase 2; perdi mineral por estar lleno; mi pozo no produce nada; almacen lleno de petroleo; cuantas unidades puedo almacenar; por que mi empresa no produjo nada; cuanto produce una empresa; donde esta mi petroleo; donde estan mis recursos; a donde va mi grano; donde veo mis suministros; que hace mi empresa; producir grano; donde estan mis suministros; donde esta mi grano; limite de 12',
  selling:
    'como me hago rico; como consigo dinero; como vendo; vender dos veces; vender trigo; como vendo petroleo; vender grano y petroleo en el mismo turno; vender grano; vender petroleo; vender dos veces seguidas; ganar dinero rapido',
  prices:
    'baja el precio si vendo; por qué es tan caro el petróleo; bolsa de valores; por que sube el precio; el precio se hundio; precio maximo; el precio es muy bajo; cuando cambia el precio; por que es tan barato el petroleo; precio del mercado; cuando sube el precio; por que bajo el petroleo; minerales muy caros',
  buying:
    'qué hago con el dinero que sobra; mineral; no tengo comida; como consigo mas recursos; como compro grano; me faltan recursos; me quedo sin petroleo; necesito minerales; cuanto puedo comprar; comprar petroleo del mercado; comprar minerales; petroleo barato; ir de compras',
  prospecting:
    'cómo encuentro otra empresa de petróleo; como busco petroleo; encontrar nueva empresa; levantar cartas; buscar minas; no encontre nada al buscar; cuantos intentos para prospectar; buscar empresas; conseguir mas empresas; prospectar coste; cartas del mazo; perforar petroleo',
  'open-company':
    'cerrar una fabrica; cerrar una empresa; reabrir empresa; cerrar un negocio; tengo que abrir mi empresa; reabrir una empresa cerrada; abrir una empresa; empresa cerrada; carta de empresa boca abajo; cerrar fabrica',
  attacking:
    'cómo empiezo una guerra; cómo declaro la guerra; puedo detener un ataque a medias; como ataco; como declaro la guerra; como funciona el combate; luchar contra un pais; que pasa en la fase 4; atacar dos veces; declarar la guerra',
  reach:
    'puedo hundir un barco; color del mar; a quien puede atacar mi flota; atacar al vecino; a que disparan los barcos; puede un ejercito atacar un barco; barcos contra barcos; hundir barcos',
  'battle-cost':
    'el defensor tiene que pagar algo; cuanto cuesta atacar; que necesito para atacar; que es un juego de suministros; sin grano no hay ataque; cuanto cuesta la guerra; suministros para luchar; lote de suministros; coste de atacar; la batalla gasta suministros; recursos para la guerra',
  dice: 'conviene atacar con más ejércitos; por qué solo tiro un dado; quien tira mas dados; cuantos dados tiro; por que solo un dado; por que tiene mas dados; tengo un dado extra; dado extra; dados batalla; probabilidad de ganar batalla; el defensor tira dados; que significan 2 dados; tirar mas dados',
  losses:
    'qué número necesito para acertar; cuantos mueren; que tengo que sacar en los dados; como mato unidades; cuantos golpes para matar un ejercito; quien elige que unidades mueren; cuantas unidades pierdo; cuantas bajas; pierden los dos; empate en los dados; 3 puntos matan; quien elige las bajas',
  occupying:
    'como conquisto un pais; gane pero no es mio el territorio; ocupar lo ganado; tengo que entrar despues de ganar; que hago despues de la batalla; conquistar pais; entrar en el pais despues de ganar',
  defending:
    'como me defiendo de un ataque; retirada; puedo huir; que hago si me atacan; no quiero luchar; puede huir el defensor; esquivar el ataque',
  reinforcing:
    'puedo traer más tropas a la batalla; refuerzos; mas hombres a la batalla; mandar ayuda a la batalla; pedir refuerzos; refuersos; mandar refuerzos',
  counterattack:
    'puedo devolver el golpe; cómo recupero mi país; devolver el golpe; venganza; contraatacar; contrataque; puede devolver el ataque',
  militia:
    'cómo tomo un país neutral; ocupar tierra vacia; quien defiende un pais vacio; entrar en tierra vacia; que es la milicia; tomar territorio libre; pais vacio; territorio neutral; milicia; tomar tierra vacia; resistencia neutral; rebeldes en tierra vacia',
  landing:
    'invadir desde el mar; desembarco; asaltar la playa; desembarcar tropas en la costa; atacar cruzando el mar; atacar por el agua; atacar con barcos y desembarcar; atacar desde el barco; infanteria de marina',
  airborne: 'paracaidas; paracaidistas; soldados desde el aire; ataque con avion; asalto aereo',
  blockade:
    'por qué está bloqueado mi puerto; bloquear un puerto; rodear una isla con barcos; me bloquearon el puerto; que hace un bloqueo; bloqueo; cerrar puerto',
  siege:
    'sitiar; cuando termina el asedio; como salgo del asedio; estoy sitiado; como acaba el asedio; rodeado por flota enemiga',
  nukes:
    'se puede reconstruir un territorio destruido; bonba nuclear; submarino; que hace una bomba nuclear; tierra destruida para siempre; que destruye un misil nuclear; que hacen las bombas nucleares; misil al mar; hongo nuclear; tierra contaminada',
  launching:
    'cuándo puedo usar los misiles; como lanzo un misil; varios misiles a la vez; boton rojo; cuantos misiles puedo lanzar; pierdo el misil al lanzarlo; disparar un misil; lanzar misil; lanzar varios cohetes',
  'l-stars':
    'puede fallar un misil; satelites; que es una estrella laser; como me protejo de los misiles; derribar misiles; l star que es; derribar misil; satelite laser; se gastan los l-stars; falla el laser; probabilidad del laser',
  champions:
    'quién puede derribar misiles por mí; me ayudan otros contra bombas; que alguien me proteja de la bomba; mi aliado puede parar el misil; proteger a un amigo de las bombas; un aliado para el misil',
  'space-blast': 'destruir satelites; destruir laser; destruir todos los satelites; destruir l star',
  'move-costs':
    'hasta dónde puede navegar mi flota; por que no se mueve mi barco; hasta donde puedo mover; cuanta gasolina gasta un barco; cuanto grano para caminar; cuanto grano para marchar; combustible para mi flota; cuanto petroleo gasta un barco; cuanto se mueven las flotas; combustible de barcos; precio de viajar',
  march: 'puedo volar sobre el océano; se puede volar; volar; cuanto se mueven los ejercitos; soldados volando; avion',
  convoy:
    'cuántos ejércitos caben en un barco; cómo cruzo el mar; como cruzo el mar; cuantos ejercitos caben en un barco; cruzar el atlantico; subir soldados al barco; meter hombres en barcos; poner ejercito en la flota; llevar ejercito por mar; flota lleva ejercitos; cuantos soldados caben en un barco; embarcar tropas',
  passage:
    'puedo pasar por territorio ajeno; puedo pasar por el canal de panama; pasar por territorio ajeno; dos flotas en el mismo mar; dejar pasar a otro; pedir permiso para cruzar; no me deja pasar; pueden estar dos flotas en un mar; pedir paso; paso por mi territorio; pasar por un aliado; canal; permiso para cruzar; dos jugadores en el mismo mar; cruzar frontera',
  'taking-cards':
    'puedo robar una empresa; me han robado una empresa; de quien es la empresa; me pueden quitar la empresa; pierdo mi empresa si alguien entra; quien se queda mi empresa; robar una empresa; se pueden robar empresas; como le quito la fabrica; robar empresa; perdi la fabrica porque entro el enemigo',
  units:
    'por qué no puedo construir nada; cómo consigo más ejércitos; reclutar tropas; esercito; cuanto cuesta un ejercito; precio de soldados; construir una flota; coste de una flota; coste de construir; 3 unidades por lote; entrenar soldados',
  'where-to-build':
    'dónde aparecen los ejércitos nuevos; donde pongo los ejercitos nuevos; como construyo barcos; donde construyo un barco; donde va la nueva flota; donde pongo barcos nuevos; construir en tierra enemiga; astillero',
  weapons:
    'cuánto cuesta un misil nuclear; construir bomba atomica; cuantos minerales para un misil; conseguir misiles nucleares; precio de la bomba; coste de un misil',
  research:
    'cómo investigo armas nucleares; cuanto cuesta investigar; conseguir mi primera bomba; pierdo mi investigacion; como investigo misiles; coste de investigar; encontrar planos de armas; investigar tecnologia',
  bazaar:
    'comprar un ejército a otro; vender armas a otro; vender mi ejercito a otro jugador; vender armas; vender territorio; comprar ejercito a otro jugador; vender mis ejercitos; traficante de armas',
  trading:
    'puedo intercambiar con otros jugadores; puedo vender una empresa; el ordenador rechaza todas mis ofertas; regalar petroleo a un amigo; puedo comerciar con otros jugadores; cambiar petroleo por grano; cuando podemos cambiar empresas; dar petroleo a un aliado; intercambiar bienes',
  promises:
    'hay que cumplir las promesas; cómo hacemos las paces; puedo romper una promesa; el trato obliga; mentir a otros; no cumplio su promesa; vale un tratado; tiene que cumplir su palabra; romper promesa; alianza; los tratos obligan; tratado de paz; traicion',
  'player-loans':
    'prestar dinero a otro jugador; me debe dinero; mi amigo me debe dinero; me deben dinero; recuperar dinero de un jugador; regalar dinero; mi amigo me debe; prestar dinero',
  secrets:
    'los demás ven mi dinero; puedo esconder mi dinero; que ven los demas de mi; que es secreto; esconder empresas; ven otros mis cartas; ver el dinero del rival; dinero secreto; que ven los demas; esconder mi dinero; espiar a los demas',
  captured:
    'qué me llevo si elimino a un rival; e perdido todos mis territorios; han eliminado a alguien que me llevo; perdi mi ultimo territorio; no me queda territorio; que pasa con las deudas de un jugador conquistado; que pasa con el dinero del vencido; quien se queda el dinero del derrotado; botin; dinero del vencido; premio por conquistar una potencia',
  'empty-home':
    'puedo dejar mi casa vacía; alguien entró en mi territorio sin luchar; dejar guardia; puede el enemigo entrar sin batalla en mi casa; tienen que quedarse ejercitos; cuantos ejercitos deben quedarse en casa; debo dejar un ejercito en cada pais; necesito un guardia en todas partes; cuantos ejercitos deben quedarse; necesito ejercito en cada pais; pais sin vigilar',
  resigning:
    'qué pasa si alguien se va; un jugador se fue; alguien abandono; jugador desconectado; dejar la partida; abandonar',
  'taking-back': 'me equivoque de boton; deshacer; repetir jugada; cometi un error; deshacer jugada',
  'fair-dice':
    'cómo sé que no hacen trampas; hacer trampas; la maquina hace trampa; los dados son al azar; son justos los dados; es al azar',
  hints:
    'necesito ayuda; que debo hacer ahora; como aprendo el juego; cual es la mejor jugada; donde esta el tutorial; que significa esta palabra; como pregunto al general; hay un entrenador; pista; mejor estrategia para empezar',
  saving:
    'puedo seguir mañana; se guarda automaticamente; cargar mi partida antigua; donde estan mis partidas guardadas; como hago una pausa; seguir en otro ordenador; guardar partida',
  friends:
    'como invito a alguien; dos personas en un ordenador; crear partida en linea; unirme a la partida de un amigo; necesito una cuenta; jugar con amigos; en una pantalla',
  away: 'se me acabo el tiempo; que pasa si pierdo mi turno; quien contesta mientras duermo; me voy de vacaciones; como van las ordenes permanentes; hay reloj; quien juega cuando no estoy; se acabo el tiempo; quien juega si no estoy',
  commanders:
    'como de fuerte es la maquina; poner el ordenador mas facil; que nivel elijo; hacen trampa los bots; que es un mariscal; cambiar la dificultad; nivel de la maquina',
  odds: 'voy a ganar esta batalla; que probabilidad tengo de ganar; calculadora de batallas; ataco o no; quien va ganando ahora',
  'looking-back':
    'ver otra vez mi ultima partida; donde me equivoque en la partida; probar otra jugada; enseñar esta posicion a un amigo; que paso antes; analizar mi partida; ver repeticion',
  settings:
    'como cambio el idioma; quitar el sonido; ir mas rapido; modo oscuro; animaciones demasiado lentas; atajos de teclado; cambiar idioma',
  'first-strike': 'atacar con misil antes que el; ataque preventivo',
  stars: 'medallas',
  'drop-ship': 'entrega futura',
  destroyed: 'borrado por bombas',
};
