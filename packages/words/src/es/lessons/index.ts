// Lessons, coach and how to play, in Spanish.
import type { Lessons } from '../../lessons.ts';
import { coach } from './coach.ts';
import { how } from './how.ts';
import { positions } from './positions.ts';
import { steps } from './steps.ts';

export const lessons: Lessons = {
  hub: {
    heading: 'Aprende en diez minutos',
    about: 'Tres situaciones cortas en una mesa de verdad y después tu primera partida con un entrenador a tu lado.',
    minutes: (number) => (number === 1 ? '1 minuto' : `${number} minutos`),
    begin: 'Empezar',
    goOn: 'Seguir',
    again: 'Otra vez',
    done: 'Hecho',
    back: 'Portada',
    how: 'Cómo se juega: dos páginas',
    howAbout: 'El objetivo, las siete fases y cómo se gana, con imágenes.',
    firstCycle: 'Tu primer ciclo',
    firstCycleAbout:
      'Una partida normal contra tres reclutas. El entrenador te dice de qué se trata en cada momento y qué podrías hacer.',
  },
  names: {
    economy: {
      title: 'Dinero y pujas',
      about: 'Pagar, producir, vender antes que los demás, armarse y comprar barato.',
    },
    landing: {
      title: 'Un desembarco',
      about: 'Cuatro ejércitos desembarcan: probabilidades, dados, bajas y botín.',
    },
    crisis: {
      title: 'Una crisis nuclear',
      about: 'Dos misiles nucleares vienen hacia ti. Derríbalos y después decide.',
    },
  },
  card: {
    heading: 'Lección',
    step: (at, of) => `Paso ${at} de ${of}`,
    next: 'Siguiente',
    skip: 'Salir de la lección',
    missed: 'Has hecho otra cosa, y está permitido. Prueba de la otra manera o sigue así.',
    retry: 'Probar otra vez',
    goOn: 'Seguir así',
    elsewhere: 'Aquí las cosas han ido de otra manera. Responde como quieras; después sigue la lección.',
    over: 'Lección terminada',
    otherwise: 'Has ido por tu cuenta. Juega la lección otra vez y sigue los pasos para ver de qué trata.',
    nextLesson: (title) => `Siguiente: ${title}`,
    learn: 'Todas las lecciones',
    restart: 'Empezar la lección de nuevo',
  },
  positions,
  steps,
  coach,
  how,
};
