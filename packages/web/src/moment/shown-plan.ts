// A move that is only pointed at, shown on the map for as long as it is.
import { useMemo, useSyncExternalStore } from 'react';
import type { Draft } from '../session/session.ts';
import { type MapPlan, NO_PLAN, sketchOf } from './map-plan.ts';

let pointed: Draft | undefined;
const listeners = new Set<() => void>();

export function pointAt(draft: Draft | undefined): void {
  if (pointed === draft) return;
  pointed = draft;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** What is planned, or the move that is pointed at instead; the map is used as before. */
export function useShownPlan(plan: MapPlan): MapPlan {
  const draft = useSyncExternalStore(subscribe, () => pointed);
  return useMemo(() => {
    if (draft === undefined) return plan;
    const { pick, whyNot } = plan;
    return { ...NO_PLAN, ...sketchOf(draft), about: `pointed at ${JSON.stringify(draft)}`, pick, whyNot };
  }, [plan, draft]);
}
