import { isZone } from '@marshall/rules';
import type { ToldRefusal } from '@marshall/words';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Arrow } from '../map/types.ts';
import { zoneInText } from '../session/names.ts';
import type { Preview, Session, TableState } from '../session/session.ts';
import { words } from '../words.ts';
import type { Form, Row } from './form.ts';
import { type MapPlan, planOf } from './map-plan.ts';
import { wholeStack } from './orders.ts';
import { usePreview } from './preview.ts';
import { movingIn } from './proposals.ts';
import type { Hand } from './use-hand.ts';

/** A zone whose units were taken up, and where they can go. */
interface Origin {
  readonly zone: string;
  readonly form: string;
  readonly reach: readonly string[] | undefined;
}

/** What of the moment can be done on the map; units that move are taken up first, then sent. */
export function useMapPlan(hand: Hand, session: Session, table: TableState): MapPlan {
  const { form } = hand;
  const [taken, setTaken] = useState<Origin>();
  const preview = usePreview(session, table, form?.complete && isMove(form) ? form.draft : undefined);
  const moving = form === undefined ? undefined : destinationOf(form);
  const key = form === undefined ? '' : `${form.type} ${table.asked?.id ?? ''}`;
  const origin = moving !== undefined && taken?.form === key ? taken : undefined;
  const ready = useMemo(() => ownZones(table), [table]);

  useEffect(() => {
    if (origin === undefined || origin.reach !== undefined || form === undefined) return;
    let current = true;
    session.reach(form.type, origin.zone).then(
      (reach) => current && setTaken({ ...origin, reach }),
      () => current && setTaken(undefined),
    );
    return () => {
      current = false;
    };
  }, [session, origin, form]);

  const { take, say } = hand;
  const type = form?.type ?? '';
  const send = useCallback(
    (from: string, to: string): void => {
      setTaken(undefined);
      wholeStack(session.options, type, from, to).then((orders) => {
        if ('sentence' in orders) say(orders);
        else if (orders.lines.length > 0) take(type, { to, orders: orders.value });
        else say(outOfReach(from, to));
      });
    },
    [session, type, take, say],
  );
  const about = `${key} ${JSON.stringify(hand.chosen)}`;
  return useMemo(() => {
    const plan = { ...planOf(hand, session.explain), about };
    const arrows = preview === undefined ? plan.arrows : waysOf(preview, plan.arrows);
    const entering = form === undefined ? [] : movingIn(table.view, table.seat, form.draft);
    if (moving === undefined) return { ...plan, arrows, placing: [...plan.placing, ...entering] };
    const grab = { start: (from: string) => setTaken({ zone: from, form: key, reach: undefined }), drop: send };
    // Once a destination is chosen, clicks bring more units there; a drag begins again. The way is what matters on the map.
    if (moving.value !== undefined) return { ...plan, arrows, ready, grab, targets: new Set<string>() };
    const open = moving.domain.kind === 'one-of' ? moving.domain.values : [];
    return {
      ...plan,
      arrows,
      ready,
      grab,
      busy: plan.busy || (origin !== undefined && origin.reach === undefined),
      targets: new Set(origin?.reach ?? []),
      selected: new Set(origin === undefined ? [] : [origin.zone]),
      pick: (zone) => {
        if (origin?.zone === zone) setTaken(undefined);
        else if (origin?.reach?.includes(zone)) send(origin.zone, zone);
        else if (ready.has(zone)) setTaken({ zone, form: key, reach: undefined });
        else if (origin === undefined && open.includes(zone)) hand.set(moving.field, zone);
        else return false;
        return true;
      },
      whyNot: async (zone) =>
        (await session.explain({ type: form?.type ?? '', [moving.field]: zone })) ??
        (origin === undefined ? undefined : outOfReach(origin.zone, zone)),
    };
  }, [hand, session, table, form, moving, preview, origin, ready, key, about, send]);
}

const isMove = ({ rows }: Form): boolean => rows.some(({ field }) => field === 'orders');

/** The row of a command that sends units somewhere: its first field is a destination on the map. */
function destinationOf({ rows }: Form): Row | undefined {
  const [first] = rows;
  if (first?.field !== 'to' || first.domain.kind !== 'one-of') return undefined;
  return first.domain.values.some((value) => typeof value === 'string' && isZone(value)) ? first : undefined;
}

const ownZones = ({ view, seat }: TableState): ReadonlySet<string> =>
  new Set(view.board.filter(({ forces }) => forces.some((force) => force.seat === seat)).map(({ zone }) => zone));

/** The way zone by zone, as the referee would go it. */
function waysOf({ legs }: Preview, planned: readonly Arrow[]): Arrow[] {
  const kind = planned[0]?.kind ?? 'move';
  const steps = legs.flatMap(({ from, path }) =>
    path.map((to, i): Arrow => ({ from: i === 0 ? from : (path[i - 1] ?? from), to, kind })),
  );
  const seen = new Set<string>();
  return steps.filter(({ from, to }) => {
    const step = `${from} ${to}`;
    if (from === to || seen.has(step)) return false;
    seen.add(step);
    return true;
  });
}

const outOfReach = (from: string, to: string): ToldRefusal => ({
  code: 'out-of-reach',
  clause: 'B-MOVE-03',
  sentence: words.map.outOfReach(zoneInText(from), zoneInText(to)),
});
