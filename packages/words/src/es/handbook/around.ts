// Words that Spanish-speaking readers may have in mind when they look for a paragraph, beside those it has itself.
import type { ParagraphId } from '../../handbook/outline.ts';

export const around: Readonly<Partial<Record<ParagraphId, string>>> = {
  'how-to-win':
    'ganador mejor ventaja éxito meta idea explicar básico resultado victoria campeón consigo conseguir condiciones condición triunfo finalidad propósito venzo vencer gano a todos ganarles',
  wealth:
    'puntuación clasificación tabla comparar bienes fortuna suma va ganando delante detrás primer puesto armas bombas cuentan cuenta valen final rico empate desempate calcula calcular cálculo recuento valor empatados igual patrimonio posesiones',
  supremacy:
    'dominio dominar mundo todos vencer eliminar único queda sobrevivir emperador militar matar último quedar en pie mundial someter derrotar conquista total venzo a',
  detente:
    'antes temprano acortar juntos unánime mayoría votación rondas límite cuándo acaba acabar terminar dejar duración acordar acuerdo votar parar última ronda plazo',
  'coup-final':
    'mundo acaba fin planeta explota extinción humanidad destrucción todos mueren 13 18 nadie pierden apocalipsis nubes morir muertos aniquilación catástrofe guerra nuclear hongos hongo perder perdemos juntos invierno lluvia radiactiva cuántos misiles',
  stars: 'premio título insignia honor cinco cuatro general almirante trofeo medalla medallas rango rangos',
  players:
    'amigo amigos familia niños dos tres cuatro 2 3 4 5 6 contra bots ia rivales en línea unirse solo gente personas solitario individual mínimo máximo duración horas minutos',
  'the-cycle':
    'turno estructura pasos explicar fase uno dos tres cuatro cinco seis siete 1 2 3 4 5 6 7 qué pasa cuándo orden ronda funciona reglas resumen normas fases etapas siguiente después secuencia',
  start:
    'empezar inicio comienzo preparación recibo inicial dinero cuánto tengo primero empiezo principio capital reparto colocar',
  bids: 'subasta cubo cubos fichas elegir participar apuntarse todas fases cada olvidé cambiar opinión ciega ninguno quedan devuelven empate igual nadie secreta gastar renunciar secreto oculto devueltos recuperar',
  order:
    'empieza empezar antes después primero último por qué otro otros suerte dado esperar prioridad cola sorteo tirar secuencia jugador inicial turno',
  passing:
    'pasar pasé esperar luego volver otra vez seguir botón nada querer saltar terminar omitir acabar ceder turno descansar cuántas veces cuántos turnos jugadas varias una fase más de',
  'first-cycle':
    'prohibido bloqueado pronto turno uno primero primer primera no puedo comienzo paz protección hacer ronda todavía aún permitido',
  salaries:
    'pagar paga sueldo gastos desertaron fueron huyeron desaparecieron tropas soldados despedir factura cada turno mantener gratis empresas negocios permitirme mantenimiento manutención nómina fijos coste por ronda desaparecen desertan marcharon facturas',
  loans:
    'banco dinero pedir deber deuda adelanto máximo cuánto tope porcentaje interés necesito rápido préstamo prestado crédito hipoteca devolver pagar plazos tipo financiar',
  default:
    'no puedo pagar pobre arruinado atascado bloqueado prohibido endeudado debo deudas comprar problema intereses bancarrota quiebra deuda atrasos impago moroso insolvente',
  production:
    'cosecha rendimiento llega recibo entrega cada turno almacén lleno sobra desperdicio pierdo perdí pozo mina granja roto parado por qué nada petróleo mineral grano cuándo cabe fabricar generar tope perdido no funciona dónde está guardado',
  selling:
    'venta efectivo ingresos trigo gasolina pronto ahora todo cantidad dos veces otra vez deshacerme hacerse rico ganar beneficio mejor momento mercado vendo dinero rápido vaciar',
  prices:
    'valor caída hundió desplome auge inflación barato caro máximo mínimo coste sube baja alto bajo oferta demanda mejor momento caros baratos subir bajar cotización bolsa tope',
  buying:
    'quedo sin agota escaso falta faltan vacío necesito reponer conseguir traer más petróleo grano trigo mineral combustible varios tipos acabó compras comprar tienda escasez agotado abastecer adquirir',
  prospecting:
    'explorar cavar mina minas perforar búsqueda descubrir tesoro carta voltear levantar nueva fábrica expandir más empresas excavar taladrar buscar pozo yacimiento hallar destapar',
  'open-company':
    'activar encender apagar reiniciar clausurar negocio fábrica inactiva boca abajo voltear ahora qué encontrada pausa reabrir cerrar abrir desactivar parar poner en marcha',
  attacking:
    'guerra declarar invadir empezar pelear enemigo vecino golpear ofensiva dos veces otra vez iniciar luchar agresión repetir juntos entre aliado aliados alianza unirse jugadores a la',
  reach:
    'alcance distancia vecino siguiente disparar disparan fuego apuntar objetivos barcos costa bombardear a quién a qué lejos frontera vecinos adyacente hundir objetivo desde dónde',
  'battle-cost':
    'hace falta necesito requisito precio guerra juego juegos sin grano petróleo mineral munición ninguno recursos necesarios gastar gasto requisitos pelear',
  dice: 'dado tirada número uno dos tres fuerza fuerte grande superioridad ventaja bono probabilidad porcentaje mejor defensor atacante más solo dados bonificación extra',
  losses:
    'hunden hunde impacto alcanzar matar mato mata muertos morir mueren víctimas daño puntos seis tres destruir hundir unidades hombres ambos sobrevivir ganador perdedor sacar bajas eliminar quién elige impactos hundidos pierden dos bandos',
  occupying:
    'mía mío tierra posesión muertos derrotados tomar quedarme conquistar reclamar mantener entrar ganado gané victoria después tierra mío control de ganar ocupar invadir apoderarse quedarse conquistado país',
  defending:
    'defenderme proteger escapar huir correr esconder retirarse evitar rendirse ceder atacado opciones salvar esquivar defensa resistir rechazar',
  reinforcing:
    'apoyo ayuda enviar adicional frescas más hombres soldados tropas durante batalla rescate refuerzos mandar socorro',
  counterattack:
    'venganza represalia respuesta responder devolver golpe recuperar reconquistar revancha segunda oportunidad vengarme vengarse contestar',
  militia:
    'entrar invadir tierra vacío vacía neutral sin dueño nadie libre países nativos población resistencia defiende colonia colonias expandir sin ejército ciudadanos voluntarios rebeldes colonizar expandirse desocupado guerrilla',
  landing:
    'playa costa barcos descargar asaltar tropas desde mar isla falló invadir agua desembarcar infantería marina océano barco cruzar',
  airborne:
    'paracaídas cielo aviones saltar lanzar aire sorpresa lejos cualquier helicópteros soldados desde paracaidistas avión salto tropas',
  blockade: 'puerto puertos rodear isla barcos cerrado cerrar cortar producción colonia bloquear tapar estrecho cierra',
  siege:
    'puerto puertos patria rodeado atrapado cortado hambre no puedo comerciar comprar vender flota enemiga romper termina acaba levantar sitiado cercado cerco encerrado sin comercio liberar',
  nukes:
    'bombardeado bombardeada cruzar atravesar pisar atómica explosión radiación contaminado siempre desierto borrar cráter daño efecto país ciudad destruida tierra contaminada radiactivo permanente para yermo',
  launching:
    'disparar botón rojo pulsar apretar lanzar apuntar cohetes muchos varios a la vez misiles bomba tirar usar simultáneos salva gastado',
  'l-stars':
    'escudo cúpula defensa contra misiles láser satélites espacio proteger parar probabilidad porcentaje guerra galaxias satélite interceptar derribar falla acierta espacial',
  champions:
    'aliado amigo vecino alguien proteger proteja salvar ayudar ayudan rescate pedir de bomba bombas misil otros satélites ayuda protector para el tercero',
  'first-strike':
    'también devolver responder propios misiles contragolpe anticipar antes atacado declaró guerra reaccionar sorpresa defender con bombas preventivo adelantarse primero disparar de batalla disuasión',
  'space-blast':
    'satélites láser destruir quitar eliminar limpiar órbita espacio duelo derribar todos láseres volar reventar enemigos contrarios sacar de',
  'move-costs':
    'precio combustible gasolina comida viajar caminar andar distancia alcance límite lejos pasos cuánto hace falta barco ejército atlántico viaje gasto barcos gastan',
  march:
    'caminar andar a pie tierra volar avión puente aéreo cualquier distancia soldados lejos vuelo avanzar avance adelante hasta dónde casillas pasos país vecino mover marchar',
  convoy:
    'barco barcos cargar meter subir hombres soldados bajar pasajeros llevar capacidad caben cruzar océano agua atlántico pacífico ultramar isla embarcar a bordo descargar',
  passage:
    'cruzar atravesar permiso permitir pedir conceder fronteras camino bloquea mismo compartir juntos quedarse al lado amigo dejar pasar otro frontera autorización tránsito estrecho canal cierra cerrar cerrado',
  'taking-cards':
    'dueño propietario pertenece quién robar robada perdí quitar carta extranjero dejar compartir dos fábrica perdida expropiar entró enemigo',
  units:
    'precio comprar reclutar contratar soldados barcos tanques cuántos límite nuevos más ejército flota coste máximo entrenar alistar tropas armada',
  'where-to-build':
    'lugar sitio poner pongo aparecen colocar patria ultramar puerto nueva flota ejército barco soldados va empezar dónde astillero nuevos barcos casa extranjero tierra enemiga',
  weapons:
    'arsenal bombas atómicas misiles conseguir comprar producir hacer desbloquear satélites láser precio cuánto necesito cuándo puedo misil coste armas nucleares fabricar permitido',
  research:
    'desbloquear inventar ciencia laboratorio científicos descubrir tecnología aprender coste carta cartas encontrar robar levantar desarrollar planos',
  bazaar:
    'mercado negro traficante armas comerciar vender comprar tanques barcos tierra región mercenarios ceder ejércitos territorio',
  trading:
    'cambiar cambio intercambiar trueque negociar oferta proponer persona gente amigo entre regalar compartir directo empresas petróleo grano dinero bienes dar jugadores aliado rechazar',
  promises:
    'mentir mentira traicionar engañar apretón palabra honesto tratado alianza pacto tregua amigos enemigo rompió confianza cumplir obligación obliga paz trato traición diplomacia romper',
  'player-loans':
    'debe deben debo deuda prestar prestado amigo vecino alguien devolver cobrar regalar dar efectivo donar ayudar me deudor',
  'drop-ship':
    'reservar futuro mañana siguiente turno preventa entrega adelantado todavía no futura anticipada por próxima ronda encargo',
  secrets:
    'esconder oculto mostrar revelar espiar mirar saber público privado visible abierto rivales cosas cartera empresas planes espía ocultar conocer',
  captured:
    'perder perdí último queda territorio muerto fuera eliminado vencido conquistado derrotado premio botín tesoro heredar me llevo alguien vencida recompensa saqueo quedarse con todo conquistar potencia',
  destroyed: 'bomba bombardeado muerto borrado todos natales aniquilado nada queda bombas los territorios',
  'empty-home':
    'guardia guardias vigilar sin vigilancia desprotegido indefenso entrar entraron ladrón robado dejar atrás guarnición vacío sin pelear cada país quedarse gratis luchar patria casa capital quitado quitaron tomado tomaron invadido ocupado perdido',
  resigning:
    'desconectado conexión perdió fue irse dejó abandonó ausente reemplazado sustituto falta jugador amigo rindió mirar seguir se marchó salió reemplazar sustituir ordenador toma mando tirar la toalla dejarlo harto',
  'taking-back':
    'deshacer volver atrás accidente querer error ups equivocado pulsé botón repetir otra vez cancelar cambiar jugada rehacer equivoqué sin corregir',
  'fair-dice':
    'azar aleatorio suerte mala trucado trampa trampas honesto algoritmo fijo real confiar bot tiradas amañado comprobar',
  settings: 'letra letras tamaño texto grande pequeño zoom leer menú noche color bajo alto preferencias',
  away: 'contesta contestar responde responder reacciona desaparecido falta jugador rival esperando tarda lento ausente se ha ido',
  saving: 'cerrar pestaña volver otro dispositivo progreso copia borrar empezar de nuevo nueva partida continuar',
  friends: 'hermano hermana mujer marido hijos familia compañeros desconocidos gente personas dispositivo tableta',
  commanders: 'débil débiles fuerte fuertes listo tonto ganarles máquina robots personalidad hablar dificultad',
  hints: 'principiante novato perdido confundido enseñar cómo empezar primero asistente guía recomendación',
  odds: 'probable probabilidad combate ganar porcentaje estimación va ganando quién gana delante',
  'looking-back': 'pasó ocurrió antes otra vez último turno perdí ver cámara lenta resumen historia',
};
