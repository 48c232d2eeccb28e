// Words that Spanish-speaking readers may have in mind when they look for a paragraph, beside those it has itself.
import type { ParagraphId } from '../../handbook/outline.ts';

export const around: Readonly<Partial<Record<ParagraphId, string>>> = {
  'how-to-win': 'ganador mejor ventaja éxito meta idea explicar básico resultado victoria campeón consigo conseguir',
  wealth:
    'puntuación clasificación tabla comparar bienes fortuna suma va ganando delante detrás primer puesto armas bombas cuentan cuenta valen final rico empate desempate',
  supremacy: 'dominio dominar mundo todos vencer eliminar único queda sobrevivir emperador militar matar',
  detente:
    'antes temprano acortar juntos unánime mayoría votación rondas límite cuándo acaba acabar terminar dejar duración',
  'coup-final': 'mundo acaba fin planeta explota extinción humanidad destrucción todos mueren 13 18 nadie pierden',
  stars: 'premio título insignia honor cinco cuatro general almirante trofeo',
  players: 'amigo amigos familia niños dos tres cuatro 2 3 4 5 6 contra bots ia rivales en línea unirse solo gente',
  'the-cycle':
    'turno estructura pasos explicar fase uno dos tres cuatro cinco seis siete 1 2 3 4 5 6 7 qué pasa cuándo orden ronda funciona',
  start: 'empezar inicio comienzo preparación recibo inicial dinero cuánto tengo primero empiezo',
  bids: 'subasta cubo cubos fichas elegir participar apuntarse todas fases cada olvidé cambiar opinión ciega ninguno quedan devuelven empate igual nadie secreta',
  order: 'empieza empezar antes después primero último por qué otro otros suerte dado esperar prioridad cola',
  passing: 'pasar pasé esperar luego volver otra vez seguir botón nada querer saltar terminar',
  'first-cycle': 'prohibido bloqueado pronto turno uno primero primer primera no puedo comienzo paz protección hacer',
  salaries:
    'pagar paga sueldo gastos desertaron fueron huyeron desaparecieron tropas soldados despedir factura cada turno mantener gratis empresas negocios permitirme',
  loans: 'banco dinero pedir deber deuda adelanto máximo cuánto tope porcentaje interés necesito rápido préstamo',
  default:
    'no puedo pagar pobre arruinado atascado bloqueado prohibido endeudado debo deudas comprar problema intereses',
  production:
    'cosecha rendimiento llega recibo entrega cada turno almacén lleno sobra desperdicio pierdo perdí pozo mina granja roto parado por qué nada petróleo mineral grano cuándo cabe',
  selling:
    'venta efectivo ingresos trigo gasolina pronto ahora todo cantidad dos veces otra vez deshacerme hacerse rico ganar beneficio mejor momento mercado',
  prices:
    'valor caída hundió desplome auge inflación barato caro máximo mínimo coste sube baja alto bajo oferta demanda mejor momento',
  buying:
    'quedo sin agota escaso falta faltan vacío necesito reponer conseguir traer más petróleo grano trigo mineral combustible varios tipos acabó',
  prospecting:
    'explorar cavar mina minas perforar búsqueda descubrir tesoro carta voltear levantar nueva fábrica expandir más empresas',
  'open-company':
    'activar encender apagar reiniciar clausurar negocio fábrica inactiva boca abajo voltear ahora qué encontrada pausa reabrir',
  attacking: 'guerra declarar invadir empezar pelear enemigo vecino golpear ofensiva dos veces otra vez iniciar',
  reach:
    'alcance distancia vecino siguiente disparar disparan fuego apuntar objetivos barcos costa bombardear a quién a qué lejos frontera',
  'battle-cost': 'hace falta necesito requisito precio guerra juego juegos sin grano petróleo mineral munición ninguno',
  dice: 'dado tirada número uno dos tres fuerza fuerte grande superioridad ventaja bono probabilidad porcentaje mejor defensor atacante más solo',
  losses:
    'matar mato mata muertos morir mueren víctimas daño puntos seis tres destruir hundir unidades hombres ambos sobrevivir ganador perdedor sacar',
  occupying: 'tomar quedarme conquistar reclamar mantener entrar ganado gané victoria después tierra mío control',
  defending: 'defenderme proteger escapar huir correr esconder retirarse evitar rendirse ceder atacado opciones salvar',
  reinforcing: 'apoyo ayuda enviar adicional frescas más hombres soldados tropas durante batalla rescate',
  counterattack:
    'venganza represalia respuesta responder devolver golpe recuperar reconquistar revancha segunda oportunidad vengarme',
  militia:
    'vacío vacía neutral sin dueño nadie libre países nativos población resistencia defiende colonia colonias expandir sin ejército ciudadanos voluntarios',
  landing: 'playa costa barcos descargar asaltar tropas desde mar isla falló invadir agua',
  airborne: 'paracaídas cielo aviones saltar lanzar aire sorpresa lejos cualquier helicópteros soldados desde',
  blockade: 'puerto puertos rodear isla barcos cerrado cerrar cortar producción colonia bloquear',
  siege:
    'puerto puertos patria rodeado atrapado cortado hambre no puedo comerciar comprar vender flota enemiga romper termina acaba levantar',
  nukes:
    'atómica explosión radiación contaminado siempre desierto borrar cráter daño efecto país ciudad destruida tierra',
  launching:
    'disparar botón rojo pulsar apretar lanzar apuntar cohetes muchos varios a la vez misiles bomba tirar usar',
  'l-stars':
    'escudo cúpula defensa contra misiles láser satélites espacio proteger parar probabilidad porcentaje guerra galaxias',
  champions:
    'aliado amigo vecino alguien proteger proteja salvar ayudar ayudan rescate pedir de bomba bombas misil otros satélites',
  'first-strike': 'anticipar antes atacado declaró guerra reaccionar sorpresa defender con bombas',
  'space-blast': 'satélites láser destruir quitar eliminar limpiar órbita espacio duelo derribar todos',
  'move-costs':
    'precio combustible gasolina comida viajar caminar andar distancia alcance límite lejos pasos cuánto hace falta barco ejército atlántico',
  march: 'caminar andar a pie tierra volar avión puente aéreo cualquier distancia soldados lejos',
  convoy:
    'barco barcos cargar meter subir hombres soldados bajar pasajeros llevar capacidad caben cruzar océano agua atlántico pacífico ultramar isla embarcar',
  passage:
    'cruzar atravesar permiso permitir pedir conceder fronteras camino bloquea mismo compartir juntos quedarse al lado amigo dejar pasar otro',
  'taking-cards': 'dueño propietario pertenece quién robar robada perdí quitar carta extranjero dejar compartir dos',
  units:
    'precio comprar reclutar contratar soldados barcos tanques cuántos límite nuevos más ejército flota coste máximo',
  'where-to-build':
    'lugar sitio poner pongo aparecen colocar patria ultramar puerto nueva flota ejército barco soldados va empezar dónde',
  weapons:
    'arsenal bombas atómicas misiles conseguir comprar producir hacer desbloquear satélites láser precio cuánto necesito cuándo puedo',
  research:
    'desbloquear inventar ciencia laboratorio científicos descubrir tecnología aprender coste carta cartas encontrar robar levantar',
  bazaar: 'mercado negro traficante armas comerciar vender comprar tanques barcos tierra región mercenarios ceder',
  trading:
    'cambiar cambio intercambiar trueque negociar oferta proponer persona gente amigo entre regalar compartir directo empresas petróleo grano dinero',
  promises:
    'mentir mentira traicionar engañar apretón palabra honesto tratado alianza pacto tregua amigos enemigo rompió confianza cumplir obligación obliga paz trato',
  'player-loans':
    'debe deben debo deuda prestar prestado amigo vecino alguien devolver cobrar regalar dar efectivo donar ayudar',
  'drop-ship': 'reservar futuro mañana siguiente turno preventa entrega adelantado todavía no',
  secrets:
    'esconder oculto mostrar revelar espiar mirar saber público privado visible abierto rivales cosas cartera empresas planes',
  captured:
    'perder perdí último queda territorio muerto fuera eliminado vencido conquistado derrotado premio botín tesoro heredar me llevo alguien',
  destroyed: 'bomba bombardeado muerto borrado todos natales aniquilado nada queda',
  'empty-home':
    'guardia guardias vigilar sin vigilancia desprotegido indefenso entrar entraron ladrón robado dejar atrás guarnición vacío sin pelear',
  resigning:
    'desconectado conexión perdió fue irse dejó abandonó ausente reemplazado sustituto falta jugador amigo rindió mirar seguir',
  'taking-back':
    'deshacer volver atrás accidente querer error ups equivocado pulsé botón repetir otra vez cancelar cambiar jugada rehacer',
  'fair-dice': 'azar aleatorio suerte mala trucado trampa trampas honesto algoritmo fijo real confiar bot tiradas',
};
