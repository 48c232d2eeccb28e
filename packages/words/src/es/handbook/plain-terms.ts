// Cards of the stages, of everyday words that mean something particular here, and of what the program adds, in Spanish.
import type { Terms } from '../../handbook/terms.ts';

export const plainTerms = {
  'stage-1': {
    forms: ['fase 1', 'fase 1, Pagar', 'fase 1: Pagar'],
    text: 'Pagar: todos pagan sueldos e intereses y pueden devolver préstamos. No cuesta ningún cubo.',
  },
  'stage-2': {
    forms: ['fase 2', 'fase 2, Producir', 'fase 2: Producir'],
    text: 'Producir: tus empresas llenan tu centro de suministros. Ocurre solo y no cuesta ningún cubo.',
  },
  'stage-3': {
    forms: ['fase 3', 'fase 3, Vender', 'fase 3: Vender'],
    text: 'Vender: convierte recursos en dinero, uno por turno. Cada venta baja el precio para el siguiente.',
  },
  'stage-4': {
    forms: ['fase 4', 'fase 4, Atacar', 'fase 4: Atacar'],
    text: 'Atacar: un ataque por turno, por tierra, mar o aire, o con misiles nucleares. No se juega en el primer ciclo.',
  },
  'stage-5': {
    forms: ['fase 5', 'fase 5, Mover', 'fase 5: Mover'],
    text: 'Mover: lleva cuantas unidades quieras a un lugar por turno. Los territorios vacíos se toman sin luchar.',
  },
  'stage-6': {
    forms: ['fase 6', 'fase 6, Construir', 'fase 6: Construir'],
    text: 'Construir: forma ejércitos y flotas; más adelante, también armas e investigación.',
  },
  'stage-7': {
    forms: ['fase 7', 'fase 7, Comprar', 'fase 7: Comprar'],
    text: 'Comprar: compra un recurso o prospecta en busca de una empresa. Con dos cubos puedes hacer ambas cosas.',
  },
  grain: {
    forms: ['grano'],
    text: 'Uno de los tres recursos. Los ejércitos lo comen: marchar al territorio vecino cuesta 1 por ejército.',
  },
  oil: {
    forms: ['petróleo'],
    text: 'Uno de los tres recursos. Con 1 una flota cruza un mar; con 2 un ejército vuela a cualquier parte.',
  },
  minerals: {
    forms: ['minerales', 'mineral'],
    text: 'Uno de los tres recursos. De ellos se hacen los misiles nucleares y los L-stars, y cada lote lleva uno.',
  },
  price: {
    forms: ['precio', 'precios'],
    text: 'Lo que cuesta en el mercado una unidad de un recurso. Cada una vendida lo baja un paso; cada compra lo sube.',
  },
  bank: {
    forms: ['banco'],
    text: 'Comercia en el mercado, cobra los sueldos y presta dinero. Lo lleva el programa y nunca se le acaba.',
  },
  turn: {
    forms: ['turno', 'turnos'],
    text: 'Tu parte de una fase. Haces una cosa, luego van los demás, y vuelve a ti hasta que todos pasen.',
  },
  pass: {
    forms: ['pasar', 'pasa'],
    except: [
      'qué pasa',
      'pasar por',
      'deja pasar',
      'dejas pasar',
      'dejar pasar',
      'dejen pasar',
      'dejarla pasar',
      'acaba de pasar',
      'pasa por',
      'pasa a',
      'pasa nada',
      'pasa ninguno',
      'pasa uno',
      'pasa el ratón',
      'lo que pasa',
      'misil que pasa',
      'cargamento pasa',
      'te pasa',
    ],
    text: 'Ahora no. Si otro actúa, se te vuelve a preguntar; la fase acaba cuando todos han pasado seguidos.',
  },
  sealed: {
    forms: ['en secreto'],
    text: 'Nadie ve lo que eliges. Lo que ha elegido cada uno se descubre en el mismo momento.',
  },
  attack: {
    forms: ['ataque', 'ataques'],
    text: 'Una batalla o un golpe nuclear que empiezas en la fase 4. Una batalla cuesta al atacante un lote de suministros.',
  },
  battle: {
    forms: ['batalla', 'batallas'],
    text: 'Unidades contra unidades. Los dos bandos tiran a la vez, y cada 3 puntos retiran una unidad enemiga.',
  },
  dice: {
    forms: ['dado', 'dados'],
    text: 'De seis caras, los tira el programa. Al acabar la partida se pueden comprobar: nadie los elige.',
  },
  points: { forms: ['puntos'], text: 'Lo que suman tus dados en una batalla. Cada 3 retiran una unidad enemiga.' },
  odds: {
    forms: ['probabilidades'],
    text: 'Lo probable que es cada resultado. Son exactas: se cuentan todas las tiradas posibles.',
  },
  occupy: {
    forms: ['ocupar', 'ocupas', 'ocupa', 'entrar en él'],
    except: ['ocupa un asiento', 'ocupar este asiento', 'ocupar el asiento'],
    text: 'Entrar en un territorio que una batalla ha vaciado. Solo entonces es tuyo, con las empresas del perdedor.',
  },
  destroyed: {
    forms: ['destruido', 'destruidos', 'destruida', 'destruidas', 'hongo nuclear', 'hongos nucleares'],
    text: 'Un territorio alcanzado por un misil queda fuera el resto de la partida. Nadie puede entrar ni cruzarlo.',
  },
  fallen: {
    forms: ['fuera de la partida'],
    except: ['cada uno quedan fuera de la partida', 'queda fuera de la partida para', 'nuclear y fuera de la partida'],
    text: 'Una potencia sin territorio natal. Quien conquistó el último se queda con todo lo que tenía.',
  },
  abroad: {
    forms: ['en el extranjero', 'territorio extranjero', 'territorios extranjeros'],
    text: 'Fuera de tu país. Allí puedes tener territorios y empresas, pero se pierden con más facilidad.',
  },
  closed: {
    forms: ['empresa cerrada', 'empresas cerradas'],
    text: 'No cuesta sueldo ni produce nada. Volver a abrirla cuesta 200\u00a0M$.',
  },
  deck: {
    forms: ['mazo'],
    text: 'Las cartas que no son de nadie: empresas aún sin encontrar y las armas que busca la investigación.',
  },
  offer: {
    forms: ['oferta', 'ofertas'],
    text: 'Lo que alguien daría y a cambio de qué. No vale nada hasta que la aceptas.',
  },
  deal: {
    forms: ['trato', 'tratos'],
    text: 'Una oferta aceptada. Lo que dice cambia de manos al momento.',
  },
  gift: {
    forms: ['regalo', 'regalos'],
    text: 'Un trato sin nada a cambio. No puedes regalar dinero que te han prestado.',
  },
  commander: {
    forms: ['comandante virtual', 'comandantes virtuales'],
    text: 'El programa al mando de una potencia. Solo ve lo que vería una persona en su asiento.',
  },
  recruit: {
    forms: ['recluta', 'reclutas'],
    text: 'El comandante virtual más fácil. Comete los errores de quien empieza.',
  },
  officer: {
    forms: ['oficial', 'oficiales'],
    text: 'Un comandante virtual que juega con solidez y castiga los descuidos.',
  },
  general: {
    forms: ['general', 'generales'],
    except: ['en general', 'por lo general'],
    text: 'Un comandante virtual fuerte que planea el ciclo entero por adelantado.',
  },
  marshal: {
    forms: ['mariscal', 'mariscales'],
    text: 'El comandante virtual más fuerte. Piensa hasta tres segundos cada jugada.',
  },
  coach: {
    forms: ['entrenador'],
    text: 'En tu primer ciclo te dice para qué es cada momento y te sugiere una jugada. Se quita con un clic.',
  },
  hint: {
    forms: ['consejo', 'consejos'],
    text: 'Lo que haría un general en tu lugar. Se pide debajo de tu decisión; tu resultado cuenta cuántas veces.',
  },
  caretaker: {
    forms: ['suplente', 'suplentes'],
    text: 'El programa, que contesta por quien no está hasta que vuelve.',
  },
  substitute: {
    forms: ['sustituto', 'sustitutos'],
    text: 'Una persona que, con un enlace, dirige un tiempo la potencia de otra.',
  },
  'standing-order': {
    forms: ['orden permanente', 'órdenes permanentes'],
    text: 'Una respuesta dada por adelantado. Vale en cada ciclo hasta que la quitas, y nadie más la ve.',
  },
  referee: {
    forms: ['árbitro'],
    text: 'La parte del programa que conoce las reglas. Solo ofrece lo que está permitido.',
  },
  clause: {
    forms: ['cláusula', 'cláusulas'],
    text: 'Una regla numerada de los reglamentos. El manual enseña las que cuenta.',
  },
  ruling: {
    forms: ['dictamen', 'dictámenes'],
    text: 'Cómo decide el árbitro cuando los reglamentos callan o se contradicen.',
  },
  convoy: {
    forms: ['convoy', 'convoyes'],
    text: 'Buques mercantes en un mar azul oscuro, con las flotas que los escoltan.',
  },
  carriers: {
    forms: ['transportista', 'transportistas'],
    text: 'Mueven tus ejércitos en la fase 5: al precio de mercado de los suministros más 100\u00a0M$ por ejército.',
  },
  colony: {
    forms: ['colonia', 'colonias'],
    text: 'Un territorio extranjero que ocupas. Con Colonial Legions formas ejércitos allí.',
  },
  ransom: {
    forms: ['rescate'],
    text: 'La mitad o todo el valor de la carga: lo que piden los piratas por dejarla pasar. Pagas o pierdes los buques.',
  },
  tank: {
    forms: ['tanque', 'tanques'],
    text: 'Una unidad pesada de tierra con potencia de fuego 5. Ninguna expansión de este programa los trae.',
  },
  'fire-power-rating': {
    forms: ['índice de potencia de fuego'],
    text: 'Con transportes blindados: lo que suman las unidades de un bando. Ejército o flota, 1; transporte, 2.',
  },
  'kill-points': {
    forms: ['puntos de destrucción'],
    text: 'Con transportes blindados: los puntos que destruyen una unidad. Ejército o flota, 3; transporte, 8.',
  },
  'public-record': {
    forms: ['registro público'],
    text: 'Una forma de vender tecnología: todos ven la carta, tú la conservas y el comprador recibe una licencia.',
  },
  'top-secret': {
    forms: ['alto secreto'],
    text: 'Una forma de vender tecnología: la propia carta cambia de manos y nadie más sabe cuál es.',
  },
  token: {
    forms: ['ficha', 'fichas', 'ficha militar', 'fichas militares'],
    except: ['ficha de la batalla', 'tienen una ficha'],
    text: 'Una pieza de la página propia de la Conflict Chart. Representa unidades y vale puntos.',
  },
  canal: {
    forms: ['certificado de canal', 'certificados de canal'],
    text: 'Suma puntos en la página propia de la Conflict Chart. Quien gana el conflicto se queda los usados.',
  },
  mastermind: {
    forms: ['carta Mastermind', 'cartas Mastermind'],
    text: 'Una carta que suma puntos en la página propia de la Conflict Chart.',
  },
} as const satisfies Partial<Terms>;
