import type { Sketch } from '@marshall/rules/testing';
import { useEffect, useState } from 'react';
import { Setting } from '../app/Setting.tsx';
import { isPowerId, POWER_IDS } from '../look/powers.ts';
import { POWER_NAMES, words } from '../words.ts';
import { type Solo, startSolo } from './client.ts';
import type { Plan } from './messages.ts';

/**
 * A prepared position as a file: what `scenario` takes, or an opening of those powers; which of them people lead, and
 * what was commanded since.
 */
type PositionFile = Sketch &
  Pick<Plan, 'played' | 'until'> & { readonly people?: readonly string[]; readonly opening?: boolean };

/** The address of a prepared position, as `?position=` names it; `#prepared/` opens one in a page that is already there. */
export const positionAsked = (): string | undefined =>
  new URLSearchParams(location.search).get('position') ?? undefined;

interface OpenPositionProps {
  readonly address: string;
  readonly solo: Solo;
  readonly onPlay: (id: string) => void;
}

/** Fetches a prepared position from this site and starts a game there. */
export function OpenPosition({ address, solo, onPlay }: OpenPositionProps) {
  const [no, setNo] = useState<string>();
  useEffect(() => {
    let current = true;
    setNo(undefined);
    read(address)
      .then((plan) => startSolo(solo, plan))
      .catch((error: Error) => error.message)
      .then((sentence) => {
        const id = solo.session.state()?.id;
        if (!current) return;
        if (sentence === undefined && id !== undefined) onPlay(id);
        else setNo(sentence);
      });
    return () => {
      current = false;
    };
  }, [address, solo, onPlay]);
  return <Setting no={no} />;
}

async function read(address: string): Promise<Plan> {
  const url = new URL(address, document.baseURI);
  if (url.origin !== location.origin) throw new Error(words.front.position.elsewhere);
  const response = await fetch(url).catch(() => undefined);
  if (!response?.ok) throw new Error(words.front.position.missing(url.pathname));
  const plan = planOf(await response.json().catch(() => undefined));
  if (plan === undefined) throw new Error(words.front.position.empty);
  return { ...plan, seed: new URLSearchParams(location.search).get('seed') ?? address };
}

/** The powers that people lead, and recruits for the others. */
function planOf(file: unknown): Plan | undefined {
  if (typeof file !== 'object' || file === null || !('powers' in file) || typeof file.powers !== 'object')
    return undefined;
  // Whatever else is wrong with it the referee finds when the table is laid.
  const { people, opening, played, until, ...position } = file as PositionFile;
  const powers = POWER_IDS.filter((power) => position.powers[power] !== undefined);
  const led = people?.filter(isPowerId) ?? powers.slice(0, 1);
  return {
    players: powers.map((power) => ({
      power,
      name: POWER_NAMES[power].name,
      commander: led.includes(power) ? 'person' : 'recruit',
    })),
    ...(position.options === undefined ? {} : { options: position.options }),
    ...(opening ? {} : { position }),
    ...(played === undefined ? {} : { played }),
    ...(until === undefined ? {} : { until }),
  };
}
