// Where a game is studied, in Spanish.
import type { Page } from '../../page.ts';

export const studyWords: Page['study'] = {
  share: {
    heading: 'Compartir este momento',
    link: 'Enlace a este momento',
    copy: 'Copiar',
    picture: 'Guardar una imagen',
    drawing: 'Dibujando la imagen.',
    saved: 'La imagen está guardada.',
    failed: 'Este navegador no puede dibujar la imagen. Haz una captura de pantalla.',
    here: 'El enlace funciona en este navegador, donde está guardada la partida. Para enseñárselo a otros, envía la imagen o el archivo de la partida.',
    online:
      'El enlace abre este momento a todos los que pueden ver esta mesa. La partida ha terminado, así que ya no hay nada secreto.',
  },
  whatIf: {
    heading: '¿Y si…?',
    button: 'Probarlo en un tablero imaginado',
    menu: '¿Y si…? Probarlo en un tablero imaginado',
    about: 'Un tablero privado en esta pantalla, contra el ordenador. La partida sigue como está.',
    hidden: 'Lo que no puedes ver se inventa.',
    as: 'Jugar como',
    note: 'Tablero imaginado',
    made: 'Lo que no puedes ver es inventado. Nada de esto ocurre en la partida.',
    open: 'Nada de esto cambia la partida.',
    back: 'Volver a la partida',
    notYet:
      'Podrás imaginar un tablero cuando todos los jugadores dirijan una potencia. Avanza un poco e inténtalo de nuevo.',
  },
  explorer: {
    heading: 'Explorador de probabilidades',
    linkAbout: 'Probabilidades exactas de cualquier batalla que imagines.',
    about:
      'Elige dos fuerzas. Se cuentan todas las tiradas posibles con los pasos del propio árbitro, así que son exactas.',
    attacker: 'Atacante',
    defender: 'Defensor',
    units: { army: 'Ejércitos', navy: 'Flotas', apc: 'Transportes blindados' },
    lStars: 'L-stars',
    sets: 'Lotes de suministros',
    tactic: 'El ataque llega',
    tactics: { direct: 'por una frontera', amphibious: 'por mar', airborne: 'por aire' },
    toTheEnd: 'Seguir hasta que se decida',
    apc: 'Jugar con transportes blindados',
    militia: 'Nadie defiende: resiste la milicia',
    result: 'Probabilidades',
    captured: 'El atacante toma la zona',
    emptied: 'No queda nada del defensor',
    wipedOut: 'No queda nada del ataque',
    attackerLost: 'El atacante pierde',
    defenderLost: 'El defensor pierde',
    number: (number) => String(number),
    dice: (attacker, defender) => `Dados de la primera ronda: ${attacker} contra ${defender}`,
    supposed: 'Cómo se calculan estas probabilidades',
    link: 'Enlace a estas probabilidades',
    open: 'Explorar estas probabilidades',
    back: 'Portada',
  },
  positions: {
    link: 'Posiciones para resolver',
    linkAbout: 'Una nueva cada día, con una respuesta mejor. Las cifras son exactas.',
  },
};
