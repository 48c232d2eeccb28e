// Money, goods, moving and building, for readers of Spanish.
import type { Told } from '../../handbook/outline.ts';

export const economy = {
  salaries: {
    title: '¿Cuánto cuestan los sueldos?',
    text: 'En la fase 1 pagas al banco 50\u00a0M$ por empresa abierta y 10\u00a0M$ por ejército o flota. Puedes dejar a algunos sin cobrar: una unidad que no cobra deja el tablero, y una empresa que no cobra no produce nada en este ciclo.',
    asked:
      'sueldo sueldos salario salarios pagar pago fase 1 mantenimiento no pagar ejército cobrar nómina desaparecido desaparece empresas cuestan cada turno gratis',
  },
  loans: {
    title: '¿Cómo funcionan los préstamos del banco?',
    text: 'Puedes pedir dinero al banco cuando quieras, de 1.000 en 1.000\u00a0M$ y hasta 12.000\u00a0M$. En cada fase 1 pagas 100\u00a0M$ de intereses por cada 1.000\u00a0M$ que debes. Se devuelve en la fase 1, también de 1.000 en 1.000\u00a0M$. Los préstamos restan al final.',
    asked:
      'préstamo pedir prestado banco dinero interés intereses deuda crédito devolver sin dinero quedado arruinado falta límite máximo como mucho pagar devuelvo consigo conseguir dinero rápido urgente',
  },
  default: {
    title: '¿Y si no puedes pagar los intereses?',
    text: 'Estás en mora: no puedes pedir préstamos ni comprar en el mercado hasta que pagues los intereses que debes. Sí puedes vender, pero el dinero va primero al banco.',
    asked: 'mora impago bancarrota quiebra atrasados vencidos intereses no puedo pagar moroso',
  },
  production: {
    title: '¿Cuándo producen las empresas?',
    text: 'En la fase 2, cada empresa abierta cuyo sueldo has pagado añade sus unidades a tu centro de suministros. Puedes guardar 12 de cada recurso; lo que no cabe se pierde. Una empresa no produce si está cerrada, si no ha cobrado, si está bloqueada, o si está en el extranjero mientras sufres un asedio.',
    asked:
      'producir producción produce produjo producido fase 2 ingresos empresa nada almacén almacenar guardar límite lleno cabe 12 mercancía bienes van cuándo recibo llega mi petróleo grano pierdo recursos sobra demasiado se pierde',
  },
  selling: {
    title: '¿Cómo se vende?',
    text: 'En la fase 3, en tu turno, vendes al mercado todo lo que quieras de un recurso al precio indicado. Cobras ese precio por cada unidad; después el precio baja un paso por unidad. Sigue el siguiente jugador, y en tu próximo turno puedes vender otra vez, el mismo recurso u otro.',
    asked:
      'vender vendo vende venta ventas fase 3 mercado dinero recursos grano petróleo minerales ingresos ganar gano dinero rico todo de golpe a la vez cantidad consigo conseguir dinero obtener rápido',
  },
  prices: {
    title: '¿Cómo cambian los precios del mercado?',
    text: 'Cada unidad vendida baja un paso el precio de ese recurso; cada unidad comprada lo sube un paso. Los precios van de 1\u00a0M$ a 1.000\u00a0M$. Se compra y se vende al mismo precio. Los tratos entre jugadores no lo mueven.',
    asked:
      'precio precios mercado cambia baja bajado bajar sube subido subir caro barato cotización máximo mínimo más alto bajo',
  },
  buying: {
    title: '¿Cómo se compra?',
    text: 'En la fase 7, en tu turno, compras todo lo que quieras de un recurso al precio indicado, mientras tengas dinero y sitio. Con un cubo puedes comprar o prospectar. Si aún te quedan dos cubos, puedes hacer ambas cosas; primero se compra.',
    asked:
      'comprar compro compra compras fase 7 mercado recursos grano petróleo minerales dos cubos prospectar mismo ciclo más consigo conseguir trigo falta todo a la vez cantidad ambos sobra gastar',
  },
  prospecting: {
    title: '¿Cómo se encuentran empresas nuevas?',
    text: 'Prospecta en la fase 7. Nombra un recurso; se levantan cartas del mazo barajado hasta que sale una empresa de ese tipo. Cada carta cuesta 200\u00a0M$ y puedes parar en cualquiera. Tienes tres intentos. Una empresa en un territorio que ocupa un rival o que fue arrasado vuelve al mazo.',
    asked:
      'prospectar prospección encontrar encuentro conseguir empresa nueva nuevas buscar cartas levantar mazo más empresas más consigo conseguir busco carta cuesta otra petróleo',
  },
  'open-company': {
    title: '¿Cómo se abre o se cierra una empresa?',
    text: 'Una empresa que encuentras queda boca abajo. No cuesta sueldo ni produce nada hasta que la abres, al momento o más tarde. Puedes cerrar una empresa cuando quieras; reabrir una cerrada cuesta 200\u00a0M$. No hace falta ocupar su territorio, pero quien entre allí se queda con ella.',
    asked:
      'abrir abro cerrar reabrir cerrada inactiva empresa boca abajo activar carta encontrada poner en marcha encontré no da nada',
  },
  'move-costs': {
    title: '¿Cuánto cuesta mover?',
    text: 'Un ejército marcha por 1 de grano por territorio, vuela a cualquier sitio por 2 de petróleo o va a bordo de una flota: 1 de petróleo por mar, con hasta cuatro ejércitos. Una flota navega por 1 de petróleo por mar. En tu turno de la fase 5 mueves todas las unidades que quieras a un solo lugar; luego van los demás y puedes mover otra vez.',
    asked:
      'mover mueve moverse movimiento coste cuesta fase 5 grano petróleo viajar distancia lejos marchar volar navegar',
  },
  march: {
    title: 'Marchar y volar',
    text: 'Los ejércitos marchan de territorio en territorio mientras te quede grano: 1 de grano por ejército y por territorio en el que entran. O vuelan: 2 de petróleo llevan un ejército a cualquier territorio del mundo. No pueden subir a una flota ni bajar de ella por aire. Los territorios arrasados están cerrados.',
    asked: 'marchar marcha andar caminar volar vuela vuelo avión aire ejército lejos transporte aéreo avanzar avance',
  },
  convoy: {
    title: 'Llevar ejércitos por mar',
    text: 'Una flota lleva hasta cuatro ejércitos. Embarcan en un puerto por 1 de petróleo por grupo, y cada mar en el que entran cuesta 1 de petróleo. Desde cualquier mar azul claro pueden bajar a tierra gratis, en esta fase o más tarde. No pueden cambiar de flota en el mar; si una flota se hunde, se pierden los ejércitos a bordo.',
    asked: 'llevar transportar transporte barco flota embarcar desembarcar bordo puerto mar océano cargar convoy',
  },
  passage: {
    title: '¿Se puede pasar por zonas de otros?',
    text: 'Solo con permiso. Los ejércitos de dos jugadores nunca se quedan en el mismo territorio, ni las flotas de dos jugadores en el mismo mar azul claro; en los mares azul oscuro puede estar cualquiera. Puedes conceder el paso a otros y retirarlo después.',
    asked: 'derecho de paso permiso atravesar cruzar frontera compartir zona mar azul claro oscuro aliado dejar pasar',
  },
  'taking-cards': {
    title: '¿De quién son las empresas de un territorio?',
    text: 'Puedes tener una empresa sin estar en su territorio. Pero si entra una unidad de otro jugador, se queda con todas tus empresas de allí. Lo mismo ocurre cuando se conquista un territorio en una batalla.',
    asked:
      'empresa empresas dueño propietario perder quitar robar territorio conquistado carta queda ocupado desaparecido desaparece',
  },
  units: {
    title: '¿Cuánto cuestan los ejércitos y las flotas?',
    text: 'En la fase 6, un lote de suministros (1 de grano, 1 de petróleo y 1 mineral) da para hasta tres unidades, ejércitos y flotas como quieras, y cada unidad cuesta además 100\u00a0M$. No hay más límite que tus suministros y tu dinero.',
    asked:
      'construir construyo ejército flota unidades cuesta coste precio lote suministros fase 6 reclutar tropas más consigo conseguir ejércitos',
  },
  'where-to-build': {
    title: '¿Dónde se puede construir?',
    text: 'Ejércitos: en tus territorios natales, y en el extranjero donde tengas un ejército. Flotas: en un mar azul claro junto a un territorio tuyo que tenga puerto en él. No donde esté un rival, ni en un mar con un puerto rival, salvo que ya tengas allí una flota o te den permiso.',
    asked:
      'dónde construir construyo lugar sitio poner colocar natal extranjero puerto flota mar no puedo ejércitos nuevos aparecen salen desplegar salen costa',
  },
  weapons: {
    title: '¿Cómo se consiguen misiles nucleares y L-stars?',
    text: 'Investiga el primero de cada tipo. Después, en la fase 6, un misil nuclear cuesta 1 mineral y 500\u00a0M$, y un L-star 2 minerales y 1.000\u00a0M$. Puedes guardar 12 de cada. Otros jugadores pueden vendértelos en el mercado de armas.',
    asked:
      'conseguir consigo obtener construir comprar misil misiles nuclear bomba atómica arma armas coste precio satélite láser',
  },
  research: {
    title: '¿Cómo funciona la investigación?',
    text: 'En la fase 6 levantas cartas del mazo barajado, a 200\u00a0M$ cada una, hasta que sale un misil nuclear o un L-star, o paras. Cuando lo encuentras, pagas al momento la primera arma, y desde la siguiente fase 6 puedes construir más. Tu investigación no se pierde nunca.',
    asked: 'investigar investigación investigo desarrollar ciencia misil cartas levantar encontrar primera arma',
  },
  bazaar: {
    title: '¿Qué es el mercado de armas?',
    text: 'La última parte de la fase 6. Los jugadores se venden ejércitos, flotas, misiles nucleares, L-stars y territorios extranjeros con todo lo que hay en ellos, como quieran. Los territorios natales no se venden nunca.',
    asked: 'mercado de armas bazar vender armas unidades tierra territorio comprar misiles a otro jugador mercenarios',
  },
} as const satisfies Readonly<Record<string, Told>>;
