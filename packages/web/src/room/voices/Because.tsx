import type { View } from '@marshall/rules';
import { useSyncExternalStore } from 'react';
import type { TableState } from '../../session/session.ts';
import { sayMotive } from './say.ts';
import { onVoices, recallVoices } from './switch.ts';

interface BecauseProps {
  readonly table: TableState;
  readonly offer: View['offers'][number];
}

/** Why a computer commander makes an offer, in its own words; nothing where commanders are silent. */
export function Because({ table, offer }: BecauseProps) {
  const on = useSyncExternalStore(onVoices, recallVoices);
  const line = on ? sayMotive(table, offer) : undefined;
  return (
    line && (
      <p className="promise">
        <q>{line}</q>
      </p>
    )
  );
}
