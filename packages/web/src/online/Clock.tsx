import { createContext, useContext, useEffect, useState } from 'react';
import { dateAndTime } from '../dates.ts';
import { words } from '../words.ts';

/** When the open question is answered for a silent player; undefined where nobody is hurried. */
export const Deadline = createContext<number | undefined>(undefined);

const SECOND = 1000;
/** The last moments are drawn in red. */
const SOON = 10;

/** How long there is left for an answer. */
export function Clock() {
  const deadline = useContext(Deadline);
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (deadline === undefined) return;
    setNow(Date.now());
    const timer = window.setInterval(() => setNow(Date.now()), SECOND);
    return () => window.clearInterval(timer);
  }, [deadline]);
  if (deadline === undefined) return undefined;
  const seconds = Math.max(0, Math.ceil((deadline - now) / SECOND));
  return (
    <span
      className={`clock ${seconds <= SOON ? 'soon' : ''}`}
      role="timer"
      title={`${dateAndTime(deadline)}. ${words.online.clock.about}`}
    >
      {seconds === 0 ? words.online.clock.over : words.online.clock.left(sayTime(seconds))}
    </span>
  );
}

/** `0:45`, `3:07`, `2 h 5 min`, `3 days` */
export function sayTime(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return `${minutes}:${String(seconds % 60).padStart(2, '0')}`;
  const hours = Math.floor(minutes / 60);
  if (hours < 48) return words.online.clock.hours(hours, minutes % 60);
  return words.online.clock.days(Math.floor(hours / 24));
}
