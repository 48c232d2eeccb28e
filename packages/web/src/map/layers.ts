import { useState } from 'react';

const KEY = 'marshall:map-companies';

/** Whether companies are drawn on the map; remembered in this browser. */
export function useCompanyLayer(): readonly [on: boolean, turn: () => void] {
  const [on, setOn] = useState(recall);
  return [
    on,
    () => {
      setOn(!on);
      keep(!on);
    },
  ];
}

function recall(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'off';
  } catch {
    return true;
  }
}

function keep(on: boolean): void {
  try {
    localStorage.setItem(KEY, on ? 'on' : 'off');
  } catch {
    // It holds for as long as the page is open.
  }
}
